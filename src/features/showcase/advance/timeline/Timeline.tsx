import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

export interface TimelineEntry {
  /** When, as it is shown. */
  time: string
  title: string
  text?: string
  icon?: ReactNode
}

interface TimelineProps {
  entries: readonly TimelineEntry[]
  /** On which side of the line the words stand; `both` takes turns, where it is wide enough. */
  side?: 'end' | 'start' | 'both'
  /** The times stand across the line from the words. */
  timesApart?: boolean
}

/** What happened in its order: a list, whose line and dots are drawn by CSS. */
export function Timeline({ entries, side = 'end', timesApart = false }: TimelineProps) {
  return (
    <List data-side={side}>
      {entries.map(({ time, title, text, icon }) => (
        <li key={time + title}>
          <Across>{timesApart && <time>{time}</time>}</Across>
          <Dot aria-hidden="true" data-icon={icon !== undefined}>
            {icon}
          </Dot>
          <div>
            {!timesApart && <time>{time}</time>}
            <strong>{title}</strong>
            {text && <p>{text}</p>}
          </div>
        </li>
      ))}
    </List>
  )
}

/** Where the line runs: from the middle of one dot to the next. */
const dot = 28

const List = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: `auto ${dot}px minmax(0, 1fr)`,
    columnGap: 12,
    paddingBottom: 20,
  },
  '& li:not(:last-of-type) > span[data-icon]::after': {
    content: '""',
    position: 'absolute',
    insetBlock: `${dot}px 0`,
    borderInlineStart: `2px solid ${theme.palette.divider}`,
  },
  '& time': { display: 'block', color: theme.palette.text.secondary },
  '& p': { margin: '2px 0 0' },
  '&[data-side="start"] li': { gridTemplateColumns: `minmax(0, 1fr) ${dot}px` },
  '&[data-side="start"] li > div:first-of-type': { display: 'none' },
  '&[data-side="start"] li > div:last-of-type': { order: -1, textAlign: 'end' },
  [theme.breakpoints.up('sm')]: {
    '&[data-side="both"] li': { gridTemplateColumns: `minmax(0, 1fr) ${dot}px minmax(0, 1fr)` },
    '&[data-side="both"] li:nth-of-type(even) > div:last-of-type': { order: -1, textAlign: 'end' },
    '&[data-side="both"] li:nth-of-type(even) > div:first-of-type': {
      order: 1,
      textAlign: 'start',
    },
  },
}))

const Across = styled('div')({ textAlign: 'end' })

const Dot = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: dot,
  height: dot,
  borderRadius: '50%',
  border: `2px solid ${theme.palette.primary.main}`,
  color: theme.palette.primary.readable,
  // Smaller by a clear edge: made smaller by a transform, it would hold the line as well.
  '&[data-icon="false"]': {
    border: `${dot / 4}px solid transparent`,
    backgroundColor: theme.palette.primary.main,
    backgroundClip: 'padding-box',
  },
}))
