import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import type { ReactNode } from 'react'

interface ToolProps {
  label: string
  onClick: () => void
  /** While it is busy: a press does nothing. */
  disabled?: boolean
  children: ReactNode
}

/** A button of a toolbar: an icon, its words on hovering and for screen readers. */
export function Tool({ label, onClick, disabled = false, children }: ToolProps) {
  return (
    <Tooltip title={label} enterDelay={400} disableInteractive>
      <IconButton
        size="small"
        aria-label={label}
        aria-disabled={disabled}
        onClick={disabled ? undefined : onClick}
      >
        {children}
      </IconButton>
    </Tooltip>
  )
}
