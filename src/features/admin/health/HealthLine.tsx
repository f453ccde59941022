import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { StatusChip, type StatusTone } from '#ui/display/StatusChip'

interface HealthLineProps {
  label: string
  /** The page that mends it, if there is one. */
  to?: string
  state?: { label: string; tone: StatusTone } | null
  children: ReactNode
}

/** One thing to watch: its name, its state in a word, and the figures. */
export function HealthLine({ label, to, state = null, children }: HealthLineProps) {
  return (
    <li>
      {to === undefined ? <strong>{label}</strong> : <Link to={to}>{label}</Link>}
      {state && <StatusChip {...state} />}
      <Figures>{children}</Figures>
    </li>
  )
}

export const HealthLines = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: '0 0 8px',
  padding: 0,
  li: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: 12,
    minHeight: 44,
    paddingBlock: 4,
  },
  a: { color: theme.palette.primary.readable },
}))

const Figures = styled('small')(({ theme }) => ({
  flexBasis: '100%',
  color: theme.palette.text.secondary,
}))
