import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import { useSettled } from './useSettled'

const AdminSteering = lazyWithPreload(() =>
  import('./AdminSteering').then((module) => module.AdminSteering),
)

/** What testers have in force, on the operator's pages. */
export function AdminTesters() {
  return useSettled(AdminSteering) ? <AdminSteering /> : null
}
