/** What daily use leaves in the stores, as plain rows: made in this process, to be put into a browser. */
import 'fake-indexeddb/auto'
import { calendarDatabase } from '#mocks/calendar/database'
import { mailDatabase } from '#mocks/mail/database'
import { database } from '#mocks/provider/database/database'
import { useDaily } from './dailyUse'

/** Rows by database and store. Of a slip's picture only the length is told, as `image`. */
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

/** What is kept of a photographed slip of twelve megapixels, with its camera's noise. */
const slipBytes = 135_000
