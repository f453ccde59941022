import { isFailure } from '#contract/failure'
import { useText } from '#ui/intl/useText'

/** Why a status was not set: it may be another one by now. What is shown is asked for again by itself. */
export function useStatusFailure(id: string) {
  const text = useText()
  return (reason: string, error: object) => {
    const hasChanged = isFailure(error) && error.status === 400
    return text('customers.notChanged', {
      id,
      reason: hasChanged ? text('customers.changedMeanwhile') : reason,
    })
  }
}
