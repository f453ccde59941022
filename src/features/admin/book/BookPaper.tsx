import { styled } from '@mui/material/styles'
import type { Book } from '#contract/admin/book'
import { appName } from '#lib/environment'
import { startOfBangkokDay } from '#lib/time'
import { DataText } from '#ui/display/DataText'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { printAreaClass, screenOnlyClass } from '#ui/print/PrintOnly'
import { shownCell } from '#ui/table/cell'
import type { Column } from '#ui/table/useTableState'
import { useStaffSession } from '../api/adminSession'
import { BookTable, TableScroller } from '../reports/BookTable'
import { type BookRow, bookRows } from './bookColumns'
import { CheckLine } from './CheckLine'
import { MonthTable } from './MonthTable'

interface BookPaperProps {
  book: Book
  columns: readonly Column<BookRow>[]
  /** Milliseconds since 1970. */
  madeAt: number
}

/** The month as a statement, then each day. On paper with a heading, and a line to sign. */
export function BookPaper({ book, columns, madeAt }: BookPaperProps) {
  const text = useText()
  const format = useFormat()
  const staff = useStaffSession()
  const month = format.month(startOfBangkokDay(book.from))
  const days = [book.from, book.to].map((day) => format.date(startOfBangkokDay(day)))
  return (
    <Paper className={printAreaClass}>
      <header>
        <h2>
          {appName} · {text('adminReports.monthlyBook')} · {month}
        </h2>
        <p>
          {days.join(' – ')} · {text('adminReports.bangkok')}
        </p>
        <p>
          {text('adminReports.book.madeAt', { time: format.dateTime(madeAt) })} ·{' '}
          <DataText>{staff?.name ?? ''}</DataText>
        </p>
      </header>
      <p className={screenOnlyClass}>{text('adminReports.book.means')}</p>
      <MonthTable book={book} label={month} />
      <CheckLine book={book} />
      <DaysTable book={book} columns={columns} />
      <Signature>
        <span>{text('adminReports.book.signed')}</span>
        <span>{text('adminReports.book.signedAt')}</span>
      </Signature>
    </Paper>
  )
}

function DaysTable({ book, columns }: Pick<BookPaperProps, 'book' | 'columns'>) {
  const text = useText()
  return (
    <TableScroller role="group" aria-label={text('adminReports.book.days')} tabIndex={0}>
      <BookTable>
        <thead>
          <tr>
            {columns.map(({ id, header }) => (
              <th key={id} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bookRows(book).map((row) => (
            <tr key={row.day}>
              {columns.map((column, index) =>
                index === 0 ? (
                  <th key={column.id} scope="row">
                    {shownCell(column, row)}
                  </th>
                ) : (
                  <td key={column.id}>{shownCell(column, row)}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </BookTable>
    </TableScroller>
  )
}

/** The heading and the line to sign are on paper only: on the screen the page has its own. */
const Paper = styled('div')(({ theme }) => ({
  header: { display: 'none', '@media print': { display: 'block', marginBottom: '4mm' } },
  'header h2': { ...theme.typography.h3, margin: 0 },
  'header p': { margin: 0 },
}))

const Signature = styled('p')({
  display: 'none',
  '@media print': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '10mm',
    marginTop: '18mm',
    breakInside: 'avoid',
    span: { flex: 1, borderTop: '1px solid', paddingTop: '1mm' },
  },
})
