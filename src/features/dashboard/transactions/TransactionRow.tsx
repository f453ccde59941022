import { styled } from '@mui/material/styles'
import type { Transaction } from '#contract/wallet/transaction'
import { useText } from '#ui/intl/useText'
import { TransactionSummary } from '#ui/money/TransactionSummary'

/** Pixels of one row of the list. */
export const transactionRowHeight = 64

interface Props {
  transaction: Transaction
}

export function TransactionRow({ transaction }: Props) {
  const text = useText()
  return (
    <Row>
      <TransactionSummary
        title={text(`dashboard.transactions.${transaction.kind}`)}
        transaction={transaction}
      />
    </Row>
  )
}

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minHeight: transactionRowHeight,
  '& + &': { borderTop: `1px solid ${theme.palette.divider}` },
}))
