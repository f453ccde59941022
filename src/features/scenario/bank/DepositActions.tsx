import { useRecentDepositsQuery } from '#api/money/recentHistory'
import type { DepositRecord, WithdrawRecord } from '#contract/wallet/wallet'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { sendBankLine } from '../api/actions'
import { ActionButtons } from './ActionButtons'
import { ActionGroup } from './ActionGroup'
import { bankLines, undecidedDeposit } from './openRequests'
import type { RunAction } from './useBankActions'

const labels = {
  right: 'scenario.bank.line.right',
  wrong: 'scenario.bank.line.wrong',
  late: 'scenario.bank.line.late',
  twice: 'scenario.bank.line.twice',
} as const

/** Simulates bank transfers for the player's deposit. */
export function DepositActions({ userId, run }: { userId: string; run: RunAction }) {
  const text = useText()
  const requestText = useRequestText()
  const { currentData } = useRecentDepositsQuery(userId)
  const deposit = undecidedDeposit(currentData?.value ?? [])
  const title = text('scenario.bank.deposit')
  if (deposit === undefined)
    return <ActionGroup title={title} about={text('scenario.bank.noDeposit')} />
  const { depositId } = deposit
  return (
    <ActionGroup title={title} about={requestText(depositId, deposit)}>
      <ActionButtons
        labels={labels}
        actions={bankLines}
        onPress={(line) => void run(() => sendBankLine({ depositId, line }))}
      />
    </ActionGroup>
  )
}

type OpenRequest = Pick<DepositRecord | WithdrawRecord, 'amount' | 'status'>

/** Formats a request in one line: id, amount, status. */
export function useRequestText(): (id: string, request: OpenRequest) => string {
  const text = useText()
  const format = useFormat()
  return (id, { amount, status }) =>
    [id, format.money(amount), text(`dashboard.status.${status}`)].join(' · ')
}
