import { styled } from '@mui/material/styles'
import type { Satang } from '#lib/money'
import { useFormat } from '../intl/useFormat'
import { useText } from '../intl/useText'
import { VisuallyHidden } from '../page/Page'

interface MoneyProps {
  /** Null if it is unknown: shown as a dash, never as zero. */
  amount: Satang | null
}

/** An amount with its unit, on one line and isolated from right-to-left text around it. */
export function Money({ amount }: MoneyProps) {
  const text = useText()
  const format = useFormat()
  if (amount === null) {
    return (
      <>
        <span aria-hidden="true">—</span>
        <VisuallyHidden>{text('ui.amountUnknown')}</VisuallyHidden>
      </>
    )
  }
  return <Amount>{format.money(amount)}</Amount>
}

const Amount = styled('bdi')({ whiteSpace: 'nowrap' })
