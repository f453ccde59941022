import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { balancedHeadline } from './headline'

interface SectionProps {
  /** Name in the address after `#`. */
  id: string
  title: string
  /** Note about the content. */
  note?: string
  children: ReactNode
}

export function Section({ id, title, note, children }: SectionProps) {
  return (
    <Frame id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <Title id={`${id}-title`}>{title}</Title>
      {note !== undefined && <Note>{note}</Note>}
      {children}
    </Frame>
  )
}

const Frame = styled('section')(({ theme }) => ({
  paddingTop: 48,
  scrollMarginTop: -80,
  [theme.breakpoints.up('md')]: { paddingTop: 72 },
}))

const Title = styled('h2')(({ theme }) => ({
  ...theme.typography.h2,
  margin: '0 0 8px',
  fontSize: 'clamp(1.5rem, 1.2rem + 1.2vw, 2rem)',
  ...balancedHeadline,
}))

const Note = styled('p')(({ theme }) => ({ margin: 0, color: theme.palette.text.secondary }))
