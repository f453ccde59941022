import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { iconPlate } from '#ui/appearance/grounds'

interface Props {
  icon: ReactNode
  title: string
  message: string
  /** What the person can do about it. */
  action?: ReactNode
  /** Interrupts a screen reader: for what went wrong. */
  alert?: boolean
}

/** What stands in a card where content would: flat, so that it fits where little room was held. */
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
