import { useSyncExternalStore } from 'react'
import { observable } from '../../../lib/observable'

/** Kept on this device alone; also in other tabs at once. */
const storageKey = 'balance-hidden'
const hiddenMark = '1'

const hidden = observable(readStored())

/** Whether the credit is covered, for eyes that look over the shoulder. */
export function useBalanceHidden(): boolean {
  return useSyncExternalStore(subscribe, () => hidden.get())
}

export function hideBalance(hide: boolean): void {
  hidden.set(hide)
  try {
    if (hide) localStorage.setItem(storageKey, hiddenMark)
    else localStorage.removeItem(storageKey)
  } catch {
    // Storage is switched off or full: the choice holds until the page goes.
  }
}

function subscribe(watcher: () => void): () => void {
  const stop = hidden.subscribe(watcher)
  addEventListener('storage', follow)
  return () => {
    stop()
    removeEventListener('storage', follow)
  }
}

function follow({ key }: StorageEvent): void {
  if (key === storageKey || key === null) hidden.set(readStored())
}

function readStored(): boolean {
  try {
    return localStorage.getItem(storageKey) === hiddenMark
  } catch {
    return false
  }
}
