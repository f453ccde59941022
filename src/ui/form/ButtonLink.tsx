import Button, { type ButtonProps } from '@mui/material/Button'
import { Link, type LinkProps } from 'react-router-dom'

interface ButtonLinkProps
  extends Pick<ButtonProps, 'variant' | 'size' | 'startIcon' | 'fullWidth'>,
    Omit<LinkProps, 'color'> {}

/** A way to another page that looks like a button. */
export function ButtonLink(props: ButtonLinkProps) {
  return <Button component={Link} {...props} />
}
