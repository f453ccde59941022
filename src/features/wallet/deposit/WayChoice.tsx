import { useFormat } from '../../../ui/intl/useFormat'
import { useText } from '../../../ui/intl/useText'
import { Choices } from '../parts/Choices'
import type { DepositWay } from './depositChoices'

interface WayChoiceProps {
  ways: readonly DepositWay[]
  value: string
  onChange: (key: string) => void
  error: string | null
}

/** Which account, and by transfer or by QR code. */
export function WayChoice({ ways, value, onChange, error }: WayChoiceProps) {
  const text = useText()
  const format = useFormat()
  return (
    <Choices
      legend={text('wallet.deposit.way')}
      name="way"
      value={value}
      onChange={onChange}
      error={error}
      choices={ways.map(({ key, bank, channel }) => ({
        value: key,
        label: text(channel === 'qr' ? 'wallet.deposit.byQr' : 'wallet.deposit.byBank', {
          bank: bank.bank_name,
        }),
        note:
          bank.status === 'on'
            ? text('wallet.deposit.range', {
                min: format.money(bank.minDeposit),
                max: format.money(bank.maxDeposit),
              })
            : text('wallet.deposit.closed'),
        disabled: bank.status !== 'on',
      }))}
    />
  )
}
