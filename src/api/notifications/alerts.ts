import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { type AlertGroup, alertGroupOf, alertGroups } from '#contract/notifications/alerts'
import { type NotificationKind } from '#contract/notifications/notification'
import { askPermission, type Permission, permission } from '#lib/device/notificationPermission'
import { providerExt } from '#lib/environment'
import { storedByName, storedValue } from '#lib/storage/storedValue'

/** The switches that this build offers. There are no limits without the calls beyond the specification. */
export const offeredAlerts = alertGroups.filter((group) => providerExt || group !== 'limits')

const wantedSchema = v.array(v.picklist(alertGroups))

/**
 * The switches that a player has turned on, on this device; none after declining. Null until the player has
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
  /** Whether the player was never asked, and the browser still allows notifications to be turned on. */
  isUnasked: boolean
}

/** The alerts that a player gets on this device, and whether the browser permits them. */
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

/** Turns these alerts on if the browser permits them; it may ask the player first. Call it from a click. */
export async function turnOnAlerts(userId: string, groups: readonly AlertGroup[]): Promise<void> {
  const permitted = await askPermission()
  const { update } = wantedGroups(userId)
  // A refusal in the browser also declines the app's question.
  update((wanted) =>
    permitted === 'granted' ? [...new Set([...(wanted ?? none), ...groups])] : (wanted ?? none),
  )
}

export function turnOffAlerts(userId: string, groups: readonly AlertGroup[]): void {
  wantedGroups(userId).update((wanted) =>
    (wanted ?? none).filter((group) => !groups.includes(group)),
  )
}
