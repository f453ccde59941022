import type { Dispatch } from '@reduxjs/toolkit'
import { type Appearance, appearanceKey } from './appearance'
import { changeAppearance, selectAppearance } from './appearanceSlice'
import { readAppearance } from './readAppearance'

interface AppearanceStore {
  getState(): { appearance: Appearance }
  dispatch: Dispatch
  subscribe(listener: () => void): () => void
}

/**
 * Keeps `berry-config` equal to the store and follows the other tabs. Nothing is written before the
 * first change, so that a browser's language goes on speaking until somebody chooses.
 * Returns the function that stops it.
 */
export function watchAppearance(store: AppearanceStore): () => void {
  let kept = selectAppearance(store.getState())

  const unsubscribe = store.subscribe(() => {
    const current = selectAppearance(store.getState())
    if (current === kept) return
    kept = current
    keep(current)
  })

  function follow(event: StorageEvent): void {
    // A null key: the other tab cleared everything.
    if (event.key !== appearanceKey && event.key !== null) return
    const elsewhere = readAppearance()
    if (JSON.stringify(elsewhere) === JSON.stringify(kept)) return
    store.dispatch(changeAppearance(elsewhere))
  }

  window.addEventListener('storage', follow)
  return () => {
    unsubscribe()
    window.removeEventListener('storage', follow)
  }
}

function keep(appearance: Appearance): void {
  try {
    localStorage.setItem(appearanceKey, JSON.stringify(appearance))
  } catch {
    // No storage or no space: the choice holds until the tab is closed.
  }
}
