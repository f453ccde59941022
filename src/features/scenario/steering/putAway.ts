import type { Steering } from '#contract/scenario/scenario'
import { setAutomatic } from '../api/actions'
import { clearRules } from '../api/scenario'
import { steeringMark } from './steeringMark'

/** Faults and clock are taken back, and what was left to the tester goes on by itself. What a scenario laid out stays. */
export async function putAway(): Promise<Steering> {
  const mark = steeringMark.get()
  if (mark?.isStopped || mark?.scenario?.automatic === false) await setAutomatic(true)
  const cleared = await clearRules()
  steeringMark.set(null)
  return cleared
}
