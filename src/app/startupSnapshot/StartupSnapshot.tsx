import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { walletApi } from '#api/money/wallet'
import type { Player } from '#contract/account/account'
import { useStoredLock } from '#features/appLock/storedLock'
import { useBalanceHidden } from '#features/dashboard/balance/hiddenBalance'
import { plainPath } from '#lib/paths/publicPaths'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { skeletonOf } from '../loading/skeletons'
import { keepSnapshot, startupSnapshot } from './startupSnapshot'

/**
 * Stores the header and the page on screen, so that the next start can paint them before any script has loaded.
 */
export function StartupSnapshot({ player }: { player: Player }) {
  const isLockable = useStoredLock(player.id) !== null
  useEffect(() => {
    if (isLockable) startupSnapshot.set(null)
  }, [isLockable])
  // With an app lock the next start only shows the lock.
  return isLockable ? null : <Keeper player={player} />
}

function Keeper({ player: { id: user, username: name } }: { player: Player }) {
  const text = useText()
  const format = useFormat()
  const { pathname } = useLocation()
  const isHidden = useBalanceHidden()
  const { currentData: balance } = walletApi.endpoints.balance.useQueryState(user)

  useEffect(() => {
    if (balance === undefined) return
    const { value, updatedAt } = balance
    const age = text('shell.balanceUpdatedAt', { time: format.dateTime(updatedAt) })
    const path = plainPath(pathname)
    keepSnapshot({
      user,
      header: [name, isHidden ? '••••••' : format.money(value), age],
      credit: isHidden ? null : { satang: value, asOf: updatedAt },
      page: { path, skeleton: skeletonOf(path) },
    })
  }, [user, name, balance, isHidden, text, format, pathname])

  return null
}
