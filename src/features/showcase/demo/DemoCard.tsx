import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { edgeToEdge } from '#ui/appearance/grounds'
import { atParentsStart } from '#ui/display/DataText'
import { LazyBoundary } from '#ui/load/LazyBoundary'
import { SkeletonBlock } from '#ui/load/LoadArea'
import type { Demo } from './demo'
import { SourceView } from './SourceView'

/** One demo: title, caption, live example and source. */
export function DemoCard({ demo }: { demo: Demo }) {
  const { title, caption, Live, source, isWide = false } = demo
  const titleId = useId()
  return (
    <Card aria-labelledby={titleId} data-wide={isWide}>
      <Title id={titleId} lang="en" dir="auto">
        {title}
      </Title>
      {caption && (
        <Caption lang="en" dir="auto">
          {caption}
        </Caption>
      )}
      <Stage lang="en">
        <LazyBoundary fallback={<DemoWaiting />}>
          <Live />
        </LazyBoundary>
      </Stage>
      <SourceView title={title} source={source} />
    </Card>
  )
}

const Card = styled('section')(({ theme }) => ({
  // Beside a taller card, the footer is at the bottom.
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.paper,
  ...edgeToEdge(theme),
  '&[data-wide="true"]': { gridColumn: '1 / -1' },
}))

const Title = styled('h2')(({ theme }) => ({
  ...theme.typography.h4,
  margin: 0,
  padding: '16px 20px 0',
  ...atParentsStart,
}))

const Caption = styled('p')(({ theme }) => ({
  margin: '4px 0 0',
  padding: '0 20px',
  color: theme.palette.text.secondary,
  ...atParentsStart,
}))

const Stage = styled('div')({
  flexGrow: 1,
  padding: '16px 20px',
  // Print has no scrolling.
  '@media print': { '& section[tabindex]': { maxHeight: 'none', overflow: 'visible' } },
})

/** Placeholder of a demo whose library is still loading. */
export function DemoWaiting() {
  return <SkeletonBlock height={160} />
}
