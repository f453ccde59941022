import { useSyncExternalStore } from 'react'
import { type PwaStatus, pwaStatus } from '#pwa/status'

/** The part of the app's installed state that a component shows. */
export function usePwaStatus<Part>(select: (status: PwaStatus) => Part): Part {
  return useSyncExternalStore(pwaStatus.subscribe, () => select(pwaStatus.get()))
}
