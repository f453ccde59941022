import Button, { type ButtonProps } from '@mui/material/Button'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

interface ButtonLinkProps extends Pick<ButtonProps, 'variant' | 'startIcon' | 'size'> {
  to: string
  children: ReactNode
}

/** A way to another page that looks like a button. */
export function ButtonLink(props: ButtonLinkProps) {
  return <Button component={Link} {...props} />
}
