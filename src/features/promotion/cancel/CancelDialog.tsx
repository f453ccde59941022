import { loadState } from '#api/cache/loadState'
import { useWalletQuery } from '#api/money/wallet'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog'
import { useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { SkeletonLines } from '#ui/state/SkeletonLines'
import { CancelCost } from './CancelCost'

interface Props {
  userId: string
  receivedId: string
  name: string
  /** Whether it has begun. A promotion still waiting for its deposit costs nothing. */
  active: boolean
  busy: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Confirmation dialog, with the cost according to the latest wallet. */
export function CancelDialog(props: Props) {
  const { userId, receivedId, name, active, busy, onConfirm, onCancel } = props
  const text = useText()
  const wallet = loadState(
    useWalletQuery(userId, { skip: !active, refetchOnMountOrArgChange: true }),
  )
  const known = wallet.answer?.value.promotion?.receivedId === receivedId
  return (
    <ConfirmDialog
      open
      destructive
      title={text('promotion.cancel.title', { name })}
      confirmLabel={text('promotion.cancel')}
      cancelLabel={text('promotion.cancel.keep')}
      busy={busy}
      ready={!active || known}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {active ? (
        <LoadArea state={wallet} skeleton={<SkeletonLines lines={4} />}>
          {(now) =>
            now.promotion?.receivedId === receivedId ? (
              <CancelCost promotion={now.promotion} wallet={now} />
            ) : (
              <p>{text('promotion.cancel.over')}</p>
            )
          }
        </LoadArea>
      ) : (
        <p>{text('promotion.cancel.waiting')}</p>
      )}
    </ConfirmDialog>
  )
}
