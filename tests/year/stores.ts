/** Creates the stores that daily use leaves behind as plain rows, to be loaded into a browser. */
import 'fake-indexeddb/auto'
import { calendarDatabase } from '#mocks/calendar/database'
import { mailDatabase } from '#mocks/mail/database'
import { database } from '#mocks/provider/database/database'
import { useDaily } from './dailyUse'

/** Rows by database and store. A slip's picture is replaced by its length, as `image`. */
export type Stores = Record<string, Record<string, object[]>>

export async function storesAfter(days: number, until: number): Promise<Stores> {
  await useDaily({ days, until, slipBytes: 64 })
  const stores: Stores = {}
  for (const one of [database, mailDatabase, calendarDatabase]) {
    const tables: Record<string, object[]> = {}
    for (const { name } of one.tables) {
      const rows: object[] = await one.table(name).toArray()
      tables[name] = rows.map((row) =>
        'image' in row && name === 'slips' ? { ...row, image: slipBytes } : row,
      )
    }
    stores[one.name] = tables
  }
  return stores
}

/** Stored size of a photographed slip of twelve megapixels, with camera noise. Bytes. */
const slipBytes = 135_000
