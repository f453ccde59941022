import type { ComponentType } from 'react'
import { accountRoutes } from '#features/account/routes'
import { appLockRoutes } from '#features/appLock/routes'
import { calendarRoutes } from '#features/calendar/routes'
import { chatRoutes } from '#features/chat/routes'
import { contactsRoutes } from '#features/contacts/routes'
import { customersRoutes } from '#features/customers/routes'
import { dashboardRoutes } from '#features/dashboard/routes'
import { gamesRoutes } from '#features/games/routes'
import { helpRoutes } from '#features/help/routes'
import { inviteRoutes } from '#features/invite/routes'
import { kanbanRoutes } from '#features/kanban/routes'
import { mailRoutes } from '#features/mail/routes'
import { notificationsRoutes } from '#features/notifications/routes'
import { promotionRoutes } from '#features/promotion/routes'
import { rewardsRoutes } from '#features/rewards/routes'
import { shopRoutes } from '#features/shop/routes'
import { advancePages } from '#features/showcase/advance/routes'
import { basicPages } from '#features/showcase/basic/routes'
import { chartsPages } from '#features/showcase/charts/routes'
import { componentsPages } from '#features/showcase/components/routes'
import { formsPages } from '#features/showcase/forms/routes'
import { foundationsPages } from '#features/showcase/foundations/routes'
import { iconsPages } from '#features/showcase/icons/routes'
import { pricePages } from '#features/showcase/price/routes'
import { samplePages } from '#features/showcase/sample/routes'
import { tablesPages } from '#features/showcase/tables/routes'
import { widgetPages } from '#features/showcase/widget/routes'
import { socialRoutes } from '#features/social/routes'
import { usersRoutes } from '#features/users/routes'
import { walletRoutes } from '#features/wallet/routes'
import { memberPaths } from '#lib/paths/member'
import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import type { FeatureRoutes } from '#ui/navigation/featureRoutes'

/** Defined here because the page needs the shell's parts of the installed app. */
const installRoutes: FeatureRoutes = {
  texts: 'product',
  pages: [
    {
      path: memberPaths.install,
      Page: lazyWithPreload(() =>
        import('../pwa/InstallSections').then((module) => module.InstallSections),
      ),
    },
  ],
}

/** A page of the shop, which adds the cart to the store. */
function withShopCart(load: () => Promise<ComponentType>) {
  return lazyWithPreload(async () => {
    const [{ withCart }, Page] = await Promise.all([import('./shopCart'), load()])
    return withCart(Page)
  })
}

/** The product's features, in the order of the menu. */
export const productFeatures: readonly FeatureRoutes[] = [
  dashboardRoutes,
  promotionRoutes,
  walletRoutes,
  rewardsRoutes,
  gamesRoutes,
  inviteRoutes,
  accountRoutes,
  appLockRoutes,
  notificationsRoutes,
  installRoutes,
  helpRoutes,
]

/** The demo sections, in the order of the menu. */
export const demoFeatures: readonly FeatureRoutes[] = [
  socialRoutes,
  usersRoutes,
  customersRoutes,
  chatRoutes,
  kanbanRoutes,
  mailRoutes,
  calendarRoutes,
  contactsRoutes,
  shopRoutes(withShopCart),
]

/** Showcase of the dashboard's components. Its menu is in `src/app/menu`. */
export const showcaseFeature: FeatureRoutes = {
  texts: 'demo',
  pages: [
    ...widgetPages,
    ...componentsPages,
    ...formsPages,
    ...chartsPages,
    ...tablesPages,
    ...basicPages,
    ...advancePages,
    ...pricePages,
    ...foundationsPages,
    ...iconsPages,
    ...samplePages,
  ],
}
