import { styled } from '@mui/material/styles'
import { type ReactNode, useId, useMemo } from 'react'
import { type Satang, satang } from '#lib/money'
import { bangkokDay, dayMs, startOfBangkokDay } from '#lib/time'
import { pageCardGround } from '#ui/appearance/grounds'
import { useFormat } from '#ui/intl/useFormat'
import { perLocale, useLocale } from '#ui/intl/useText'
import { useNow } from '#ui/time/useNow'

/** Fields that the list needs from each row. */
interface DayRow {
  /** Unique within the list. */
  key: string
  /** Milliseconds since 1970. */
  at: number
  /** Amount added to the credit; negative if deducted. */
  change: Satang
}

interface DayListProps<Row> {
  /** Loaded rows, newest first. */
  rows: readonly Row[]
  /** The loaded rows that are rendered. */
  drawn: readonly Row[]
  /** Whether earlier rows are not loaded yet. */
  goesOn: boolean
  /** Must be the same function on every render. */
  see: (row: Row) => DayRow
  children: (row: Row) => ReactNode
}

/** Groups rows by Bangkok day. Each day has a heading and, once all its rows are loaded, a sum. */
export function DayList<Row>({ rows, drawn, goesOn, see, children }: DayListProps<Row>) {
  const days = useMemo(() => daysOf(rows, see), [rows, see])
  const shown = new Set(drawn)
  return days.map((day, index) => {
    const dayRows = day.rows.filter((row) => shown.has(row))
    if (dayRows.length === 0) return null
    const isWhole = !goesOn || index < days.length - 1
    return (
      <Day key={day.name} day={day.name} sum={isWhole ? day.sum : null}>
        {dayRows.map((row) => (
          <li key={see(row).key}>{children(row)}</li>
        ))}
      </Day>
    )
  })
}

interface DayOf<Row> {
  /** `yyyy-mm-dd` */
  name: string
  rows: Row[]
  /** Sum of the rows' changes. */
  sum: Satang
}

function daysOf<Row>(rows: readonly Row[], see: DayListProps<Row>['see']): DayOf<Row>[] {
  const days = new Map<string, DayOf<Row>>()
  for (const row of rows) {
    const { at, change } = see(row)
    const name = bangkokDay(at)
    const day = days.get(name) ?? { name, rows: [], sum: satang(0) }
    day.rows.push(row)
    day.sum = satang(day.sum + change)
    days.set(name, day)
  }
  return [...days.values()]
}

interface DayProps {
  /** `yyyy-mm-dd` */
  day: string
  /** Null while some of the day's rows are not loaded. */
  sum: Satang | null
  children: ReactNode
}

function Day({ day, sum, children }: DayProps) {
  const format = useFormat()
  const dayName = useDayName()
  const id = useId()
  return (
    <section>
      <Head>
        <Name id={id}>
          <bdi>{dayName(day)}</bdi>
        </Name>
        {sum !== null && <bdi>{format.change(sum)}</bdi>}
      </Head>
      <List aria-labelledby={id}>{children}</List>
    </section>
  )
}

const Head = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 12,
  padding: '14px 12px 6px',
  color: theme.palette.text.secondary,
}))

const Name = styled('h2')(({ theme }) => ({
  ...theme.typography.h5,
  margin: 0,
  '&::first-letter': { textTransform: 'uppercase' },
}))

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: '0 12px',
  listStyle: 'none',
  ...pageCardGround(theme),
  '& > li + li': { borderTop: `1px solid ${theme.palette.divider}` },
}))

const nearDays = perLocale((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }))

/** Names a Bangkok day (`yyyy-mm-dd`): today, yesterday, otherwise its date. Updates with the clock. */
function useDayName(): (day: string) => string {
  const locale = useLocale()
  const format = useFormat()
  const today = startOfBangkokDay(bangkokDay(useNow()))
  return (day) => {
    const start = startOfBangkokDay(day)
    const ago = (today - start) / dayMs
    return ago === 0 || ago === 1 ? nearDays(locale).format(-ago, 'day') : format.date(start)
  }
}
