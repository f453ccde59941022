/**
 * `tests/indexedDb.ts` compares keys with its own code, and rows must still come in the order of the
 * standard.
 */
import { Dexie, type Table } from 'dexie'
import { expect, test } from 'vitest'
import * as fc from '../../properties'

class Rows extends Dexie {
  declare rows: Table<{ id: IDBValidKey; by: IDBValidKey }, IDBValidKey>

  constructor() {
    super('key order')
    this.version(1).stores({ rows: 'id, by' })
  }
}

const byKey = (one: IDBValidKey, other: IDBValidKey) => indexedDB.cmp(one, other)

const key = fc.letrec<{ key: IDBValidKey }>((tie) => ({
  key: fc.oneof(
    { maxDepth: 2 },
    fc.constantFrom('', 'a', 'b', '10', 'ก'),
    fc.constantFrom(-1, 0, 1, 10, Number.POSITIVE_INFINITY),
    fc.constantFrom(new Date(0), new Date(1)),
    fc.uint8Array({ maxLength: 1, minLength: 1 }).map(({ buffer }) => buffer),
    fc.array(tie('key'), { maxLength: 3 }),
  ),
})).key

test('rows are in the order of their keys, and a range contains what lies in it', async () => {
  const database = new Rows()
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(key, key), { maxLength: 12 }),
      key,
      key,
      async (pairs, one, other) => {
        await database.rows.clear()
        await database.rows.bulkPut(pairs.map(([id, by]) => ({ id, by })))
        const ids = await database.rows.toCollection().primaryKeys()
        expect(ids).toEqual(ids.toSorted(byKey))
        const rows = await database.rows.orderBy('by').toArray()
        expect(rows).toHaveLength(ids.length)
        expect(rows).toEqual(rows.toSorted((a, b) => byKey(a.by, b.by) || byKey(a.id, b.id)))
        const [from, to] = byKey(one, other) < 0 ? [one, other] : [other, one]
        const isWithin = ({ by }: { by: IDBValidKey }) => byKey(by, from) >= 0 && byKey(by, to) < 0
        const within = await database.rows.where('by').between(from, to).toArray()
        expect(within).toEqual(rows.filter(isWithin))
      },
    ),
  )
  await database.delete()
})
