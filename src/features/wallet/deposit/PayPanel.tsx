import { styled } from '@mui/material/styles'
import { polling } from '#api/client/useFollowUp'
import { useTransferBanksQuery } from '#api/money/deposit'
import { groupedBookNumber } from '#contract/site/bookNumber'
import { plainBookNumber } from '#contract/site/site'
import type { Deposit } from '#contract/wallet/wallet'
import { mixColors } from '#lib/contrast'
import { providerNow } from '#lib/device/clock'
import { isMocked } from '#lib/environment'
import { bahtFromSatang, formatBaht, type Satang } from '#lib/money'
import { minuteMs } from '#lib/time'
import { CopyButton } from '#ui/copy/CopyButton'
import { CopyOnHold } from '#ui/copy/CopyOnHold'
import { DescriptionList } from '#ui/display/DataText'
import { AlertIcon } from '#ui/icons/entry'
import { useErrorText } from '#ui/intl/useErrorText'
import { useLocale, useText } from '#ui/intl/useText'
import { BankName } from '#ui/money/BankMark'
import { Countdown } from '#ui/money/Countdown'
import { QrCode } from '#ui/money/QrCode'
import { useTimeLeft } from '#ui/money/useTimeLeft'
import { SectionCard } from '#ui/page/SectionCard'
import { Notice } from '../MoneyNotices'
import { promptPayText } from './promptpay'
import { QrActions } from './QrActions'

interface PayPanelProps {
  deposit: Deposit
}

/**
 * Payment instructions: exact amount, account and time left; or a warning if the account has been closed since.
 */
export function PayPanel({ deposit }: PayPanelProps) {
  const text = useText()
  const isClosed = useIsClosed(deposit)
  const locale = useLocale()
  const left = useTimeLeft(deposit.expiresAt, providerNow)
  const errorText = useErrorText()
  const qr = qrText(deposit)
  const specimen = isMocked ? { overlay: errorText({ code: 'qrdemo' }) } : {}
  if (isClosed) {
    return (
      <Notice tone="warning" icon={<AlertIcon />}>
        {text('wallet.deposit.accountClosed')}
      </Notice>
    )
  }
  return (
    <SectionCard
      title={text('wallet.deposit.payTitle')}
      action={
        <span>
          {text('money.timeLeft')} <Countdown until={deposit.expiresAt} clock={providerNow} />
        </span>
      }
    >
      <Exact>
        {errorText({
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
          items={[
            { label: text('wallet.bank'), value: <BankName bank={deposit.bank_name} /> },
            { label: text('wallet.bookName'), value: deposit.book_name },
            {
              label: text('wallet.bookNumber'),
              value: (
                <CopyOnHold value={plainBookNumber(deposit.book_number)}>
                  {groupedBookNumber(deposit.book_number)}
                </CopyOnHold>
              ),
            },
          ]}
        />
        <CopyButton value={plainBookNumber(deposit.book_number)} name={text('wallet.bookNumber')} />
      </Account>
    </SectionCard>
  )
}

/** Whether the operator stopped accepting money on the deposit's account. True only on fresh data. */
function useIsClosed({ transferBankID }: Deposit): boolean {
  const { currentData: banks } = useTransferBanksQuery(undefined, polling())
  if (!banks || banks.isStale) return false
  return !banks.value.some((bank) => bank.transferBankID === transferBankID && bank.status === 'on')
}

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

interface ExactAmountProps {
  amount: Satang
}

/** The amount to send, in large type. The satang are marked because they identify the transfer. */
function ExactAmount({ amount }: ExactAmountProps) {
  const text = useText()
  const written = formatBaht(amount, useLocale())
  // Always two decimals, whatever the decimal separator.
  const [whole, satang] = [written.slice(0, -2), written.slice(-2)]
  const value = bahtFromSatang(amount).toFixed(2)
  return (
    <Line>
      <CopyOnHold value={value}>
        <bdi>
          {whole}
          <mark>{satang}</mark> <small>{text('money.unit')}</small>
        </bdi>
      </CopyOnHold>
      <CopyButton value={value} name={text('wallet.amount')} />
    </Line>
  )
}

const Line = styled('p')(({ theme }) => ({
  ...theme.typography.h2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 12,
  margin: '8px 0',
  fontSize: '2rem',
  mark: {
    padding: '0 4px',
    borderRadius: 4,
    color: theme.palette.text.primary,
    backgroundColor: mixColors(theme.palette.background.paper, theme.palette.warning.main, 0.3),
  },
  small: { fontSize: '1rem' },
}))

/** A PromptPay id that belongs to nobody: scanning a demo code must never send money to a stranger. */
const demoTarget = '0000000000'

/** Text of the deposit's QR code; null if it is not paid by code or its PromptPay id is invalid. */
function qrText({ channel, promptPayId, amount }: Deposit): string | null {
  const target = isMocked ? demoTarget : promptPayId
  if (channel !== 'qr' || target === null) return null
  try {
    return promptPayText(target, amount)
  } catch (cause) {
    console.error('The operator’s PromptPay id is not usable', cause)
    return null
  }
}
