import { useEffect } from 'react'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { walletApi } from '#api/money/wallet'
import type { Player } from '#contract/account/account'
import { useStoredLock } from '#features/appLock/storedLock'
import { useBalanceHidden } from '#features/dashboard/balance/hiddenBalance'
import { plainPath } from '#lib/paths/entrance'
import { bangkokDay } from '#lib/time'
import { whenIdle } from '#lib/whenIdle'
import { selectAppearance } from '#ui/appearance/appearanceSlice'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { keepHeader, keepPage, lastLook } from './lastLook'
import { pageLook } from './pageLook'

/**
 * Until a page is read rather than passed on the way to another, in milliseconds: keeping it takes a slow phone's
 * processor for a moment. Whoever leaves sooner hides the page, by which it is kept as well.
 */
const restMs = 3000

/** Keeps what is on screen, so that the next start can paint it before any script has come. */
export function LastLook({ player }: { player: Player }) {
  const appearance = useSelector(selectAppearance)
  const isLockable = useStoredLock(player.id) !== null
  useEffect(() => {
    if (isLockable) lastLook.set(null)
  }, [isLockable])
  // The next start shows the lock, and nothing that lies under it is left for it to paint.
  if (isLockable) return null
  // Whatever it is drawn with, it is drawn anew.
  return <Keeper key={JSON.stringify(appearance)} player={player} />
}

function Keeper({ player }: { player: Player }) {
  const { id: user, username: name } = player
  const text = useText()
  const format = useFormat()
  const { pathname } = useLocation()
  const isHidden = useBalanceHidden()
  const { currentData: balance } = walletApi.endpoints.balance.useQueryState(user)

  useEffect(() => {
    if (balance === undefined) return
    const { value, asOf } = balance
    const age = (time: string) => text('shell.balanceAsOf', { time })
    keepHeader({
      user,
      name,
      balance: isHidden ? '••••••' : format.money(value),
      credit: isHidden ? null : { satang: value, asOf },
      day: bangkokDay(asOf),
      age: [age(format.time(asOf)), age(format.date(asOf))],
    })
  }, [user, name, balance, isHidden, text, format])

  useEffect(() => {
    if (balance === undefined) return undefined
    const keep = () => {
      const look = pageLook()
      if (look) keepPage(user, plainPath(pathname), look)
    }
    let stop: (() => void) | undefined
    const timer = setTimeout(() => {
      stop = whenIdle(keep)
    }, restMs)
    const keepLast = () => document.visibilityState === 'hidden' && keep()
    document.addEventListener('visibilitychange', keepLast)
    return () => {
      clearTimeout(timer)
      stop?.()
      document.removeEventListener('visibilitychange', keepLast)
    }
  }, [user, balance, pathname])

  return null
}
