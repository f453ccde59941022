/**
 * Everything that the app keeps in web storage. A key that ends in `:` or `-` is the beginning of many.
 * - `session`: the token, which the session itself drops before anything else, and whether what its
 *   player left here is removed
 * - `device`: choices made on this device, and what its demo sections keep; they outlive every session
 * - `player`: goes when the session ends, however it ends
 * - `visitor`: as `player`, but people without an account may have made it: it waits for the end of a session
 * - `staff`: who of the operator's staff is logged in, apart from every player; goes with their session.
 *   What they typed and did not send outlives one that ran out, for the same person alone
 * - `pending`: outlives the session on purpose. An order of money whose answer never came could
 *   otherwise be made a second time, a self-exclusion that could not be sent would be lost, a player who
 *   comes back would find old news as new, and an app unlocked that they believe locked. It holds the
 *   player's id, amounts, ids of records and what a PIN was hashed to, but no name, phone number or account.
 * - `account`: outlives the session, for a player who comes back: what they marked on this device, and what
 *   it shall tell them of. It holds the player's id and nothing else of them
 */
export const storedKeys = {
  serviceToken: 'session',
  adminServiceToken: 'staff',
  'admin-session': 'staff',
  'admin-draft:': 'staff',
  'admin-columns:': 'device',
  'admin-dense': 'device',
  'admin-device': 'device',
  'session-clock': 'device',
  'player-remains': 'session',
  'berry-config': 'device',
  'web-colour': 'device',
  inviter: 'device',
  'simulate-offline': 'device',
  steering: 'device',
  'steered-clock': 'device',
  'world-restore': 'device',
  'balance-hidden': 'device',
  'popup-seen': 'device',
  'first-member-visit': 'device',
  'first-member-tab': 'device',
  'game-opened': 'device',
  'version-seen': 'device',
  visits: 'device',
  'visit-counted': 'device',
  'install-offered': 'device',
  'reality-seen': 'player',
  'startup-snapshot': 'player',
  // Left by versions before 0.37.0.
  'last-look': 'player',
  'events-known:': 'player',
  'push-sent': 'player',
  'calendar-reminders': 'device',
  'demo-clock': 'device',
  'mail-keys': 'device',
  'berry-cart': 'device',
  'showcase-editor-draft': 'device',
  'coming-soon-': 'device',
  'contact-draft': 'visitor',
  'draft:': 'player',
  'chat-draft-': 'player',
  'chat-outbox': 'player',
  unanswered: 'player',
  'app-lock:': 'pending',
  'intent:': 'pending',
  'protection:': 'pending',
  'notifications-read:': 'pending',
  'games:': 'account',
  'notifications-wanted:': 'account',
  databases: 'device',
  'switched-to': 'device',
  'reloaded-build': 'device',
  'renewed-build': 'device',
  renewed: 'device',
  'failed-start': 'device',
} as const satisfies Record<
  string,
  'session' | 'device' | 'player' | 'visitor' | 'staff' | 'pending' | 'account'
>

type Declared = keyof typeof storedKeys
type Beginning = Extract<Declared, `${string}:` | `${string}-`>

/** A key that stands in the list above, or begins with one that is the beginning of many. */
export type StoredKey = Exclude<Declared, Beginning> | `${Beginning}${string}`

export type StoredOwner = (typeof storedKeys)[Declared]

/** Whose the value under a key is; undefined for a key that is not the app's. */
export function ownerOf(key: string): StoredOwner | undefined {
  const found = Object.entries(storedKeys).find(([declared]) =>
    /[:-]$/.test(declared) ? key.startsWith(declared) : key === declared,
  )
  return found?.[1]
}
