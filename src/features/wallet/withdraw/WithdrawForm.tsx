import { useEffect } from 'react'
import type { Player } from '#contract/account/account'
import { maskedBookNumber } from '#contract/site/bookNumber'
import type { WithdrawSetting } from '#contract/site/site'
import type { Wallet, WithdrawRecord, WithdrawRequest } from '#contract/wallet/wallet'
import { bahtFromSatang, satang } from '#lib/money'
import { type Description, DescriptionList } from '#ui/display/DataText'
import { FormFoot } from '#ui/form/BusyButton'
import { SubmitButton } from '#ui/form/PlainButton'
import { useErrorText } from '#ui/intl/useErrorText'
import { type Formats, useFormat } from '#ui/intl/useFormat'
import { type Text, useText } from '#ui/intl/useText'
import { AmountField } from '#ui/money/AmountField'
import { BankName } from '#ui/money/BankMark'
import { ConfirmSheet } from '#ui/money/ConfirmSheet'
import { UndeliveredNotice } from '#ui/money/PaymentNotice'
import { Rejected, UnknownResult } from '../MoneyNotices'
import { UsualTime } from '../UsualTime'
import { OpenWithdrawal } from './OpenWithdrawal'
import { allAtOnce, useWithdrawForm } from './useWithdrawForm'
import { AllLimit, Terms } from './WithdrawTerms'

interface WithdrawFormProps {
  player: Player
  wallet: Wallet
  setting: WithdrawSetting | undefined
  onAccepted: (withdrawal: WithdrawRecord) => void
}

/** Error codes that only mean "another withdrawal is in progress". */
const underWay: ReadonlySet<string> = new Set(['withdrawopen', 'requestinprogress'])

export function WithdrawForm({ player, wallet, setting, onAccepted }: WithdrawFormProps) {
  const text = useText()
  const format = useFormat()
  const errorText = useErrorText()
  const form = useWithdrawForm(wallet, setting)
  const { state, retry } = form.payment
  const accepted = state.phase === 'accepted' ? state.answer : null
  const { forget } = form
  useEffect(() => {
    if (accepted === null) return
    forget()
    onAccepted(accepted)
  }, [accepted, forget, onAccepted])
  const asked = state.phase === 'confirming' || state.phase === 'sending' ? state.body : null
  const unknown = state.phase === 'pending'
  // A withdrawal just made by this form must not be reported as blocking it.
  const idle = state.phase === 'draft' || state.phase === 'rejected'
  const openId = idle ? wallet.openWithdrawId : null
  // Another tab was faster: the notice about the open withdrawal already explains the error.
  const saidByOpen = openId !== null && underWay.has(form.formWrong?.code ?? '')
  return (
    <form onSubmit={form.submit} noValidate aria-label={text('wallet.withdraw.title')}>
      <UndeliveredNotice state={state} />
      {unknown && <UnknownResult onRetry={retry} />}
      {openId !== null && <OpenWithdrawal withdrawId={openId} />}
      {form.formWrong && !saidByOpen && <Rejected failure={form.formWrong} />}
      <AmountField
        label={text('wallet.amount')}
        name="amount"
        value={unknown ? String(bahtFromSatang(state.body.amount)) : form.amountText}
        onChange={form.setAmountText}
        error={form.amountWrong && errorText(form.amountWrong)}
        all={allAtOnce(wallet, setting).amount}
        disabled={unknown}
        inputRef={form.amountRef}
      />
      <AllLimit wallet={wallet} setting={setting} />
      {setting && <Terms setting={setting} wallet={wallet} />}
      <UsualTime userId={player.id} kind="withdraw" />
      <FormFoot>
        <SubmitButton busy={state.phase === 'sending'} disabled={unknown}>
          {text(unknown ? 'wallet.checking' : 'wallet.withdraw.next')}
        </SubmitButton>
      </FormFoot>
      <ConfirmSheet
        payment={form.payment}
        title={text('wallet.withdraw.confirmTitle')}
        confirmLabel={
          asked === null
            ? text('ui.confirm')
            : text('wallet.withdraw.confirm', { amount: format.money(asked.amount) })
        }
      >
        {asked && (
          <DescriptionList
            items={withdrawFacts(asked, destinationOf(player, wallet), text, format)}
          />
        )}
        <p>{text('wallet.withdraw.noCancel')}</p>
      </ConfirmSheet>
    </form>
  )
}

/** Facts repeated in the confirmation: amount, fee, amount received, and account. */
function withdrawFacts(
  { amount, fee = satang(0) }: WithdrawRequest,
  { bank, number, holder }: ReturnType<typeof destinationOf>,
  text: Text,
  format: Formats,
): Description[] {
  const receive = satang(Math.max(0, amount - fee))
  return [
    { label: text('wallet.amount'), value: format.money(amount) },
    ...(fee > 0
      ? [
          { label: text('wallet.fee'), value: format.money(fee) },
          { label: text('wallet.receive'), value: format.money(receive) },
        ]
      : []),
    {
      label: text('wallet.withdraw.destination'),
      value: <BankName bank={bank} number={number} />,
    },
    { label: text('wallet.bookName'), value: holder },
  ]
}

/** The destination account: the current one, or the one from login if the provider does not report it. */
export function destinationOf(player: Player, { destination }: Wallet) {
  const { bank_name, tail, book_name } = destination ?? {
    bank_name: player.bank_name,
    tail: player.book_number,
    book_name: player.name,
  }
  return { bank: bank_name, number: maskedBookNumber(tail), holder: book_name }
}
