import type { Satang } from '#lib/money'
import { Money } from '#ui/display/Money'
import { StatusChip } from '#ui/display/StatusChip'
import { useText } from '#ui/intl/useText'

interface AmountScoreProps {
  amount: Satang
  /** 0 to 100. */
  score: number
}

/** From this score on, a line very probably belongs to a deposit. */
const goodScore = 70

/** An amount, and how well a bank line and a deposit fit. */
export function AmountScore({ amount, score }: AmountScoreProps) {
  const text = useText()
  return (
    <span>
      <strong>
        <Money amount={amount} />
      </strong>{' '}
      <StatusChip
        label={text('adminReports.score', { score })}
        tone={score >= goodScore ? 'success' : 'neutral'}
      />
    </span>
  )
}
