import { styled } from '@mui/material/styles'
import { VisuallyHidden } from '#ui/page/Page'
import { colours } from './shellColours'

interface BadgeMarkProps {
  count: number
  /** The count in words, for screen readers. */
  label: string
}

/** Number beside a section, in the bottom bar at the corner of its icon; nothing for zero. */
export function BadgeMark({ count, label }: BadgeMarkProps) {
  if (count <= 0) return null
  return (
    <>
      <Mark aria-hidden="true" data-count="">
        {count > most ? `${most}+` : count}
      </Mark>
      <VisuallyHidden>({label})</VisuallyHidden>
    </>
  )
}

/** More digits would cover the section's icon. */
const most = 9

/** Makes a disc of 18 pixels at the default font size. */
const lineHeight = 18 / 11

const Mark = styled('span')({
  boxSizing: 'border-box',
  flexShrink: 0,
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
})
