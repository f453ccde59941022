import { styled } from '@mui/material/styles'
import { useEffect } from 'react'
import type { Player } from '#contract/account/account'
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
import { ConfirmSheet } from '#ui/money/ConfirmSheet'
import { UndeliveredNotice } from '#ui/money/PaymentNotice'
import { maskedBookNumber } from '../bookNumber'
import { Rejected, UnknownResult } from '../MoneyNotices'
import { OpenWithdrawal } from './OpenWithdrawal'
import { mostAtOnce, useWithdrawForm } from './useWithdrawForm'

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
        suggestions={mostAtOnce(wallet, setting)}
        disabled={unknown}
        inputRef={form.amountRef}
      />
      {setting && <Terms setting={setting} wallet={wallet} />}
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

interface TermsProps {
  setting: WithdrawSetting
  wallet: Wallet
}

/** Shows the operator's limits up front. */
function Terms({ setting, wallet }: TermsProps) {
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
      value: `${bank} ${number}`,
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
