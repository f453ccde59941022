import { useSyncExternalStore } from 'react'
import type { Block, Protection } from '#contract/protection/limits'
import { providerExt } from '#lib/environment'
import { type LoadState, loadState, mapLoad } from '../cache/loadState'
import { useProtectionQuery } from './limits'
import type { ProtectionAction } from './protectionActions'
import { blockAmong, isBlocking, protectedBy } from './protectionEffect'
import { readActions, waitingActions } from './protectionStore'

/** What waits to be sent for this player. */
export function useWaitingActions(userId: string): readonly ProtectionAction[] {
  return useSyncExternalStore(waitingActions(userId).subscribe, () => readActions(userId))
}

/** Whether the browser stored all that waits; what it did not store is lost with the page. */
export function useDeedsKept(userId: string): boolean {
  const { subscribe, isKept } = waitingActions(userId)
  return useSyncExternalStore(subscribe, isKept)
}

/** What protects the player, with what counts on this device before it is sent. */
export function useProtection(userId: string): LoadState<Protection> {
  const deeds = useWaitingActions(userId)
  const load = loadState(useProtectionQuery(userId, { skip: !providerExt || userId === '' }))
  return mapLoad(load, (protection) => protectedBy(protection, deeds))
}

/** The time-out or self-exclusion that holds at `now`; null when there is none, or none is known. */
export function useBlock(userId: string, now: number): Block | null {
  const { answer } = useProtection(userId)
  const deeds = useWaitingActions(userId)
  const block = answer ? answer.value.block : blockAmong(deeds)
  return isBlocking(block, now) ? block : null
}
