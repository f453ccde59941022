/**
 * The owner of every key that the app keeps in web storage. A key that ends in `:` or `-` is a prefix.
 * - `session`: the token, which is removed first when a session ends, and whether the player's data are
 *   removed
 * - `device`: settings of this device, and data of its demo sections; they outlive every session
 * - `player`: removed whenever the session ends
 * - `visitor`: like `player`, but people without an account may have made it, so it stays until a session
 *   ends
 * - `staff`: the session of a member of staff, separate from every player; removed when it ends. Unsent input,
 *   and the ids of decisions without an answer, outlive an expired session, but only for the same person
 * - `pending`: outlives the session on purpose. Otherwise a payment request without an answer could be made
 *   twice, and a self-exclusion that could not be sent would be lost. A returning player would see old news
 *   as new, or find an app unlocked that they believe locked. It holds the player's id, amounts, ids of
 *   records and the hash of a PIN, but no name, phone number or account
 * - `account`: outlives the session, for a player who returns: their marks and recent sections on this device,
 *   and the notifications that they want. It holds the player's id and nothing else about them
 */
export const storedKeys = {
  serviceToken: 'session',
  adminServiceToken: 'staff',
  'admin-session': 'staff',
  'admin-draft:': 'staff',
  'admin-held:': 'staff',
  'admin-columns:': 'device',
  'admin-dense': 'device',
  'admin-views:': 'device',
  'admin-device': 'device',
  'admin-rows-known:': 'device',
  'admin-rows-notify': 'device',
  'admin-rows-sound': 'device',
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
  'wheel-sound': 'device',
  'first-member-visit': 'device',
  'first-member-tab': 'device',
  'game-opened': 'device',
  'version-seen': 'device',
  visits: 'device',
  'visit-counted': 'device',
  'install-offered': 'device',
  'reality-seen': 'player',
  'first-step': 'player',
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
  'recent-sections:': 'account',
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

/** A key of the list above, or one that starts with a prefix of that list. */
export type StoredKey = Exclude<Declared, Beginning> | `${Beginning}${string}`

export type StoredOwner = (typeof storedKeys)[Declared]

/** @returns the owner of the value under a key; undefined for a key that is not the app's */
export function ownerOf(key: string): StoredOwner | undefined {
  const found = Object.entries(storedKeys).find(([declared]) =>
    /[:-]$/.test(declared) ? key.startsWith(declared) : key === declared,
  )
  return found?.[1]
}
