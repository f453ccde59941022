import { cmp, type DBCoreCursor, type DBCoreOpenCursorRequest, Dexie } from 'dexie'

/** A row as an index has it. */
export interface Entry {
  key: unknown
  primaryKey: unknown
  value: object
}

/** Goes through rows that are read already as Dexie goes through those of a store. Null where there are none. */
export function cursorOver(
  rows: readonly Entry[],
  { trans, unique, reverse }: DBCoreOpenCursorRequest,
): DBCoreCursor | null {
  const entries = unique
    ? rows.filter(({ key }, index) => index === 0 || cmp(key, rows[index - 1]?.key) !== 0)
    : rows
  if (entries.length === 0) return null
  const direction = reverse ? -1 : 1
  let place = 0
  let end: { stop: (value?: unknown) => void; fail: (cause: unknown) => void } | null = null

  /** To the next one that comes at or behind what `order` compares it with. */
  const skip = (order: (entry: Entry) => number) => {
    const rest = entries.slice(place + 1).findIndex((entry) => order(entry) * direction >= 0)
    place = rest < 0 ? entries.length : place + 1 + rest
  }

  const cursor: DBCoreCursor = {
    trans,
    get key() {
      return entries[place]?.key
    },
    get primaryKey() {
      return entries[place]?.primaryKey
    },
    get value() {
      return entries[place]?.value
    },
    continue(key) {
      if (key === undefined) place += 1
      else skip((entry) => cmp(entry.key, key))
    },
    continuePrimaryKey(key, primaryKey) {
      skip((entry) => cmp(entry.key, key) || cmp(entry.primaryKey, primaryKey))
    },
    advance(count) {
      place += count
    },
    start: (onNext) =>
      new Dexie.Promise((resolve, reject) => {
        let isOver = false
        const over = (tell: (outcome: unknown) => void) => (outcome?: unknown) => {
          isOver = true
          tell(outcome)
        }
        end = { stop: over(resolve), fail: over(reject) }
        try {
          while (!isOver && place < entries.length) onNext()
          if (!isOver) resolve(undefined)
        } catch (cause) {
          reject(cause)
        }
      }),
    stop: (value) => end?.stop(value),
    fail: (error) => end?.fail(error),
    next() {
      cursor.continue()
      return Dexie.Promise.resolve(cursor)
    },
  }
  return cursor
}
