import { styled } from '@mui/material/styles'
import type { Wallet } from '#contract/wallet/wallet'
import { DescriptionList } from '#ui/display/DataText'
import { Money } from '#ui/display/Money'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { TurnoverLocks } from '#ui/money/TurnoverLocks'

/** What of the credit is free, what is held back, and by what. */
export function PlayerWallet({ wallet }: { wallet: Wallet }) {
  const text = useText()
  const format = useFormat()
  const amounts = [
    ['adminPeople.credit', wallet.credit],
    ['adminPeople.available', wallet.available],
    ['adminPeople.locked', wallet.locked],
    ['adminPeople.onHold', wallet.onHold],
    ['adminPeople.turnoverLeft', wallet.turnoverLeft],
    ['adminPeople.withdrawnToday', wallet.withdrawnToday],
    ['adminPeople.depositTotal', wallet.depositTotal],
    ['adminPeople.withdrawTotal', wallet.withdrawTotal],
  ] as const
  return (
    <Stack>
      <DescriptionList
        items={[
          ...amounts.map(([label, amount]) => ({
            label: text(label),
            value: <Money amount={amount} />,
          })),
          ...(wallet.bankHoldUntil === null
            ? []
            : [
                {
                  label: text('adminPeople.bankHold'),
                  value: format.dateTime(wallet.bankHoldUntil),
                },
              ]),
        ]}
      />
      {wallet.locks.length > 0 && <TurnoverLocks locks={wallet.locks} />}
    </Stack>
  )
}

const Stack = styled('div')({ display: 'grid', gap: 20 })
