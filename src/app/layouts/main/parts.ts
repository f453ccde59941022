import { lazyPart } from '../../loading/lazyPart'

/** Drawers over the page: loaded when the page stands. */
export const SettingsDrawer = lazyPart(() =>
  import('../../../features/settings/SettingsDrawer').then((module) => module.SettingsDrawer),
)

export const MenuSheet = lazyPart(() => import('./MenuSheet').then((module) => module.MenuSheet))
