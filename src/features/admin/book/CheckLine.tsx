import { styled } from '@mui/material/styles'
import type { Book } from '#contract/admin/book'
import { startOfBangkokDay } from '#lib/time'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { Differs } from '../reconcile/BankBooks'

/** Whether opening balance and movements lead to the closing balance, on each day and in sum. */
export function CheckLine({ book: { days, total } }: { book: Book }) {
  const text = useText()
  const format = useFormat()
  const differing = days.filter(({ difference }) => difference !== 0)
  if (differing.length === 0 && total.difference === 0) {
    return <Check role="status">{text('adminReports.book.agrees')}</Check>
  }
  return (
    <Check role="status">
      <Differs>
        {text('adminReports.book.differs', {
          amount: format.change(total.difference),
          days: differing.map(({ day }) => format.date(startOfBangkokDay(day))).join(', '),
        })}
      </Differs>
    </Check>
  )
}

const Check = styled('p')(({ theme }) => ({
  fontWeight: theme.typography.fontWeightMedium,
  margin: '0 0 12px',
}))
