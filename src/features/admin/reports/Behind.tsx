import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { startOfBangkokDay } from '#lib/time'
import { type Formats, useFormat } from '#ui/intl/useFormat'
import { type Text, useText } from '#ui/intl/useText'
import type { ListQuery } from '../list/listState'
import { NarrowedBy } from '../list/NarrowedBy'

/** Name of the filter, at the back end and in the address. */
const name = 'behind'

/** The list's fixed filter if a figure of a report has opened it. Merge it into the list's own. */
export function useBehind(fixed: ListQuery = none): ListQuery {
  const [search] = useSearchParams()
  const behind = search.get(name)
  return useMemo(() => (behind === null ? fixed : { ...fixed, behind }), [behind, fixed])
}

const none: ListQuery = {}

/** Shown above a list that a figure has opened: the figure, and a link to the whole list at `path`. */
export function BehindFigure({ path }: { path: string }) {
  const text = useText()
  const format = useFormat()
  const [search] = useSearchParams()
  const behind = search.get(name)
  if (behind === null) return null
  return <NarrowedBy label={labelOf(behind, text, format)} path={path} />
}

function labelOf(behind: string, text: Text, format: Formats): string {
  const [kind = '', first = '', second] = behind.split(':')
  const dayOf = (day = '') => format.date(startOfBangkokDay(day))
  const [from, to] = first.split('..')
  const days = { from: dayOf(from), to: dayOf(to) }
  switch (kind) {
    case 'hour':
      return text('adminReports.behind.hour', { hour: clockOf(Number(first)) })
    case 'cashier':
      return text('adminReports.behind.cashier', { id: first })
    case 'account':
      return text('adminReports.behind.account', { id: first })
    case 'promotion':
      return text('adminReports.behind.promotion', { id: first })
    case 'provider':
      return text('adminReports.behind.provider', { id: first })
    case 'player':
      return text('adminReports.behind.player', { id: first })
    case 'friends':
      return text('adminReports.behind.friends', { id: first })
    case 'returned':
      return text('adminReports.behind.returned')
    case 'first':
      return text('adminReports.behind.first')
    case 'cohort':
      return text('adminReports.behind.cohort', days)
    case 'active':
      return text('adminReports.behind.active', days)
    case 'confirmed':
      return text('adminReports.behind.confirmed', days)
    case 'sentBack':
      return text('adminReports.behind.sentBack', days)
    case 'paidAt':
      return text('adminReports.behind.paidAt', { ...days, hour: clockOf(Number(second)) })
    default:
      return second === undefined
        ? text('adminReports.behind.paid', days)
        : text('adminReports.behind.paidBy', { ...days, id: second })
  }
}

/** `09:00` */
export function clockOf(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`
}
