import { styled } from '@mui/material/styles'
import { type ReactNode, useEffect } from 'react'
import { watchPresses } from '#ui/overlay/useOverlay'
import { SkipLink } from '#ui/page/SkipLink'
import { PrintPage } from '#ui/print/PrintPage'
import type { OpenGroup } from '../menu'
import { edge, frameSizes } from './frameSizes'
import { OpenFooter } from './OpenFooter'
import { OpenHeader } from './OpenHeader'

interface OpenFrameProps {
  /** Every open page, for the list of pages. */
  groups: readonly OpenGroup[]
  children: ReactNode
}

/** Frame of every open page: list of all pages, language and colour mode. */
export function OpenFrame({ groups, children }: OpenFrameProps) {
  useEffect(watchPresses, [])
  return (
    <Ground>
      <SkipLink />
      <PrintPage />
      <OpenHeader groups={groups} />
      <Content>{children}</Content>
      <OpenFooter />
    </Ground>
  )
}

const Ground = styled('div')(({ theme }) => ({
  ...edge(theme),
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: '100dvh',
}))

/** Centred column; children marked `data-bleed` span the full width, as do header and footer. */
const Content = styled('main')({
  display: 'grid',
  gridTemplateColumns: `[bleed-start] minmax(var(--edge), 1fr) [content-start] minmax(0, ${frameSizes.content}px) [content-end] minmax(var(--edge), 1fr) [bleed-end]`,
  alignContent: 'start',
  paddingBlock: '24px 40px',
  '& > *': { gridColumn: 'content', minWidth: 0 },
  '& > [data-bleed]': { gridColumn: 'bleed' },
  '&:has(> [data-bleed]:not(* + *))': { paddingTop: 0 },
  '&:has(> [data-bleed]:last-child)': { paddingBottom: 0 },
})
