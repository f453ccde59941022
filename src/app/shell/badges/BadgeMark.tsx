import { styled } from '@mui/material/styles'
import { VisuallyHidden } from '#ui/page/Page'
import { colours } from '../colours'

interface BadgeMarkProps {
  count: number
  /** The count in words. */
  label: string
}

/** A number at the corner of a section; nothing for zero. */
export function BadgeMark({ count, label }: BadgeMarkProps) {
  if (count <= 0) return null
  return (
    <>
      <Mark aria-hidden="true">{count > most ? `${most}+` : count}</Mark>
      <VisuallyHidden>({label})</VisuallyHidden>
    </>
  )
}

/** More digits would cover the section's sign. */
const most = 9

/** A disc of 18 pixels round usual letters. */
const lineHeight = 18 / 11

const Mark = styled('span')(({ theme }) => ({
  boxSizing: 'border-box',
  minWidth: `${lineHeight}em`,
  padding: '0 0.35em',
  borderRadius: '1em',
  fontSize: '0.6875rem',
  fontWeight: 700,
  lineHeight,
  textAlign: 'center',
  color: colours.onAccent,
  backgroundColor: colours.accent,
  border: `1px solid ${colours.menu}`,
  // In the bottom bar it stands at the corner of the sign, in the navigation bar beside the words.
  [theme.breakpoints.down('lg')]: {
    // As far as the bar's own words grow with large letters.
    fontSize: 'min(0.6875rem, max(11px, 3vw), 16px)',
    position: 'absolute',
    top: 2,
    insetInlineStart: 'calc(50% + 8px)',
  },
}))
