/** What the simulated money world keeps on this device: what was set aside of it, its export, its reset. */
import * as v from 'valibot'
import { countOnWire } from '../wire'

export const moneyDataPaths = {
  /** GET: which rows did not fit and were set aside. */
  setAside: '/api/money/setaside',
  /** POST `{}`: what keeps players from their orders is put right, as far as the ledger and the rows tell. */
  repair: '/api/money/repair',
  /** GET: all that can be read, as one file. Passwords and keys are not in it. */
  export: '/api/money/export',
  /** POST `{}`: everything back to that of a fresh device. */
  reset: '/api/money/reset',
} as const

/** Days after which they go: pictures of deposits that ended, records of orders, games that are over. */
export const retentionDays = { pictures: 90, orders: 30, games: 30 } as const

/** What an answer that names a fault calls these data; the demo sections have their own names. */
export const moneyDomain = 'money'

/** What an exported file calls itself. */
export const moneyDataFormat = 'arcade-simulated-money'

/** How many rows of which table. */
export const setAsideSchema = v.object({
  tables: v.array(v.object({ table: v.string(), rows: countOnWire })),
  /** Some of them keep their players from orders until they are repaired. */
  isHeld: v.boolean(),
})

export type SetAside = v.InferOutput<typeof setAsideSchema>

/** An exported file, as far as the page looks into it: it hands it to the person as it is. */
export const moneyExportSchema = v.looseObject({
  format: v.literal(moneyDataFormat),
  /** Databases of which something could not be read. */
  unreadable: v.array(v.string()),
})
