import { isFailure } from '#contract/failure'
import { useLoadFailureText } from '#ui/load/useLoadFailureText'

/** Why a change was not made, in words for the person, from whatever a mutation failed with. */
export function useFailureWords(): (error: unknown) => string {
  const failureText = useLoadFailureText()
  return (error) => failureText(isFailure(error) ? error : { kind: 'badAnswer', message: '' })
}
