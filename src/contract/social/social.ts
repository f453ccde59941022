/** Posts with their comments, replies and likes. */
import * as v from 'valibot'
import { idInBody, skippedRecords, textInBody } from '../demo'
import { instantOnWire, momentText, pictureInBody, pictureOrEmpty } from '../wire'
import { longestPicture } from './people'

export const socialPaths = {
  posts: '/api/posts/list',
  addComment: '/api/comments/add',
  addReply: '/api/replies/add',
  likePost: '/api/posts/list/like',
  likeComment: '/api/comments/list/like',
  likeReply: '/api/replies/list/like',
  /** `key` is a post's id, `id` a whole comment, which is added in front of the others. */
  editComment: '/api/posts/editComment',
  /** Our extensions. POST {id?, content, images}: adds an own post; answers {posts}, as do the following: */
  addPost: '/api/posts/add',
  /** POST {postId}. */
  removePost: '/api/posts/remove',
  /** POST {post} as it was: undoes the removal. */
  restorePost: '/api/posts/restore',
  /** POST {postId, commentId, replayId?, deleted}: deletes or restores one's own comment or reply. */
  removeComment: '/api/comments/remove',
  /**
   * POST {postId, commentId?, replayId?, text, was?, images?, imagesWere?, edited?}: edits one's own post,
   * comment or reply, and a post's pictures. Rejected as `changed` if the stored value is neither the base
   * value nor the new one.
   */
  edit: '/api/posts/edit',
} as const

/** Most pictures of a post. */
export const mostPictures = 4

/** Author of everything written here: the demo's only account. */
export const ownProfileId = 'me'

const picture = v.object({ img: pictureOrEmpty, title: v.optional(v.string(), '') })

export type PostPicture = v.InferOutput<typeof picture>

const likes = v.object({
  /** Whether the player likes it. */
  like: v.boolean(),
  /** Number of likes; never negative. */
  value: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
})

/** Ours: true if it was edited. */
const edited = v.optional(v.boolean())

const saidExtras = {
  /** True after a deletion: stored so that it can be restored, but never shown. */
  deleted: v.optional(v.boolean()),
  edited,
}

/** Builds all shapes twice: stored moments are ISO text, internal ones milliseconds since 1970. */
function shapes<const Moment extends v.GenericSchema>(time: Moment) {
  const profile = v.object({ id: v.string(), avatar: pictureOrEmpty, name: v.string(), time })
  const reply = v.object({
    id: v.pipe(v.string(), v.nonEmpty()),
    profile,
    data: v.object({ comment: v.string(), likes }),
    ...saidExtras,
  })
  const comment = v.object({
    id: v.pipe(v.string(), v.nonEmpty()),
    profile,
    data: v.object({ comment: v.string(), likes, replies: v.array(reply) }),
    ...saidExtras,
  })
  const post = v.object({
    id: v.pipe(v.string(), v.nonEmpty()),
    profile,
    data: v.object({
      content: v.string(),
      images: v.array(picture),
      likes,
      comments: v.array(comment),
    }),
    edited,
  })
  return { reply, comment, post }
}

const stored = shapes(momentText)

export const storedPostSchema = stored.post
export const storedCommentSchema = stored.comment

export type StoredPost = v.InferOutput<typeof storedPostSchema>
export type StoredComment = v.InferOutput<typeof storedCommentSchema>

export const postSchema = shapes(instantOnWire).post
export const postsSchema = v.object({ posts: v.array(postSchema), ...skippedRecords })

export type Posts = v.InferOutput<typeof postsSchema>
export type Post = v.InferOutput<typeof postSchema>
export type Comment = Post['data']['comments'][number]
export type Reply = Comment['data']['replies'][number]
export type Likes = v.InferOutput<typeof likes>

const written = v.pipe(textInBody, v.trim(), v.nonEmpty('There is nothing written'))

export const postIdSchema = v.object({ postId: idInBody })
/** The text, or a whole comment or reply as the template sends it, of which only the text is used. */
const writtenWords = v.union([
  written,
  v.pipe(
    stored.reply,
    v.transform(({ data }) => data.comment),
    written,
  ),
])

/** Our extension: id created by the page, so that a repeated request adds the entry once. */
const ownId = v.optional(idInBody)

export const addCommentSchema = v.object({ postId: idInBody, id: ownId, comment: writtenWords })
export const addReplySchema = v.object({
  postId: idInBody,
  commentId: idInBody,
  id: ownId,
  reply: writtenWords,
})
/** Our extension: the wanted state, so that a repeated request has one effect. */
const like = v.optional(v.boolean())

export const likePostSchema = v.object({ postId: idInBody, like })
export const likeCommentSchema = v.object({ postId: idInBody, commentId: idInBody, like })
export const likeReplySchema = v.object({
  postId: idInBody,
  commentId: idInBody,
  replayId: idInBody,
  like,
})
export const editCommentSchema = v.object({ key: idInBody, id: storedCommentSchema })
export const addPostSchema = v.object({
  id: ownId,
  content: v.pipe(textInBody, v.trim()),
  images: v.pipe(v.array(v.fallback(pictureInBody(longestPicture), '')), v.maxLength(mostPictures)),
})
export const removeCommentSchema = v.object({
  postId: idInBody,
  commentId: idInBody,
  replayId: v.optional(idInBody),
  deleted: v.boolean(),
})
export const editSaidSchema = v.object({
  postId: idInBody,
  commentId: v.optional(idInBody),
  replayId: v.optional(idInBody),
  text: v.pipe(textInBody, v.trim()),
  /** Base value of the text, as the sending window knows it. */
  was: v.optional(v.string()),
  /** The new pictures of a post, if they change. */
  images: v.optional(v.array(v.object({ img: pictureInBody(longestPicture), title: v.string() }))),
  imagesWere: v.optional(v.array(picture)),
  /** Whether the entry is marked as edited; false when an edit is undone. */
  edited: v.optional(v.boolean(), true),
})
export const restorePostSchema = v.object({ post: storedPostSchema })
