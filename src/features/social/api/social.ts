import * as v from 'valibot'
import type { CachedResult } from '#api/cache/loadState'
import { api } from '#api/client/api'
import {
  type CacheDispatch,
  demoMutation,
  demoQuery,
  demoRemoval,
  optimistic,
} from '#api/client/demo'
import {
  type Comment,
  type Likes,
  type Post,
  type PostPicture,
  type Posts,
  socialPaths as paths,
  postsSchema,
} from '#contract/social/social'

/** Refers to a post, one of its comments, or a reply to a comment. */
export interface SaidRef {
  postId: string
  commentId?: string
  replyId?: string
}

/** Contains the wanted state instead of a toggle, so that a repeated request has no further effect. */
interface LikeRequest extends SaidRef {
  like: boolean
}

/** New text with its base value; for a post also new pictures. */
interface Edit extends SaidRef {
  text: string
  was: string
  images?: readonly PostPicture[] | undefined
  imagesWere?: readonly PostPicture[] | undefined
  /** Whether it is then marked as edited. */
  edited: boolean
}

const queries = api.injectEndpoints({
  endpoints: (build) => ({
    posts: build.query<CachedResult<Posts>, void>(
      demoQuery('Post', () => ({ path: paths.posts, schema: postsSchema })),
    ),
  }),
})

/**
 * An idempotent change of the posts; each response contains all posts. In request bodies a reply's id is
 * spelt `replayId`, as in the specification.
 */
function change<Sent>(path: string, bodyOf: (request: Sent) => object) {
  return demoMutation<Posts, Sent>(['Post'], (request) => ({
    path,
    schema: postsSchema,
    body: bodyOf(request),
  }))
}

const changes = queries.injectEndpoints({
  endpoints: (build) => ({
    like: build.mutation<Posts, LikeRequest>(
      optimistic(
        demoMutation<Posts, LikeRequest>(['Post'], (request) => ({
          schema: postsSchema,
          ...likeCall(request),
        })),
        (request, dispatch) => [showLike(dispatch, request)],
      ),
    ),
    edit: build.mutation<Posts, Edit>(
      change(paths.edit, ({ replyId, ...request }) => ({ ...request, replayId: replyId })),
    ),
    addComment: build.mutation<Posts, { postId: string; id: string; comment: string }>(
      change(paths.addComment, (request) => request),
    ),
    addReply: build.mutation<
      Posts,
      { postId: string; commentId: string; id: string; reply: string }
    >(change(paths.addReply, (request) => request)),
    /** Deletes or restores a comment or reply. */
    removeComment: build.mutation<Posts, SaidRef & { deleted: boolean }>(
      change(paths.removeComment, ({ replyId, ...request }) => ({ ...request, replayId: replyId })),
    ),
    addPost: build.mutation<Posts, { id: string; content: string; images: string[] }>(
      change(paths.addPost, (request) => request),
    ),
    removePost: build.mutation<unknown, string>(
      demoRemoval(['Post'], (postId) => ({ path: paths.removePost, body: { postId } })),
    ),
    restorePost: build.mutation<Posts, Post>(
      change(paths.restorePost, (post) => ({ post: onWire(post) })),
    ),
  }),
})

function likeCall({ postId, commentId, replyId, like }: LikeRequest) {
  if (commentId === undefined) return { path: paths.likePost, body: { postId, like } }
  if (replyId === undefined) return { path: paths.likeComment, body: { postId, commentId, like } }
  return { path: paths.likeReply, body: { postId, commentId, replayId: replyId, like } }
}

function showLike(dispatch: CacheDispatch, { like, ...liked }: LikeRequest) {
  return dispatch(
    queries.util.updateQueryData('posts', undefined, ({ value }) => {
      const likes = likesOf(value.posts, liked)
      if (!likes || likes.like === like) return
      likes.like = like
      likes.value = Math.max(0, likes.value + (like ? 1 : -1))
    }),
  )
}

function likesOf(
  posts: readonly Post[],
  { postId, commentId, replyId }: SaidRef,
): Likes | undefined {
  const post = posts.find(({ id }) => id === postId)
  if (commentId === undefined) return post?.data.likes
  const comment = post?.data.comments.find(({ id }) => id === commentId)
  if (replyId === undefined) return comment?.data.likes
  return comment?.data.replies.find(({ id }) => id === replyId)?.data.likes
}

/** A text in wire format: the moment as ISO text. */
function said<Part extends { profile: Post['profile'] }>(part: Part) {
  return {
    ...part,
    profile: { ...part.profile, time: new Date(part.profile.time).toISOString() },
  }
}

/** A post in wire format. */
function onWire(post: Post): v.InferInput<typeof postsSchema>['posts'][number] {
  const comments = post.data.comments.map((comment: Comment) => ({
    ...said(comment),
    data: { ...comment.data, replies: comment.data.replies.map(said) },
  }))
  return { ...said(post), data: { ...post.data, comments } }
}

export const { usePostsQuery } = queries
export const {
  useLikeMutation,
  useEditMutation,
  useAddCommentMutation,
  useAddReplyMutation,
  useRemoveCommentMutation,
  useAddPostMutation,
  useRemovePostMutation,
  useRestorePostMutation,
} = changes
