import { useCashbackQuery } from '../../../api/cashback'
import { claimable } from '../../../api/claimable'
import { loadState } from '../../../api/loadState'
import { GiftIcon } from '../../../ui/icons/GiftIcon'
import { useFormat } from '../../../ui/intl/useFormat'
import { useText } from '../../../ui/intl/useText'
import { ActionTile } from './ActionTile'

/** Cashback that can be claimed now. */
export function CashbackAction({ userId }: { userId: string }) {
  const text = useText()
  const format = useFormat()
  return (
    <ActionTile
      to="/rewards/cashback"
      icon={<GiftIcon />}
      title={text('dashboard.actions.cashback')}
      state={loadState(useCashbackQuery(userId))}
    >
      {(periods) => <bdi>{format.money(claimable(periods))}</bdi>}
    </ActionTile>
  )
}
