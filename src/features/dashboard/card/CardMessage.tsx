import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { iconPlate } from '#ui/appearance/grounds'

interface Props {
  icon: ReactNode
  title: string
  message: string
  /** Button or link to what the user can do about it. */
  action?: ReactNode
  /** Interrupts a screen reader; for errors. */
  alert?: boolean
}

/** Message in place of a card's content, low enough to fit a small reserved space. */
export function CardMessage({ icon, title, message, action, alert = false }: Props) {
  return (
    <Frame {...(alert && { role: 'alert' })}>
      {icon}
      <Content>
        <Title>{title}</Title>
        <p>{message}</p>
        {action}
      </Content>
    </Frame>
  )
}

const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  padding: '8px 0',
  color: theme.palette.text.secondary,
  '& > svg': iconPlate(theme, 'primary'),
  '&[role="alert"] > svg': iconPlate(theme, 'error'),
}))

const Content = styled('div')({
  minWidth: 0,
  p: { margin: '0 0 8px', overflowWrap: 'anywhere' },
})

const Title = styled('p')(({ theme }) => ({
  ...theme.typography.h5,
  color: theme.palette.text.primary,
}))
