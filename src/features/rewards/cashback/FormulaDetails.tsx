import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { Cashback } from '../../../contract/cashback'
import { Formula } from './Formula'

interface Props {
  /** What is pressed to see the calculation. */
  label: ReactNode
  period: Cashback
}

/** One period's calculation, folded away. */
export function FormulaDetails({ label, period }: Props) {
  return (
    <details>
      <Summary>{label}</Summary>
      <Formula period={period} />
    </details>
  )
}

/** As high as a finger needs. */
const Summary = styled('summary')({ padding: '10px 0', minHeight: 44, cursor: 'pointer' })
