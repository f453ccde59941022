import { useCallback } from 'react'
import { type Feedback, type Outcome, useMutationFeedback } from '#ui/toast/useMutationFeedback'

/** Sends a change of the kanban and answers whether it got done; a failure is told. */
export function useChange() {
  const run = useMutationFeedback('kanban.failed')
  return useCallback(
    async <Answer>(mutation: PromiseLike<Outcome<Answer>>, feedback?: Feedback<Answer>) =>
      (await run(mutation, feedback)).isDone,
    [run],
  )
}
