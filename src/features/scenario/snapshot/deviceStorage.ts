import { ownerOf, type StoredKey } from '#lib/storage/storedKeys'
import { forgetStored, storedKeysUnder, storedText } from '#lib/storage/storedValue'

const ofRightNow: readonly string[] = ['steering', 'steered-clock', 'world-restore', 'databases']

/** Settings of the device only: no session, no player data, and no current test state. */
function isTaken(key: string): key is StoredKey {
  return ownerOf(key) === 'device' && !ofRightNow.includes(key)
}

/** Collects the device settings for a snapshot. */
export function takeDevice(): Record<string, string> {
  const kept = storedKeysUnder('')
    .filter(isTaken)
    .map((key) => [key, storedText(key).get() ?? ''])
  return Object.fromEntries(kept)
}

/** The page must be reloaded afterwards. */
export function putDevice(device: Readonly<Record<string, string>>): void {
  forgetStored(isTaken)
  for (const [key, text] of Object.entries(device)) if (isTaken(key)) storedText(key).set(text)
}
