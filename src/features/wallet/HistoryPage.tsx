import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import { bothLoads, loadState } from '#api/cache/loadState'
import { useDepositHistoryQuery, useWithdrawHistoryQuery } from '#api/money/wallet'
import { selectPlayer } from '#api/session/session'
import type { DepositRecord, WithdrawRecord } from '#contract/wallet/history'
import { mergeHistories } from '#contract/wallet/transaction'
import { memberPaths } from '#lib/paths/member'
import { useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { Page } from '#ui/page/Page'
import { SkeletonLines } from '#ui/state/SkeletonLines'
import { ButtonLink } from './ButtonLink'
import { HistoryContent } from './history/HistoryContent'
import { historyRowHeight } from './history/HistoryRow'
import { UnknownOrders } from './history/UnknownOrders'

/** Both histories of the specification as one list. */
export function HistoryPage() {
  const text = useText()
  const userId = useSelector(selectPlayer)?.id
  return (
    <Page
      title={text('wallet.history.title')}
      actions={
        <ButtonLink to={memberPaths.statement} variant="outlined">
          {text('wallet.statement.title')}
        </ButtonLink>
      }
    >
      {userId !== undefined && <History key={userId} userId={userId} />}
    </Page>
  )
}

function History({ userId }: { userId: string }) {
  const deposits = loadState(useDepositHistoryQuery(userId))
  const withdraws = loadState(useWithdrawHistoryQuery(userId))
  return (
    <>
      <UnknownOrders userId={userId} />
      <LoadArea
        state={bothLoads(deposits, withdraws)}
        skeleton={<SkeletonLines lines={8} lineHeight={historyRowHeight} />}
      >
        {([depositRecords, withdrawRecords]) => (
          <Merged deposits={depositRecords} withdraws={withdrawRecords} />
        )}
      </LoadArea>
    </>
  )
}

interface MergedProps {
  deposits: readonly DepositRecord[]
  withdraws: readonly WithdrawRecord[]
}

function Merged({ deposits, withdraws }: MergedProps) {
  const transactions = useMemo(() => mergeHistories(deposits, withdraws), [deposits, withdraws])
  return <HistoryContent transactions={transactions} />
}
