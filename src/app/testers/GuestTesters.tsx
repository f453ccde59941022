import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import { useSettled } from './useSettled'

const GuestTools = lazyWithPreload(() => import('./GuestTools').then((module) => module.GuestTools))

/** The testers' way in on guest pages. */
export function GuestTesters() {
  return useSettled(GuestTools) ? <GuestTools /> : null
}
