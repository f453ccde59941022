import MenuItem from '@mui/material/MenuItem'
import { styled } from '@mui/material/styles'
import { CoverMenu } from '#ui/cover/CoverMenu'
import { MoreIcon } from '#ui/icons/actions'

export interface Action {
  key: string
  label: string
  onSelect: () => void
  disabled?: boolean
  /** Begins a new group: a line above it. */
  begins?: boolean
}

interface ActionMenuProps {
  anchor: HTMLElement
  label: string
  actions: readonly Action[]
  onClose: () => void
}

/** What can be done with a card, column or story, beside dragging it. Load it lazily. */
export function ActionMenu({ anchor, label, actions, onClose }: ActionMenuProps) {
  return (
    <CoverMenu
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': label, dense: false }, paper: { sx: { maxWidth: 360 } } }}
    >
      {actions.map(({ key, label: name, onSelect, disabled = false, begins = false }) => (
        <MenuItem
          key={key}
          disabled={disabled}
          sx={{
            whiteSpace: 'normal',
            overflowWrap: 'anywhere',
            ...(begins && { borderTop: 1, borderColor: 'divider' }),
          }}
          onClick={() => {
            onClose()
            onSelect()
          }}
        >
          {name}
        </MenuItem>
      ))}
    </CoverMenu>
  )
}

interface MenuButtonProps {
  label: string
  onOpen: (anchor: HTMLElement) => void
}

/** Opens the menu of what it stands on. Plain: lists of thousands draw it while they are scrolled. */
export function MenuButton({ label, onOpen }: MenuButtonProps) {
  return (
    <Round
      type="button"
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
