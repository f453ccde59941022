import { styled } from '@mui/material/styles'
import { Suspense } from 'react'
import { bothLoads, loadState } from '#api/cache/loadState'
import { useRecentDepositsQuery, useRecentWithdrawsQuery } from '#api/money/recentHistory'
import { mergeHistories, type Transaction } from '#contract/wallet/transaction'
import { memberPaths } from '#lib/paths/member'
import { HistoryIcon } from '#ui/icons/controls'
import { useText } from '#ui/intl/useText'
import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import { TransactionSummary } from '#ui/money/TransactionSummary'
import { SkeletonLines } from '#ui/state/SkeletonLines'
import { CardLink } from '../card/CardLink'
import { CardMessage } from '../card/CardMessage'
import { LoadCard } from '../card/LoadCard'
import { useMayDepositFirst } from '../firstDeposit/useMayDepositFirst'

/** Height of a row, in pixels. */
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

/** Loaded lazily, because most players made their first deposit long ago. */
const FirstDeposit = lazyWithPreload(() =>
  import('../firstDeposit/FirstDeposit').then((module) => module.FirstDeposit),
)

interface TransactionsCardProps {
  userId: string
}

/** As many as fit beside the chart; fewer on a phone. */
const shown = 7
const shownOnPhone = 5

/** The latest deposits and withdrawals in one list; for a player without deposits, how to make the first. */
export function TransactionsCard({ userId }: TransactionsCardProps) {
  const text = useText()
  const deposits = loadState(useRecentDepositsQuery(userId))
  const withdraws = loadState(useRecentWithdrawsQuery(userId))
  const isNew = useMayDepositFirst(userId) === true
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
