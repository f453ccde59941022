import Button from '@mui/material/Button'
import { usePayment } from '#api/payments/usePayment'
import { cashbackPayment } from '#api/rewards/cashback'
import { useRequireTurnover } from '#api/session/setting'
import { turnoverOf } from '#contract/promotion/promotion'
import type { Cashback, CashbackSetting } from '#contract/rewards/rewards'
import { memberPaths } from '#lib/paths/member'
import { DescriptionList } from '#ui/display/DataText'
import { Money } from '#ui/display/Money'
import { ButtonLink } from '#ui/form/BusyButton'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { ConfirmSheet } from '#ui/money/ConfirmSheet'
import { PaymentNotice } from '#ui/money/PaymentNotice'
import { ReferencePage } from '#ui/money/ReferencePage'
import { GrantTerms } from '#ui/money/TurnoverTerms'
import { SectionCard } from '#ui/page/SectionCard'
import { Claimable } from './Claimable'

interface ClaimCardProps {
  rules: CashbackSetting
  /** Newest first. */
  claimable: readonly Cashback[]
}

/** Cashback that can be claimed now, one period at a time. */
export function ClaimCard({ rules, claimable }: ClaimCardProps) {
  const text = useText()
  const format = useFormat()
  const payment = usePayment(cashbackPayment)
  const requireTurnover = useRequireTurnover()
  const { state } = payment
  const { phase } = state
  if (phase === 'accepted') return <Claimed period={state.answer} onDone={payment.reset} />
  const asked =
    phase === 'confirming' || phase === 'sending'
      ? claimable.find(({ cashbackId }) => cashbackId === state.body.cashbackId)
      : undefined
  const turnoverX = asked?.turnoverX ?? rules.turnoverX
  return (
    <SectionCard title={text('rewards.cashback.claimable')}>
      {claimable.length === 0 && phase !== 'pending' && <p>{text('rewards.cashback.nothing')}</p>}
      {claimable.map((period) => (
        <Claimable
          key={period.cashbackId}
          period={period}
          busy={phase === 'sending' || phase === 'pending'}
          onClaim={() => payment.confirm({ cashbackId: period.cashbackId })}
        />
      ))}
      <PaymentNotice state={state} />
      {asked && (
        <ConfirmSheet
          payment={payment}
          title={text('rewards.cashback.claimTitle')}
          confirmLabel={text('rewards.cashback.claim', { amount: format.money(asked.amount) })}
        >
          <DescriptionList
            items={[
              { label: text('rewards.cashback.title'), value: <Money amount={asked.amount} /> },
              {
                label: text('promotionTerms.turnover'),
                value: <Money amount={turnoverOf(asked.amount, turnoverX)} />,
              },
            ]}
          />
          <p>{text('rewards.cashback.claimText')}</p>
          {turnoverX > 0 && <GrantTerms requireTurnover={requireTurnover} />}
        </ConfirmSheet>
      )}
    </SectionCard>
  )
}

interface ClaimedProps {
  period: Cashback
  onDone: () => void
}

function Claimed({ period: { cashbackId, amount }, onDone }: ClaimedProps) {
  const text = useText()
  const format = useFormat()
  return (
    <ReferencePage
      title={text('rewards.cashback.claimed', { amount: format.money(amount) })}
      reference={cashbackId}
      actions={
        <>
          <ButtonLink to={memberPaths.wallet} variant="contained">
            {text('rewards.toWallet')}
          </ButtonLink>
          <Button variant="outlined" onClick={onDone}>
            {text('ui.close')}
          </Button>
        </>
      }
    />
  )
}
