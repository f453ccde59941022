import type { Post } from '#contract/social/social'
import { useText } from '#ui/intl/useText'
import { useRemovePostMutation, useRestorePostMutation } from '../api/social'
import { useSocialToast } from '../useSocialToast'

/** Removes a post at once; the toast offers to take it back. */
export function useRemovePost(post: Post): () => void {
  const text = useText()
  const { fail, offerUndo } = useSocialToast()
  const [remove, { isLoading, isSuccess }] = useRemovePostMutation()
  const [restore] = useRestorePostMutation()

  async function removeNow(): Promise<void> {
    // The second of two presses would be told that there is no such post.
    if (isLoading || isSuccess) return
    if ('error' in (await remove(post.id))) return fail()
    offerUndo({
      id: 'social-undo-post',
      message: text('social.post.removed'),
      undo: async () => !('error' in (await restore(post))),
    })
  }

  return () => void removeNow()
}
