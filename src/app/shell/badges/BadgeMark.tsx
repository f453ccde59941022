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

const Mark = styled('span')(({ theme }) => ({
  boxSizing: 'border-box',
  minWidth: 18,
  padding: '0 4px',
  borderRadius: 9,
  fontSize: '0.6875rem',
  fontWeight: 700,
  lineHeight: '18px',
  textAlign: 'center',
  color: colours.onAccent,
  backgroundColor: colours.accent,
  border: `1px solid ${colours.menu}`,
  // In the bottom bar it stands at the corner of the sign, in the navigation bar beside the words.
  [theme.breakpoints.down('lg')]: {
    position: 'absolute',
    top: 2,
    insetInlineStart: 'calc(50% + 8px)',
  },
}))
