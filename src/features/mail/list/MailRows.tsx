import { styled } from '@mui/material/styles'
import { skipToken } from '@reduxjs/toolkit/query'
import { type RefObject, useCallback, useMemo, useRef } from 'react'
import type { Mail, MailView } from '#contract/mail/mail'
import { useText } from '#ui/intl/useText'
import { useVisibleRows } from '#ui/list/useVisibleRows'
import { useDemoFormat } from '#ui/time/demoClock'
import { useNow } from '#ui/time/useNow'
import type { MailActions } from '../actions/useMailActions'
import type { LabelsById } from '../api/labels'
import { useMailRowsQuery } from '../api/mail'
import { type LinkOf, MailRow } from './MailRow'
import { RowSkeleton } from './RowSkeleton'
import { rowHeight } from './rowStyles'
import type { Selection } from './useMailSelection'

interface MailRowsProps {
  label: string
  /** The scroll container of the rows. */
  box: RefObject<HTMLElement | null>
  view: MailView
  openId: string | null
  labels: LabelsById
  words: readonly string[]
  isMixed: boolean
  selection: Selection
  actions: MailActions
  linkOf: LinkOf
}

/** The mails of a list. Only visible rows are rendered and requested. */
export function MailRows(props: MailRowsProps) {
  const { label, box, view, openId, labels, words, isMixed, selection, actions, linkOf } = props
  const { ids } = view
  const text = useText()
  const mailTime = useMailTime()
  const list = useRef<HTMLUListElement>(null)
  const { first, end } = useVisibleRows(list, ids.length, rowHeight, box)
  const rows = useRows(view, first, end)
  return (
    <List
      ref={list}
      aria-label={label}
      style={{ paddingTop: first * rowHeight, paddingBottom: (ids.length - end) * rowHeight }}
    >
      {ids.slice(first, end).map((id, index) => {
        const mail = rows.get(id)
        return (
          <li key={id} aria-setsize={ids.length} aria-posinset={first + index + 1}>
            {mail && (
              <MailRow
                mail={mail}
                timeOf={mailTime}
                linkOf={linkOf}
                isOpen={id === openId}
                isChosen={selection.has(id)}
                labels={labels}
                words={words}
                isMixed={isMixed}
                onChoose={selection.toggle}
                onStar={actions.star}
                onImportant={actions.important}
              />
            )}
            {!mail && (rows.isWhole ? <Gone>{text('mail.damaged')}</Gone> : <RowSkeleton />)}
          </li>
        )
      })}
    </List>
  )
}

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  listStyle: 'none',
  paddingInline: 0,
  overflowAnchor: 'none',
  // Only the rendered rows, without the space reserved for the others.
  '@media print': { paddingBlock: '0 !important' },
  '& > li': {
    height: rowHeight,
    boxSizing: 'border-box',
    overflow: 'hidden',
    // A row that is added or removed must not lay out the others: that dominated the scrolling time.
    contain: 'strict',
    borderBottom: `1px solid ${theme.palette.divider}`,
  },
}))

const Gone = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  padding: '30px 16px 0',
  color: theme.palette.text.secondary,
}))

/**
 * Extra rows to request on both sides of the rendered ones. A row that waits for its mail renders twice, and
 * a whole chunk of such rows at once slows down scrolling.
 */
const lead = 32

interface Rows {
  get: (id: string) => Mail | undefined
  /** False if some requested rows do not exist: they were deleted or are damaged. */
  isWhole: boolean
}

/** The mails of the visible rows: those that came with the view, and others requested while scrolling. */
function useRows({ ids, mails }: MailView, first: number, end: number): Rows {
  const known = useMemo(() => new Map(mails.map((mail) => [mail.id, mail])), [mails])
  const place = { ids, known, first: Math.max(0, first - lead), end: end + lead }
  // Adjacent chunks, so that no row is requested twice; together they cover any window.
  const one = useChunk(place, 0)
  const two = useChunk(place, 1)
  const three = useChunk(place, 2)
  const four = useChunk(place, 3)
  const five = useChunk(place, 4)
  return useMemo(() => {
    const chunks = [one, two, three, four, five]
    const more = new Map(
      chunks.flatMap((chunk) => chunk.mails?.map((mail) => [mail.id, mail] as const) ?? []),
    )
    return {
      get: (id) => known.get(id) ?? more.get(id),
      isWhole: chunks.every(({ isAwaited }) => !isAwaited),
    }
  }, [known, one, two, three, four, five])
}

/** Rows per request: reading the response must not slow down scrolling. */
const size = 32

/** Number of chunks held at a time; the requested rows may fill all chunks but one. */
const slots = 5

interface Place {
  ids: readonly string[]
  /** Mails that need no request. */
  known: ReadonlyMap<string, Mail>
  /** The rows from `first` up to but excluding `end` are needed. */
  first: number
  end: number
}

interface Chunk {
  /** The last response, kept while other mails are loading. */
  mails: readonly Mail[] | undefined
  isAwaited: boolean
}

/**
 * One of the chunks of visible rows. Each slot takes every fifth chunk, so a chunk keeps its slot while the
 * window moves.
 */
function useChunk({ ids, known, first, end }: Place, slot: number): Chunk {
  const above = Math.floor(first / size)
  const chunk = above + ((slot - (above % slots) + slots) % slots)
  const isInSight = chunk * size < end
  const missing = useMemo(
    () =>
      isInSight ? ids.slice(chunk * size, (chunk + 1) * size).filter((id) => !known.has(id)) : [],
    [ids, known, chunk, isInSight],
  )
  const { data, currentData } = useMailRowsQuery(missing.length > 0 ? missing : skipToken)
  const mails = data?.value
  const isAwaited = missing.length > 0 && currentData === undefined
  return useMemo(() => ({ mails, isAwaited }), [mails, isAwaited])
}

/** Formats when a mail arrived, as short as possible: the time for today, otherwise the day. */
function useMailTime(): (moment: number) => string {
  const format = useDemoFormat()
  const today = format.day(useNow())
  return useCallback(
    (moment) => (format.day(moment) === today ? format.time(moment) : format.date(moment)),
    [format, today],
  )
}
