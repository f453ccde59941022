import { type AdminWithdrawal, transferOf } from '#contract/admin/money'
import { groupedBookNumber } from '#contract/site/bookNumber'
import { bahtFromSatang } from '#lib/money'
import { CopyButton } from '#ui/copy/CopyButton'
import { Money } from '#ui/display/Money'
import { useText } from '#ui/intl/useText'

/** Shown in groups, to compare it with the bank's form; copied without. A masked number cannot be copied. */
export function AccountNumber({ of: { book_number } }: { of: AdminWithdrawal }) {
  const text = useText()
  if (!/^\d+$/.test(book_number)) return book_number
  return (
    <>
      <bdi>{groupedBookNumber(book_number)}</bdi>{' '}
      <CopyButton variant="text" value={book_number} name={text('admin.withdrawals.number')} />
    </>
  )
}

/** The amount to transfer. It is copied with a point and without groups, as banks' forms take it. */
export function TransferAmount({ of: withdrawal }: { of: AdminWithdrawal }) {
  const text = useText()
  const amount = transferOf(withdrawal)
  return (
    <>
      <Money amount={amount} />{' '}
      <CopyButton
        variant="text"
        value={bahtFromSatang(amount).toFixed(2)}
        name={text('admin.withdrawals.transfer')}
      />
    </>
  )
}
