import { useMoneyAction } from '#api/money/useMoneyAction'
import { cashbackClaimOrder } from '#api/rewards/cashback'
import { useRequireTurnover } from '#api/session/setting'
import { turnoverOf } from '#contract/promotion/promotion'
import type { Cashback, CashbackSetting } from '#contract/rewards/rewards'
import { DescriptionList } from '#ui/display/DataText'
import { Money } from '#ui/display/Money'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { OrderNotice } from '#ui/money/OrderNotice'
import { ConfirmSheet } from '#ui/money/orderDialogs'
import { GrantTerms } from '#ui/money/TurnoverTerms'
import { SectionCard } from '#ui/page/SectionCard'
import { Claimable } from './Claimable'
import { Claimed } from './Claimed'

interface Props {
  rules: CashbackSetting
  /** Newest first. */
  claimable: readonly Cashback[]
}

/** What can be claimed now, one period at a time. */
export function ClaimCard({ rules, claimable }: Props) {
  const text = useText()
  const format = useFormat()
  const action = useMoneyAction(cashbackClaimOrder)
  const requireTurnover = useRequireTurnover()
  const { state } = action
  const { phase } = state
  if (phase === 'accepted') return <Claimed period={state.answer} onDone={action.reset} />
  const asked =
    phase === 'confirming' || phase === 'sending'
      ? claimable.find(({ cashbackId }) => cashbackId === state.order.cashbackId)
      : undefined
  const turnoverX = asked?.turnoverX ?? rules.turnoverX
  return (
    <SectionCard title={text('rewards.cashback.claimable')}>
      {claimable.length === 0 && phase !== 'unknown' && <p>{text('rewards.cashback.nothing')}</p>}
      {claimable.map((period) => (
        <Claimable
          key={period.cashbackId}
          period={period}
          busy={phase === 'sending' || phase === 'unknown'}
          onClaim={() => action.confirm({ cashbackId: period.cashbackId })}
        />
      ))}
      <OrderNotice state={state} />
      {asked && (
        <ConfirmSheet
          open
          title={text('rewards.cashback.claimTitle')}
          confirmLabel={text('rewards.cashback.claim', { amount: format.money(asked.amount) })}
          busy={phase === 'sending'}
          onConfirm={() => void action.send()}
          onCancel={action.reset}
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
