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

/**
 * Groups rows by Bangkok month and day. Each has a heading and, once all its rows are loaded, a sum.
 */
export function DayList<Row>({ rows, drawn, goesOn, see, children }: DayListProps<Row>) {
  const dayName = useDayName()
  const format = useFormat()
  const days = useMemo(() => daysOf(rows, see), [rows, see])
  const shown = new Set(drawn)
  const isWhole = (day: DayOf<Row> | undefined) => !goesOn || day !== days.at(-1)
  return monthsOf(days).map((month) => {
    const drawnDays = month.filter((day) => day.rows.some((row) => shown.has(row)))
    const [first] = drawnDays
    if (first === undefined) return null
    const name = format.month(startOfBangkokDay(first.name))
    return (
      <section key={monthOf(first)}>
        <Head name={name} sum={isWhole(month.at(-1)) ? sumOf(month) : null} isMonth />
        {drawnDays.map((day) => (
          <Day key={day.name} name={dayName(day.name)} sum={isWhole(day) ? day.sum : null}>
            {day.rows
              .filter((row) => shown.has(row))
              .map((row) => (
                <li key={see(row).key}>{children(row)}</li>
              ))}
          </Day>
        ))}
      </section>
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

/** The days of each month; days and months keep their order. */
function monthsOf<Row>(days: readonly DayOf<Row>[]): DayOf<Row>[][] {
  const months = new Map<string, DayOf<Row>[]>()
  for (const day of days) {
    const name = monthOf(day)
    months.set(name, [...(months.get(name) ?? []), day])
  }
  return [...months.values()]
}

/** `yyyy-mm` */
function monthOf({ name }: { name: string }): string {
  return name.slice(0, 7)
}

function sumOf(days: readonly { sum: Satang }[]): Satang {
  return satang(days.reduce((sum, day) => sum + day.sum, 0))
}

interface DayProps {
  name: string
  /** Null while some of the day's rows are not loaded. */
  sum: Satang | null
  children: ReactNode
}

function Day({ name, sum, children }: DayProps) {
  const id = useId()
  return (
    <section>
      <Head id={id} name={name} sum={sum} />
      <List aria-labelledby={id}>{children}</List>
    </section>
  )
}

interface HeadProps extends Pick<DayProps, 'name' | 'sum'> {
  id?: string
  isMonth?: boolean
}

/** Heading of a month or a day, with the sum of its changes. */
function Head({ id, name, sum, isMonth = false }: HeadProps) {
  const format = useFormat()
  return (
    <Line data-month={isMonth || undefined}>
      <Name as={isMonth ? 'h2' : 'h3'} id={id}>
        <bdi>{name}</bdi>
      </Name>
      {sum !== null && <bdi>{format.change(sum)}</bdi>}
    </Line>
  )
}

const Line = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: 12,
  padding: '12px 12px 6px',
  color: theme.palette.text.secondary,
  '&[data-month]': { paddingBlock: '20px 0', '& > h2': { ...theme.typography.h4 } },
}))

const Name = styled('h3')(({ theme }) => ({
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
