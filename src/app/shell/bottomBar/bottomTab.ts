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
  fontSize: '0.75rem',
  lineHeight: 1.3,
  textAlign: 'center',
  textDecoration: 'none',
  color: 'inherit',
  background: 'none',
  cursor: 'pointer',
  '&:focus-visible': { outline: '2px solid currentColor', outlineOffset: -3 },
  '&[aria-current]': { fontWeight: 700, boxShadow: `inset 0 3px ${colours.accent}` },
}
