import type { UnknownAction } from '@reduxjs/toolkit'
import { api } from '../client/api'
import { watchTabs } from '../client/tabs'
import { forgetPlayer } from '../session/forgetPlayer'
import { selectPlayer } from '../session/session'
import { addLogoutTask } from '../session/sessionEnd'
import type { SessionRoot } from '../session/sessionState'
import { forgetAnswers } from './cachedAnswers'
import { watchConnection } from './reconnect'
import { watchDay } from './watchDay'

interface DataStore {
  getState(): SessionRoot
  dispatch: (action: UnknownAction) => unknown
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
 * left on the device, e.g. because their session ran out while the app was closed.
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
