import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import { useText } from '#ui/intl/useText'

interface ForgottenPinProps {
  onLogout: () => void
  onCancel: () => void
}

/** The way in without the PIN is the password: what logging out for it costs, said before. */
export function ForgottenPin({ onLogout, onCancel }: ForgottenPinProps) {
  const text = useText()
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => words.current?.focus(), [])
  return (
    <Question>
      <p ref={words} tabIndex={-1}>
        {text('appLock.forgotMeans')}
      </p>
      <Button variant="contained" size="large" fullWidth onClick={onLogout}>
        {text('shell.logout')}
      </Button>
      <Button size="large" fullWidth onClick={onCancel}>
        {text('ui.cancel')}
      </Button>
    </Question>
  )
}

const Question = styled('div')({ display: 'grid', gap: 8, width: '100%' })
