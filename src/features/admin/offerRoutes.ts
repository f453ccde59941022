/** Pages for offers and site settings. */
import { adminPaths } from '#lib/paths/admin'
import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import type { AdminRoute, AdminSection } from './adminRoute'

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
    label: 'admin.menu.promotions',
    needs: 'view',
    sets: true,
  },
  { path: adminPaths.promotion, Page: PromotionEditorPage, needs: 'view', sets: true },
  {
    path: adminPaths.received,
    Page: ReceivedPage,
    label: 'admin.menu.received',
    needs: 'view',
    sets: true,
  },
  { path: adminPaths.codes, Page: CodesPage, label: 'admin.menu.codes', needs: 'view', sets: true },
  {
    path: adminPaths.cashback,
    Page: CashbackPage,
    label: 'admin.menu.cashback',
    needs: 'view',
    sets: true,
  },
  { path: adminPaths.wheel, Page: WheelPage, label: 'admin.menu.wheel', needs: 'view', sets: true },
  {
    path: adminPaths.invite,
    Page: InvitePage,
    label: 'admin.menu.invite',
    needs: 'view',
    sets: true,
  },
]

const sitePages: readonly AdminRoute[] = [
  {
    path: adminPaths.providers,
    Page: ProvidersPage,
    label: 'admin.menu.providers',
    needs: 'view',
    sets: true,
  },
  { path: adminPaths.site, Page: SitePage, label: 'admin.menu.site', needs: 'view', sets: true },
  { path: adminPaths.siteSection, Page: SitePage, needs: 'view', sets: true },
]

export const offerSections: readonly AdminSection[] = [
  { label: 'admin.menu.offers', pages: offerPages },
  { label: 'admin.menu.settings', pages: sitePages },
]
