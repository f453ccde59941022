import { styled } from '@mui/material/styles'
import type { WithdrawSetting } from '#contract/site/setting'
import type { Wallet } from '#contract/wallet/wallet'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'

interface TermsProps {
  setting: WithdrawSetting
  wallet: Wallet
}

/** The operator's limits, before somebody runs into them. */
export function Terms({ setting, wallet }: TermsProps) {
  const text = useText()
  const format = useFormat()
  return (
    <List>
      <li>
        {text('wallet.withdraw.range', {
          min: format.money(setting.minWithdraw),
          max: format.money(setting.maxWithdraw),
        })}
      </li>
      <li>{text('wallet.withdraw.hours', { from: setting.openFrom, to: setting.openTo })}</li>
      <li>
        {text('wallet.withdraw.today', {
          used: wallet.withdrawCountToday,
          most: setting.maxCountPerDay,
          left: format.money(wallet.withdrawLeftToday),
        })}
      </li>
    </List>
  )
}

const List = styled('ul')(({ theme }) => ({
  margin: '8px 0 16px',
  paddingInlineStart: 20,
  color: theme.palette.text.secondary,
}))
