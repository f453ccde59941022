import type { TransferBank } from '#contract/site/site'
import type { Deposit } from '#contract/wallet/wallet'
import { isAlwaysOpen, isOpenAt } from '#lib/time'
import { DataText } from '#ui/display/DataText'
import { OptionCards } from '#ui/form/OptionCards'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { BankMark } from '#ui/money/BankMark'

/** The account and channel by which the money is sent. */
export interface DepositWay {
  /** Value of the radio button. */
  key: string
  bank: TransferBank
  channel: Deposit['channel']
}

/** All payment methods of the operator's accounts, in the operator's order, closed ones last. */
export function depositWays(banks: readonly TransferBank[]): DepositWay[] {
  return banks
    .toSorted((one, other) => closed(one) - closed(other) || one.sort - other.sort)
    .flatMap((bank) => {
      const byBank: DepositWay = { key: `${bank.transferBankID}:bank`, bank, channel: 'bank' }
      const byQr: DepositWay = { key: `${bank.transferBankID}:qr`, bank, channel: 'qr' }
      return bank.promptPayId === null ? [byBank] : [byQr, byBank]
    })
}

function closed({ status }: TransferBank): number {
  return status === 'on' ? 0 : 1
}

/** Whether it accepts deposits at `now`. Depends on this device's clock being right. */
export function isOpenWay({ bank }: DepositWay, now: number): boolean {
  return bank.status === 'on' && isOpenAt(now, bank.openFrom, bank.openTo)
}

interface WayChoiceProps {
  ways: readonly DepositWay[]
  /** Milliseconds since 1970, for the opening hours. */
  now: number
  value: string
  onChange: (key: string) => void
  error: string | null
}

/** Selects the operator's account, and transfer or QR code. */
export function WayChoice({ ways, now, value, onChange, error }: WayChoiceProps) {
  const text = useText()
  const format = useFormat()
  const noteOf = (way: DepositWay) => {
    const { status, minDeposit, maxDeposit, openFrom: from, openTo: to } = way.bank
    if (status !== 'on') return text('wallet.deposit.closed')
    const range = { min: format.money(minDeposit), max: format.money(maxDeposit) }
    if (!isOpenWay(way, now)) return text('wallet.deposit.closedNow', { from, to })
    const hours = isAlwaysOpen(from, to) ? [] : [text('wallet.deposit.hours', { from, to })]
    return [text('wallet.deposit.range', range), ...hours].join(' · ')
  }
  return (
    <OptionCards
      legend={text('wallet.deposit.way')}
      name="way"
      value={value}
      onChange={onChange}
      error={error}
      options={ways.map((way) => ({
        value: way.key,
        icon: <BankMark bank={way.bank.bank_name} />,
        label: (
          <DataText>
            {text(way.channel === 'qr' ? 'wallet.deposit.byQr' : 'wallet.deposit.byBank', {
              bank: way.bank.bank_name,
            })}
          </DataText>
        ),
        note: noteOf(way),
        disabled: way.bank.status !== 'on',
      }))}
    />
  )
}
