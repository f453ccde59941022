import type { ComponentType } from 'react'
import type { IconProps } from '#ui/icons/Icon'
import type { MessageKey } from '#ui/intl/messages'

interface MenuNode {
  /** Unique in the whole menu. */
  readonly id: string
  readonly labelKey: MessageKey
  /** Shown on the first level only. */
  readonly icon?: ComponentType<IconProps>
}

/** A page of this app. */
export interface MenuPage extends MenuNode {
  readonly path: string
  /** It shows one of the pages below it as an example, so those pages do not link back to it. */
  readonly isExample?: boolean
}

/** A page outside the app, which opens in a new tab. */
export interface MenuLink extends MenuNode {
  readonly address: string
}

/** Items under a heading that expands and collapses; at most three levels in total. */
export interface MenuBranch extends MenuNode {
  readonly items: readonly MenuItem[]
}

export type MenuItem = MenuPage | MenuLink | MenuBranch

export interface MenuGroup {
  readonly id: string
  readonly labelKey: MessageKey
  readonly items: readonly MenuItem[]
}
