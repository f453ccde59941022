import type { Permission } from '#contract/admin/access'
import type { MessageKey } from '#ui/intl/messages'
import type { LazyComponent } from '#ui/load/lazyWithPreload'

export interface AdminRoute {
  readonly path: string
  readonly Page: LazyComponent<object>
  /** What the menu calls it; a page without stands in another's place (a sheet over its list). */
  readonly label?: MessageKey
  readonly needs: Permission
  /** Something is offered, set or agreed to there: its words come with it. */
  readonly sets?: true
  /** How many rows wait there. */
  readonly counter?: 'deposits' | 'withdrawals' | 'approvals'
}

export interface AdminSection {
  readonly label: MessageKey
  readonly pages: readonly AdminRoute[]
}
