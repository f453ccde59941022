import { useRecentDepositsQuery } from '#api/money/wallet'
import { useText } from '#ui/intl/useText'
import { sendBankLine } from '../api/actions'
import { DeedButtons } from './DeedButtons'
import { DeedGroup } from './DeedGroup'
import { bankLines, undecidedDeposit } from './openOrders'
import type { RunDeed } from './useBankDeeds'
import { useOrderText } from './useOrderText'

const labels = {
  right: 'scenario.bank.line.right',
  wrong: 'scenario.bank.line.wrong',
  late: 'scenario.bank.line.late',
  twice: 'scenario.bank.line.twice',
} as const

/** What arrives at the bank for the player's deposit. */
export function DepositDeeds({ userId, run }: { userId: string; run: RunDeed }) {
  const text = useText()
  const orderText = useOrderText()
  const { currentData } = useRecentDepositsQuery(userId)
  const deposit = undecidedDeposit(currentData?.value ?? [])
  const title = text('scenario.bank.deposit')
  if (deposit === undefined)
    return <DeedGroup title={title} about={text('scenario.bank.noDeposit')} />
  const { depositId } = deposit
  return (
    <DeedGroup title={title} about={orderText(depositId, deposit)}>
      <DeedButtons
        labels={labels}
        deeds={bankLines}
        onPress={(line) => void run(() => sendBankLine({ depositId, line }))}
      />
    </DeedGroup>
  )
}
