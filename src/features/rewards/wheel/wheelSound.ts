import { useSyncExternalStore } from 'react'
import { storedText } from '#lib/storage/storedValue'

/** Kept on this device. Off until the player turns it on. */
const stored = storedText('wheel-sound')
const onMark = '1'

let context: AudioContext | undefined

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
  if (!isOn() || !('AudioContext' in globalThis)) return
  context ??= new AudioContext()
  await context.resume()
}

/** Plays the tick of a slice that passes the pointer: a short tone that fades within 40 ms. */
export function tick(): void {
  if (!isOn() || context?.state !== 'running') return
  const { currentTime: now, destination } = context
  const gain = context.createGain()
  gain.gain.setValueAtTime(0.15, now)
  gain.gain.exponentialRampToValueAtTime(0.001, now + 0.04)
  const tone = context.createOscillator()
  tone.type = 'triangle'
  tone.frequency.value = 1_300
  tone.connect(gain).connect(destination)
  tone.start(now)
  tone.stop(now + 0.05)
}

/** Releases the device's sound between spins. */
export function restSound(): void {
  void context?.suspend()
}
