import { styled } from '@mui/material/styles'
import Tooltip from '@mui/material/Tooltip'
import type { ReactNode } from 'react'

interface ToolButtonProps {
  name: string
  /** Whether the format is active; undefined for one-time actions. */
  isOn?: boolean | undefined
  isDisabled?: boolean
  onPress: () => void
  children: ReactNode
}

/** Uses `aria-disabled` instead of `disabled`, so that Undo keeps the focus after the last step. */
export function ToolButton({ name, isOn, isDisabled = false, onPress, children }: ToolButtonProps) {
  return (
    <Tooltip title={name}>
      <Button
        type="button"
        aria-label={name}
        aria-pressed={isOn}
        aria-disabled={isDisabled}
        onClick={() => !isDisabled && onPress()}
      >
        {children}
      </Button>
    </Tooltip>
  )
}

const Button = styled('button')(({ theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 44,
  minHeight: 44,
  border: 0,
  borderRadius: theme.shape.borderRadius,
  font: 'inherit',
  fontWeight: theme.typography.fontWeightMedium,
  color: theme.palette.text.primary,
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.palette.action.hover },
  '&[aria-pressed="true"]': {
    color: theme.palette.primary.contrastText,
    backgroundColor: theme.palette.primary.main,
  },
  '&[aria-disabled="true"]': { color: theme.palette.text.secondary, cursor: 'default' },
}))
