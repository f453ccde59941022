import { useDepositTransactionQuery } from '../../../api/deposit'
import { loadState } from '../../../api/loadState'
import { useWalletQuery } from '../../../api/wallet'
import { ClockIcon } from '../../../ui/icons/ClockIcon'
import { useText } from '../../../ui/intl/useText'
import { Countdown } from '../../../ui/money/Countdown'
import { ActionTile } from './ActionTile'

/** The deposit that is not finished, with the time that is left to transfer. */
export function DepositAction({ userId }: { userId: string }) {
  const text = useText()
  const wallet = loadState(useWalletQuery(userId))
  const depositId = wallet.answer?.value.openDepositId ?? null
  return (
    <ActionTile
      to={depositId === null ? '/wallet/deposit' : `/wallet/deposit/${depositId}`}
      icon={<ClockIcon />}
      title={text('dashboard.actions.deposit')}
      state={wallet}
    >
      {({ openDepositId }) =>
        openDepositId === null ? (
          text('dashboard.actions.noDeposit')
        ) : (
          <OpenDeposit userId={userId} depositId={openDepositId} />
        )
      }
    </ActionTile>
  )
}

function OpenDeposit({ userId, depositId }: { userId: string; depositId: string }) {
  const text = useText()
  const { currentData: answer } = useDepositTransactionQuery({ userId, depositId })
  // Whether it waits for the transfer or is being checked is not known before that.
  if (answer === undefined) return null
  if (answer.value.status !== 'pending') return text('dashboard.actions.openDeposit')
  return <Countdown until={answer.value.expiresAt} />
}
