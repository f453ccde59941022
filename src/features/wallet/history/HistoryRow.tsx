import { styled } from '@mui/material/styles'
import { memo } from 'react'
import type { Transaction } from '#contract/wallet/transaction'
import { useText } from '#ui/intl/useText'
import { TransactionSummary } from '#ui/money/TransactionSummary'

interface HistoryRowProps {
  transaction: Transaction
  onOpen: (transaction: Transaction) => void
}

/** Minimum height in pixels; larger text needs more. */
const historyRowHeight = 64

/** One deposit or withdrawal; a tap opens its receipt. Memoised, because rows are added while scrolling. */
export const HistoryRow = memo(function HistoryRow({ transaction, onOpen }: HistoryRowProps) {
  const text = useText()
  const { kind, bank } = transaction
  return (
    <Row type="button" aria-haspopup="dialog" onClick={() => onOpen(transaction)}>
      <TransactionSummary
        title={text(`wallet.${kind}.title`)}
        bank={bank}
        isDayKnown
        transaction={transaction}
      />
    </Row>
  )
})

const Row = styled('button')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  width: '100%',
  minHeight: historyRowHeight,
  padding: '4px',
  border: 0,
  font: 'inherit',
  textAlign: 'start',
  color: 'inherit',
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.palette.action.hover },
  '&:focus-visible': {
    outline: `3px solid ${theme.palette.primary.readable}`,
    outlineOffset: -3,
  },
  '& > svg': { flexShrink: 0 },
}))
