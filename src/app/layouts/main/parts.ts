import { lazyPart } from '../../loading/lazyPart'

/** Drawers over the page: loaded when the page stands. */
export const SettingsDrawer = lazyPart(() =>
  import('../../../features/settings/SettingsDrawer').then((module) => module.SettingsDrawer),
)

export const MenuSheet = lazyPart(() => import('./MenuSheet').then((module) => module.MenuSheet))

export const MoneySheet = lazyPart(() => import('./MoneySheet').then((module) => module.MoneySheet))

export const BadgeCount = lazyPart(() => import('./BadgeCount').then((module) => module.BadgeCount))

export const PlayWatch = lazyPart(() =>
  import('../../../features/account/reality/PlayWatch').then((module) => module.PlayWatch),
)

export const PopupBanner = lazyPart(() =>
  import('../../../features/dashboard/banners/PopupBanner').then((module) => module.PopupBanner),
)
