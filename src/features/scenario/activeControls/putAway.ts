import type { TestControls } from '#contract/scenario/scenario'
import { setAutomatic } from '../api/actions'
import { clearRules } from '../api/scenario'
import { activeControls } from './activeControlsState'

/** Removes faults and clock offset, and restarts bank and staff. Data created by a scenario stays. */
export async function putAway(): Promise<TestControls> {
  const mark = activeControls.get()
  if (mark?.isStopped || mark?.scenario?.automatic === false) await setAutomatic(true)
  const cleared = await clearRules()
  activeControls.set(null)
  return cleared
}
