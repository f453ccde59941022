import type { Dashboard } from '#contract/admin/reports'
import type { StatusTone } from '#ui/display/StatusChip'

/** How the status of a game house looks, on the dashboard and where it is set. */
export const providerTones: Readonly<Record<Dashboard['providers'][number]['status'], StatusTone>> =
  {
    online: 'success',
    maintenance: 'warning',
    off: 'neutral',
  }
