import { waitsSince } from '#contract/admin/money'
import { type DepositReview, exactLineOf } from '#contract/admin/review'
import { satang } from '#lib/money'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { Note } from '#ui/state/Note'

/** The reason in words why the deposit was not credited automatically. */
export function WhyItWaits({ deposit }: { deposit: DepositReview }) {
  const text = useText()
  const format = useFormat()
  const { status, amount, arrived, lines, transferBankID } = deposit
  if (status === 'pending') return <Note tone="info">{text('admin.deposits.why.pending')}</Note>
  if (waitsSince(deposit) === null) return null
  const assigned = lines.filter(({ isAssigned }) => isAssigned)
  const elsewhere = assigned.find((line) => line.transferBankID !== transferBankID)
  const money = {
    amount: format.money(amount),
    arrived: format.money(arrived ?? satang(0)),
    bank: elsewhere?.bank_name ?? '',
  }
  function why() {
    if (exactLineOf(deposit)) return 'fits'
    if (arrived === null) {
      return status === 'review' ? 'slip' : 'submitted'
    }
    if (elsewhere) return 'otherAccount'
    if (assigned.length > 1) return 'moreLines'
    return arrived === amount ? 'late' : 'otherAmount'
  }
  return <Note tone="info">{text(`admin.deposits.why.${why()}`, money)}</Note>
}
