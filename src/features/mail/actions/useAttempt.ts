import { useCallback } from 'react'
import { useDispatch } from 'react-redux'
import { isFailure } from '#contract/failure'
import { useLoadFailureText } from '#ui/load/useLoadFailureText'
import { openToast } from '#ui/toast/toastSlice'

export type Attempt = <Result>(work: Promise<Result>) => Promise<Result | undefined>

/** Waits for a change; when it fails, says why in a toast and answers undefined. */
export function useAttempt(): Attempt {
  const dispatch = useDispatch()
  const failureText = useLoadFailureText()
  return useCallback<Attempt>(
    async (work) => {
      try {
        return await work
      } catch (cause) {
        const reason = isFailure(cause) ? cause : ({ kind: 'badAnswer', message: '' } as const)
        dispatch(
          openToast({
            variant: 'alert',
            alert: { color: 'error', variant: 'filled' },
            message: failureText(reason),
          }),
        )
        return undefined
      }
    },
    [dispatch, failureText],
  )
}
