/** How this device announces new rows; both ways are off until staff turn them on. */
import { useSyncExternalStore } from 'react'
import { askPermission, permission } from '#lib/device/notificationPermission'
import { playTone, restTones, wakeTones } from '#lib/device/tones'
import { type StoredValue, storedText } from '#lib/storage/storedValue'

const sound = storedText('admin-rows-sound')
const notify = storedText('admin-rows-notify')
const onMark = '1'

function useIsOn(stored: StoredValue<string>): boolean {
  return useSyncExternalStore(stored.subscribe, () => stored.get() === onMark)
}

export function useAlertChoices() {
  const allowed = useSyncExternalStore(permission.subscribe, permission.get)
  const wantsNotification = useIsOn(notify)
  return {
    hasSound: useIsOn(sound),
    hasNotification: wantsNotification && allowed === 'granted',
    permission: allowed,
  }
}

/** Call it in a press. Turned on, it plays the sound as a sample. */
export function setRowSound(on: boolean): void {
  sound.set(on ? onMark : null)
  if (on) void wakeTones().then(playRowSound)
  else restTones()
}

/** Prepares the sound again after a reload. Call it in a press. */
export function wakeRowSound(): void {
  if (sound.get() === onMark) void wakeTones()
}

/** A soft tone that fades within a third of a second. */
export function playRowSound(): void {
  if (sound.get() === onMark) playTone({ type: 'sine', hertz: 880, seconds: 0.35, volume: 0.2 })
}

/** Call it in a press: the browser asks for permission if it has no answer yet. */
export async function setRowNotification(on: boolean): Promise<void> {
  notify.set(on ? onMark : null)
  if (on) await askPermission()
}
