import type { MessageKey } from '../intl/messages'
import type { LazyComponent } from '../load/lazyWithPreload'
import type { PageShape } from '../load/pageShape'
import type { MenuItem } from './menuItem'

/** A page of the member area. */
export interface PageRoute {
  readonly path: string
  readonly Page: LazyComponent<object>
  /** Path of the page above, if its address does not begin with it. */
  readonly parent?: string
  /** Shape of the page while it loads, if it is not the usual one. */
  readonly shape?: PageShape
}

/** Table of a feature's pages, read by the router, the menu, the breadcrumbs and the offline tiers. */
export interface FeatureRoutes {
  /** Catalogue part of its pages' texts, loaded before the first page is shown. */
  readonly texts: 'member' | 'product' | 'demo'
  readonly pages: readonly PageRoute[]
  /** Its menu entry; none if its pages are listed in another feature's entry. */
  readonly menu?: MenuItem
  /** Breadcrumb names of paths below a menu page; other paths are named by their last segment. */
  readonly names?: Readonly<Partial<Record<string, MessageKey>>>
}
