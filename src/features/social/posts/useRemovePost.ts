import type { Post } from '#contract/social/social'
import { useText } from '#ui/intl/useText'
import { useMutationFeedback } from '#ui/toast/useMutationFeedback'
import { useRemovePostMutation, useRestorePostMutation } from '../api/social'

/** Removes a post at once; the toast offers to take it back. */
export function useRemovePost(post: Post): () => void {
  const text = useText()
  const run = useMutationFeedback('social.failed')
  const [remove, { isLoading, isSuccess }] = useRemovePostMutation()
  const [restore] = useRestorePostMutation()

  async function removeNow(): Promise<void> {
    // The second of two presses would be told that there is no such post.
    if (isLoading || isSuccess) return
    await run(remove(post.id), {
      success: text('social.post.removed'),
      undo: () => void run(restore(post)),
    })
  }

  return () => void removeNow()
}
