import { styled } from '@mui/material/styles'
import type { ReconcileDay } from '#contract/admin/reports'
import { satang } from '#lib/money'
import { adminPaths } from '#lib/paths/admin'
import { startOfBangkokDay } from '#lib/time'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { BookTable, TableScroller } from '../reports/BookTable'
import { paidRowsOf } from '../reports/figureRows'
import { Differs, SumLink } from './BankBooks'
import { rowsOfDay } from './DifferenceRows'

/** A day's ledger by type compared with the change of all credit, and the day's withdrawals. */
export function CreditBooks({ day }: { day: ReconcileDay }) {
  const text = useText()
  const format = useFormat()
  const { ledgerByType, ledgerSum, walletChange, held, released, paid, returned, withReference } =
    day
  const entries = (type: string) => rowsOfDay(adminPaths.transactions, day.day, { type })
  const paidRows = paidRowsOf({ from: day.day, to: day.day })
  const returnedRows = rowsOfDay(adminPaths.withdrawals, day.day, { status: 'returned' })
  const difference = satang(walletChange - ledgerSum)
  // `play` only exists in the players' statement.
  const nameOf = (type: ReconcileDay['ledgerByType'][number]['type']) =>
    type === 'play' ? type : text(`admin.ledger.${type}`)
  const label = `${format.date(startOfBangkokDay(day.day))}: ${text('adminReports.credit')}`
  return (
    <TableScroller aria-label={label} tabIndex={0}>
      <Pairs>
        <tbody>
          {ledgerByType.map(({ type, sum, count }) => (
            <tr key={type}>
              <th scope="row">{nameOf(type)}</th>
              <td>
                <SumLink to={entries(type)} of={{ sum, count }} />
              </td>
            </tr>
          ))}
          <tr>
            <th scope="row">{text('adminReports.ledgerSum')}</th>
            <td>
              <Total>{format.change(ledgerSum)}</Total>
            </td>
          </tr>
          <tr>
            <th scope="row">{text('adminReports.walletChange')}</th>
            <td>
              <Total>{format.change(walletChange)}</Total>{' '}
              {difference !== 0 && (
                <Differs>
                  {text('adminReports.amountDiffers', { amount: format.change(difference) })}
                </Differs>
              )}
            </td>
          </tr>
          <tr>
            <th scope="row">{text('adminReports.held')}</th>
            <td>
              <SumLink to={entries('withdraw_hold')} of={held} />
            </td>
          </tr>
          <tr>
            <th scope="row">{text('adminReports.released')}</th>
            <td>
              <SumLink to={entries('withdraw_release')} of={released} />
            </td>
          </tr>
          <tr>
            <th scope="row">{text('adminReports.paid')}</th>
            <td>
              <SumLink to={paidRows} of={paid} /> ·{' '}
              <bdi>{text('adminReports.references', { count: withReference })}</bdi>
            </td>
          </tr>
          <tr>
            <th scope="row">{text('adminReports.returned')}</th>
            <td>
              <SumLink to={returnedRows} of={returned} />
            </td>
          </tr>
        </tbody>
      </Pairs>
    </TableScroller>
  )
}

const Total = styled('bdi')(({ theme }) => ({ fontWeight: theme.typography.fontWeightMedium }))

/** Two columns, which fit on a phone if their words may break. */
const Pairs = styled(BookTable)({ 'th, td': { whiteSpace: 'normal' } })
