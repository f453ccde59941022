/** Credit codes: POST /creditcode/redeem, GET /creditcode/history/{userId}. */
import * as v from 'valibot'
import { bahtOnWire, idOnWire, instantOnWire, orderEntries } from '../wire'

export const redeemOrderSchema = v.object({
  ...orderEntries,
  /** In any writing; see {@link normalizeCode}. */
  code: v.pipe(v.string(), v.maxLength(64)),
})

export type RedeemOrder = v.InferOutput<typeof redeemOrderSchema>

export const redemptionSchema = v.object({
  redeemId: idOnWire,
  code: v.string(),
  amount: bahtOnWire,
  /** Turnover that came with it; zero for none. */
  turnoverRequired: v.optional(bahtOnWire, 0),
  createdAt: instantOnWire,
})

export type Redemption = v.InferOutput<typeof redemptionSchema>

export const redemptionsSchema = v.array(redemptionSchema)

/** The one writing of a code: capitals without spaces and dashes, and no letter that looks like a digit. */
export function normalizeCode(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
}
