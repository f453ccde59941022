import { styled } from '@mui/material/styles'
import { bothLoads, loadState } from '#api/cache/loadState'
import { useRecentDepositsQuery, useRecentWithdrawsQuery } from '#api/money/wallet'
import { mergeHistories } from '#contract/wallet/transaction'
import { HistoryIcon } from '#ui/icons/controls'
import { useText } from '#ui/intl/useText'
import { SkeletonLines } from '#ui/state/SkeletonLines'
import { CardMessage } from '../card/CardMessage'
import { LoadCard } from '../card/LoadCard'
import { transactionRowHeight } from './sizes'
import { TransactionRow } from './TransactionRow'

interface Props {
  userId: string
}

const shown = 5

/** The latest deposits and withdrawals in one list. */
export function TransactionsCard({ userId }: Props) {
  const text = useText()
  const deposits = loadState(useRecentDepositsQuery(userId))
  const withdraws = loadState(useRecentWithdrawsQuery(userId))
  return (
    <LoadCard
      title={text('dashboard.transactions.title')}
      state={bothLoads(deposits, withdraws)}
      height={shown * transactionRowHeight}
      skeleton={<SkeletonLines lines={shown} lineHeight={transactionRowHeight} />}
    >
      {([depositRecords, withdrawRecords]) => {
        const latest = mergeHistories(depositRecords, withdrawRecords).slice(0, shown)
        return latest.length === 0 ? (
          <CardMessage
            icon={<HistoryIcon size={28} />}
            title={text('ui.emptyTitle')}
            message={text('dashboard.transactions.none')}
          />
        ) : (
          <List>
            {latest.map((transaction) => (
              <TransactionRow
                key={`${transaction.kind} ${transaction.id}`}
                transaction={transaction}
              />
            ))}
          </List>
        )
      }}
    </LoadCard>
  )
}

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' })
