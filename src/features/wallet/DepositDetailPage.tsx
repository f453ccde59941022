import { styled } from '@mui/material/styles'
import { useSelector } from 'react-redux'
import { useParams } from 'react-router-dom'
import { loadState } from '#api/cache/loadState'
import { polling, useFollowUp } from '#api/client/useFollowUp'
import {
  depositChanges,
  useDepositTransactionQuery,
  useDepositTransactionState,
} from '#api/money/deposit'
import { selectPlayer } from '#api/session/session'
import { isUndecided } from '#contract/wallet/wallet'
import { providerExt } from '#lib/environment'
import { useText } from '#ui/intl/useText'
import { LoadArea, SkeletonBlock } from '#ui/load/LoadArea'
import { FocusKeeper, Page } from '#ui/page/Page'
import { DepositSteps } from './deposit/DepositSteps'
import { DepositView } from './deposit/DepositView'
import { isUnknown, MoneyOffline, NotOpen, UnknownTransaction } from './MoneyNotices'

/** Shows one deposit, from payment to final status. */
export function DepositDetailPage() {
  const text = useText()
  const { id } = useParams()
  const userId = useSelector(selectPlayer)?.id
  return (
    <Page title={text('wallet.deposit.detailTitle')}>
      {!providerExt && <NotOpen />}
      {providerExt && userId !== undefined && id !== undefined && (
        <Detail key={`${userId} ${id}`} userId={userId} depositId={id} />
      )}
    </Page>
  )
}

function Detail({ userId, depositId }: { userId: string; depositId: string }) {
  const known = useDepositTransactionState({ userId, depositId }).currentData?.value
  const isOpen = known !== undefined && isUndecided(known)
  const query = useDepositTransactionQuery({ userId, depositId }, isOpen ? polling() : {})
  const deposit = query.currentData?.value
  useFollowUp(deposit?.status, depositChanges)
  const state = loadState(query)
  if (isUnknown(state.failure)) return <UnknownTransaction kind="deposit" id={depositId} />
  return (
    <Column>
      <DepositSteps current={deposit && deposit.status !== 'pending' ? 2 : 1} />
      <MoneyOffline />
      <LoadArea state={state} skeleton={<SkeletonBlock height={480} />}>
        {(value) => (
          <FocusKeeper>
            <DepositView userId={userId} deposit={value} />
          </FocusKeeper>
        )}
      </LoadArea>
    </Column>
  )
}

const Column = styled('div')({ maxWidth: 560, margin: '0 auto' })
