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
  /** 1 when some of what is stored is damaged and left out. */
  skippedRecords: number
}

type Switches = Partial<Record<ProfileSwitch, boolean>>

type Sections = Partial<Record<ProfileSection, Readonly<Record<string, string>>>>

/** The changed fields by section, and what they were; the route checks what is in them. */
type ProfileChange = Sections & { switches?: Switches; was?: Sections }

/** The one account profile of the demo. */
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
    /** Switches turn at once, and back when that fails; what was typed waits for the answer. */
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

/** Keeps changed fields of the profile. Answers why that failed, null when it did not. */
export function useSaveSection(): (change: Change) => Promise<LoadFailure | null> {
  const [save] = useSaveUserProfileMutation()
  return async (change) => {
    const { error } = await save(change)
    if (error === undefined) return null
    return isFailure(error) ? error : { kind: 'badAnswer', message: '' }
  }
}
