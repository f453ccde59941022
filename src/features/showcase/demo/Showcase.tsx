import { styled } from '@mui/material/styles'
import { atParentsStart } from '#ui/display/DataText'
import type { MessageKey } from '#ui/intl/messages'
import { useText } from '#ui/intl/useText'
import { LazyBoundary } from '#ui/load/LazyBoundary'
import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import { Page } from '#ui/page/Page'
import { AccessibilityNotes } from './AccessibilityNotes'
import { DemoCard, DemoWaiting } from './DemoCard'
import { DocumentationLinks } from './DocumentationLinks'
import type { Demo, Documentation } from './demo'
import { useProgress } from './useProgress'

/** One file for all showcases, asked for with the first of them. */
const DemoTheme = lazyWithPreload(() => import('./DemoTheme').then((module) => module.DemoTheme))
void DemoTheme.preload()

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
      <LazyBoundary fallback={<DemoWaiting />}>
        <DemoTheme>
          <Demos demos={demos} />
        </DemoTheme>
      </LazyBoundary>
      <AccessibilityNotes notes={accessibility} />
    </Page>
  )
}

/** Apart from the page: it is first drawn when the content's turn comes. */
function Demos({ demos }: { demos: readonly Demo[] }) {
  const drawn = useProgress(demos.length)
  return (
    <Grid aria-busy={drawn < demos.length}>
      {wholeRows(demos)
        .slice(0, drawn)
        .map((demo) => (
          <DemoCard key={demo.title} demo={demo} />
        ))}
    </Grid>
  )
}

/** Whoever would stand alone in a row of two takes the whole of it. */
function wholeRows(demos: readonly Demo[]): Demo[] {
  let halves = 0
  return demos.map((demo, index) => {
    if (demo.isWide) {
      halves = 0
      return demo
    }
    const next = demos[index + 1]
    const isAlone = halves % 2 === 0 && (next === undefined || next.isWide === true)
    halves += 1
    return isAlone ? { ...demo, isWide: true } : demo
  })
}

const Purpose = styled('p')(({ theme }) => ({
  margin: '0 0 12px',
  maxWidth: '70ch',
  color: theme.palette.text.secondary,
  ...atParentsStart,
}))

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  // On paper the heading does not stay alone because the first card is higher than what is left of its page.
  // Browsers move a grid as a whole.
  '@media print': {
    display: 'flex',
    flexDirection: 'column',
    '& > :first-of-type': { breakInside: 'auto !important' },
  },
}))
