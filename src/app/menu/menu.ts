import { parseUrl } from '#lib/address'
import { HelpIcon } from '#ui/icons/HelpIcon'
import { demoGroup } from './demoMenu'
import type { MenuGroup } from './menuItem'
import { productGroup } from './productMenu'
import { showcaseGroups } from './showcaseMenu'

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
  return parseUrl(address)?.protocol === 'https:'
}

/** The whole menu; groups without items are not in it. */
export const menu: readonly MenuGroup[] = [
  productGroup,
  demoGroup,
  ...showcaseGroups,
  supportGroup(import.meta.env.VITE_DOCS_URL, import.meta.env.VITE_SUPPORT_URL),
].filter((group) => group.items.length > 0)
