import { styled } from '@mui/material/styles'
import type { WithdrawSetting } from '#contract/site/site'
import type { Wallet } from '#contract/wallet/wallet'
import { useErrorText } from '#ui/intl/useErrorText'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { allAtOnce } from './useWithdrawForm'

interface AllLimitProps {
  wallet: Wallet
  setting: WithdrawSetting | undefined
}

/** Explains why “All” is less than the credit, or missing. */
export function AllLimit({ wallet, setting }: AllLimitProps) {
  const text = useText()
  const format = useFormat()
  const errorText = useErrorText()
  const { amount, limit } = allAtOnce(wallet, setting)
  if (limit === null) return null
  if (amount === undefined) {
    const min = setting?.minWithdraw ?? 0
    return <Reason>{errorText({ code: 'belowminwithdraw', values: { min } })}</Reason>
  }
  return (
    <Reason>
      {limit === 'locked'
        ? text('wallet.rule.locked', { locked: format.money(wallet.locked) })
        : text(`wallet.withdraw.all.${limit}`, { amount: format.money(amount) })}
    </Reason>
  )
}

const Reason = styled('p')(({ theme }) => ({
  margin: '-8px 0 8px',
  color: theme.palette.text.secondary,
}))

interface TermsProps {
  setting: WithdrawSetting
  wallet: Wallet
}

/** Shows the operator's limits up front. */
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
      {setting.fee > 0 && (
        <li>{text('wallet.withdraw.fee', { fee: format.money(setting.fee) })}</li>
      )}
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
