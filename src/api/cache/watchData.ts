import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { clockNow } from '#lib/device/clock'
import { addDays, bangkokDay, startOfBangkokDay } from '#lib/time'
import { api, type DataTag } from '../client/api'
import { watchConnection, watchTabs } from '../client/refetch'
import { forgetPlayer } from '../session/forgetPlayer'
import { addLogoutTask, selectPlayer } from '../session/session'
import type { SessionRoot } from '../session/sessionState'
import { forgetAnswers } from './cachedAnswers'

/** Tags of data that are counted per day: limits, offers, points, cashback, daily totals. */
const countedByDay: readonly DataTag[] = ['Balance', 'History', 'Promotion', 'Protection', 'Reward']

type Dispatch = (action: ReturnType<typeof api.util.invalidateTags>) => unknown

/**
 * Invalidates data that are counted per day at midnight in Bangkok.
 * @returns a function that stops watching
 */
export function watchDay(dispatch: Dispatch): () => void {
  let day = bangkokDay(clockNow())
  let timer: ReturnType<typeof setTimeout>
  const plan = () => {
    clearTimeout(timer)
    timer = setTimeout(look, startOfBangkokDay(addDays(day, 1)) - clockNow())
  }
  const look = () => {
    const today = bangkokDay(clockNow())
    if (today !== day) {
      day = today
      dispatch(api.util.invalidateTags([...countedByDay]))
    }
    plan()
  }
  plan()
  // Timers do not run while the device sleeps.
  document.addEventListener('visibilitychange', look)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', look)
  }
}

interface DataStore {
  getState(): SessionRoot
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>
  subscribe: (listener: () => void) => () => void
}

/**
 * Keeps the cached answers current: follows the other tabs, the connection, the day and the logged-in player.
 * @returns a function that stops watching
 */
export function watchData(store: DataStore): () => void {
  const stops = [
    watchTabs(store.dispatch),
    watchConnection(store),
    watchDay(store.dispatch),
    addLogoutTask(forgetPlayer),
    watchPlayer(store),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/**
 * Empties the cache as soon as the player changes or logs out. Also removes the answers that an earlier
 * player left on the device, e.g. because the session expired while the app was closed. It subscribes to the
 * store, because the listener middleware would add 1.8 kB for the same effect.
 */
function watchPlayer(store: DataStore): () => void {
  const current = () => selectPlayer(store.getState())?.id ?? null
  let player = current()
  if (player !== null) void forgetAnswers(player)
  return store.subscribe(() => {
    const [last, next] = [player, current()]
    if (next === last) return
    player = next
    if (last !== null) store.dispatch(api.util.resetApiState())
    if (next !== null) void forgetAnswers(next)
  })
}
