import MenuItem from '@mui/material/MenuItem'
import type { ReactNode } from 'react'
import { OverlayMenu } from './OverlayMenu'

export interface Action {
  key: string
  label: ReactNode
  onSelect: () => void
  disabled?: boolean
  /** Marks the option that applies already. */
  selected?: boolean
  /** Starts a new group with a line above it. */
  begins?: boolean
}

interface ActionMenuProps {
  anchor: HTMLElement
  label: string
  actions: readonly Action[]
  onClose: () => void
}

/** Menu of actions. Load it lazily. */
export function ActionMenu({ anchor, label, actions, onClose }: ActionMenuProps) {
  return (
    <OverlayMenu
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': label, dense: false }, paper: { sx: { maxWidth: 360 } } }}
    >
      {actions.map(({ key, label: name, onSelect, begins = false, ...state }) => (
        <MenuItem
          key={key}
          {...state}
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
    </OverlayMenu>
  )
}
