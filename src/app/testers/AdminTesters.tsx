import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import type { TesterToolsProps } from './TesterTools'
import { useSettled } from './useSettled'

const AdminSteering = lazyWithPreload(() =>
  import('./AdminSteering').then((module) => module.AdminSteering),
)

const AdminTools = lazyWithPreload(() => import('./AdminTools').then((module) => module.AdminTools))

/** Shows the active test controls on the back office's pages. */
export function AdminTesters() {
  return useSettled(AdminSteering) ? <AdminSteering /> : null
}

/** Opens the test panel on the back office's pages. */
export function AdminTesterTools(props: Pick<TesterToolsProps, 'compact'>) {
  return useSettled(AdminTools) ? <AdminTools {...props} /> : null
}
