import { useText } from '#ui/intl/useText'
import { plantDifference } from '../api/actions'
import { ActionButtons } from './ActionButtons'
import { ActionGroup } from './ActionGroup'
import type { RunAction } from './useBankActions'

const differences = ['line', 'credit'] as const

const labels = {
  line: 'scenario.bank.difference.line',
  credit: 'scenario.bank.difference.credit',
} as const

/** What the operator's books do not explain: their reconciliation has to find it. */
export function DifferenceActions({ userId, run }: { userId: string; run: RunAction }) {
  const text = useText()
  return (
    <ActionGroup
      title={text('scenario.bank.difference')}
      about={text('scenario.bank.differenceHint')}
    >
      <ActionButtons
        labels={labels}
        actions={differences}
        onPress={(difference) => void run(() => plantDifference({ userId, difference }))}
      />
    </ActionGroup>
  )
}
