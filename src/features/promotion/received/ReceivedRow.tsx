import { styled } from '@mui/material/styles'
import { type Received, type ReceivedStatus, turnoverProgress } from '#contract/promotion/promotion'
import { DataText } from '#ui/display/DataText'
import { StatusChip, type StatusTone } from '#ui/display/StatusChip'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'

interface Props {
  received: Received
}

const tones: Readonly<Record<ReceivedStatus, StatusTone>> = {
  received: 'warning',
  active: 'info',
  completed: 'success',
  cancelled: 'neutral',
  expired: 'neutral',
}

/** One claimed promotion and its result. */
export function ReceivedRow({ received }: Props) {
  const text = useText()
  const format = useFormat()
  const { PromotionName, status, bonus, receivedAt, closedAt, closedBy, reason } = received
  const { maxWithdraw, pot, forfeited, capForfeited } = received
  const { done, required } = turnoverProgress(received)
  return (
    <Row>
      <Head>
        <Name>
          <DataText>{PromotionName}</DataText>
        </Name>
        <StatusChip tone={tones[status]} label={text(`promotionTerms.status.${status}`)} />
      </Head>
      {status !== 'received' && (
        <span>
          {text('promotion.fact.bonusFixed', { amount: format.money(bonus) })}
          {' · '}
          {text('promotion.progress.turnover', {
            done: format.money(done),
            required: format.money(required),
          })}
        </span>
      )}
      {status === 'active' && (
        <span>{text('promotion.history.pot', { amount: format.money(pot) })}</span>
      )}
      <Times>
        {text('promotion.history.received', { time: format.dateTime(receivedAt) })}
        {closedAt !== null &&
          ` · ${text('promotion.history.closed', { time: format.dateTime(closedAt) })}`}
      </Times>
      {capForfeited > 0 && (
        <span>
          {text('promotion.history.cap', {
            amount: format.money(capForfeited),
            cap: format.money(maxWithdraw),
          })}
        </span>
      )}
      {(status === 'cancelled' || status === 'expired') && (
        <span>
          {forfeited > 0
            ? text('promotion.history.forfeited', { amount: format.money(forfeited) })
            : text('promotion.history.nothing')}
        </span>
      )}
      {closedBy !== null && <Times>{text(`promotion.closedBy.${closedBy}`)}</Times>}
      {reason !== null && (
        <Times>
          <DataText>{reason}</DataText>
        </Times>
      )}
    </Row>
  )
}

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  padding: '12px 0',
  overflowWrap: 'anywhere',
  '& + &': { borderTop: `1px solid ${theme.palette.divider}` },
}))

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: 8,
})

const Name = styled('span')(({ theme }) => ({ ...theme.typography.h5 }))

const Times = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.palette.text.secondary,
}))
