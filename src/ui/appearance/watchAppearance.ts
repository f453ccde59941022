import type { Dispatch } from '@reduxjs/toolkit'
import type { Appearance } from './appearance'
import { changeAppearance, selectAppearance } from './appearanceSlice'
import { readAppearance, storedAppearance } from './readAppearance'

interface AppearanceStore {
  getState(): { appearance: Appearance }
  dispatch: Dispatch
  subscribe(listener: () => void): () => void
}

/**
 * Keeps `berry-config` equal to the store and follows the other tabs. Writes nothing before the first change,
 * so that the browser's language applies until the user chooses one.
 *
 * @returns a function that stops watching
 */
export function watchAppearance(store: AppearanceStore): () => void {
  let lastStored = selectAppearance(store.getState())

  const unsubscribe = store.subscribe(() => {
    const current = selectAppearance(store.getState())
    if (current === lastStored) return
    lastStored = current
    storedAppearance.set(current)
  })

  function follow(): void {
    const elsewhere = readAppearance()
    if (JSON.stringify(elsewhere) === JSON.stringify(lastStored)) return
    store.dispatch(changeAppearance(elsewhere))
  }

  const stopFollowing = storedAppearance.subscribe(follow)
  return () => {
    unsubscribe()
    stopFollowing()
  }
}
