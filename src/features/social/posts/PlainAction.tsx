import Button, { type ButtonProps } from '@mui/material/Button'
import type { ReactNode, Ref } from 'react'

interface PlainActionProps extends Omit<ButtonProps, 'startIcon'> {
  icon: ReactNode
  ref?: Ref<HTMLButtonElement>
}

/** Unobtrusive action button of a post or comment. */
export function PlainAction({ icon, ...button }: PlainActionProps) {
  return <Button size="small" color="inherit" startIcon={icon} {...button} />
}
