/** What a player is about to do with money, kept so that no crash or second tab can do it twice. */
import * as v from 'valibot'
import { isRequestId } from '../lib/requestId'
import { storedByName, storedValue } from '../lib/storedValue'

const intentSchema = v.object({
  userId: v.pipe(v.string(), v.nonEmpty()),
  requestId: v.pipe(v.string(), v.check(isRequestId, 'Not a request id')),
  /** What is sent, as it is sent: the provider answers the same id alike only with the same content. */
  order: v.record(v.string(), v.unknown()),
  /** When it was first sent; null while it waits for the player's word. Milliseconds since 1970. */
  sentAt: v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
})

export type MoneyIntent = v.InferOutput<typeof intentSchema>

/** The intent of a kind, whoever's it is; where the browser does not store, as long as the page. */
export const storedIntent = storedByName((kind) =>
  storedValue(`intent:${kind}`, (stored) => {
    const parsed = v.safeParse(intentSchema, stored)
    return parsed.success ? parsed.output : null
  }),
)

/** The intent of `userId`; null when there is none, or what is kept is another player's. */
export function readIntent(kind: string, userId: string): MoneyIntent | null {
  const intent = storedIntent(kind).get()
  return intent?.userId === userId ? intent : null
}

export function writeIntent(kind: string, intent: MoneyIntent): void {
  storedIntent(kind).set(intent)
}

/** Drops the intent if it is still the one with `requestId`: another tab may have made its own. */
export function dropIntent(kind: string, userId: string, requestId: string): void {
  if (readIntent(kind, userId)?.requestId === requestId) storedIntent(kind).set(null)
}
