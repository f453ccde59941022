import { keyframes } from '@emotion/react'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { PlainButton } from './PlainButton'

interface SubmitButtonProps {
  /** Whether the form is being sent: the button turns and takes no second press. */
  busy: boolean
  disabled?: boolean
  children: ReactNode
}

export function SubmitButton({ busy, disabled = false, children }: SubmitButtonProps) {
  return (
    <Wide type="submit" data-filled disabled={disabled || busy} aria-busy={busy}>
      {busy && <Spinner />}
      {children}
    </Wide>
  )
}

const Wide = styled(PlainButton)({ width: '100%', fontSize: '1rem', marginTop: 8 })

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

const Spinner = styled('span')({
  width: 18,
  height: 18,
  border: '2px solid',
  borderInlineEndColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} 0.8s linear infinite`,
  '@media (prefers-reduced-motion: reduce)': { animationDuration: '4s' },
})
