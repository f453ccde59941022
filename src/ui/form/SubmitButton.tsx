import { styled } from '@mui/material/styles'
import type { MouseEvent, ReactNode } from 'react'
import { PlainButton } from './PlainButton'
import { Spinner } from './Spinner'

interface SubmitButtonProps {
  /** Whether the form is being sent: the button turns, keeps the focus and takes no second press. */
  busy: boolean
  disabled?: boolean
  children: ReactNode
}

export function SubmitButton({ busy, disabled = false, children }: SubmitButtonProps) {
  return (
    <Wide
      type="submit"
      data-filled
      disabled={disabled && !busy}
      aria-disabled={busy}
      aria-busy={busy}
      onClick={(event: MouseEvent) => busy && event.preventDefault()}
    >
      {busy && <Spinner />}
      {children}
    </Wide>
  )
}

const Wide = styled(PlainButton)({ width: '100%', fontSize: '1rem', marginTop: 8 })
