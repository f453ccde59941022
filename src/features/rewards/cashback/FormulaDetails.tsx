import { type ReactNode, useState } from 'react'
import type { Cashback } from '#contract/rewards/rewards'
import { Fold } from '#ui/display/Fold'
import { Formula } from './Formula'

interface Props {
  /** Button that opens the calculation. */
  label: ReactNode
  period: Cashback
}

/** One period's calculation, collapsed at first. */
export function FormulaDetails({ label, period }: Props) {
  return <Folded label={label}>{() => <Formula period={period} />}</Folded>
}

interface FoldedProps {
  label: ReactNode
  children: () => ReactNode
}

/** A collapsible section that renders its content only while open. */
export function Folded({ label, children }: FoldedProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Fold onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{label}</summary>
      {isOpen && children()}
    </Fold>
  )
}
