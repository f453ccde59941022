/** `GET /approval`: approval requests, pending and decided, as the second person sees them. */
import type * as v from 'valibot'
import { isGranted } from '#contract/admin/access'
import { guardedKinds } from '#contract/admin/guarded'
import { type approvalSchema, approvalStatuses } from '#contract/admin/system'
import { bahtFromSatang, satang } from '#lib/money'
import type { ApprovalRow } from '../provider/database/adminRows'
import { database } from '../provider/database/database'
import { blockOf, kindOf, settleDecided } from './approvals'
import { masked } from './audit'
import type { ListOf } from './listDefinition'
import { answerList } from './lists'
import { adminsNamed, playersNamed, staffNames } from './money/players'
import { AdminError, type Staff } from './requests'

type ApprovalOnWire = v.InferInput<typeof approvalSchema>

const list: ListOf<ApprovalRow> = {
  table: database.table<ApprovalRow, string>('approvals'),
  keyOf: ({ approvalId }) => approvalId,
  sorts: { createdAt: { index: 'createdAt', valueOf: ({ createdAt }) => createdAt } },
  defaultSort: '-createdAt',
  day: 'createdAt',
  filters: {
    status: {
      values: approvalStatuses,
      passes: ({ status }, values) => values.has(status),
      index: { createdAt: '[status+createdAt]' },
    },
    kind: { values: guardedKinds, passes: (row, values) => values.has(kindOf(row)) },
  },
  search: searchApprovals,
}

export async function answerApprovals(staff: Staff, query: URLSearchParams): Promise<Response> {
  await settleDecided()
  return answerList(list, query, (rows) => Promise.all(rows.map((row) => describe(row, staff))))
}

export async function readApproval(staff: Staff, id: string): Promise<ApprovalOnWire> {
  await settleDecided()
  const row = await database.approvals.get(id)
  if (!row) throw new AdminError('notfound')
  return describe(row, staff)
}

async function describe(row: ApprovalRow, staff: Staff): Promise<ApprovalOnWire> {
  const nameOf = await staffNames()
  const shown = (fields: Record<string, unknown> | null) =>
    fields === null || isGranted(staff.role, 'account.number') ? fields : masked(fields)
  const blocked = row.status === 'pending' ? await blockOf(row, staff) : null
  return {
    approvalId: row.approvalId,
    kind: kindOf(row),
    targetType: row.targetType,
    targetId: row.targetId,
    targetName: await targetNameOf(row),
    player: await playerOf(row),
    cost: costOf(row),
    isUnbounded: row.cost === null,
    limit: row.limit === undefined ? null : bahtFromSatang(row.limit),
    loosens: [...(row.loosens ?? [])],
    before: shown(row.before),
    after: shown(row.after),
    reason: row.reason,
    askedBy: row.askedBy,
    askedByName: nameOf(row.askedBy) ?? row.askedBy,
    block: blocked?.block ?? null,
    blockedUntil: blocked?.until ?? null,
    status: row.status,
    decidedByName: nameOf(row.decidedBy),
    createdAt: row.createdAt,
    decidedAt: row.decidedAt,
  }
}

/** Approval requests of versions up to 0.36 name the amount only among the changes. */
function costOf({ cost, after }: ApprovalRow): number | null {
  if (cost !== undefined) return cost === null ? null : bahtFromSatang(cost)
  const amount = after?.['amount']
  return typeof amount === 'number' ? amount : null
}

async function userIdOf({ targetType, targetId }: ApprovalRow): Promise<string | undefined> {
  if (targetType === 'player') return targetId
  if (targetType === 'withdraw') return (await database.withdraws.get(targetId))?.userId
  return targetType === 'deposit' ? (await database.deposits.get(targetId))?.userId : undefined
}

async function playerOf(row: ApprovalRow): Promise<ApprovalOnWire['player']> {
  const userId = await userIdOf(row)
  const player = userId === undefined ? undefined : await database.players.get(userId)
  if (!player) return null
  const wallet = await database.wallets.where({ userId: player.id }).first()
  return {
    userId: player.id,
    username: player.username,
    name: player.book_name,
    credit: bahtFromSatang(wallet?.balance ?? satang(0)),
  }
}

async function targetNameOf({ targetType, targetId, after }: ApprovalRow): Promise<string | null> {
  if (targetType === 'promotion') {
    return (await database.promotions.get(targetId))?.PromotionName ?? null
  }
  if (targetType === 'admin') {
    const name = after?.['username'] ?? (await database.admins.get(targetId))?.username
    return typeof name === 'string' ? name : null
  }
  const batchName = after?.['batchName']
  return typeof batchName === 'string' ? batchName : null
}

/** Finds approvals by who asked or by target; reads every row, because they are few. @returns their ids */
async function searchApprovals(text: string): Promise<string[]> {
  const [staff, players] = await Promise.all([adminsNamed(text), playersNamed(text)])
  const isMeant = ({ approvalId, targetId, askedBy }: ApprovalRow) =>
    staff.includes(askedBy) ||
    players.includes(targetId) ||
    [approvalId, targetId].some((id) => id.toLowerCase().startsWith(text.toLowerCase()))
  return (await database.approvals.filter(isMeant).toArray()).map(({ approvalId }) => approvalId)
}
