import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import type { NotificationKind } from '#contract/notifications/notification'
import { type ToldGroup, toldGroupOf, toldGroups } from '#contract/notifications/told'
import { providerExt } from '#lib/environment'
import { storedByName, storedValue } from '#lib/storage/storedValue'
import { askPermission, type Permission, permission } from './permission'

/** What there can be news of: a provider without our calls knows no limits. */
export const offeredGroups = toldGroups.filter((group) => providerExt || group !== 'limits')

const wantedSchema = v.array(v.picklist(toldGroups))

/**
 * What a player wants to be told of on this device while the app is not looked at; none after a no. Null
 * as long as they have not been asked.
 */
export const wantedGroups = storedByName((userId) =>
  storedValue<readonly ToldGroup[]>(`notifications-wanted:${userId}`, (stored) => {
    const wanted = v.safeParse(wantedSchema, stored)
    return wanted.success ? wanted.output : null
  }),
)

const none: readonly ToldGroup[] = []

export interface Telling {
  permission: Permission
  /** What is told now: nothing while the browser does not permit it. */
  told: readonly ToldGroup[]
  /** Nobody has asked this player, and a yes is possible. */
  isUnasked: boolean
}

/** What the player is told of on this device, and what stands against it. */
export function useTelling(userId: string): Telling {
  const { subscribe, get } = wantedGroups(userId)
  const wanted = useSyncExternalStore(subscribe, get)
  const permitted = useSyncExternalStore(permission.subscribe, permission.get)
  return {
    permission: permitted,
    told: permitted === 'granted' ? (wanted ?? none) : none,
    isUnasked: wanted === null && (permitted === 'granted' || permitted === 'default'),
  }
}

export function isTold(told: readonly ToldGroup[], kind: NotificationKind): boolean {
  const group = toldGroupOf(kind)
  return group !== undefined && told.includes(group)
}

/** Has these groups told, once the browser permits it: the player's own press must have led here. */
export async function wantTold(userId: string, groups: readonly ToldGroup[]): Promise<void> {
  const permitted = await askPermission()
  const { update } = wantedGroups(userId)
  // A no to the browser is one to us.
  update((wanted) =>
    permitted === 'granted' ? [...new Set([...(wanted ?? none), ...groups])] : (wanted ?? none),
  )
}

/** Has these groups told no more. */
export function endTold(userId: string, groups: readonly ToldGroup[]): void {
  wantedGroups(userId).update((wanted) =>
    (wanted ?? none).filter((group) => !groups.includes(group)),
  )
}
