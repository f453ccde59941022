/** Data of the simulated money on this device: quarantined rows, export and reset. */
import * as v from 'valibot'
import { countOnWire } from '../wire'

export const moneyDataPaths = {
  /** GET: the rows that did not fit and are quarantined. */
  quarantine: '/api/money/setaside',
  /** POST `{}`: repairs what blocks players' requests, as far as the ledger and the rows allow. */
  repair: '/api/money/repair',
  /** GET: all readable data, as one file, without passwords and keys. */
  export: '/api/money/export',
  /** POST `{}`: resets everything to the state of a fresh device. */
  reset: '/api/money/reset',
} as const

/** Days until deletion: pictures of ended deposits, records of requests, ended games. */
export const retentionDays = { pictures: 90, requests: 30, games: 30 } as const

/** Domain name of these data in a storage error; the demo sections have their own names. */
export const moneyDomain = 'money'

/** Format name of an exported file. */
export const moneyDataFormat = 'arcade-simulated-money'

/** Number of quarantined rows per table. */
export const quarantineSchema = v.object({
  tables: v.array(v.object({ table: v.string(), rows: countOnWire })),
  /** True if some of them block their players' requests until they are repaired. */
  isHeld: v.boolean(),
})

export type Quarantine = v.InferOutput<typeof quarantineSchema>

/** An exported file, as far as the page reads it; the person gets it unchanged. */
export const moneyExportSchema = v.looseObject({
  format: v.literal(moneyDataFormat),
  /** Databases with unreadable parts. */
  unreadable: v.array(v.string()),
})
