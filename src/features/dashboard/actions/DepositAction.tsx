import { loadState } from '#api/cache/loadState'
import { useDepositTransactionQuery } from '#api/money/deposit'
import { useWalletQuery } from '#api/money/wallet'
import { providerNow } from '#lib/device/clock'
import { memberPaths } from '#lib/paths/member'
import { ClockIcon } from '#ui/icons/controls'
import { useText } from '#ui/intl/useText'
import { Countdown } from '#ui/money/Countdown'
import { ActionTile } from './ActionTile'

/** The open deposit, with the time left to transfer. */
export function DepositAction({ userId }: { userId: string }) {
  const text = useText()
  const wallet = loadState(useWalletQuery(userId))
  const value = wallet.answer?.value
  const depositId = value?.openDepositId ?? value?.reviewDepositIds[0] ?? null
  return (
    <ActionTile
      to={depositId === null ? memberPaths.deposit : `${memberPaths.deposit}/${depositId}`}
      icon={<ClockIcon />}
      title={text('dashboard.actions.deposit')}
      state={wallet}
    >
      {({ openDepositId, reviewDepositIds }) => {
        if (openDepositId !== null) {
          return <OpenDeposit userId={userId} depositId={openDepositId} />
        }
        const inReview = reviewDepositIds.length > 0
        return text(inReview ? 'dashboard.status.review' : 'dashboard.actions.noDeposit')
      }}
    </ActionTile>
  )
}

function OpenDeposit({ userId, depositId }: { userId: string; depositId: string }) {
  const text = useText()
  const { currentData: answer } = useDepositTransactionQuery({ userId, depositId })
  // Until then it is unknown whether the deposit waits for its transfer or is in review.
  if (answer === undefined) return null
  if (answer.value.status !== 'pending') return text('dashboard.actions.openDeposit')
  return <Countdown until={answer.value.expiresAt} clock={providerNow} />
}
