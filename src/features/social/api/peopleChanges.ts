import { api } from '#api/client/api'
import { demoMutation, demoRemoval, optimistic } from '#api/client/demo'
import {
  type FollowRequest,
  type Friend,
  type FriendRequest,
  followRequestSchema,
  type NewPicture,
  type Picture,
  socialPeoplePaths as paths,
  socialIdSchema,
} from '#contract/social/people'
import { hideFriend, hidePicture, hideRequest, showFollow } from './peopleShown'

/** The person, and the search text of the list that shows them, which is updated optimistically. */
interface Meant {
  id: string
  key: string
}

interface Done {
  id: string
}

export const socialPeopleChanges = api.injectEndpoints({
  endpoints: (build) => ({
    follow: build.mutation<FollowRequest, FollowRequest & Meant>(
      optimistic(
        demoMutation(['Follower'], ({ id, follow }: FollowRequest & Meant) => ({
          path: paths.follow,
          schema: followRequestSchema,
          body: { id, follow },
        })),
        (request, dispatch) => [showFollow(dispatch, request.key, request)],
      ),
    ),
    unfriend: build.mutation<unknown, Meant>(
      optimistic(
        demoRemoval(['Friend'], ({ id }: Meant) => ({
          path: paths.unfriend,
          body: { id },
        })),
        ({ id, key }, dispatch) => [hideFriend(dispatch, key, id)],
      ),
    ),
    restoreFriend: build.mutation<Done, Friend>(
      demoMutation(['Friend'], (body) => ({
        path: paths.restoreFriend,
        schema: socialIdSchema,
        body,
      })),
    ),
    confirmRequest: build.mutation<unknown, Meant>(
      optimistic(
        demoMutation(['FriendRequest', 'Friend'], ({ id }: Meant) => ({
          path: paths.confirmRequest,
          schema: socialIdSchema,
          body: { id },
        })),
        ({ id, key }, dispatch) => [hideRequest(dispatch, key, id)],
      ),
    ),
    deleteRequest: build.mutation<unknown, Meant>(
      optimistic(
        demoRemoval(['FriendRequest'], ({ id }: Meant) => ({
          path: paths.deleteRequest,
          body: { id },
        })),
        ({ id, key }, dispatch) => [hideRequest(dispatch, key, id)],
      ),
    ),
    /** Undoes a deletion, or a confirmation together with the friendship. */
    restoreRequest: build.mutation<Done, FriendRequest>(
      demoMutation(['FriendRequest', 'Friend'], (body) => ({
        path: paths.restoreRequest,
        schema: socialIdSchema,
        body,
      })),
    ),
    addPicture: build.mutation<Done, NewPicture>(
      demoMutation(['Gallery'], (body) => ({
        path: paths.addPicture,
        schema: socialIdSchema,
        body,
      })),
    ),
    removePicture: build.mutation<unknown, string>(
      optimistic(
        demoRemoval(['Gallery'], (id: string) => ({
          path: paths.removePicture,
          body: { id },
        })),
        (id, dispatch) => [hidePicture(dispatch, id)],
      ),
    ),
    restorePicture: build.mutation<Done, Picture>(
      demoMutation(['Gallery'], (picture) => ({
        path: paths.restorePicture,
        schema: socialIdSchema,
        body: { ...picture, dateTime: new Date(picture.dateTime).toISOString() },
      })),
    ),
  }),
})

export const {
  useAddPictureMutation,
  useConfirmRequestMutation,
  useDeleteRequestMutation,
  useFollowMutation,
  useRemovePictureMutation,
  useRestoreFriendMutation,
  useRestorePictureMutation,
  useRestoreRequestMutation,
  useUnfriendMutation,
} = socialPeopleChanges
