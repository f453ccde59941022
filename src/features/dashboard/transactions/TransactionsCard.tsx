import { styled } from '@mui/material/styles'
import { Suspense } from 'react'
import { bothLoads, loadState } from '#api/cache/loadState'
import { useRecentDepositsQuery, useRecentWithdrawsQuery } from '#api/money/recentHistory'
import { useWalletQuery } from '#api/money/wallet'
import { useBlock } from '#api/protection/limits'
import { mergeHistories, type Transaction } from '#contract/wallet/transaction'
import { providerExt } from '#lib/environment'
import { memberPaths } from '#lib/paths/member'
import { HistoryIcon } from '#ui/icons/controls'
import { useText } from '#ui/intl/useText'
import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import { TransactionSummary } from '#ui/money/TransactionSummary'
import { SkeletonLines } from '#ui/state/SkeletonLines'
import { useNow } from '#ui/time/useNow'
import { CardLink } from '../card/CardLink'
import { CardMessage } from '../card/CardMessage'
import { LoadCard } from '../card/LoadCard'

/** Pixels of one row of the list. */
const transactionRowHeight = 64

interface TransactionRowProps {
  transaction: Transaction
}

function TransactionRow({ transaction }: TransactionRowProps) {
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

/** Most players have made theirs long ago. */
const FirstDeposit = lazyWithPreload(() =>
  import('../firstDeposit/FirstDeposit').then((module) => module.FirstDeposit),
)

interface TransactionsCardProps {
  userId: string
}

/** As many as stand beside the chart; on a phone fewer of them are seen. */
const shown = 7
const shownOnPhone = 5

/** The latest deposits and withdrawals in one list; for who has made no deposit yet, how the first one goes. */
export function TransactionsCard({ userId }: TransactionsCardProps) {
  const text = useText()
  const deposits = loadState(useRecentDepositsQuery(userId))
  const withdraws = loadState(useRecentWithdrawsQuery(userId))
  const isNew = useHasNoDeposit(userId)
  return (
    <LoadCard
      title={text(isNew ? 'dashboard.first.title' : 'dashboard.transactions.title')}
      action={<CardLink to={memberPaths.history}>{text('dashboard.transactions.all')}</CardLink>}
      state={bothLoads(deposits, withdraws)}
      height={isNew ? 0 : shownOnPhone * transactionRowHeight}
      skeleton={<SkeletonLines lines={shownOnPhone} lineHeight={transactionRowHeight} />}
    >
      {([depositRecords, withdrawRecords]) => {
        const latest = mergeHistories(depositRecords, withdrawRecords).slice(0, shown)
        return (
          <>
            {isNew && (
              <Suspense
                fallback={<SkeletonLines lines={shownOnPhone} lineHeight={transactionRowHeight} />}
              >
                <FirstDeposit />
              </Suspense>
            )}
            {!isNew && latest.length === 0 && (
              <CardMessage
                icon={<HistoryIcon size={28} />}
                title={text('ui.emptyTitle')}
                message={text('dashboard.transactions.none')}
              />
            )}
            {latest.length > 0 && (
              <List>
                {latest.map((transaction) => (
                  <TransactionRow
                    key={`${transaction.kind} ${transaction.id}`}
                    transaction={transaction}
                  />
                ))}
              </List>
            )}
          </>
        )
      }}
    </LoadCard>
  )
}

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.down('md')]: {
    [`& > :nth-of-type(n + ${shownOnPhone + 1})`]: { display: 'none' },
  },
}))

/** A player who never had a deposit credited, has none under way, and may make one. False while that is not known. */
function useHasNoDeposit(userId: string): boolean {
  const { currentData } = useWalletQuery(userId, { skip: !providerExt })
  const block = useBlock(userId, useNow())
  if (currentData === undefined || block !== null) return false
  const { depositTotal, openDepositId, reviewDepositIds } = currentData.value
  return depositTotal === 0 && openDepositId === null && reviewDepositIds.length === 0
}
