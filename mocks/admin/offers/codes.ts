/** `/creditcode` for staff: lists all codes, makes batches and disables codes. */
import * as v from 'valibot'
import { isGranted } from '#contract/admin/access'
import { codesCost } from '#contract/admin/guarded'
import {
  type adminCodeDetailSchema,
  type adminCodeSchema,
  codeBatchSchema,
  codeStates,
  type disableCodesSchema,
} from '#contract/admin/rewards'
import { normalizeCode } from '#contract/rewards/rewards'
import { bahtFromSatang, satang } from '#lib/money'
import { isoNow, isPast } from '../../clock'
import { database } from '../../provider/database/database'
import type { CodeRow } from '../../provider/database/playRows'
import { randomText } from '../../random'
import { maskedNumber } from '../audit'
import { decidedAlready } from '../decidedAlready'
import type { ListOf } from '../listDefinition'
import { answerList } from '../lists'
import { namesOf, staffNames } from '../money/players'
import { AdminError, type By, invalid, type RequestResult, type Staff } from '../requests'

type CodeOnWire = v.InferInput<typeof adminCodeSchema>

const list: ListOf<CodeRow> = {
  table: database.table<CodeRow, string>('codes'),
  keyOf: ({ codeId }) => codeId,
  sorts: { createdAt: { index: 'createdAt', valueOf: ({ createdAt }) => createdAt } },
  defaultSort: '-createdAt',
  day: 'createdAt',
  filters: {
    state: { values: codeStates, passes: (row, values) => values.has(stateOf(row)) },
    batch: { passes: ({ batchId }, values) => values.has(batchId) },
  },
}

/** Finds codes by batch or code. Staff who see only a code's end must type it whole, or they could guess it. */
async function search(text: string, { role }: Staff): Promise<string[]> {
  const byCode = database.codes.where('code')
  const code = normalizeCode(text)
  const found = isGranted(role, 'offer.edit') ? byCode.startsWith(code) : byCode.equals(code)
  const ofBatch = database.codes.where('batchId').startsWithIgnoreCase(text)
  const keys = [found.limit(200).primaryKeys(), ofBatch.limit(1000).primaryKeys()]
  return [...new Set((await Promise.all(keys)).flat())]
}

export function answerCodes(staff: Staff, query: URLSearchParams): Promise<Response> {
  const searched = { ...list, search: (text: string) => search(text, staff) }
  return answerList(searched, query, async (rows) => {
    const nameOf = await staffNames()
    return rows.map((row) => describe(row, staff, nameOf))
  })
}

export async function readCode(
  staff: Staff,
  id: string,
): Promise<v.InferInput<typeof adminCodeDetailSchema>> {
  const row = await database.codes.get(id)
  if (!row) throw new AdminError('notfound')
  const redemptions = await database.codeRedeems.where({ code: row.code }).limit(200).toArray()
  const [playerOf, nameOf] = await Promise.all([namesOf(redemptions), staffNames()])
  return {
    ...describe(row, staff, nameOf),
    redemptions: redemptions
      .toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1))
      .map(({ userId, createdAt }) => ({ ...playerOf(userId), createdAt })),
  }
}

/** A code is worth money: staff who may not issue codes see only its end. */
function describe(
  row: CodeRow,
  { role }: Staff,
  nameOf: (actor: string) => string | null,
): CodeOnWire {
  return {
    codeId: row.codeId,
    code: isGranted(role, 'offer.edit') ? row.shown : maskedNumber(row.shown),
    batchId: row.batchId,
    batchName: row.batchName,
    amount: bahtFromSatang(row.amount),
    turnoverX: row.turnoverX,
    maxRedeem: row.maxRedeem,
    redeemed: row.redeemed,
    audience: row.audience,
    startAt: row.startAt,
    expireAt: row.expireAt,
    state: stateOf(row),
    createdBy: nameOf(row.createdBy) ?? row.createdBy,
    createdAt: row.createdAt,
  }
}

function stateOf(row: CodeRow): (typeof codeStates)[number] {
  if (row.status === 'disabled') return 'disabled'
  if (row.redeemed >= row.maxRedeem) return 'redeemed'
  if (row.expireAt !== null && isPast(row.expireAt)) return 'expired'
  return row.startAt !== null && !isPast(row.startAt) ? 'waiting' : 'new'
}

/** Format in which the request is stored until a second person decides. */
export const codesAsked = v.object({ batch: codeBatchSchema })

type CodesAsked = v.InferOutput<typeof codesAsked>

export const codesKept = ({ batch }: CodesAsked) => ({
  batch: { ...batch, amount: bahtFromSatang(batch.amount) },
})

/** All batches that a colleague makes in one day are summed. */
export async function weighCodes({ batch }: CodesAsked) {
  const { audience, expireAt } = batch
  if (expireAt !== null && isPast(expireAt)) throw invalid('batch.expireAt', 'past')
  if (Array.isArray(audience)) await requirePlayers(audience)
  return {
    targetType: 'codes',
    targetId: batch.batchName,
    before: null,
    after: codesKept({ batch }).batch,
    cost: satang(codesCost(batch)),
  }
}

/** Creates the whole batch or nothing, each code unique in all batches. Runs in the request's transaction. */
export async function generateCodes(
  { batch }: CodesAsked,
  { asker }: By,
): Promise<RequestResult<object>> {
  const { count, prefix, length, audience, expireAt } = batch
  const shown = await newCodes(count, prefix, length)
  const batchId = `B${randomText(7)}`
  const createdAt = isoNow()
  await database.codes.bulkAdd(
    shown.map((code, index) => ({
      codeId: `${batchId}-${index + 1}`,
      code: normalizeCode(code),
      shown: code,
      batchId,
      batchName: batch.batchName,
      amount: batch.amount,
      turnoverX: batch.turnoverX,
      maxRedeem: batch.maxRedeem,
      redeemed: 0,
      audience,
      startAt: batch.startAt,
      expireAt,
      status: 'on' as const,
      createdBy: asker,
      createdAt,
    })),
  )
  return {
    action: 'code.generate',
    targetType: 'codes',
    targetId: batchId,
    // Without the codes, because all staff may read the audit.
    after: codesKept({ batch }).batch,
    answer: { batchId, codes: shown, approvalId: null },
  }
}

async function requirePlayers(ids: string[]): Promise<void> {
  const players = await database.players.bulkGet(ids)
  if (players.includes(undefined)) throw invalid('batch.audience', 'audience')
}

async function newCodes(count: number, prefix: string, length: number): Promise<string[]> {
  const byPlain = new Map<string, string>()
  while (byPlain.size < count) {
    while (byPlain.size < count) {
      const shown = prefix === '' ? randomText(length) : `${prefix}-${randomText(length)}`
      byPlain.set(normalizeCode(shown), shown)
    }
    const taken = await database.codes
      .where('code')
      .anyOf([...byPlain.keys()])
      .toArray()
    for (const { code } of taken) byPlain.delete(code)
  }
  return [...byPlain.values()]
}

const disableAction = 'code.disable'

/** Error naming the colleague who disabled this code, or its whole batch, before. */
async function disabledBefore([first]: readonly CodeRow[]): Promise<AdminError> {
  const alone = await decidedAlready(first?.codeId ?? '', [disableAction])
  return alone.code === 'alreadydecided'
    ? alone
    : decidedAlready(first?.batchId ?? '', [disableAction])
}

/** Disables codes; redemptions stay. Runs in the request's transaction. */
export async function disableCodes({
  codeId,
  batchId,
  reason,
}: v.InferOutput<typeof disableCodesSchema>): Promise<RequestResult<object>> {
  const rows =
    codeId === undefined
      ? await database.codes.where({ batchId: batchId ?? '' }).toArray()
      : [await database.codes.get(codeId)].filter((row) => row !== undefined)
  if (rows.length === 0) throw new AdminError('notfound')
  const open = rows.filter(({ status }) => status === 'on')
  if (open.length === 0) throw await disabledBefore(rows)
  await database.codes.bulkPut(open.map((row) => ({ ...row, status: 'disabled' })))
  return {
    action: disableAction,
    targetType: codeId === undefined ? 'codes' : 'code',
    targetId: codeId ?? batchId ?? '',
    before: { on: open.length },
    after: { on: 0 },
    reason,
    answer: { disabled: open.length },
  }
}
