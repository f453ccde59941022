import type { Steering } from '#contract/scenario/scenario'
import { addRules, setClockOffset } from '../api/scenario'
import type { Preset } from './presets'

/** Adds to what is in force. */
export function applyPreset({ orders = [], clockOffsetMs }: Preset): Promise<Steering> {
  return clockOffsetMs ? setClockOffset(clockOffsetMs(Date.now())) : addRules(orders)
}
