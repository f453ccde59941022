import type { CSSObject } from '@mui/material/styles'
import { colours } from '../colours'
import { layout } from '../layout'

/** How every row of the menu looks, be it a link or a button. Selected is what `aria-current` says. */
export const menuRow: CSSObject = {
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  minHeight: layout.touchTarget,
  padding: '6px 12px',
  border: 0,
  borderRadius: 8,
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  color: colours.onMenu,
  background: 'none',
  cursor: 'pointer',
  '& svg': { flexShrink: 0 },
  '& > span': { flexGrow: 1 },
  '&:hover': { textDecoration: 'underline' },
  '&:focus-visible': { outline: '2px solid currentColor', outlineOffset: -3 },
  '&[aria-current]': { fontWeight: 600, color: colours.onAccent, backgroundColor: colours.accent },
}
