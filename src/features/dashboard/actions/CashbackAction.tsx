import { rowsLoad } from '#api/cache/pages'
import { useCashbackInfiniteQuery } from '#api/rewards/cashback'
import { memberPaths } from '#lib/paths/member'
import { GiftIcon } from '#ui/icons/menu'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { claimable } from '../claimable'
import { ActionTile } from './ActionTile'

/** Cashback that can be claimed now. */
export function CashbackAction({ userId }: { userId: string }) {
  const text = useText()
  const format = useFormat()
  return (
    <ActionTile
      to={memberPaths.cashback}
      icon={<GiftIcon />}
      title={text('dashboard.actions.cashback')}
      state={rowsLoad(useCashbackInfiniteQuery(userId))}
    >
      {(periods) => <bdi>{format.money(claimable(periods))}</bdi>}
    </ActionTile>
  )
}
