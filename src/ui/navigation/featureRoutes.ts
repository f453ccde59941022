import type { MessageKey } from '../intl/messages'
import type { LazyComponent } from '../load/lazyWithPreload'
import type { MenuItem } from './menuItem'

/** A page of the member area. */
export interface PageRoute {
  readonly path: string
  readonly Page: LazyComponent<object>
}

/** The table of a feature's pages: the router, the menu, the breadcrumbs and the offline tiers read it. */
export interface FeatureRoutes {
  /** Whose words its pages show; they are loaded before the first page is shown. */
  readonly texts: 'member' | 'product' | 'demo'
  readonly pages: readonly PageRoute[]
  /** Its entry in the menu; none where its pages stand in another feature's. */
  readonly menu?: MenuItem
  /** What the breadcrumbs call paths below one of the menu; the others are called by their last part. */
  readonly names?: Readonly<Partial<Record<string, MessageKey>>>
}
