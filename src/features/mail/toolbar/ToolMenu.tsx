import ListItemIcon from '@mui/material/ListItemIcon'
import MenuItem from '@mui/material/MenuItem'
import { CoverMenu } from '#ui/cover/CoverMenu'
import type { MailTool } from './ToolRow'

interface ToolMenuProps {
  tools: readonly MailTool[]
  anchor: HTMLElement
  onClose: () => void
}

/** The tools that have no button of their own on a phone. Load it lazily. */
export function ToolMenu({ tools, anchor, onClose }: ToolMenuProps) {
  return (
    <CoverMenu open anchorEl={anchor} onClose={onClose}>
      {tools.map(({ label, icon, onSelect }) => (
        <MenuItem
          key={label}
          onClick={() => {
            onClose()
            onSelect(anchor)
          }}
        >
          <ListItemIcon>{icon}</ListItemIcon>
          {label}
        </MenuItem>
      ))}
    </CoverMenu>
  )
}
