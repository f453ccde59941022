import { styled } from '@mui/material/styles'
import { MoreIcon } from '#ui/icons/actions'
import { screenOnlyClass } from '#ui/print/PrintOnly'

interface MenuButtonProps {
  label: string
  onOpen: (anchor: HTMLElement) => void
}

/**
 * Opens the menu of its row or card. Uses plain elements, because lists of thousands render it while
 * scrolling. The menu itself is separate and loaded when first opened.
 */
export function MenuButton({ label, onOpen }: MenuButtonProps) {
  return (
    <Round
      type="button"
      className={screenOnlyClass}
      aria-label={label}
      aria-haspopup="menu"
      onClick={(event) => onOpen(event.currentTarget)}
    >
      <MoreIcon size={20} />
    </Round>
  )
}

const Round = styled('button')(({ theme }) => ({
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 30,
  height: 30,
  padding: 0,
  border: 0,
  borderRadius: '50%',
  color: theme.palette.text.secondary,
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.palette.action.hover },
  '@media (max-width: 899.95px), (pointer: coarse)': { width: 44, height: 44 },
}))
