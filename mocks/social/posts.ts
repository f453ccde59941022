import type * as v from 'valibot'
import {
  type addCommentSchema,
  type addPostSchema,
  type addReplySchema,
  type Likes,
  ownProfileId,
  type StoredComment,
  type StoredPost,
  storedPostSchema,
} from '#contract/social/social'
import { now } from '../clock'
import { DemoError } from '../demo/demoRoutes'
import { validRecords } from '../demo/records'
import { randomHex } from '../random'
import { socialDatabase } from './database'

/** Newest first. */
export async function listPosts() {
  const { records, skipped } = validRecords(storedPostSchema, await socialDatabase.posts.toArray())
  const posts = records.toSorted(
    (one, other) => Date.parse(other.profile.time) - Date.parse(one.profile.time),
  )
  for (const { data } of posts) {
    data.comments = data.comments.filter(isThere)
    for (const comment of data.comments) comment.data.replies = comment.data.replies.filter(isThere)
  }
  return { posts, ...skipped }
}

export const isThere = ({ deleted }: { deleted?: boolean | undefined }) => deleted !== true

/** Changes one stored post. @returns all posts */
export async function changePost(postId: string, change: (post: StoredPost) => void) {
  const row = await socialDatabase.posts.get(postId)
  const [post] = validRecords(storedPostSchema, row ? [row] : []).records
  if (!post) throw new DemoError(404, 'There is no such post')
  change(post)
  await socialDatabase.posts.put(post)
  return listPosts()
}

export function addComment(request: v.InferOutput<typeof addCommentSchema>) {
  const { postId, id = randomHex(8), comment } = request
  return changePost(postId, ({ data }) => {
    if (isAdded(data.comments, id)) return
    const added = { ...said(comment), replies: [] }
    data.comments.unshift({ id, profile: ownProfile(), data: added })
  })
}

export function prependComment({ key, id: comment }: { key: string; id: StoredComment }) {
  return changePost(key, ({ data }) => {
    // A repeated call adds the comment only once.
    data.comments = [comment, ...data.comments.filter(({ id }) => id !== comment.id)]
  })
}

export function addReply(request: v.InferOutput<typeof addReplySchema>) {
  const { postId, commentId, id = randomHex(8), reply } = request
  return changePost(postId, (post) => {
    const { replies } = commentOf(post, commentId).data
    if (!isAdded(replies, id)) replies.push({ id, profile: ownProfile(), data: said(reply) })
  })
}

/** Whether it was already added, by a call that is repeated because its answer was lost. */
function isAdded(all: Pick<StoredComment, 'id' | 'deleted'>[], id: string): boolean {
  const known = all.find((one) => one.id === id)
  if (known?.deleted) known.deleted = false
  return known !== undefined
}

interface LikeRequest {
  postId: string
  like?: boolean | undefined
}

export function likePost({ postId, like }: LikeRequest) {
  return changePost(postId, ({ data }) => setLike(data.likes, like))
}

export function likeComment({ postId, commentId, like }: LikeRequest & { commentId: string }) {
  return changePost(postId, (post) => setLike(commentOf(post, commentId).data.likes, like))
}

export function likeReply(request: LikeRequest & { commentId: string; replayId: string }) {
  return changePost(request.postId, (post) =>
    setLike(replyOf(post, request).data.likes, request.like),
  )
}

/** Own comments and replies only. */
export function removeComment(request: {
  postId: string
  commentId: string
  replayId?: string | undefined
  deleted: boolean
}) {
  const { postId, commentId, replayId, deleted } = request
  return changePost(postId, (post) => {
    const said =
      replayId === undefined ? commentOf(post, commentId) : replyOf(post, { commentId, replayId })
    mustBeOwn(said)
    said.deleted = deleted
  })
}

export async function addPost(request: v.InferOutput<typeof addPostSchema>) {
  const { id = randomHex(8), content, images } = request
  const pictures = images.filter((image) => image !== '')
  if (content === '' && pictures.length === 0) throw new DemoError(400, 'There is nothing written')
  if (await socialDatabase.posts.get(id)) return listPosts()
  await socialDatabase.posts.add({
    id,
    profile: ownProfile(),
    data: {
      content,
      images: pictures.map((img) => ({ img, title: '' })),
      likes: noLikes(),
      comments: [],
    },
  })
  return listPosts()
}

/** Own posts only. */
export async function removePost({ postId }: { postId: string }) {
  await changePost(postId, mustBeOwn)
  await socialDatabase.posts.delete(postId)
  return listPosts()
}

export async function restorePost({ post }: { post: StoredPost }) {
  mustBeOwn(post)
  // Restored twice, or in another tab already: the existing post stays.
  if (!(await socialDatabase.posts.get(post.id))) await socialDatabase.posts.add(post)
  return listPosts()
}

export function mustBeOwn({ profile }: Pick<StoredPost, 'profile'>): void {
  if (profile.id !== ownProfileId) throw new DemoError(400, 'This is of somebody else')
}

export function commentOf({ data }: StoredPost, commentId: string): StoredComment {
  const comment = data.comments.find(({ id }) => id === commentId)
  if (!comment) throw new DemoError(404, 'There is no such comment')
  return comment
}

export function replyOf(post: StoredPost, request: { commentId: string; replayId: string }) {
  const { replies } = commentOf(post, request.commentId).data
  const reply = replies.find(({ id }) => id === request.replayId)
  if (!reply) throw new DemoError(404, 'There is no such reply')
  return reply
}

/** "Likes toggle by one", unless the call sets the value. */
function setLike(likes: Likes, like = !likes.like): void {
  if (likes.like === like) return
  likes.like = like
  likes.value = Math.max(0, likes.value + (likes.like ? 1 : -1))
}

function ownProfile() {
  const time = new Date(now()).toISOString()
  return { id: ownProfileId, avatar: '/pictures/avatar-14.svg', name: 'Ploy C.', time }
}

function said(comment: string) {
  return { comment, likes: noLikes() }
}

function noLikes(): Likes {
  return { like: false, value: 0 }
}
