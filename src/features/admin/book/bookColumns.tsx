/** The columns of a monthly book: a row for each day, and one for the month. */
import type { Book, BookPart } from '#contract/admin/book'
import { startOfBangkokDay } from '#lib/time'
import type { Formats } from '#ui/intl/useFormat'
import type { Text } from '#ui/intl/useText'
import type { Column } from '#ui/table/useTableState'
import type { Span } from '../reports/figureRows'
import { moneyColumn } from '../reports/reportColumns'
import { bookLines } from './bookLines'

/** A day of the book; an empty `day` for the whole month. */
export type BookRow = BookPart & { day: string }

export function bookColumns(book: Book, text: Text, format: Formats): Column<BookRow>[] {
  const spanOf = ({ day }: BookRow): Span =>
    day === '' ? { from: book.from, to: book.to } : { from: day, to: day }
  return [
    {
      id: 'day',
      header: text('adminReports.group.day'),
      value: ({ day }) => day || text('adminReports.flow.total'),
      cell: ({ day }) => (
        <bdi>
          {day === '' ? text('adminReports.flow.total') : format.date(startOfBangkokDay(day))}
        </bdi>
      ),
    },
    moneyColumn('opening', text('adminReports.book.opening'), format, ({ opening }) => opening),
    ...bookLines(book, text).map(({ id, label, sumOf, wayOf }) =>
      moneyColumn<BookRow>(
        id,
        label,
        format,
        (row) => sumOf(row).sum,
        (row) => wayOf(spanOf(row)),
      ),
    ),
    moneyColumn('closing', text('adminReports.book.closing'), format, ({ closing }) => closing),
    moneyColumn(
      'difference',
      text('adminReports.book.difference'),
      format,
      ({ difference }) => difference,
    ),
  ]
}

/** The days and, last, the month. */
export function bookRows({ days, total }: Book): BookRow[] {
  return [...days, { ...total, day: '' }]
}
