import type { CSSObject } from '@mui/material/styles'
import { colours } from '../colours'

/** How every section of the navigation bar looks, be it a link or a button. */
export const navigationRow: CSSObject = {
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '0 14px',
  border: 0,
  font: 'inherit',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  color: 'inherit',
  background: 'none',
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline' },
  '&:focus-visible': { outline: '2px solid currentColor', outlineOffset: -3 },
  '&[aria-current]': { fontWeight: 700, boxShadow: `inset 0 -3px ${colours.accent}` },
}
