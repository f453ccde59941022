import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import type { Book } from '#contract/admin/book'
import { DataText } from '#ui/display/DataText'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { BookTable, TableScroller } from '../reports/BookTable'
import { bookLines } from './bookLines'

/** Opening balance, one line for each movement, and closing balance. */
export function MonthTable({ book, label }: { book: Book; label: string }) {
  const text = useText()
  const format = useFormat()
  const { total, held, fees, from, to } = book
  return (
    <TableScroller role="group" aria-label={label} tabIndex={0}>
      <Statement>
        <thead>
          <tr>
            <th scope="col">{label}</th>
            <th scope="col">{text('adminReports.book.rows')}</th>
            <th scope="col">{text('admin.column.amount')}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{text('adminReports.book.opening')}</th>
            <td>—</td>
            <td>
              <bdi>{format.money(total.opening)}</bdi>
            </td>
          </tr>
          {bookLines(book, text).map(({ id, label: name, sumOf, wayOf }) => {
            const { sum, count } = sumOf(total)
            return (
              <tr key={id}>
                <th scope="row">
                  <DataText>{name}</DataText>
                </th>
                <td>
                  <bdi>{format.number(count)}</bdi>
                </td>
                <td>
                  {count === 0 ? (
                    <bdi>{format.change(sum)}</bdi>
                  ) : (
                    <Link to={wayOf({ from, to })}>
                      <bdi>{format.change(sum)}</bdi>
                    </Link>
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{text('adminReports.book.closing')}</th>
            <td>—</td>
            <td>
              <bdi>{format.money(total.closing)}</bdi>
            </td>
          </tr>
          <tr>
            <th scope="row">{text('adminReports.book.heldOfIt')}</th>
            <td>—</td>
            <td>
              <bdi>{format.money(held)}</bdi>
            </td>
          </tr>
          {fees !== 0 && (
            <tr>
              <th scope="row">{text('adminReports.book.fees')}</th>
              <td>—</td>
              <td>
                <bdi>{format.money(fees)}</bdi>
              </td>
            </tr>
          )}
        </tfoot>
      </Statement>
    </TableScroller>
  )
}

/** Fits on a phone if its words may break. */
const Statement = styled(BookTable)({ 'th, td': { whiteSpace: 'normal' } })
