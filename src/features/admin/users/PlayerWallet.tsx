import { styled } from '@mui/material/styles'
import type { Wallet } from '#contract/wallet/wallet'
import { Money } from '#ui/display/Money'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { CreditParts } from '#ui/money/CreditParts'
import { TurnoverLocks } from '#ui/money/TurnoverLocks'

/** The parts of the credit, what can be withdrawn, and what locks the rest. */
export function PlayerWallet({ wallet }: { wallet: Wallet }) {
  const text = useText()
  const format = useFormat()
  const amounts = [
    ['adminPeople.available', wallet.available],
    ['adminPeople.onHold', wallet.onHold],
    ['adminPeople.turnoverLeft', wallet.turnoverLeft],
    ['adminPeople.withdrawnToday', wallet.withdrawnToday],
    ['adminPeople.depositTotal', wallet.depositTotal],
    ['adminPeople.withdrawTotal', wallet.withdrawTotal],
  ] as const
  return (
    <Stack>
      <CreditParts
        wallet={wallet}
        also={[
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
