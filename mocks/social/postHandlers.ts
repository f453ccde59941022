import type { HttpHandler } from 'msw/http'
import {
  addCommentSchema,
  addPostSchema,
  addReplySchema,
  editCommentSchema,
  editSaidSchema,
  likeCommentSchema,
  likePostSchema,
  likeReplySchema,
  socialPaths as paths,
  postIdSchema,
  removeCommentSchema,
  restorePostSchema,
} from '#contract/social/social'
import type { MockConfig } from '../config'
import { DemoRoutes } from '../demo/demoRoutes'
import { socialDatabase } from './database'
import { editSaid } from './edits'
import {
  addComment,
  addPost,
  addReply,
  likeComment,
  likePost,
  likeReply,
  listPosts,
  prependComment,
  removeComment,
  removePost,
  restorePost,
} from './posts'

/** In bytes: enough for a post's inline pictures beside the text. */
const picturesBody = 2 * 1024 * 1024

/** Routes of posts, comments, replies and likes; all of them return the posts. */
export function postHandlers(config: MockConfig): HttpHandler[] {
  const routes = new DemoRoutes(config, socialDatabase)
  return [
    routes.get(paths.posts, () => listPosts()),
    routes.post(paths.addComment, addCommentSchema, addComment),
    routes.post(paths.addReply, addReplySchema, addReply),
    routes.post(paths.likePost, likePostSchema, likePost),
    routes.post(paths.likeComment, likeCommentSchema, likeComment),
    routes.post(paths.likeReply, likeReplySchema, likeReply),
    routes.post(paths.editComment, editCommentSchema, prependComment),
    routes.post(paths.addPost, addPostSchema, addPost, picturesBody),
    routes.post(paths.removePost, postIdSchema, removePost),
    routes.post(paths.restorePost, restorePostSchema, restorePost, picturesBody),
    routes.post(paths.removeComment, removeCommentSchema, removeComment),
    // Also contains the previous pictures.
    routes.post(paths.edit, editSaidSchema, editSaid, 2 * picturesBody),
  ]
}
