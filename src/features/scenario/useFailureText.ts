import type { Failure } from '../../contract/failure'
import { useText } from '../../ui/intl/useText'

/** Why the door did not do what it was asked: its own reason where it gave one. */
export function useFailureText(): (failure: Failure) => string {
  const text = useText()
  return ({ kind, message }) => {
    if (kind === 'http') return text('scenario.failure.refused', { reason: message })
    return text(kind === 'badAnswer' ? 'scenario.failure.badAnswer' : 'scenario.failure.noAnswer')
  }
}
