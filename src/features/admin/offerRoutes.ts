/** The pages of offers and of what is set for the site. */
import { adminPaths } from '#lib/paths/admin'
import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import type { AdminRoute, AdminSection } from './routes'

const PromotionsPage = lazyWithPreload(() =>
  import('./offers/PromotionsPage').then((module) => module.PromotionsPage),
)
const PromotionEditorPage = lazyWithPreload(() =>
  import('./offers/PromotionEditorPage').then((module) => module.PromotionEditorPage),
)
const ReceivedPage = lazyWithPreload(() =>
  import('./offers/ReceivedPage').then((module) => module.ReceivedPage),
)
const CodesPage = lazyWithPreload(() =>
  import('./codes/CodesPage').then((module) => module.CodesPage),
)
const CashbackPage = lazyWithPreload(() =>
  import('./rewards/CashbackPage').then((module) => module.CashbackPage),
)
const WheelPage = lazyWithPreload(() =>
  import('./wheel/WheelPage').then((module) => module.WheelPage),
)
const InvitePage = lazyWithPreload(() =>
  import('./rewards/InvitePage').then((module) => module.InvitePage),
)
const ProvidersPage = lazyWithPreload(() =>
  import('./site/ProvidersPage').then((module) => module.ProvidersPage),
)
const SitePage = lazyWithPreload(() => import('./site/SitePage').then((module) => module.SitePage))

const offerPages: readonly AdminRoute[] = [
  {
    path: adminPaths.promotions,
    Page: PromotionsPage,
    label: 'adminOffers.menu.promotions',
    needs: 'view',
  },
  { path: adminPaths.promotion, Page: PromotionEditorPage, needs: 'view' },
  {
    path: adminPaths.received,
    Page: ReceivedPage,
    label: 'adminOffers.menu.received',
    needs: 'view',
  },
  { path: adminPaths.codes, Page: CodesPage, label: 'adminOffers.menu.codes', needs: 'view' },
  {
    path: adminPaths.cashback,
    Page: CashbackPage,
    label: 'adminOffers.menu.cashback',
    needs: 'view',
  },
  { path: adminPaths.wheel, Page: WheelPage, label: 'adminOffers.menu.wheel', needs: 'view' },
  { path: adminPaths.invite, Page: InvitePage, label: 'adminOffers.menu.invite', needs: 'view' },
]

const sitePages: readonly AdminRoute[] = [
  {
    path: adminPaths.providers,
    Page: ProvidersPage,
    label: 'adminSite.menu.providers',
    needs: 'view',
  },
  { path: adminPaths.site, Page: SitePage, label: 'adminSite.menu.site', needs: 'view' },
  { path: adminPaths.siteSection, Page: SitePage, needs: 'view' },
]

export const offerSections: readonly AdminSection[] = [
  { label: 'adminOffers.menu.offers', pages: offerPages },
  { label: 'adminSite.menu.settings', pages: sitePages },
]
