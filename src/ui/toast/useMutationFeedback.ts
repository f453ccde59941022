import { useCallback } from 'react'
import { useDispatch } from 'react-redux'
import { cut } from '#lib/text/graphemes'
import type { MessageKey } from '../intl/messages'
import { useText } from '../intl/useText'
import { useErrorMessage } from '../load/useErrorMessage'
import { offerUndoAfter, onToastAction, undoId } from './toastActions'
import { openAlert, openToast } from './toastSlice'

/** Result of an RTK Query mutation. */
export type Outcome<Answer> =
  | { readonly data: Answer; readonly error?: undefined }
  | { readonly data?: undefined; readonly error: object }

export interface Feedback<Answer> {
  /** Message after success. Without it there is no message. */
  success?: string
  /** Undoes the change. Offered with `success`, until the next toast. */
  undo?: (answer: Answer) => void
  /** Makes the failure message from the reason. */
  failure?: (reason: string, error: object) => string
  /** The caller shows the failure message itself, so there is no toast. */
  isFailureInline?: boolean
}

interface Result<Answer> {
  isDone: boolean
  data?: Answer
  /** Null after success. */
  errorMessage: string | null
  /**
   * Error behind the message, for callers that show it longer and must translate it again. Null after success.
   */
  error: object | null
}

export type RunMutation = <Answer>(
  mutation: PromiseLike<Outcome<Answer>>,
  feedback?: Feedback<Answer>,
) => Promise<Result<Answer>>

/**
 * Waits for a mutation and shows its result in a toast. `failureKey`: a text with `reason` for all failures.
 */
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
        // Stays registered, because the user may have left the page and still want to undo.
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

/** Shortens a user-given name for use in a sentence, because a toast has no space for a thousand letters. */
export function shortName(name: string): string {
  return name.length <= 60 ? name : `${cut(name, 59).trimEnd()}…`
}
