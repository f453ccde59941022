import type { Steering } from '#contract/scenario/scenario'
import { setAutomatic } from '../api/actions'
import { clearRules } from '../api/scenario'
import { steeringMark } from './steeringMark'

/** Faults and clock are taken back, and what the scenario left to the tester goes on by itself. What it laid out stays. */
export async function putAway(): Promise<Steering> {
  const isByHand = steeringMark.get()?.scenario?.automatic === false
  if (isByHand) await setAutomatic(true)
  const cleared = await clearRules()
  steeringMark.set(null)
  return cleared
}
