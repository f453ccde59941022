import { useSyncExternalStore } from 'react'
import { playTone, restTones, wakeTones } from '#lib/device/tones'
import { storedText } from '#lib/storage/storedValue'

/** Kept on this device. Off until the player turns it on. */
const stored = storedText('wheel-sound')
const onMark = '1'

export function useWheelSound(): boolean {
  return useSyncExternalStore(stored.subscribe, isOn)
}

function isOn(): boolean {
  return stored.get() === onMark
}

/** Turns the sound on or off. On, it plays a tick as a sample. Call it in a press. */
export function setWheelSound(on: boolean): void {
  stored.set(on ? onMark : null)
  if (on) void wakeSound().then(tick)
  else restSound()
}

/** Prepares the device's sound. Call it in a press, because browsers start sound only there. */
export async function wakeSound(): Promise<void> {
  if (isOn()) await wakeTones()
}

/** Plays the tick of a slice that passes the pointer: a short tone that fades within 40 ms. */
export function tick(): void {
  if (isOn()) playTone({ type: 'triangle', hertz: 1_300, seconds: 0.04, volume: 0.15 })
}

/** Releases the device's sound between spins. */
export function restSound(): void {
  restTones()
}
