import { storedText } from '#lib/storage/storedValue'

const stored = storedText('admin-device')

/** What the audit calls this device: sixteen digits by chance, made at its first log-in of the staff and kept. */
export function staffDevice(): string {
  const known = stored.get()
  if (known !== null && /^[\da-f]{16}$/.test(known)) return known
  const bytes = crypto.getRandomValues(new Uint8Array(8))
  const made = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  stored.set(made)
  return made
}
