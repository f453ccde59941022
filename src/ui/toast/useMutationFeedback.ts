import { useCallback } from 'react'
import { useDispatch } from 'react-redux'
import { cut } from '#lib/text/graphemes'
import type { MessageKey } from '../intl/messages'
import { useText } from '../intl/useText'
import { useErrorMessage } from '../load/useErrorMessage'
import { offerUndoAfter, onToastAction, undoId } from './toastActions'
import { openAlert, openToast } from './toastSlice'

/** How a mutation of RTK Query ends. */
export type Outcome<Answer> =
  | { readonly data: Answer; readonly error?: undefined }
  | { readonly data?: undefined; readonly error: object }

export interface Feedback<Answer> {
  /** Told once it is done. Without it nothing is. */
  success?: string
  /** Takes it back. Offered with `success`, until the next toast. */
  undo?: (answer: Answer) => void
  /** The message when it fails, made from the reason. */
  failure?: (reason: string, error: object) => string
  /** The caller shows the message of a failure itself: no toast tells it. */
  isFailureInline?: boolean
}

interface Result<Answer> {
  isDone: boolean
  data?: Answer
  /** Null when it was done. */
  errorMessage: string | null
  /** What that says: it stays true in another language, if it is told for longer than a moment. Null when it was done. */
  error: object | null
}

export type RunMutation = <Answer>(
  mutation: PromiseLike<Outcome<Answer>>,
  feedback?: Feedback<Answer>,
) => Promise<Result<Answer>>

/** Waits for a mutation and tells in a toast how it ended. `failureKey`: a text with `reason` for all failures. */
export function useMutationFeedback(failureKey?: MessageKey): RunMutation {
  const dispatch = useDispatch()
  const text = useText()
  const errorMessage = useErrorMessage()
  return useCallback<RunMutation>(
    async (mutation, { success, undo, failure, isFailureInline = false } = {}) => {
      if (undo !== undefined) offerUndoAfter(mutation)
      const { data, error } = await mutation
      if (error !== undefined) {
        const reason = errorMessage(error)
        const general = failureKey === undefined ? reason : text(failureKey, { reason })
        const message = failure?.(reason, error) ?? general
        if (!isFailureInline) dispatch(openAlert('error', message))
        return { isDone: false, errorMessage: message, error }
      }
      if (success !== undefined && undo !== undefined) {
        // Stays registered: the person may have left the page, and still change their mind.
        const forget = onToastAction(undoId, () => {
          forget()
          undo(data)
        })
        dispatch(openToast({ message: success, action: { label: text('ui.undo'), id: undoId } }))
      } else if (success !== undefined) {
        dispatch(openAlert('success', success))
      }
      return { isDone: true, data, errorMessage: null, error: null }
    },
    [dispatch, text, errorMessage, failureKey],
  )
}

/** What somebody called a thing, as far as a sentence about it needs it: a toast is no place for a thousand letters. */
export function shortName(name: string): string {
  return name.length <= 60 ? name : `${cut(name, 59).trimEnd()}…`
}
