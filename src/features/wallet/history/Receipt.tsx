import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useId, useState } from 'react'
import { useSelector } from 'react-redux'
import { selectPlayer } from '#api/session/session'
import type { Received } from '#contract/promotion/promotion'
import { maskedBookNumber } from '#contract/site/bookNumber'
import { isCompleted, isFinal, type Transaction } from '#contract/wallet/transaction'
import { appName, isMocked, providerExt } from '#lib/environment'
import { satang } from '#lib/money'
import { memberPaths, pathOf } from '#lib/paths/member'
import { CopyOnHold } from '#ui/copy/CopyOnHold'
import { copyText } from '#ui/copy/copyText'
import { DescriptionList } from '#ui/display/DataText'
import { ButtonLink } from '#ui/form/BusyButton'
import { useErrorText } from '#ui/intl/useErrorText'
import { type Formats, useFormat } from '#ui/intl/useFormat'
import { type Text, useText } from '#ui/intl/useText'
import { statusMeta } from '#ui/money/statusMeta'
import { OverlayDialog } from '#ui/overlay/OverlayDialog'
import { PrintOnly, printAreaClass } from '#ui/print/PrintOnly'
import { useDepositPromotion } from '../deposit/DepositBonus'

interface ReceiptProps {
  transaction: Transaction
  onClose: () => void
}

/**
 * One transaction, to share as text or to print alone. Only a completed transaction is called a
 * receipt. Load it lazily.
 */
export function Receipt({ transaction, onClose }: ReceiptProps) {
  const text = useText()
  const format = useFormat()
  const errorText = useErrorText()
  const titleId = useId()
  const [copied, setCopied] = useState<boolean | null>(null)
  const title = text(isCompleted(transaction) ? 'wallet.receipt.title' : 'wallet.receipt.notPaid')
  const { kind, id } = transaction
  const userId = useSelector(selectPlayer)?.id ?? ''
  const received = useDepositPromotion(userId, id)
  const items = receiptFacts(transaction, text, format, received)

  async function share(): Promise<void> {
    const lines = items.map(({ label, value }) => `${label}: ${value}`)
    const content = [`${appName} · ${title}`, ...lines].join('\n')
    if (typeof navigator.share !== 'function') {
      setCopied(await copyText(content))
      return
    }
    try {
      await navigator.share({ title, text: content })
    } catch {
      // The player closed the share sheet.
    }
  }

  return (
    <OverlayDialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <PrintOnly />
      <Paper className={printAreaClass}>
        <Title id={titleId}>
          {appName} · {title}
        </Title>
        <DescriptionList
          items={items.map(({ label, value, isCopied }) => ({
            label,
            value: isCopied ? <CopyOnHold value={value}>{value}</CopyOnHold> : value,
          }))}
        />
        {isMocked && <Demo>{errorText({ code: 'demo' })}</Demo>}
      </Paper>
      <Buttons>
        <Button variant="contained" onClick={() => void share()}>
          {text('wallet.receipt.share')}
        </Button>
        <Button variant="outlined" onClick={() => print()}>
          {text('wallet.receipt.print')}
        </Button>
        {providerExt && (
          <ButtonLink
            to={
              kind === 'deposit'
                ? pathOf(memberPaths.depositDetail, id)
                : pathOf(memberPaths.withdrawDetail, id)
            }
          >
            {text('wallet.receipt.details')}
          </ButtonLink>
        )}
        <Button onClick={onClose}>{text('ui.close')}</Button>
      </Buttons>
      <Outcome>{copied !== null && text(copied ? 'money.copied' : 'money.copyFailed')}</Outcome>
    </OverlayDialog>
  )
}

const Paper = styled('div')({ padding: '24px 24px 0' })

const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h4, margin: '0 0 16px' }))

const Demo = styled('p')(({ theme }) => ({
  margin: '16px 0 0',
  color: theme.palette.text.secondary,
}))

const Buttons = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  padding: '20px 24px 8px',
  '& > *': { flex: '1 1 120px' },
})

const Outcome = styled('output')({ padding: '0 24px 16px', textAlign: 'center' })

interface ReceiptFact {
  label: string
  value: string
  /** Whether a long press copies the value. */
  isCopied?: boolean
}

/**
 * Lines of a receipt, in order. The account number stays masked, because receipts are shown to others.
 * @param received the promotion claimed with a deposit
 */
export function receiptFacts(
  transaction: Transaction,
  text: Text,
  format: Formats,
  received?: Received,
): ReceiptFact[] {
  const { kind, id, amount, fee, status, at, bank, bookNumber, reason, bankRef } = transaction
  const account = bookNumber === null ? bank : `${bank} ${maskedBookNumber(bookNumber)}`
  return [
    { label: text('wallet.history.kind'), value: text(`wallet.${kind}.title`) },
    { label: text('wallet.history.askedFor'), value: format.money(amount) },
    { label: text('wallet.history.change'), value: changeText(transaction, text, format) },
    ...(fee > 0
      ? [
          { label: text('wallet.fee'), value: format.money(fee) },
          { label: text('wallet.receive'), value: format.money(satang(Math.max(0, amount - fee))) },
        ]
      : []),
    ...optional(text('wallet.deposit.promotion'), received?.PromotionName ?? null),
    ...optional(
      text('promotionTerms.bonus'),
      received === undefined || received.activatedAt === null
        ? null
        : `+${format.money(received.bonus)}`,
    ),
    { label: text('wallet.status'), value: text(statusMeta[status].label) },
    { label: text('wallet.time'), value: format.dateTime(at) },
    ...stepFacts(transaction, text, format),
    { label: text('wallet.bank'), value: account },
    { label: text('money.reference'), value: id, isCopied: true },
    ...optional(text('wallet.bankRef'), bankRef, true),
    ...optional(text('wallet.note'), reason),
  ]
}

/**
 * Every status change after the request, with its time and who made it; only the end if the steps are unknown.
 */
function stepFacts(transaction: Transaction, text: Text, format: Formats): ReceiptFact[] {
  const { endedAt, steps } = transaction
  if (steps.length > 0) {
    return steps.slice(1).map(({ status, at, by }) => ({
      label: text(statusMeta[status].label),
      value: `${format.dateTime(at)} · ${text(`wallet.stepBy.${by}`)}`,
    }))
  }
  return optional(
    text(isCompleted(transaction) ? 'wallet.endedAt' : 'wallet.closedAt'),
    endedAt === null ? null : format.dateTime(endedAt),
  )
}

/** Uses words where the credit did not change: a zero could be read as a fee of zero. */
function changeText(transaction: Transaction, text: Text, format: Formats): string {
  const { kind, change } = transaction
  if (change !== 0) return format.change(change)
  if (kind === 'withdraw') return text('wallet.history.returned')
  return text(isFinal(transaction) ? 'wallet.history.notCredited' : 'wallet.history.notYet')
}

function optional(label: string, value: string | null, isCopied = false): ReceiptFact[] {
  return value === null || value === '' ? [] : [{ label, value, isCopied }]
}
