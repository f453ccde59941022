import type { HttpHandler } from 'msw/http'
import {
  addPictureSchema,
  followerSchema,
  followRequestSchema,
  friendRequestSchema,
  friendSchema,
  longestPicture,
  socialPeoplePaths as paths,
  restoreFriendSchema,
  restorePictureSchema,
  restoreRequestSchema,
  socialFilterSchema,
  socialIdSchema,
} from '#contract/social/people'
import type { MockConfig } from '../config'
import { DemoRoutes } from '../demo/demoRoutes'
import { socialDatabase } from './database'
import { addPicture, listGallery, removePicture, restorePicture } from './gallery'
import {
  confirmRequest,
  filterPeople,
  followPerson,
  listPeople,
  removePerson,
  restoreFriend,
  restoreRequest,
} from './people'

/** In bytes: enough for an inline picture beside the text. */
const pictureBody = longestPicture + 16 * 1024

/** Routes of followers, friends, friend requests and the gallery. */
export function peopleHandlers(config: MockConfig): HttpHandler[] {
  const routes = new DemoRoutes(config, socialDatabase)
  return [
    routes.get(paths.followers, () => listPeople('followers', followerSchema, 'followers')),
    routes.get(paths.friends, () => listPeople('friends', friendSchema, 'friends')),
    routes.get(paths.requests, () => listPeople('requests', friendRequestSchema, 'friends')),
    routes.post(paths.followersFilter, socialFilterSchema, ({ key }) =>
      filterPeople('followers', followerSchema, key, ['name', 'location', 'follow']),
    ),
    routes.post(paths.friendsFilter, socialFilterSchema, ({ key }) =>
      filterPeople('friends', friendSchema, key, ['name', 'location']),
    ),
    routes.post(paths.requestsFilter, socialFilterSchema, ({ key }) =>
      filterPeople('requests', friendRequestSchema, key, ['name', 'mutual']),
    ),
    routes.post(paths.follow, followRequestSchema, followPerson),
    routes.post(paths.unfriend, socialIdSchema, ({ id }) => removePerson('friends', id)),
    routes.post(paths.restoreFriend, restoreFriendSchema, restoreFriend),
    routes.post(paths.confirmRequest, socialIdSchema, ({ id }) => confirmRequest(id)),
    routes.post(paths.deleteRequest, socialIdSchema, ({ id }) => removePerson('requests', id)),
    routes.post(paths.restoreRequest, restoreRequestSchema, restoreRequest),
    routes.get(paths.gallery, listGallery),
    routes.post(paths.addPicture, addPictureSchema, addPicture, pictureBody),
    routes.post(paths.removePicture, socialIdSchema, ({ id }) => removePicture(id)),
    routes.post(paths.restorePicture, restorePictureSchema, restorePicture, pictureBody),
  ]
}
