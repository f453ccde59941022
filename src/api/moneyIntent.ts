/** What a player is about to do with money, kept so that no crash or second tab can do it twice. */
import * as v from 'valibot'
import { observable } from '../lib/observable'
import { isRequestId } from '../lib/requestId'

const intentSchema = v.object({
  userId: v.pipe(v.string(), v.nonEmpty()),
  requestId: v.pipe(v.string(), v.check(isRequestId, 'Not a request id')),
  /** What is sent, as it is sent: the provider answers the same id alike only with the same content. */
  order: v.record(v.string(), v.unknown()),
  /** When it was first sent; null while it waits for the player's word. Milliseconds since 1970. */
  sentAt: v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
})

export type MoneyIntent = v.InferOutput<typeof intentSchema>

const prefix = 'intent:'

/** Where the browser does not store, an intent lives here, as long as the page. */
const texts = new Map<string, string>()

const changes = observable(0)

function changed(): void {
  changes.set(changes.get() + 1)
}

/** The kept intent as text, which stays the same until it changes: for `useSyncExternalStore`. */
export function intentText(kind: string): string | null {
  try {
    return texts.get(kind) ?? localStorage.getItem(prefix + kind)
  } catch {
    return null
  }
}

/** The intent of `userId`; null when there is none, or what is kept is damaged or another player's. */
export function parseIntent(text: string | null, userId: string): MoneyIntent | null {
  if (text === null) return null
  try {
    const parsed = v.safeParse(intentSchema, JSON.parse(text))
    return parsed.success && parsed.output.userId === userId ? parsed.output : null
  } catch {
    return null
  }
}

export function readIntent(kind: string, userId: string): MoneyIntent | null {
  return parseIntent(intentText(kind), userId)
}

export function writeIntent(kind: string, intent: MoneyIntent): void {
  const text = JSON.stringify(intent)
  try {
    localStorage.setItem(prefix + kind, text)
    texts.delete(kind)
  } catch (cause) {
    console.warn(`The intent to ${kind} is kept only until the page goes`, cause)
    texts.set(kind, text)
  }
  changed()
}

/** Drops the intent if it is still the one with `requestId`: another tab may have made its own. */
export function dropIntent(kind: string, userId: string, requestId: string): void {
  if (readIntent(kind, userId)?.requestId !== requestId) return
  texts.delete(kind)
  try {
    localStorage.removeItem(prefix + kind)
  } catch {
    // No storage, so nothing is stored.
  }
  changed()
}

/** Calls back on every change in this tab and the others. Answers the function that stops. */
export function watchIntents(watcher: () => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(prefix)) watcher()
  }
  const stop = changes.subscribe(watcher)
  addEventListener('storage', follow)
  return () => {
    stop()
    removeEventListener('storage', follow)
  }
}
