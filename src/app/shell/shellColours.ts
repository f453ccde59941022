import { useEffect, useLayoutEffect, useMemo } from 'react'
import { useWebColorQuery } from '#api/session/setting'
import { storedValue } from '#lib/storage/storedValue'
import { themeColor } from '#ui/appearance/themeColor'
import { readWebColours, type ShellColours, shellColours, type WebColours } from '../webColours'

/**
 * The colours of header and menu as custom properties of the document. index.html's app shell uses the same
 * properties, and drawers outside the layout inherit them too.
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

/**
 * Sets the custom properties. Pass only colours made by `shellColours`, because they go into styles unescaped.
 */
function paintColours(painted: ShellColours): void {
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

/** Paints header and menu in the operator's colours; until they are loaded, in the last known ones. */
export function useShellColours(): void {
  const { data } = useWebColorQuery()
  const answer = data?.value
  const colours = useMemo(() => (answer ? readWebColours(answer[0]) : storedColours()), [answer])
  const painted = useMemo(() => shellColours(colours), [colours])
  useLayoutEffect(() => paintColours(painted), [painted])
  useEffect(() => {
    themeColor.set(painted.headerTop)
    return () => themeColor.set(null)
  }, [painted])
  useEffect(() => {
    if (answer) keepColours(colours, painted)
  }, [answer, colours, painted])
}

/** Also read by index.html, which paints the header with it before any script of the app runs. */
const stored = storedValue<WebColours>('web-colour', (value) =>
  typeof value === 'object' && value !== null ? readWebColours(value) : null,
)

/** The operator's last colours, each validated again; the defaults if nothing readable is stored. */
function storedColours(): WebColours {
  return stored.get() ?? readWebColours(null)
}

/** Stores the computed colours of `painted` too, so that the first paint needs no contrast calculation. */
function keepColours(colours: WebColours, painted: ShellColours): void {
  const { onHeader, headerBottom, onMenu } = painted
  const toStore = { ...colours, headerBarBot: headerBottom, onHeader, onMenu }
  stored.set(toStore)
}
