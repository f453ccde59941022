import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { type ReactNode, useState } from 'react'
import { SendIcon } from '#ui/icons/actions'
import { CheckIcon, ClockIcon } from '#ui/icons/controls'
import { WalletIcon } from '#ui/icons/menu'

interface TimelineEntry {
  /** As displayed. */
  time: string
  title: string
  text?: string
  icon?: ReactNode
}

interface TimelineProps {
  entries: readonly TimelineEntry[]
  /** The side of the line for the text; `both` alternates if the timeline is wide enough. */
  side?: 'end' | 'start' | 'both'
  /** Shows times on the opposite side of the line. */
  timesApart?: boolean
}

/** Events in order: a list whose line and dots are drawn with CSS. */
function Timeline({ entries, side = 'end', timesApart = false }: TimelineProps) {
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

/** Pixels. The line connects the centres of the dots. */
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
  // Made smaller with a transparent border: a transform would also scale the line.
  '&[data-icon="false"]': {
    border: `${dot / 4}px solid transparent`,
    backgroundColor: theme.palette.primary.main,
    backgroundClip: 'padding-box',
  },
}))

/** A withdrawal, from the request to the payment. */
const withdrawal: readonly TimelineEntry[] = [
  { time: '09:00', title: 'Ordered', text: '500.00 baht to your first account' },
  { time: '09:01', title: 'Checked', text: 'Turnover and limits are in order' },
  { time: '09:04', title: 'Sent to the bank' },
  { time: '09:06', title: 'Paid out', text: 'Reference W-1042' },
]

const icons = [
  <WalletIcon key="ordered" size={16} />,
  <ClockIcon key="checked" size={16} />,
  <SendIcon key="sent" size={16} />,
  <CheckIcon key="paid" size={16} />,
]

const withIcons: readonly TimelineEntry[] = withdrawal.map((entry, index) => ({
  ...entry,
  icon: icons[index],
}))

export function TimelineAtEnd() {
  return <Timeline entries={withdrawal} />
}

export function TimelineAtStart() {
  return <Timeline entries={withdrawal} side="start" />
}

export function TimelineWithIcons() {
  return <Timeline entries={withIcons} />
}

export function TimelineTakingTurns() {
  return <Timeline entries={withdrawal} side="both" />
}

export function TimelineTimesApart() {
  return <Timeline entries={withIcons} side="both" timesApart />
}

/** New entries are added at the end and announced. */
export function GrowingTimeline() {
  const [known, setKnown] = useState(1)
  const isOver = known === withdrawal.length
  return (
    <>
      <div aria-live="polite">
        <Timeline entries={withdrawal.slice(0, known)} />
      </div>
      <Button variant="outlined" onClick={() => setKnown(isOver ? 1 : known + 1)}>
        {isOver ? 'Start over' : 'What happened next?'}
      </Button>
    </>
  )
}
