import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { Satang } from '#lib/money'
import { Money } from '#ui/display/Money'
import { SectionCard } from '#ui/page/SectionCard'

interface FigureProps {
  title: string
  amount: Satang
  /** What it means. */
  note?: ReactNode
  action?: ReactNode
  children?: ReactNode
}

/** One amount and what it means. */
export function Figure({ title, amount, note, action, children }: FigureProps) {
  return (
    <SectionCard title={title} action={action}>
      <Amount>
        <Money amount={amount} />
      </Amount>
      {note && <Note>{note}</Note>}
      {children}
    </SectionCard>
  )
}

const Amount = styled('p')(({ theme }) => ({
  ...theme.typography.h2,
  margin: '0 0 8px',
  fontSize: '1.75rem',
}))

const Note = styled('p')(({ theme }) => ({ margin: 0, color: theme.palette.text.secondary }))

/** One column on phones, two where there is room. */
export const Figures = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}))
