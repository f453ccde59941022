import { styled } from '@mui/material/styles'
import { type ReactNode, useState } from 'react'
import type { Cashback } from '#contract/rewards/cashback'
import { Formula } from './Formula'

interface Props {
  /** What is pressed to see the calculation. */
  label: ReactNode
  period: Cashback
}

/** One period's calculation, folded away. */
export function FormulaDetails({ label, period }: Props) {
  return <Folded label={label}>{() => <Formula period={period} />}</Folded>
}

interface FoldedProps {
  label: ReactNode
  children: () => ReactNode
}

/** What is drawn only while it is open. */
export function Folded({ label, children }: FoldedProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <Summary>{label}</Summary>
      {isOpen && children()}
    </details>
  )
}

/** As high as a finger needs. */
const Summary = styled('summary')({ padding: '10px 0', minHeight: 44, cursor: 'pointer' })
