import { isFailure } from '#contract/failure'
import type { LoadFailure } from '#ui/load/loaded'
import { useSaveUserProfileMutation } from '../../api/profile'

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
