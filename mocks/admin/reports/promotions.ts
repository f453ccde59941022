/** `/report/promotion`: totals of each promotion in a period, and of codes and cashback. */
import type * as v from 'valibot'
import type { promotionReportSchema } from '#contract/admin/reports'
import { isoNow } from '../../clock'
import { database } from '../../provider/database/database'
import type { LedgerRow, LedgerType } from '../../provider/database/rows'
import { ledgerOf } from './figures'
import { inBaht, readRange } from './range'

type PromotionRows = v.InferInput<typeof promotionReportSchema>['rows']

type PromotionTotals = PromotionRows[number]

/** The promotion, batch of codes or cashback of a row. */
type Source = Pick<PromotionTotals, 'source' | 'PromotionID' | 'PromotionName'>

export async function promotionReport(
  query: URLSearchParams,
): Promise<v.InferInput<typeof promotionReportSchema>> {
  const range = readRange(query)
  const received = await database.received
    .where('receivedAt')
    .between(range.start, range.end, true, false)
    .toArray()
  const rows = await costs(await ledgerOf(range))
  for (const { PromotionID, PromotionName, status } of received) {
    const row = rows.get(PromotionID) ?? nothingOf({ PromotionID, PromotionName })
    row.received += 1
    if (status === 'completed') row.completed += 1
    rows.set(PromotionID, row)
  }
  return { asOf: isoNow(), rows: byCost(rows.values()) }
}

/** The promotions with the highest cost among some ledger entries. */
export async function dearestPromotions(entries: readonly LedgerRow[], most: number) {
  const rows = byCost((await costs(entries)).values())
  return rows
    .filter(({ source }) => source === undefined)
    .slice(0, most)
    .map(({ PromotionID, PromotionName, cost }) => ({ PromotionID, PromotionName, cost }))
}

export const bonusTypes: readonly LedgerType[] = ['bonus', 'bonus_forfeit', 'cap_forfeit']

/** Cost of each promotion from its bonus entries; in satang until {@link byCost}. */
async function costs(entries: readonly LedgerRow[]): Promise<Map<string, PromotionTotals>> {
  const bonuses = entries.filter(({ type }) => bonusTypes.includes(type))
  const sourceOf = await sourcesOf(bonuses)
  const rows = new Map<string, PromotionTotals>()
  for (const entry of bonuses) {
    const source = sourceOf(entry)
    const row = rows.get(source.PromotionID) ?? nothingOf(source)
    if (entry.type === 'bonus') row.bonuses += entry.amount
    else row.takenBack -= entry.amount
    row.cost += entry.amount
    rows.set(source.PromotionID, row)
  }
  return rows
}

function nothingOf(source: Source): PromotionTotals {
  return { ...source, received: 0, completed: 0, bonuses: 0, takenBack: 0, cost: 0 }
}

/**
 * Finds the source of an entry. Codes are named by their batch, because a code is worth money and not all
 * staff may see it. A bonus whose receipt is missing still counts, under its reference.
 */
export async function sourcesOf(
  entries: readonly LedgerRow[],
): Promise<(entry: LedgerRow) => Source> {
  const idsOf = (isAsked: (entry: LedgerRow) => boolean) => [
    ...new Set(entries.filter(isAsked).map(({ refId }) => refId)),
  ]
  const [receipts, redemptions] = await Promise.all([
    database.received.bulkGet(idsOf(({ refType }) => !isGrant(refType))),
    database.codeRedeems.bulkGet(idsOf(({ refType }) => refType === 'code')),
  ])
  const used = redemptions.flatMap((row) => row ?? [])
  const codes = await database.codes
    .where('code')
    .anyOf([...new Set(used.map(({ code }) => code))])
    .toArray()
  const promotions = new Map(receipts.flatMap((row) => (row ? [[row.receivedId, row]] : [])))
  const batches = new Map(codes.map((row) => [row.code, row]))
  const codeOf = new Map(used.map(({ redeemId, code }) => [redeemId, batches.get(code)]))
  return ({ refType, refId }) => {
    if (refType === 'cashback')
      return { source: 'cashback', PromotionID: 'cashback', PromotionName: '' }
    if (refType === 'code') {
      const { batchId = refId, batchName = refId } = codeOf.get(refId) ?? {}
      return { source: 'codes', PromotionID: batchId, PromotionName: batchName }
    }
    const { PromotionID = refId, PromotionName = refId } = promotions.get(refId) ?? {}
    return { PromotionID, PromotionName }
  }
}

function isGrant(refType: LedgerRow['refType']): boolean {
  return refType === 'code' || refType === 'cashback'
}

/** Sorts by cost, highest first, and converts to baht. */
function byCost(rows: Iterable<PromotionTotals>): PromotionRows {
  return [...rows]
    .toSorted((one, other) => other.cost - one.cost)
    .map((row) => ({
      ...row,
      bonuses: inBaht(row.bonuses),
      takenBack: inBaht(row.takenBack),
      cost: inBaht(row.cost),
    }))
}
