import { useBalanceQuery } from '../../../api/balance'
import { loadState } from '../../../api/loadState'
import type { Satang } from '../../../lib/money'
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog'
import { useText } from '../../../ui/intl/useText'
import { LoadArea } from '../../../ui/load/LoadArea'
import { SkeletonLines } from '../../../ui/state/SkeletonLines'
import { Forfeiture } from './Forfeiture'

interface Props {
  userId: string
  name: string
  /** Null while none was granted. */
  bonus: Satang | null
  busy: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** The question, with the credit before and after. */
export function CancelDialog({ userId, name, bonus, busy, onConfirm, onCancel }: Props) {
  const text = useText()
  // The exact sum depends on the credit of this very moment.
  const balance = loadState(useBalanceQuery(userId, { refetchOnMountOrArgChange: true }))
  return (
    <ConfirmDialog
      open
      destructive
      title={text('promotion.cancel.title', { name })}
      confirmLabel={text('promotion.cancel')}
      cancelLabel={text('promotion.cancel.keep')}
      busy={busy}
      ready={bonus === null || balance.answer !== undefined}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {bonus === null ? (
        <p>{text('promotion.cancel.waiting')}</p>
      ) : (
        <LoadArea state={balance} skeleton={<SkeletonLines lines={4} />}>
          {(credit) => <Forfeiture bonus={bonus} credit={credit} />}
        </LoadArea>
      )}
    </ConfirmDialog>
  )
}
