import type { CSSObject } from '@mui/material/styles'
import { colours } from '../colours'
import { layout } from '../layout'

/** How every section of the bottom bar looks, be it a link or a button. */
export const bottomTab: CSSObject = {
  position: 'relative',
  flex: '1 1 0',
  minWidth: layout.touchTarget,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 2,
  padding: 0,
  border: 0,
  font: 'inherit',
  // Large letters of the system's as far as the words find room beside each other.
  fontSize: 'min(0.75rem, max(12px, 3.3vw))',
  lineHeight: 1.3,
  textAlign: 'center',
  textDecoration: 'none',
  color: 'inherit',
  background: 'none',
  cursor: 'pointer',
  '&:focus-visible': { outline: '2px solid currentColor', outlineOffset: -3 },
  '&[aria-current]': { fontWeight: 700, boxShadow: `inset 0 3px ${colours.accent}` },
}
