import { lazyWithPreload } from '#ui/load/lazyWithPreload'

/** Drawers over the page: loaded when the page stands. */
export const SettingsDrawer = lazyWithPreload(() =>
  import('#features/settings/SettingsDrawer').then((module) => module.SettingsDrawer),
)

export const MenuSheet = lazyWithPreload(() =>
  import('./menu/MenuSheet').then((module) => module.MenuSheet),
)

export const PageSearch = lazyWithPreload(() =>
  import('../search/PageSearch').then((module) => module.PageSearch),
)

export const MoneySheet = lazyWithPreload(() =>
  import('./bottomBar/MoneySheet').then((module) => module.MoneySheet),
)

export const BadgeCount = lazyWithPreload(() =>
  import('./badges/BadgeCount').then((module) => module.BadgeCount),
)

export const AppOffers = lazyWithPreload(() =>
  import('../pwa/AppOffers').then((module) => module.AppOffers),
)

export const StartupSnapshot = lazyWithPreload(() =>
  import('../startupSnapshot/StartupSnapshot').then((module) => module.StartupSnapshot),
)

export const PlayWatch = lazyWithPreload(() =>
  import('#features/account/reality/PlayWatch').then((module) => module.PlayWatch),
)

export const EventWatch = lazyWithPreload(() =>
  import('../notifications/EventWatch').then((module) => module.EventWatch),
)

export const OrderOutcomes = lazyWithPreload(() =>
  import('./OrderOutcomes').then((module) => module.OrderOutcomes),
)

export const PrintPage = lazyWithPreload(() =>
  import('#ui/print/PrintPage').then((module) => module.PrintPage),
)

export const Reminders = lazyWithPreload(() =>
  import('#features/calendar/reminder/Reminders').then((module) => module.Reminders),
)

export const PopupBanner = lazyWithPreload(() =>
  import('#features/dashboard/banners/PopupBanner').then((module) => module.PopupBanner),
)

export const MemberSteering = lazyWithPreload(() =>
  import('../testers/MemberSteering').then((module) => module.MemberSteering),
)

export const SiteClosed = lazyWithPreload(() =>
  import('./SiteClosed').then((module) => module.SiteClosed),
)
