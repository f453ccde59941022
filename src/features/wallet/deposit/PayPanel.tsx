import { styled } from '@mui/material/styles'
import { plainBookNumber } from '#contract/account/bank'
import type { Deposit } from '#contract/wallet/deposit'
import { isMocked } from '#lib/environment'
import { CopyButton } from '#ui/copy/CopyButton'
import { DescriptionList } from '#ui/display/DescriptionList'
import { useLocale } from '#ui/intl/useLocale'
import { useRefusalText } from '#ui/intl/useRefusalText'
import { useText } from '#ui/intl/useText'
import { Countdown } from '#ui/money/Countdown'
import { QrCode } from '#ui/money/QrCode'
import { useTimeLeft } from '#ui/money/useTimeLeft'
import { SectionCard } from '#ui/page/SectionCard'
import { groupedBookNumber } from '../receipt/bookNumber'
import { ExactAmount } from './ExactAmount'
import { QrActions } from './QrActions'
import { qrText } from './qrText'

interface PayPanelProps {
  deposit: Deposit
}

/** How to send the money: exactly so much, to this account, in this time. */
export function PayPanel({ deposit }: PayPanelProps) {
  const text = useText()
  const locale = useLocale()
  const left = useTimeLeft(deposit.expiresAt)
  const refusalText = useRefusalText()
  const qr = qrText(deposit)
  const specimen = isMocked ? { overlay: refusalText({ code: 'qrdemo' }) } : {}
  return (
    <SectionCard
      title={text('wallet.deposit.payTitle')}
      action={
        <span>
          {text('money.timeLeft')} <Countdown until={deposit.expiresAt} />
        </span>
      }
    >
      <Exact>
        {refusalText({
          code: 'exactamount',
          values: { amount: deposit.amount, time: minutesText(left, locale) },
        })}
      </Exact>
      <ExactAmount amount={deposit.amount} />
      {qr !== null && (
        <>
          <QrCode value={qr} label={text('wallet.deposit.qr')} {...specimen} />
          <QrActions deposit={deposit} value={qr} {...specimen} />
        </>
      )}
      <Account>
        <DescriptionList
          facts={[
            { label: text('wallet.bank'), value: deposit.bank_name },
            { label: text('wallet.bookName'), value: deposit.book_name },
            { label: text('wallet.bookNumber'), value: groupedBookNumber(deposit.book_number) },
          ]}
        />
        <CopyButton value={plainBookNumber(deposit.book_number)} name={text('wallet.bookNumber')} />
      </Account>
    </SectionCard>
  )
}

const minuteMs = 60_000

/** "15 minutes", rounded up; the clock above has the seconds. */
function minutesText(milliseconds: number, locale: string): string {
  const shape = { style: 'unit', unit: 'minute', unitDisplay: 'long' } as const
  return new Intl.NumberFormat(locale, shape).format(Math.ceil(milliseconds / minuteMs))
}

const Exact = styled('p')({ margin: 0, textAlign: 'center' })

const Account = styled('div')({
  display: 'grid',
  gap: 12,
  marginTop: 16,
  '& > button': { justifySelf: 'end' },
})
