import type { Received } from '#contract/promotion/promotion'
import { memberPaths } from '#lib/paths/member'
import { ButtonLink } from '#ui/form/BusyButton'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { ReferencePage } from '#ui/money/ReferencePage'

interface Props {
  received: Received
}

/** Confirms the claim. The next step depends on whether the promotion waits for a deposit. */
export function ReceiveDone({ received }: Props) {
  const text = useText()
  const format = useFormat()
  const { receivedId, PromotionName: name, status, bonus, expiresAt } = received
  const waits = status === 'received'
  return (
    <ReferencePage
      title={text('promotion.receive.done')}
      reference={receivedId}
      actions={
        <>
          {waits && (
            <ButtonLink to={memberPaths.deposit} variant="contained">
              {text('promotion.receive.toDeposit')}
            </ButtonLink>
          )}
          <ButtonLink to={memberPaths.received} variant="outlined">
            {text('promotion.receive.toProgress')}
          </ButtonLink>
        </>
      }
    >
      <p>
        {waits
          ? text('promotion.receive.doneWaiting', { name, time: format.dateTime(expiresAt) })
          : text('promotion.receive.doneAdded', { name, bonus: format.money(bonus) })}
      </p>
    </ReferencePage>
  )
}
