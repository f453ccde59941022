import { styled } from '@mui/material/styles'
import type { MessageKey } from '#ui/intl/messages'
import { useText } from '#ui/intl/useText'
import { Page } from '#ui/page/Page'
import { AccessibilityNotes } from './AccessibilityNotes'
import { DemoCard } from './DemoCard'
import { DocumentationLinks } from './DocumentationLinks'
import type { Demo, Documentation } from './demo'
import { useProgress } from './useProgress'

interface ShowcaseProps {
  titleKey: MessageKey
  /** What the shown part is for, and when to take another: a sentence or two. */
  purpose: string
  demos: readonly Demo[]
  documentation?: readonly Documentation[]
  /** How the pattern works with keyboard and screen reader: one sentence each. */
  accessibility?: readonly string[]
}

/** The frame of every showcase page: what it is for, the demos with their sources, where to read on. */
export function Showcase(props: ShowcaseProps) {
  const { titleKey, purpose, demos, documentation = [], accessibility = [] } = props
  const text = useText()
  return (
    <Page title={text(titleKey)}>
      <Purpose lang="en" dir="auto">
        {purpose}
      </Purpose>
      <DocumentationLinks links={documentation} />
      <Demos demos={demos} />
      <AccessibilityNotes notes={accessibility} />
    </Page>
  )
}

/** Apart from the page: it is first drawn when the content's turn comes. */
function Demos({ demos }: { demos: readonly Demo[] }) {
  const drawn = useProgress(demos.length)
  return (
    <Grid aria-busy={drawn < demos.length}>
      {demos.slice(0, drawn).map((demo) => (
        <DemoCard key={demo.title} demo={demo} />
      ))}
    </Grid>
  )
}

const Purpose = styled('p')(({ theme }) => ({
  margin: '0 0 12px',
  maxWidth: '70ch',
  color: theme.palette.text.secondary,
}))

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}))
