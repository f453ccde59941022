/** Promotions and codes for tests, and what a player has of them. */

import { type Received, receivedListSchema } from '#contract/promotion/promotion'
import { providerPaths, readProvider } from '#contract/provider'
import { normalizeCode } from '#contract/rewards/rewards'
import { satangFromBaht } from '#lib/money'
import { database } from '#mocks/provider/database/database'
import type { PromotionRow } from '#mocks/provider/database/rows'
import { makeCodes, makePromotions } from '#mocks/provider/seed/offers'
import { noon } from '../provider/backEnds'
import type { Person } from '../provider/providerPlayer'

const { charge } = makePromotions(noon)

/** Creates a copy of the plain promotion with a 20 % bonus, with `changes`. */
export async function offer(changes: Partial<PromotionRow>): Promise<string> {
  const PromotionID = crypto.randomUUID()
  await database.promotions.put({ ...charge, perDay: 0, ...changes, PromotionID })
  return PromotionID
}

export async function receipts(person: Person): Promise<Received[]> {
  const { body } = await person.read(providerPaths.receivedAll(person.id))
  return readProvider(receivedListSchema, body)
}

/** Creates and redeems a code of `baht` with a turnover of `turnoverX`. */
export async function redeem(person: Person, baht: number, turnoverX: number): Promise<void> {
  const [code] = makeCodes(noon)
  if (!code) throw new Error('There is one')
  const shown = crypto.randomUUID()
  const values = { codeId: shown, shown, code: normalizeCode(shown), turnoverX }
  await database.codes.put({ ...code, ...values, amount: satangFromBaht(baht) })
  await person.done(providerPaths.redeemCode(), { code: shown })
}
