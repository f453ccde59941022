import type { ComponentType } from 'react'
import { ChartIcon } from '../ui/icons/ChartIcon'
import type { IconProps } from '../ui/icons/Icon'
import type { MessageKey } from '../ui/intl/messages'
import { HelpIcon } from './icons/HelpIcon'
import { paths } from './paths'

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

/** What the operator offers. The navigation bar shows this group alone. */
export const productGroup: MenuGroup = {
  id: 'product',
  labelKey: 'shell.menu.product',
  items: [
    {
      id: 'dashboard',
      labelKey: 'shell.menu.dashboard',
      icon: ChartIcon,
      items: [{ id: 'analytics', labelKey: 'shell.menu.analytics', path: paths.analytics }],
    },
  ],
}

/** The template's demo sections, kept apart from the product. */
const demoGroup: MenuGroup = { id: 'demo', labelKey: 'shell.menu.demo', items: [] }

/** The documentation that this build names; an address that is not https is left out. */
export function supportGroup(documentation?: string, support?: string): MenuGroup {
  const links = [
    { id: 'documentation', labelKey: 'shell.menu.documentation', address: documentation },
    { id: 'support', labelKey: 'shell.menu.support', address: support },
  ] as const
  return {
    id: 'help',
    labelKey: 'shell.menu.help',
    items: links.flatMap(({ address, ...link }) =>
      address && isHttps(address) ? [{ ...link, address, icon: HelpIcon }] : [],
    ),
  }
}

function isHttps(address: string): boolean {
  return URL.canParse(address) && new URL(address).protocol === 'https:'
}

/** The whole menu; groups without items are not in it. */
export const menu: readonly MenuGroup[] = [
  productGroup,
  demoGroup,
  supportGroup(import.meta.env.VITE_DOCS_URL, import.meta.env.VITE_SUPPORT_URL),
].filter((group) => group.items.length > 0)
