import type { ShellColours } from '../webColours'

/**
 * The colours of header and menu as custom properties of the document: index.html's frame uses the
 * same ones, and drawers that stand outside the layout see them too.
 */
export const colours = {
  header: 'var(--header)',
  onHeader: 'var(--on-header)',
  onHeaderMuted: 'var(--on-header-muted)',
  menu: 'var(--menu)',
  onMenu: 'var(--on-menu)',
  onMenuMuted: 'var(--on-menu-muted)',
  accent: 'var(--accent)',
  onAccent: 'var(--on-accent)',
} as const

/** Only colours that `shellColours` made may come in here: they go into styles as they are. */
export function paintColours(painted: ShellColours): void {
  const { style } = document.documentElement
  const gradient = `linear-gradient(${painted.headerTop}, ${painted.headerBottom})`
  style.setProperty('--header', gradient)
  style.setProperty('--on-header', painted.onHeader)
  style.setProperty('--on-header-muted', painted.onHeaderMuted)
  style.setProperty('--menu', painted.menu)
  style.setProperty('--on-menu', painted.onMenu)
  style.setProperty('--on-menu-muted', painted.onMenuMuted)
  style.setProperty('--accent', painted.accent)
  style.setProperty('--on-accent', painted.onAccent)
}
