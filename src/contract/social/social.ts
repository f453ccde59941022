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
  /** `key` is a post's id, `id` a whole comment: it is put in front of the others. */
  editComment: '/api/posts/editComment',
  /** Extras of ours. POST {id?, content, images}: a post of one's own; answers {posts}, as do these: */
  addPost: '/api/posts/add',
  /** POST {postId}. */
  removePost: '/api/posts/remove',
  /** POST {post} as it was: takes the removal back. */
  restorePost: '/api/posts/restore',
  /** POST {postId, commentId, replayId?, deleted}: takes what one said away, or back. */
  removeComment: '/api/comments/remove',
  /**
   * POST {postId, commentId?, replayId?, text, was?, images?, imagesWere?, edited?}: one's own post, comment or reply
   * in other words, a post with other pictures too. Refused as `changed` where it is neither what it `was` nor says
   * that already.
   */
  edit: '/api/posts/edit',
} as const

/** So many pictures a post takes. */
export const mostPictures = 4

/** The author of what is written here, as the demo's one account. */
export const ownProfileId = 'me'

const picture = v.object({ img: pictureOrEmpty, title: v.optional(v.string(), '') })

export type PostPicture = v.InferOutput<typeof picture>

const likes = v.object({
  /** Whether the player likes it. */
  like: v.boolean(),
  /** How many do; never negative. */
  value: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
})

/** Ours: said otherwise since. */
const edited = v.optional(v.boolean())

const saidExtras = {
  /** Kept, so that it can come back, and shown to nobody. */
  deleted: v.optional(v.boolean()),
  edited,
}

/** All shapes twice: moments are ISO text as they are stored, milliseconds since 1970 inside. */
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
/** The words, or a whole comment or reply as the template sends it: then its words count. */
const writtenWords = v.union([
  written,
  v.pipe(
    stored.reply,
    v.transform(({ data }) => data.comment),
    written,
  ),
])

/** Of the page's making, beyond the specification: what is sent again stands there once. */
const ownId = v.optional(idInBody)

export const addCommentSchema = v.object({ postId: idInBody, id: ownId, comment: writtenWords })
export const addReplySchema = v.object({
  postId: idInBody,
  commentId: idInBody,
  id: ownId,
  reply: writtenWords,
})
/** Beyond the specification, whether it shall be liked: said outright, it counts once however often it is sent. */
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
  /** What it said, as far as the window that sends this knows. */
  was: v.optional(v.string()),
  /** A post's pictures, where they shall be others. */
  images: v.optional(v.array(v.object({ img: pictureInBody(longestPicture), title: v.string() }))),
  imagesWere: v.optional(v.array(picture)),
  /** Whether it bears the mark: not where a change is taken back. */
  edited: v.optional(v.boolean(), true),
})
export const restorePostSchema = v.object({ post: storedPostSchema })
