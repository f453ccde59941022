import { styled } from '@mui/material/styles'
import type { ReactNode, Ref } from 'react'
import { screenOnlyClass } from '#ui/print/PrintOnly'

interface MessageFormProps {
  ref?: Ref<HTMLFormElement>
  onSubmit: () => void
  children: ReactNode
}

/** Input line at the bottom of a conversation. */
export function MessageForm({ ref, onSubmit, children }: MessageFormProps) {
  return (
    <Form
      ref={ref}
      className={screenOnlyClass}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
    </Form>
  )
}

const Form = styled('form')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-end',
  gap: 4,
  padding: 8,
  borderTop: `1px solid ${theme.palette.divider}`,
  '@media (max-height: 480px)': { padding: '2px 8px' },
}))
