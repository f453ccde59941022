import { useCashbackInfiniteQuery } from '../../../api/cashback'
import { claimable } from '../../../api/claimable'
import { rowsLoad } from '../../../api/pages'
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
      state={rowsLoad(useCashbackInfiniteQuery(userId))}
    >
      {(periods) => <bdi>{format.money(claimable(periods))}</bdi>}
    </ActionTile>
  )
}
