import { openMenu } from '#features/pages/menu'
import { showcaseMenu, showcasePagesInMenu } from '#features/showcase/menu'
import { parseUrl } from '#lib/address'
import { HelpIcon, KeyIcon, PageIcon, ToolsIcon } from '#ui/icons/menu'
import type { FeatureRoutes } from '#ui/navigation/featureRoutes'
import type { MenuGroup, MenuItem } from '#ui/navigation/menuItem'
import { demoFeatures, productFeatures } from '../routes/features'

function entriesOf(features: readonly FeatureRoutes[]): MenuItem[] {
  return features.flatMap(({ menu }) => menu ?? [])
}

/** The product's features: the first part of the drawer. */
export const productGroup: MenuGroup = {
  id: 'product',
  labelKey: 'shell.menu.product',
  items: entriesOf(productFeatures),
}

const mainIds: readonly string[] = ['home', 'promotion', 'money', 'rewards', 'account']

/** The five items that are always in sight: in the navigation bar from lg up, in the bottom bar below lg. */
export const mainGroup: MenuGroup = {
  id: 'main',
  labelKey: 'shell.navigation',
  items: productGroup.items.filter(({ id }) => mainIds.includes(id)),
}

/** The template's demo sections, kept apart from the product. */
export const demoGroup: MenuGroup = {
  id: 'demo',
  labelKey: 'shell.menu.demo',
  items: entriesOf(demoFeatures),
}

const openIcons = { site: PageIcon, authentication: KeyIcon, maintenance: ToolsIcon } as const

/** Public pages, open to everybody. */
const pagesGroup: MenuGroup = {
  id: 'pages',
  labelKey: 'shell.menu.pages',
  items: [
    ...openMenu.map((group) => ({
      id: `open-${group.id}`,
      labelKey: group.labelKey,
      icon: openIcons[group.id],
      items: group.pages.map(({ path, labelKey }) => ({ id: path, labelKey, path })),
    })),
    ...showcasePagesInMenu,
  ],
}

/**
 * Links to the documentation and support addresses of this build; addresses that are not https are left out.
 */
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

/** The whole menu, without empty groups. */
export const menu: readonly MenuGroup[] = [
  productGroup,
  demoGroup,
  showcaseMenu.forms,
  showcaseMenu.elements,
  pagesGroup,
  showcaseMenu.utilities,
  supportGroup(import.meta.env.VITE_DOCS_URL, import.meta.env.VITE_SUPPORT_URL),
].filter((group) => group.items.length > 0)

/** Items of the drawer beside the content: all except those of the navigation bar above it. */
export const menuBesideBar: readonly MenuGroup[] = menu.map((group) =>
  group === productGroup
    ? { ...group, items: group.items.filter(({ id }) => !mainIds.includes(id)) }
    : group,
)
