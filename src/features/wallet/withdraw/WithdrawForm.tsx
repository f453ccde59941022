import { useEffect } from 'react'
import type { Player } from '#contract/account/player'
import type { WithdrawSetting } from '#contract/site/setting'
import type { WithdrawRecord } from '#contract/wallet/history'
import type { Wallet } from '#contract/wallet/wallet'
import { bahtFromSatang } from '#lib/money'
import { DescriptionList } from '#ui/display/DescriptionList'
import { SubmitButton } from '#ui/form/SubmitButton'
import { useFormat } from '#ui/intl/useFormat'
import { useRefusalText } from '#ui/intl/useRefusalText'
import { useText } from '#ui/intl/useText'
import { AmountField } from '#ui/money/AmountField'
import { ConfirmSheet } from '#ui/money/ConfirmSheet'
import { LostOrderNotice } from '#ui/money/LostOrderNotice'
import { Refused } from '../notices/Refused'
import { UnknownResult } from '../notices/UnknownResult'
import { OpenWithdrawal } from './OpenWithdrawal'
import { Terms } from './Terms'
import { useWithdrawForm } from './useWithdrawForm'
import { withdrawFacts } from './withdrawFacts'

interface WithdrawFormProps {
  player: Player
  wallet: Wallet
  setting: WithdrawSetting | undefined
  onAccepted: (withdrawal: WithdrawRecord) => void
}

/** Refusals that say no more than that another withdrawal is under way. */
const underWay: ReadonlySet<string> = new Set(['withdrawopen', 'requestinprogress'])

export function WithdrawForm({ player, wallet, setting, onAccepted }: WithdrawFormProps) {
  const text = useText()
  const format = useFormat()
  const refusalText = useRefusalText()
  const form = useWithdrawForm(wallet, setting)
  const { state, send, settle, reset } = form.action
  const accepted = state.phase === 'accepted' ? state.answer : null
  const { forget } = form
  useEffect(() => {
    if (accepted === null) return
    forget()
    onAccepted(accepted)
  }, [accepted, forget, onAccepted])
  const asked = state.phase === 'confirming' || state.phase === 'sending' ? state.order : null
  const unknown = state.phase === 'unknown'
  // What the order itself just made is not told as something in its way.
  const idle = state.phase === 'draft' || state.phase === 'refused'
  const openId = idle ? wallet.openWithdrawId : null
  // Another tab was first: that one is under way says it all.
  const toldByOpen = openId !== null && underWay.has(form.formWrong?.code ?? '')
  return (
    <form onSubmit={form.submit} noValidate aria-label={text('wallet.withdraw.title')}>
      <LostOrderNotice state={state} />
      {unknown && <UnknownResult onSettle={settle} />}
      {openId !== null && <OpenWithdrawal withdrawId={openId} />}
      {form.formWrong && !toldByOpen && <Refused failure={form.formWrong} />}
      {setting && <Terms setting={setting} wallet={wallet} />}
      <AmountField
        label={text('wallet.amount')}
        name="amount"
        value={unknown ? String(bahtFromSatang(state.order.amount)) : form.amountText}
        onChange={form.setAmountText}
        error={form.amountWrong && refusalText(form.amountWrong)}
        suggestions={wallet.available > 0 ? [wallet.available] : []}
        disabled={unknown}
        inputRef={form.amountRef}
      />
      <SubmitButton busy={state.phase === 'sending'} disabled={unknown}>
        {text(unknown ? 'wallet.checking' : 'wallet.withdraw.next')}
      </SubmitButton>
      <ConfirmSheet
        open={asked !== null}
        title={text('wallet.withdraw.confirmTitle')}
        confirmLabel={
          asked === null
            ? text('ui.confirm')
            : text('wallet.withdraw.confirm', { amount: format.money(asked.amount) })
        }
        busy={state.phase === 'sending'}
        onConfirm={() => void send()}
        onCancel={reset}
      >
        {asked && (
          <DescriptionList facts={withdrawFacts(asked.amount, player, setting, text, format)} />
        )}
        <p>{text('wallet.withdraw.noCancel')}</p>
      </ConfirmSheet>
    </form>
  )
}
