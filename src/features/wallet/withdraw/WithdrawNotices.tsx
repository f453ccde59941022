import { useBlock } from '#api/protection/limits'
import { blockError } from '#contract/protection/limits'
import type { WithdrawSetting } from '#contract/site/site'
import type { Wallet } from '#contract/wallet/wallet'
import { withdrawRefusals } from '#contract/wallet/withdrawRefusals'
import { ClockIcon } from '#ui/icons/controls'
import { ShieldIcon } from '#ui/icons/menu'
import { useErrorText } from '#ui/intl/useErrorText'
import { useText } from '#ui/intl/useText'
import { useNow } from '#ui/time/useNow'
import { Notice } from '../MoneyNotices'

interface WithdrawNoticesProps {
  userId: string
  wallet: Wallet
  setting: WithdrawSetting | undefined
}

/**
 * Explains up front why a withdrawal would be refused now. The form stays open: the device's clock may
 * be wrong, and the provider decides.
 */
export function WithdrawNotices({ userId, wallet, setting }: WithdrawNoticesProps) {
  const text = useText()
  const errorText = useErrorText()
  const now = useNow()
  const block = useBlock(userId, now)
  return (
    <>
      {block && (
        <Notice tone="info" icon={<ShieldIcon />}>
          {errorText(blockError(block))} {text('wallet.withdraw.duringBreak')}
        </Notice>
      )}
      {withdrawRefusals(wallet, setting, now).map((refusal) => (
        <Notice key={refusal.code} tone="warning" icon={<ClockIcon />}>
          {errorText(refusal)}
        </Notice>
      ))}
    </>
  )
}
