import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import type { TesterToolsProps } from './TesterTools'
import { useSettled } from './useSettled'

const AdminControls = lazyWithPreload(() =>
  import('./AdminControls').then((module) => module.AdminControls),
)

const AdminTools = lazyWithPreload(() => import('./AdminTools').then((module) => module.AdminTools))

/** Shows the active test controls on the back office's pages. */
export function AdminTesters() {
  return useSettled(AdminControls) ? <AdminControls /> : null
}

/** Opens the test panel on the back office's pages. */
export function AdminTesterTools(props: Pick<TesterToolsProps, 'compact'>) {
  return useSettled(AdminTools) ? <AdminTools {...props} /> : null
}
