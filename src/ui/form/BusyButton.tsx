import Button, { type ButtonProps } from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { MouseEvent } from 'react'
import { Spinner } from './PlainButton'

interface BusyButtonProps extends Omit<ButtonProps, 'loading' | 'href'> {
  /** Whether its work goes on: it turns and takes no second press. */
  busy: boolean
}

/**
 * A button that keeps the focus while its work goes on, and while it is disabled: a browser takes the focus
 * from a button that is `disabled`, and who works by keyboard or voice is then at the page's start.
 */
export function BusyButton({
  busy,
  disabled = false,
  onClick,
  startIcon,
  ...button
}: BusyButtonProps) {
  const isOff = busy || disabled
  return (
    <Root
      {...button}
      aria-disabled={isOff}
      aria-busy={busy}
      disableRipple={isOff}
      startIcon={busy ? <Spinner /> : startIcon}
      onClick={isOff ? refuse : onClick}
    />
  )
}

/** Keeps the press from the form and from everything around the button. */
export function refuse(event: MouseEvent): void {
  event.preventDefault()
  event.stopPropagation()
}

const Root = styled(Button)(({ theme: { palette } }) => ({
  '&&[aria-disabled="true"]': {
    color: palette.text.secondary,
    borderColor: palette.action.disabledBackground,
    boxShadow: 'none',
    cursor: 'default',
    backgroundColor: 'transparent',
    '&.MuiButton-contained': { backgroundColor: palette.action.disabledBackground },
  },
}))
