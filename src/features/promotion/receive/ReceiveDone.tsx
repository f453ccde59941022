import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import type { Received } from '#contract/promotion/promotion'
import { memberPaths } from '#lib/paths/member'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { ReferencePage } from '#ui/money/ReferencePage'

interface Props {
  received: Received
}

/** The promotion is the player's: what comes next depends on whether it waits for a deposit. */
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
            <Button component={Link} to={memberPaths.deposit} variant="contained">
              {text('promotion.receive.toDeposit')}
            </Button>
          )}
          <Button component={Link} to={memberPaths.received} variant="outlined">
            {text('promotion.receive.toProgress')}
          </Button>
        </>
      }
    >
      <p>
        {waits
          ? text('promotion.receive.doneWaiting', { name, time: format.dateTime(expiresAt) })
          : text('promotion.receive.doneActive', { name, bonus: format.money(bonus) })}
      </p>
    </ReferencePage>
  )
}
