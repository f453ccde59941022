import type { Permission } from '#contract/admin/access'
import type { MessageKey } from '#ui/intl/messages'
import type { LazyComponent } from '#ui/load/lazyWithPreload'

export interface AdminRoute {
  readonly path: string
  readonly Page: LazyComponent<object>
  /** Label in the menu. A page without one belongs to another page (a sheet to its list). */
  readonly label?: MessageKey
  readonly needs: Permission
  /** The page needs the texts for offers, settings or approvals. */
  readonly sets?: true
  /** Counter of waiting rows to show in the menu. */
  readonly counter?: 'deposits' | 'withdrawals' | 'approvals' | 'cases'
}

export interface AdminSection {
  readonly label: MessageKey
  readonly pages: readonly AdminRoute[]
}
