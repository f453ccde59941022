import Button, { type ButtonProps } from '@mui/material/Button'
import IconButton, { type IconButtonProps } from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import type { MouseEvent } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
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

interface ButtonLinkProps
  extends Pick<ButtonProps, 'variant' | 'size' | 'startIcon' | 'fullWidth'>,
    Omit<LinkProps, 'color'> {}

/** A way to another page that looks like a button. */
export function ButtonLink(props: ButtonLinkProps) {
  return <Button component={Link} {...props} />
}

/** Of the bottom bar of narrow screens: its height, and how far its middle stands out of it. Pixels. */
const bar = { height: 56, above: 18 } as const

/**
 * What a long form ends with: on a phone it stays where the thumb is, above the bottom bar, while the form is
 * filled in. Not where the screen is low: there it would cover what is filled in.
 */
export const FormFoot = styled('div')(({ theme }) => ({
  [`${theme.breakpoints.down('lg')} and (min-height: 600px)`]: {
    position: 'sticky',
    zIndex: 1,
    bottom: `calc(${bar.height}px + env(safe-area-inset-bottom, 0px))`,
    paddingBottom: bar.above + 8,
    backgroundColor: theme.palette.background.default,
    // What gets the focus must not hide behind it (WCAG 2.4.11).
    'form:has(&) *': { scrollMarginBottom: '4rem' },
  },
}))

interface BusyIconButtonProps extends Omit<IconButtonProps, 'loading'> {
  busy?: boolean
}

/** `BusyButton` with an icon alone. It keeps the focus when its work ends, and when it cannot be pressed any more. */
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
