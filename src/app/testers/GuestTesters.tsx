import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import { useSettled } from './useSettled'

const GuestTools = lazyWithPreload(() => import('./GuestTools').then((module) => module.GuestTools))

/** Opens the test panel on guest pages. */
export function GuestTesters() {
  return useSettled(GuestTools) ? <GuestTools /> : null
}
