import type { Deposit } from '#contract/wallet/wallet'
import { providerNow } from '#lib/device/clock'
import { contactPath } from '#lib/paths/member'
import { DescriptionList } from '#ui/display/DataText'
import { ButtonLink } from '#ui/form/BusyButton'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { useTimeLeft } from '#ui/money/useTimeLeft'
import { SectionCard } from '#ui/page/SectionCard'

interface ReviewCardProps {
  deposit: Deposit
}

/** Explains a staff review: amount received and amount requested, what happens next, and the deadline. */
export function ReviewCard({ deposit }: ReviewCardProps) {
  const text = useText()
  const format = useFormat()
  const { depositId, amount, arrivedAmount, arrivedAt, reviewUntil } = deposit
  const left = useTimeLeft(reviewUntil ?? 0, providerNow)
  const arrived =
    arrivedAmount === null ? text('wallet.review.nothingYet') : format.money(arrivedAmount)
  return (
    <SectionCard title={text('wallet.review.title')}>
      <DescriptionList
        items={[
          { label: text('wallet.history.askedFor'), value: format.money(amount) },
          { label: text('wallet.review.arrived'), value: arrived },
          ...(arrivedAt === null
            ? []
            : [{ label: text('wallet.review.arrivedAt'), value: format.dateTime(arrivedAt) }]),
        ]}
      />
      <p>{text(`wallet.review.${whatHappens(deposit)}`)}</p>
      {reviewUntil !== null && (
        <p>
          {text(left > 0 ? 'wallet.review.until' : 'wallet.review.overdue', {
            time: format.dateTime(reviewUntil),
          })}
        </p>
      )}
      <p>{text('wallet.review.told')}</p>
      <ButtonLink to={contactPath('deposit', depositId)} variant="outlined">
        {text('wallet.contact')}
      </ButtonLink>
    </SectionCard>
  )
}

function whatHappens({ amount, arrivedAmount }: Deposit): 'search' | 'late' | 'other' {
  if (arrivedAmount === null) return 'search'
  return arrivedAmount === amount ? 'late' : 'other'
}
