import type { ComponentType } from 'react'
import type { IconProps } from '#ui/icons/Icon'
import type { MessageKey } from '#ui/intl/messages'

interface MenuNode {
  /** Unique in the whole menu. */
  readonly id: string
  readonly labelKey: MessageKey
  /** Only the first level shows one. */
  readonly icon?: ComponentType<IconProps>
}

/** A page of this app. */
export interface MenuPage extends MenuNode {
  readonly path: string
  /** It shows one of those below it as an example: no way leads from them to it. */
  readonly isExample?: boolean
}

/** A page outside, which opens in a new tab. */
export interface MenuLink extends MenuNode {
  readonly address: string
}

/** Items under one heading that opens and closes; at most three levels in all. */
export interface MenuBranch extends MenuNode {
  readonly items: readonly MenuItem[]
}

export type MenuItem = MenuPage | MenuLink | MenuBranch

export interface MenuGroup {
  readonly id: string
  readonly labelKey: MessageKey
  readonly items: readonly MenuItem[]
}
