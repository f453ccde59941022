import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import Tooltip from '@mui/material/Tooltip'
import type { ReactNode } from 'react'
import { FlagIcon } from '#ui/icons/actions'
import { StarIcon } from '#ui/icons/controls'
import { useText } from '#ui/intl/useText'

interface ToolProps {
  label: string
  /** Name by which a shortcut finds the button. */
  name?: string | undefined
  onClick: (button: HTMLElement) => void
  /** While it is busy; presses are ignored. */
  disabled?: boolean
  children: ReactNode
}

/** Toolbar button: an icon with a tooltip and a label for screen readers. */
export function Tool({ label, name, onClick, disabled = false, children }: ToolProps) {
  return (
    <Tooltip title={label} enterDelay={400} disableInteractive>
      <IconButton
        size="small"
        aria-label={label}
        aria-disabled={disabled}
        data-mail-tool={name}
        onClick={disabled ? undefined : (event) => onClick(event.currentTarget)}
      >
        {children}
      </IconButton>
    </Tooltip>
  )
}

interface ToggleMarkProps {
  mark: 'starred' | 'important'
  isOn: boolean
  onToggle: () => void
}

/** The star or flag of a mail: filled if set. */
export function ToggleMark({ mark, isOn, onToggle }: ToggleMarkProps) {
  const text = useText()
  return (
    <Toggle
      size="small"
      aria-label={text(mark === 'starred' ? 'mail.star' : 'mail.important')}
      aria-pressed={isOn}
      onClick={onToggle}
    >
      {mark === 'starred' ? <StarIcon size={18} /> : <FlagIcon size={18} />}
    </Toggle>
  )
}

const Toggle = styled(IconButton)(({ theme }) => ({
  '&[aria-pressed="true"]': { color: theme.palette.warning.readable },
  '&[aria-pressed="true"] svg': { fill: 'currentColor' },
}))
