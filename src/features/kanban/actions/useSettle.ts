import { useCallback } from 'react'
import { useDispatch } from 'react-redux'
import { isFailure } from '#contract/failure'
import { useText } from '#ui/intl/useText'
import { useLoadFailureText } from '#ui/load/useLoadFailureText'
import { openToast } from '#ui/toast/toastSlice'

/** Answers whether a change got done; says so when it did not. */
export type Settle = (change: PromiseLike<{ error?: unknown }>) => Promise<boolean>

export function useSettle(): Settle {
  const dispatch = useDispatch()
  const text = useText()
  const failureText = useLoadFailureText()
  return useCallback(
    async (change) => {
      const { error } = await change
      if (error === undefined) return true
      const reason = isFailure(error) ? failureText(error) : ''
      dispatch(
        openToast({
          variant: 'alert',
          alert: { color: 'error', variant: 'filled' },
          message: text('kanban.failed', { reason }),
        }),
      )
      return false
    },
    [dispatch, text, failureText],
  )
}
