import { styled } from '@mui/material/styles'
import type { CashbackSetting } from '#contract/rewards/rewards'
import { memberPaths } from '#lib/paths/member'
import { ButtonLink } from '#ui/form/BusyButton'
import { useFormat, usePercent } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { SectionCard } from '#ui/page/SectionCard'

interface Props {
  rules: CashbackSetting
}

/** The operator's rules. The wording never urges anyone to win losses back. */
export function Rules({ rules }: Props) {
  const text = useText()
  const format = useFormat()
  const percent = usePercent()
  const { enabled, minLoss, maxAmount, claimDays, period } = rules
  return (
    <SectionCard title={text('rewards.cashback.rules')}>
      <List>
        {!enabled && <li>{text('rewards.cashback.off')}</li>}
        <li>
          {text(`rewards.cashback.rule.${period}`, { percent: percent(rules.percent / 100) })}
        </li>
        {minLoss > 0 && (
          <li>{text('rewards.cashback.rule.minLoss', { amount: format.money(minLoss) })}</li>
        )}
        {maxAmount > 0 && (
          <li>{text('rewards.cashback.rule.maxAmount', { amount: format.money(maxAmount) })}</li>
        )}
        <li>{text('rewards.cashback.rule.claimDays', { count: claimDays })}</li>
        <li>{text('rules.netLoss')}</li>
      </List>
      <p>{text('rewards.cashback.rule.neutral')}</p>
      <ButtonLink to={memberPaths.limits} variant="outlined">
        {text('rewards.cashback.limits')}
      </ButtonLink>
    </SectionCard>
  )
}

const List = styled('ul')({ display: 'grid', gap: 4, margin: 0, paddingInlineStart: 20 })
