import { styled } from '@mui/material/styles'
import { loadState, mapLoad, rowsLoad } from '#api/cache/loadState'
import { useInbox, useUnread } from '#api/notifications/notifications'
import { useCashbackInfiniteQuery } from '#api/rewards/cashback'
import { useWheelPointQuery } from '#api/rewards/wheel'
import type { Cashback } from '#contract/rewards/rewards'
import { providerExt } from '#lib/environment'
import { type Satang, satang } from '#lib/money'
import { memberPaths } from '#lib/paths/member'
import { StarIcon } from '#ui/icons/controls'
import { BellIcon, GiftIcon } from '#ui/icons/menu'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { ActionTile } from './ActionTile'
import { DepositAction } from './DepositAction'

/** Four pending items in one row; each loads and fails independently. */
export function ActionStrip({ userId }: { userId: string }) {
  const text = useText()
  return (
    <Strip data-wide aria-label={text('dashboard.actions.title')}>
      {providerExt && <CashbackAction userId={userId} />}
      {providerExt && <WheelAction userId={userId} />}
      {providerExt && <DepositAction userId={userId} />}
      <UnreadAction userId={userId} />
    </Strip>
  )
}

const Strip = styled('nav')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.375rem), 1fr))',
  [theme.breakpoints.up('md')]: { gap: 16 },
}))

/** Cashback that can be claimed now. */
function CashbackAction({ userId }: { userId: string }) {
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

/** Messages not yet read on this device. */
function UnreadAction({ userId }: { userId: string }) {
  const text = useText()
  const unread = useUnread(userId)
  return (
    <ActionTile
      to={memberPaths.notifications}
      icon={<BellIcon />}
      title={text('dashboard.actions.messages')}
      state={mapLoad(useInbox(userId), () => unread)}
    >
      {(count) => text('dashboard.actions.unread', { count })}
    </ActionTile>
  )
}

/** Points available for wheel spins. */
function WheelAction({ userId }: { userId: string }) {
  const text = useText()
  return (
    <ActionTile
      to={memberPaths.wheel}
      icon={<StarIcon />}
      title={text('dashboard.actions.wheel')}
      state={loadState(useWheelPointQuery(userId))}
    >
      {({ point }) => text('dashboard.actions.points', { count: point })}
    </ActionTile>
  )
}

/** Total that can be claimed now, over all periods. */
function claimable(periods: readonly Cashback[]): Satang {
  return satang(
    periods
      .filter(({ status }) => status === 'claimable')
      .reduce((sum, { amount }) => sum + amount, 0),
  )
}
