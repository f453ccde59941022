import type * as v from 'valibot'
import type { editSaidSchema } from '#contract/social/social'
import { DemoError, refuseIfChanged } from '../demo/demoRoutes'
import { changePost, commentOf, isThere, mustBeOwn, replyOf } from './posts'

/** Edits own texts only; refuses if another window edited the same one in the meantime. */
export function editSaid(request: v.InferOutput<typeof editSaidSchema>) {
  const { postId, commentId, replayId, text, was, images, imagesWere, edited } = request
  return changePost(postId, (post) => {
    if (commentId === undefined) {
      const { data } = post
      mustBeOwn(post)
      refuseIfChanged(
        data,
        { ...(was !== undefined && { content: was }), ...(imagesWere && { images: imagesWere }) },
        { content: text, images },
      )
      data.content = text
      if (images) data.images = images
      if (text === '' && data.images.length === 0)
        throw new DemoError(400, 'There is nothing written')
      post.edited = edited
      return
    }
    const said =
      replayId === undefined ? commentOf(post, commentId) : replyOf(post, { commentId, replayId })
    mustBeOwn(said)
    if (!isThere(said)) throw new DemoError(404, 'It is not there any more')
    refuseIfChanged(said.data, was === undefined ? {} : { comment: was }, { comment: text })
    if (text === '') throw new DemoError(400, 'There is nothing written')
    said.data.comment = text
    said.edited = edited
  })
}
