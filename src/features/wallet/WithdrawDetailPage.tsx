import { styled } from '@mui/material/styles'
import { useSelector } from 'react-redux'
import { useParams } from 'react-router-dom'
import { loadState } from '#api/cache/loadState'
import { polling, useFollowUp } from '#api/client/useFollowUp'
import {
  useWithdrawTransactionQuery,
  useWithdrawTransactionState,
  withdrawChanges,
} from '#api/money/withdraw'
import { selectPlayer } from '#api/session/session'
import { isOpenWithdrawal } from '#contract/wallet/wallet'
import { providerExt } from '#lib/environment'
import { useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { Page } from '#ui/page/Page'
import { isUnknown, NotOpen, UnknownTransaction } from './MoneyNotices'
import { WithdrawView } from './withdraw/WithdrawView'

/** Shows one withdrawal, from request to final status. */
export function WithdrawDetailPage() {
  const text = useText()
  const { id } = useParams()
  const userId = useSelector(selectPlayer)?.id
  return (
    <Page title={text('wallet.withdraw.detailTitle')}>
      {!providerExt && <NotOpen />}
      {providerExt && userId !== undefined && id !== undefined && (
        <Detail key={`${userId} ${id}`} userId={userId} withdrawId={id} />
      )}
    </Page>
  )
}

function Detail({ userId, withdrawId }: { userId: string; withdrawId: string }) {
  const known = useWithdrawTransactionState({ userId, withdrawId }).currentData?.value
  const isOpen = known !== undefined && isOpenWithdrawal(known)
  const query = useWithdrawTransactionQuery({ userId, withdrawId }, isOpen ? polling() : {})
  const withdrawal = query.currentData?.value
  useFollowUp(withdrawal?.status, withdrawChanges)
  const state = loadState(query)
  if (isUnknown(state.failure)) return <UnknownTransaction kind="withdraw" id={withdrawId} />
  return (
    <Column>
      <LoadArea state={state}>
        {(value) => <WithdrawView userId={userId} withdrawal={value} />}
      </LoadArea>
    </Column>
  )
}

const Column = styled('div')({ maxWidth: 560, margin: '0 auto' })
