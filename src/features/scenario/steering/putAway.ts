import type { Steering } from '#contract/scenario/scenario'
import { setAutomatic } from '../api/actions'
import { clearRules } from '../api/scenario'
import { steeringMark } from './steeringMark'

/** Removes faults and clock offset, and restarts bank and staff. Data created by a scenario stays. */
export async function putAway(): Promise<Steering> {
  const mark = steeringMark.get()
  if (mark?.isStopped || mark?.scenario?.automatic === false) await setAutomatic(true)
  const cleared = await clearRules()
  steeringMark.set(null)
  return cleared
}
