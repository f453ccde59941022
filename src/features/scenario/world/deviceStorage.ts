import { ownerOf, type StoredKey } from '#lib/storage/storedKeys'
import { forgetStored, storedKeysUnder, storedText } from '#lib/storage/storedValue'

const ofRightNow: readonly string[] = ['steering', 'steered-clock', 'world-restore', 'databases']

/** Choices of the device; no session, nothing of a player, and not what is steered or noticed right now. */
function isTaken(key: string): key is StoredKey {
  return ownerOf(key) === 'device' && !ofRightNow.includes(key)
}

/** What the app keeps on this device, for a world. */
export function takeDevice(): Record<string, string> {
  const kept = storedKeysUnder('')
    .filter(isTaken)
    .map((key) => [key, storedText(key).get() ?? ''])
  return Object.fromEntries(kept)
}

/** The page has to be loaded anew afterwards. */
export function putDevice(device: Readonly<Record<string, string>>): void {
  forgetStored(isTaken)
  for (const [key, text] of Object.entries(device)) if (isTaken(key)) storedText(key).set(text)
}
