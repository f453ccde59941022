/** `/promotion` for staff: all promotions, drafts too, with their cost. Each change writes a new version. */
import * as v from 'valibot'
import { isMoreGenerous, promotionCost } from '#contract/admin/guarded'
import {
  type adminPromotionSchema,
  promotionDraftSchema,
  type promotionStatuses,
  promotionStatusSchema,
  promotionTypes,
  promotionStatuses as statuses,
} from '#contract/admin/promotions'
import { bahtFromSatang, type Satang, satang } from '#lib/money'
import { isPast } from '../../clock'
import { database } from '../../provider/database/database'
import type { PromotionRow } from '../../provider/database/rows'
import { countUsed } from '../../provider/promotion/promotions'
import { randomText } from '../../random'
import type { ListOf } from '../listDefinition'
import { answerList } from '../lists'
import { AdminError, invalid, type RequestResult } from '../requests'

type PromotionOnWire = v.InferInput<typeof adminPromotionSchema>

const list: ListOf<PromotionRow> = {
  table: database.table<PromotionRow, string>('promotions'),
  keyOf: ({ PromotionID }) => PromotionID,
  sorts: { sort: { index: 'sort', valueOf: ({ sort }) => sort } },
  defaultSort: 'sort',
  filters: {
    status: {
      values: statuses,
      passes: ({ PromotionStatus }, values) => values.has(PromotionStatus),
    },
    type: {
      values: promotionTypes,
      passes: ({ PromotionType }, values) => values.has(PromotionType),
    },
  },
  search: async (text) => {
    const sought = text.toLowerCase()
    const rows = await database.promotions.toArray()
    return rows
      .filter(({ PromotionID, PromotionName }) =>
        `${PromotionID} ${PromotionName}`.toLowerCase().includes(sought),
      )
      .map(({ PromotionID }) => PromotionID)
  },
}

export function answerPromotions(query: URLSearchParams): Promise<Response> {
  return answerList(list, query, (rows) => Promise.all(rows.map(describe)))
}

export async function readPromotion(id: string): Promise<PromotionOnWire> {
  const row = await database.promotions.get(id)
  if (!row) throw new AdminError('notfound')
  return describe(row)
}

async function describe(row: PromotionRow): Promise<PromotionOnWire> {
  return {
    ...inBaht(row),
    used: await countUsed(row.PromotionID),
    ...(await countsOf(row.PromotionID)),
  }
}

function inBaht<Row extends Save['promotion']>(row: Row) {
  return {
    ...row,
    bonusFixed: bahtFromSatang(row.bonusFixed),
    bonusMax: bahtFromSatang(row.bonusMax),
    minDeposit: bahtFromSatang(row.minDeposit),
    maxWithdraw: bahtFromSatang(row.maxWithdraw),
  }
}

/** Sums bonuses minus their forfeited part; winnings of a bonus are no cost of the operator. */
async function countsOf(PromotionID: string) {
  let [cost, active, waiting] = [0, 0, 0]
  await database.received.where({ PromotionID }).each((row) => {
    if (row.status === 'active') active += 1
    if (row.status === 'received') waiting += 1
    cost += row.bonus - Math.min(row.bonus, row.forfeited ?? 0)
  })
  return { cost: bahtFromSatang(satang(cost)), active, waiting }
}

/** Format in which the request is stored until a second person decides. */
export const promotionAsked = v.object({
  PromotionID: v.optional(v.string()),
  version: v.number(),
  promotion: promotionDraftSchema,
})

type Save = v.InferOutput<typeof promotionAsked>

export const promotionKept = ({ promotion, ...asked }: Save) => ({
  ...asked,
  promotion: inBaht(promotion),
})

/** A draft costs nothing until it is turned on; for a running promotion, only more generous terms matter. */
export async function weighPromotion({ PromotionID, version, promotion }: Save) {
  if (PromotionID === undefined) return null
  const before = await requireEditable(PromotionID, version, promotion)
  if (before.PromotionStatus !== 'on') return null
  const [was, is] = [inBaht(before), inBaht(promotion)]
  if (!isMoreGenerous(was, is)) return null
  return {
    targetType: 'promotion',
    targetId: PromotionID,
    ...changes(was, { ...was, ...is }),
    cost: costOf(promotion),
    pool: promotionPool,
  }
}

/** Turning a promotion on and changing a running one are summed together. */
const promotionPool = 'promotion'

function costOf(promotion: Save['promotion']): Satang | null {
  const cost = promotionCost(promotion)
  return cost === null ? null : satang(cost)
}

async function requireEditable(PromotionID: string, version: number, next: Save['promotion']) {
  const before = await requireVersion(PromotionID, version)
  if (before.PromotionStatus === 'ended') throw invalid('promotion', 'ended')
  const used = await countUsed(PromotionID)
  if (next.quota > 0 && next.quota < used) throw invalid('promotion.quota', 'quotaUsed')
  if (before.PromotionStatus === 'on') requireFuture(next, 'promotion.endAt')
  return before
}

/** Creates a draft, or saves a new version. Runs in the request's transaction. */
export async function savePromotion({
  PromotionID,
  version,
  promotion,
}: Save): Promise<RequestResult<object>> {
  if (PromotionID === undefined) {
    const row: PromotionRow = {
      ...promotion,
      PromotionID: `P${randomText(7)}`,
      PromotionStatus: 'draft',
      version: 1,
    }
    await database.promotions.add(row)
    return resultOf('promotion.create', null, row)
  }
  const before = await requireEditable(PromotionID, version, promotion)
  const after: PromotionRow = {
    ...promotion,
    PromotionID,
    PromotionStatus: before.PromotionStatus,
    version: before.version + 1,
  }
  await database.promotionVersions.put(before)
  await database.promotions.put(after)
  return resultOf('promotion.edit', before, after)
}

async function requireVersion(PromotionID: string, version: number): Promise<PromotionRow> {
  const row = await database.promotions.get(PromotionID)
  if (!row) throw new AdminError('notfound')
  if (row.version !== version) throw new AdminError('versionchanged')
  return row
}

function requireFuture({ endAt }: { endAt: string | null }, field: string): void {
  if (endAt !== null && isPast(endAt)) throw invalid(field, 'past')
}

type Status = (typeof promotionStatuses)[number]

/** Allowed changes of status: an ended promotion stays ended, and a draft never becomes a draft again. */
const next: Readonly<Record<Status, readonly Status[]>> = {
  draft: ['on', 'ended'],
  on: ['off', 'ended'],
  off: ['on', 'ended'],
  ended: [],
}

/** Format in which the request is stored until a second person decides. */
export const promotionStatusAsked = v.pick(promotionStatusSchema, [
  'PromotionID',
  'version',
  'from',
  'status',
])

type Turn = v.InferOutput<typeof promotionStatusAsked>

async function requireTurnable({ PromotionID, version, from, status }: Turn) {
  const before = await requireVersion(PromotionID, version)
  if (before.PromotionStatus !== from) throw new AdminError('versionchanged')
  if (!next[from].includes(status)) throw invalid('status', 'status')
  if (status === 'on') requireFuture(before, 'endAt')
  return before
}

/** Turning it on makes it available to players, so the second person reads all of its terms. */
export async function weighPromotionStatus(asked: Turn) {
  const row = await requireTurnable(asked)
  if (asked.status !== 'on') return null
  const { PromotionStatus: _, PromotionImage: __, PromotionDetail: ___, ...terms } = inBaht(row)
  return {
    targetType: 'promotion',
    targetId: asked.PromotionID,
    before: { status: asked.from },
    after: { status: asked.status, ...terms },
    cost: costOf(row),
    pool: promotionPool,
  }
}

/** Changes only the status; the terms and their version stay. Runs in the request's transaction. */
export async function setPromotionStatus(asked: Turn): Promise<RequestResult<object>> {
  const { from, status } = asked
  const after = { ...(await requireTurnable(asked)), PromotionStatus: status }
  await database.promotions.put(after)
  return {
    ...resultOf('promotion.status', null, after),
    before: { status: from },
    after: { status },
  }
}

function resultOf(
  action: string,
  before: PromotionRow | null,
  after: PromotionRow,
): RequestResult<object> {
  const { PromotionID, version } = after
  return {
    action,
    targetType: 'promotion',
    targetId: PromotionID,
    ...changes(before && inBaht(before), inBaht(after)),
    answer: { PromotionID, version, approvalId: null },
  }
}

/** Reduces a change to the fields that differ. */
export function changes(
  before: Record<string, unknown> | null,
  after: Record<string, unknown>,
): { before: Record<string, unknown> | null; after: Record<string, unknown> } {
  if (before === null) return { before, after }
  const changed = Object.keys({ ...before, ...after }).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  )
  const part = (row: Record<string, unknown>) =>
    Object.fromEntries(changed.map((name) => [name, row[name] ?? null]))
  return { before: part(before), after: part(after) }
}
