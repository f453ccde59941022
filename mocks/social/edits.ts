import type * as v from 'valibot'
import type { editSaidSchema } from '#contract/social/social'
import { Refusal } from '../demo/demoRoutes'
import { changePost, commentOf, isThere, mustBeOwn, replyOf } from './posts'

/** Only one's own, and not over what another window made of it meanwhile. */
export function editSaid(order: v.InferOutput<typeof editSaidSchema>) {
  const { postId, commentId, replayId, text, edited } = order
  return changePost(postId, (post) => {
    if (commentId === undefined) {
      const { data } = post
      mustBeOwn(post)
      mustStandAs(data.content, order)
      if (text === '' && data.images.length === 0)
        throw new Refusal(400, 'There is nothing written')
      data.content = text
      post.edited = edited
      return
    }
    const said =
      replayId === undefined ? commentOf(post, commentId) : replyOf(post, { commentId, replayId })
    mustBeOwn(said)
    if (!isThere(said)) throw new Refusal(404, 'It is not there any more')
    mustStandAs(said.data.comment, order)
    if (text === '') throw new Refusal(400, 'There is nothing written')
    said.data.comment = text
    said.edited = edited
  })
}

/** Sent again because its answer was lost, it says so already. */
function mustStandAs(stored: string, { text, was }: { text: string; was?: string | undefined }) {
  if (was !== undefined && stored !== was && stored !== text) throw new Refusal('changed')
}
