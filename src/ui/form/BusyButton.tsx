import Button, { type ButtonProps } from '@mui/material/Button'
import IconButton, { type IconButtonProps } from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import type { MouseEvent } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { Spinner } from './PlainButton'

interface BusyButtonProps extends Omit<ButtonProps, 'loading' | 'href'> {
  /** Whether the action is running. If so, the button shows a spinner and ignores presses. */
  busy: boolean
}

/**
 * A button that keeps the focus while its action is running and while it is disabled. A browser takes the focus
 * from a `disabled` button, which moves keyboard and voice users to the page's start.
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

/** Stops the press from reaching the form and everything around the button. */
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

interface ButtonLinkProps
  extends Pick<ButtonProps, 'variant' | 'size' | 'startIcon' | 'fullWidth'>,
    Omit<LinkProps, 'color'> {}

/** A link to another page that looks like a button. */
export function ButtonLink(props: ButtonLinkProps) {
  return <Button component={Link} {...props} />
}

/** Bottom bar of narrow screens: its height, and how far its middle button stands out of it. Pixels. */
const bar = { height: 56, above: 18 } as const

/**
 * Foot of a long form. On a phone it stays within reach of the thumb, above the bottom bar, while the form is
 * filled in. Not on low screens, where it would cover the fields.
 */
export const FormFoot = styled('div')(({ theme }) => ({
  [`${theme.breakpoints.down('lg')} and (min-height: 600px)`]: {
    position: 'sticky',
    zIndex: 1,
    bottom: `calc(${bar.height}px + env(safe-area-inset-bottom, 0px))`,
    paddingBottom: bar.above + 8,
    backgroundColor: theme.palette.background.default,
    // Focused elements must not hide behind it (WCAG 2.4.11).
    'form:has(&) *': { scrollMarginBottom: '4rem' },
  },
}))

interface BusyIconButtonProps extends Omit<IconButtonProps, 'loading'> {
  busy?: boolean
}

/** `BusyButton` with only an icon. Keeps the focus when its action ends, and when it becomes disabled. */
export function BusyIconButton({
  busy = false,
  disabled = false,
  onClick,
  ...button
}: BusyIconButtonProps) {
  const isOff = busy || disabled
  return (
    <IconButton
      {...button}
      aria-disabled={isOff}
      aria-busy={busy}
      disableRipple={isOff}
      onClick={isOff ? refuse : onClick}
      sx={{ '&[aria-disabled="true"]': { color: 'action.disabled', cursor: 'default' } }}
    />
  )
}
