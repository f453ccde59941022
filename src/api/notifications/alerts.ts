import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { type AlertGroup, alertGroupOf, alertGroups } from '#contract/notifications/alerts'
import { type NotificationKind } from '#contract/notifications/notification'
import { providerExt } from '#lib/environment'
import { storedByName, storedValue } from '#lib/storage/storedValue'
import { askPermission, type Permission, permission } from './permission'

/** The switches that this build offers: a provider without our calls has no limits. */
export const offeredAlerts = alertGroups.filter((group) => providerExt || group !== 'limits')

const wantedSchema = v.array(v.picklist(alertGroups))

/**
 * The switches that a player has turned on, on this device; none after a no. Null as long as they have not
 * been asked.
 */
export const wantedGroups = storedByName((userId) =>
  storedValue<readonly AlertGroup[]>(`notifications-wanted:${userId}`, (stored) => {
    const wanted = v.safeParse(wantedSchema, stored)
    return wanted.success ? wanted.output : null
  }),
)

const none: readonly AlertGroup[] = []

export interface Alerts {
  permission: Permission
  /** The switches in effect: none while the browser does not permit notifications. */
  groups: readonly AlertGroup[]
  /** The player was never asked, and the browser lets them say yes. */
  isUnasked: boolean
}

/** Which alerts a player gets on this device, and whether the browser permits them. */
export function useAlerts(userId: string): Alerts {
  const { subscribe, get } = wantedGroups(userId)
  const wanted = useSyncExternalStore(subscribe, get)
  const permitted = useSyncExternalStore(permission.subscribe, permission.get)
  return {
    permission: permitted,
    groups: permitted === 'granted' ? (wanted ?? none) : none,
    isUnasked: wanted === null && (permitted === 'granted' || permitted === 'default'),
  }
}

export function isAlert(groups: readonly AlertGroup[], kind: NotificationKind): boolean {
  const group = alertGroupOf(kind)
  return group !== undefined && groups.includes(group)
}

/** Turns these alerts on if the browser permits it, which it asks about. Call it from a press of the player. */
export async function turnOnAlerts(userId: string, groups: readonly AlertGroup[]): Promise<void> {
  const permitted = await askPermission()
  const { update } = wantedGroups(userId)
  // A no to the browser is one to us.
  update((wanted) =>
    permitted === 'granted' ? [...new Set([...(wanted ?? none), ...groups])] : (wanted ?? none),
  )
}

/** Turns these alerts off. */
export function turnOffAlerts(userId: string, groups: readonly AlertGroup[]): void {
  wantedGroups(userId).update((wanted) =>
    (wanted ?? none).filter((group) => !groups.includes(group)),
  )
}
