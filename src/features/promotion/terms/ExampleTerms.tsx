import { styled } from '@mui/material/styles'
import { exampleDeposit, type Promotion } from '#contract/promotion/promotion'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { Terms } from './Terms'

interface Props {
  userId: string
  promotion: Promotion
}

/** The terms for an example deposit, shown before the player types an amount. */
export function ExampleTerms({ userId, promotion }: Props) {
  const text = useText()
  const format = useFormat()
  const deposit = exampleDeposit(promotion)
  return (
    <div>
      {deposit > 0 && (
        <Amount>{text('promotionTerms.example', { amount: format.money(deposit) })}</Amount>
      )}
      <Terms userId={userId} promotion={promotion} deposit={deposit} />
    </div>
  )
}

const Amount = styled('p')(({ theme }) => ({ ...theme.typography.h5, margin: '0 0 8px' }))
