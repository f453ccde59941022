import type { Failure } from '#contract/failure'
import { useRefusalText } from '#ui/intl/useRefusalText'
import { useText } from '#ui/intl/useText'

/** Why the door did not do what it was asked: its own reason where it gave one. */
export function useFailureText(): (failure: Failure) => string {
  const text = useText()
  const refusal = useRefusalText()
  return ({ kind, message, code, values = {} }) => {
    if (kind === 'http') {
      const reason = code === undefined ? message : refusal({ code, values })
      return text('scenario.failure.refused', { reason })
    }
    return text(kind === 'badAnswer' ? 'scenario.failure.badAnswer' : 'scenario.failure.noAnswer')
  }
}
