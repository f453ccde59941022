import type { Satang } from '#lib/money'
import type { Description } from '#ui/display/DataText'
import type { Totals } from '../totals'

/** What stands on an invoice's sheet. */
export interface Paper {
  number: string
  /** Dates and the like. */
  items: readonly Description[]
  /** Whom it is for: the name first. */
  customer: readonly string[]
  lines: readonly { key: string; name: string; quantity: number; price: Satang; sum: Satang }[]
  totals: Totals
  notes: string
}
