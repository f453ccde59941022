import { styled } from '@mui/material/styles'
import { startTransition, useEffect, useState } from 'react'
import { atParentsStart } from '#ui/display/DataText'
import type { MessageKey } from '#ui/intl/messages'
import { useText } from '#ui/intl/useText'
import { LazyBoundary } from '#ui/load/LazyBoundary'
import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import { Page } from '#ui/page/Page'
import { SectionCard } from '#ui/page/SectionCard'
import { DemoCard, DemoWaiting } from './DemoCard'
import type { Demo, Documentation } from './demo'

/** Rendered in the first commit: about one screen of a phone. */
const first = 2

/**
 * Number of `total` pieces to render: the first ones immediately, then one more per painted frame, so that a
 * long page never blocks input.
 */
function useProgress(total: number): number {
  const [drawn, setDrawn] = useState(first)
  useEffect(() => {
    if (drawn >= total) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setDrawn(drawn + 1)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [drawn, total])
  return Math.min(drawn, total)
}

/** One chunk for all showcases, loaded with the first of them. */
const DemoTheme = lazyWithPreload(() => import('./DemoTheme').then((module) => module.DemoTheme))
void DemoTheme.preload()

interface ShowcaseProps {
  titleKey: MessageKey
  /** Purpose of the component, and when to use another one, in one or two sentences. */
  purpose: string
  demos: readonly Demo[]
  documentation?: readonly Documentation[]
  /** Use with keyboard and screen reader: one sentence each. */
  accessibility?: readonly string[]
}

/** Frame of all showcase pages: purpose, demos with their sources, and links to documentation. */
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

/** Separate from the page, so that it is first rendered when the content is due. */
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

/** Makes a demo full width if it would be alone in a row of two. */
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
  // Avoids a page break between the heading and a first card that is taller than the rest of the page.
  // Browsers move a grid as a whole.
  '@media print': {
    display: 'flex',
    flexDirection: 'column',
    '& > :first-of-type': { breakInside: 'auto !important' },
  },
}))

/** Notes on use with keyboard and screen reader. */
function AccessibilityNotes({ notes }: { notes: readonly string[] }) {
  const text = useText()
  if (notes.length === 0) return null
  return (
    <Space>
      <SectionCard title={text('showcase.accessibility')}>
        <NoteList lang="en">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </NoteList>
      </SectionCard>
    </Space>
  )
}

const Space = styled('div')({ marginTop: 16 })

const NoteList = styled('ul')({ margin: 0, paddingInlineStart: 20, display: 'grid', gap: 4 })

/** Links to the documentation of the components, in a new tab. */
function DocumentationLinks({ links }: { links: readonly Documentation[] }) {
  const text = useText()
  if (links.length === 0) return null
  return (
    <LinkList aria-label={text('showcase.documentation')}>
      {links.map(({ name, address }) => (
        <li key={address}>
          <OutsideLink href={address} target="_blank" rel="noopener noreferrer">
            {text('showcase.documentationOf', { name })}
          </OutsideLink>
        </li>
      ))}
    </LinkList>
  )
}

const LinkList = styled('ul')({
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 16,
  margin: '0 0 16px',
  padding: 0,
})

const OutsideLink = styled('a')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: theme.palette.primary.readable,
}))
