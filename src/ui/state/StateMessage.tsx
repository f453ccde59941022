import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

interface StateMessageProps {
  icon: ReactNode
  title: string
  message?: string | undefined
  /** Action for the user. */
  action?: ReactNode
  /** `alert` interrupts a screen reader, `status` waits for its turn. */
  role?: 'alert' | 'status'
}

/** Shown instead of content: icon, sentence, action. */
export function StateMessage({ icon, title, message, action, role }: StateMessageProps) {
  return (
    <Frame role={role}>
      <Picture>{icon}</Picture>
      <Title>
        <bdi>{title}</bdi>
      </Title>
      {message !== undefined && (
        <Sentence>
          <bdi>{message}</bdi>
        </Sentence>
      )}
      {action}
    </Frame>
  )
}

const Frame = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 8,
  padding: '24px 16px',
  textAlign: 'center',
})

const Picture = styled('span')(({ theme }) => ({ color: theme.palette.text.secondary }))

const Title = styled('p')(({ theme }) => ({ ...theme.typography.h4, margin: 0 }))

const Sentence = styled('p')(({ theme }) => ({
  margin: '0 0 4px',
  maxWidth: '44ch',
  color: theme.palette.text.secondary,
}))
