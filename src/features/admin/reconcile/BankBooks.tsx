import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { BankDay, ReconcileDay, Sum } from '#contract/admin/reports'
import { adminPaths } from '#lib/paths/admin'
import { startOfBangkokDay } from '#lib/time'
import { DataText } from '#ui/display/DataText'
import { AlertIcon } from '#ui/icons/entry'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { BookTable, TableScroller } from '../reports/BookTable'
import { rowsOfDay } from './DifferenceRows'

const books = ['lines', 'returned', 'deposits', 'ledger'] as const

/** A day's statement, deposits and ledger for each of the operator's accounts; sums link to their rows. */
export function BankBooks({ day: { day, banks } }: { day: ReconcileDay }) {
  const text = useText()
  const format = useFormat()
  const waysOf = (bank: string) => ({
    lines: rowsOfDay(adminPaths.match, day, { bank }),
    returned: rowsOfDay(adminPaths.match, day, { bank, behind: 'returned' }),
    deposits: `${adminPaths.deposits}?${new URLSearchParams({
      status: 'all',
      bank,
      behind: `confirmed:${day}..${day}`,
    })}`,
    ledger: rowsOfDay(adminPaths.transactions, day, { behind: `account:${bank}` }),
  })
  const label = `${format.date(startOfBangkokDay(day))}: ${text('adminReports.book.deposits')}`
  return (
    <TableScroller aria-label={label} tabIndex={0}>
      <BookTable>
        <thead>
          <tr>
            <th scope="col">{text('adminReports.column.bank')}</th>
            {books.map((book) => (
              <th key={book} scope="col">
                {text(`adminReports.book.${book}`)}
              </th>
            ))}
            <th scope="col">{text('adminReports.book.difference')}</th>
          </tr>
        </thead>
        <tbody>
          {banks.map((bank) => (
            <tr key={bank.transferBankID}>
              <th scope="row">
                <DataText>{bank.bank_name || text('adminReports.book.unknownBank')}</DataText>
              </th>
              {books.map((book) => (
                <td key={book}>
                  <SumLink to={waysOf(bank.transferBankID)[book]} of={bank[book]} />
                </td>
              ))}
              <td>
                <BankDifference bank={bank} />
              </td>
            </tr>
          ))}
        </tbody>
      </BookTable>
    </TableScroller>
  )
}

function BankDifference({ bank: { difference, shifted } }: { bank: BankDay }) {
  const text = useText()
  const format = useFormat()
  if (difference === 0) return text('adminReports.agrees')
  const words = text('adminReports.amountDiffers', { amount: format.change(difference) })
  // Money that arrived on another day is not missing.
  return shifted === difference ? words : <Differs>{words}</Differs>
}

/** A sum and its number of rows, linked to them. */
export function SumLink({ to, of: { sum, count } }: { to: string; of: Sum }) {
  const format = useFormat()
  return (
    <Link to={to}>
      <bdi>{format.money(sum)}</bdi> · <bdi>{format.number(count)}</bdi>
    </Link>
  )
}

/** Marks a difference: red, with an icon, in words. */
export function Differs({ children }: { children: ReactNode }) {
  return (
    <Red>
      <AlertIcon size={16} />
      {children}
    </Red>
  )
}

const Red = styled('strong')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  color: theme.palette.error.readable,
}))
