import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { clockNow } from '#lib/device/clock'
import { addDays, bangkokDay, startOfBangkokDay } from '#lib/time'
import { api, type DataTag } from '../client/api'
import { watchConnection, watchTabs } from '../client/refetch'
import { forgetPlayer } from '../session/forgetPlayer'
import { addLogoutTask, selectPlayer } from '../session/session'
import type { SessionRoot } from '../session/sessionState'
import { forgetAnswers } from './cachedAnswers'

/** What is counted by days: what limits still allow, offers, points, cashback, totals by day. */
const countedByDay: readonly DataTag[] = ['Balance', 'History', 'Promotion', 'Protection', 'Reward']

type Dispatch = (action: ReturnType<typeof api.util.invalidateTags>) => unknown

/** Has figures that are counted by days asked for again when it is midnight in Bangkok. Answers the function that stops. */
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
  // Timers stand still while the device sleeps.
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
 * Keeps the cached answers true: to the other tabs, to the connection, to the day, and to who is logged in.
 * Answers the function that stops.
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
 * Empties the cache as soon as the player is another or none, and removes what an earlier player
 * left on the device, e.g. because their session ran out while the app was closed. It follows what the
 * store holds, whichever action changed it: the listener middleware would weigh 1.8 kB and say the same.
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
