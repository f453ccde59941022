import type { CachedResult } from '#api/cache/loadState'
import { api } from '#api/client/api'
import { demoMutation, demoQuery } from '#api/client/demo'
import { isFailure } from '#contract/failure'
import {
  type ProfileSection,
  type ProfileSwitch,
  profileAnswerSchema,
  type UserProfile,
} from '#contract/users/profile'
import { usersPaths } from '#contract/users/users'
import type { LoadFailure } from '#ui/load/loaded'

interface ProfileAnswer {
  profile: UserProfile
  /** 1 if some stored data is damaged and left out. */
  skippedRecords: number
}

type Switches = Partial<Record<ProfileSwitch, boolean>>

type Sections = Partial<Record<ProfileSection, Readonly<Record<string, string>>>>

/** The changed fields by section, and their base values; the route validates them. */
type ProfileChange = Sections & { switches?: Switches; was?: Sections }

/** The demo's only account profile. */
const queries = api.injectEndpoints({
  endpoints: (build) => ({
    userProfile: build.query<CachedResult<ProfileAnswer>, void>(
      demoQuery('UserCard', () => ({ path: usersPaths.profile, schema: profileAnswerSchema })),
    ),
  }),
})

const saving = demoMutation<ProfileAnswer, ProfileChange>(['UserCard'], (change) => ({
  path: usersPaths.profile,
  schema: profileAnswerSchema,
  body: change,
}))

const mutations = queries.injectEndpoints({
  endpoints: (build) => ({
    /** Switches change immediately and revert on failure; text input waits for the response. */
    saveUserProfile: build.mutation<ProfileAnswer, ProfileChange>({
      ...saving,
      onQueryStarted: async (change, lifecycle) => {
        const { dispatch, queryFulfilled } = lifecycle
        const turned = dispatch(
          queries.util.updateQueryData('userProfile', undefined, ({ value }) => {
            Object.assign(value.profile.switches, change.switches)
          }),
        )
        void saving.onQueryStarted(change, lifecycle)
        try {
          const { data } = await queryFulfilled
          dispatch(
            queries.util.updateQueryData('userProfile', undefined, (dated) => {
              dated.value = data
            }),
          )
        } catch {
          turned.undo()
        }
      },
    }),
  }),
})

export const { useUserProfileQuery } = queries
export const { useSaveUserProfileMutation } = mutations

type Change = Parameters<ReturnType<typeof useSaveUserProfileMutation>[0]>[0]

/**
 * Saves changed fields of the profile.
 * @returns the error; null if it succeeded
 */
export function useSaveSection(): (change: Change) => Promise<LoadFailure | null> {
  const [save] = useSaveUserProfileMutation()
  return async (change) => {
    const { error } = await save(change)
    if (error === undefined) return null
    return isFailure(error) ? error : { kind: 'badAnswer', message: '' }
  }
}
