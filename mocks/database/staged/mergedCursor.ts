import { cmp, type DBCoreCursor, type DBCoreOpenCursorRequest, Dexie } from 'dexie'
import { type Entry, inOrder } from './stagedTable'

/**
 * Goes through a table's own rows, as far as it is asked to, and through those that are staged, in one order. Null where
 * there are none of both.
 */
export function mergedCursor(
  own: DBCoreCursor | null,
  staged: readonly Entry[],
  { trans, unique, reverse }: DBCoreOpenCursorRequest,
): DBCoreCursor | null {
  if (staged.length === 0) return own
  const sign = reverse ? -1 : 1
  let place = 0
  let isOwnOver = own === null
  /** The browser has been told to go on, and will call. */
  let isWaiting = false
  let skips = 0
  let lastKey: unknown
  let end: { value?: unknown; cause?: unknown } | null = null

  const current = (): Entry | undefined => {
    const other = staged[place]
    const isOwn = own && !isOwnOver && (!other || inOrder(entryAt(own), other) * sign < 0)
    return isOwn ? entryAt(own) : other
  }
  const goOn = (move: () => void) => {
    isWaiting = true
    move()
  }
  const step = () => {
    if (own && current()?.primaryKey === own.primaryKey && !isOwnOver) goOn(() => own.continue())
    else place += 1
  }
  /** Past all that come before. */
  const skip = (isBefore: (entry: Entry) => boolean, moveOwn: (cursor: DBCoreCursor) => void) => {
    for (let other = staged[place]; other && isBefore(other); other = staged[place]) place += 1
    if (own && !isOwnOver && isBefore(entryAt(own))) goOn(() => moveOwn(own))
  }
  const visit = (onNext: () => void) => {
    isWaiting = false
    for (let entry = current(); entry && !isWaiting && !end; entry = current()) {
      const isSeen = unique === true && lastKey !== undefined && cmp(entry.key, lastKey) === 0
      if (skips > 0 || isSeen) {
        skips = Math.max(0, skips - 1)
        step()
      } else {
        lastKey = entry.key
        onNext()
      }
    }
  }

  return {
    trans,
    get key() {
      return current()?.key
    },
    get primaryKey() {
      return current()?.primaryKey
    },
    get value() {
      return current()?.value
    },
    continue(key) {
      if (key === undefined) step()
      else
        skip(
          (entry) => cmp(entry.key, key) * sign < 0,
          (cursor) => cursor.continue(key),
        )
    },
    continuePrimaryKey(key, primaryKey) {
      const target = { key, primaryKey, value: {} }
      skip(
        (entry) => inOrder(entry, target) * sign < 0,
        (cursor) => cursor.continuePrimaryKey(key, primaryKey),
      )
    },
    advance(count) {
      skips = count - 1
      step()
    },
    start(onNext) {
      const through = own ? own.start(() => visit(onNext)) : Dexie.Promise.resolve()
      return through.then(() => {
        isOwnOver = true
        visit(onNext)
        if (end && 'cause' in end) throw end.cause
        return end?.value
      })
    },
    stop(value) {
      end = { value }
      if (!isOwnOver) own?.stop(value)
    },
    fail(cause) {
      end = { cause }
      if (!isOwnOver) own?.fail(cause)
    },
    next: () => Dexie.Promise.reject(new Error('No next')),
  }
}

function entryAt({ key, primaryKey, value }: DBCoreCursor): Entry {
  return { key, primaryKey, value }
}
