import Button, { type ButtonProps } from '@mui/material/Button'
import type { ReactNode, Ref } from 'react'

interface PlainActionProps extends Omit<ButtonProps, 'startIcon'> {
  icon: ReactNode
  ref?: Ref<HTMLButtonElement>
}

/** What can be done with a post or comment: quiet until it is needed. */
export function PlainAction({ icon, ...button }: PlainActionProps) {
  return <Button size="small" color="inherit" startIcon={icon} {...button} />
}
