import { useText } from '#ui/intl/useText'
import { ErrorState } from '#ui/state/ErrorState'
import { Loading } from '#ui/state/Loading'
import { SkeletonLines } from '#ui/state/SkeletonLines'
import { useFailureText } from '../useFailureText'
import type { Scenario } from '../useScenario'

/** While it is not known what is in force: because it is still being read, or could not be. */
export function FaultsPending({ scenario }: { scenario: Scenario }) {
  const text = useText()
  const words = useFailureText()
  const { readFailure, busy, read } = scenario
  if (readFailure !== null) {
    return (
      <ErrorState
        title={text('scenario.faults.unknown')}
        message={words(readFailure)}
        onRetry={read}
        busy={busy}
      />
    )
  }
  return (
    <Loading>
      <SkeletonLines lines={1} />
    </Loading>
  )
}
