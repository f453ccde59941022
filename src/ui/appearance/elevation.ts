import type { Shadows } from '@mui/material/styles'
import type { Mode } from './appearance'

/** Levels above the page, as indices of `theme.shadows`. */
export const elevations = {
  flat: 0,
  /** A card, beside its border. */
  raised: 1,
  /** A round button or a toast, above a page that scrolls. */
  floating: 4,
  /** A menu or a dragged card, which covers part of the page for a moment. */
  overlay: 8,
  /** A dialog or a drawer. The page below waits. */
  modal: 16,
} as const

/** Colours of shadows. On a dark page only a stronger one can be seen. */
const inks = {
  light: (percent: number) => `rgb(16 24 40 / ${percent}%)`,
  dark: (percent: number) => `rgb(0 0 0 / ${percent * 3}%)`,
} as const satisfies Record<Mode, (percent: number) => string>

/** Material UI's 25 shadows. Each level's shadow fills the list up to the next level. */
export function shadowsOf(mode: Mode): Shadows {
  const ink = inks[mode]
  const a = `0 1px 3px ${ink(10)}`
  const b = `0 2px 4px ${ink(8)}, 0 4px 12px ${ink(14)}`
  const c = `0 4px 8px ${ink(8)}, 0 8px 24px ${ink(18)}`
  const d = `0 8px 16px ${ink(10)}, 0 24px 48px ${ink(24)}`
  return ['none', a, a, a, b, b, b, b, c, c, c, c, c, c, c, c, d, d, d, d, d, d, d, d, d]
}
