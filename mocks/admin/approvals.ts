/** `/approval`: what needs a second person, asked by one of the staff and decided by another. */
import { Dexie } from 'dexie'
import type * as v from 'valibot'
import {
  type approvalDecisionSchema,
  approvalKinds,
  type approvalSchema,
} from '#contract/admin/system'
import { isoNow } from '../clock'
import type { ApprovalRow } from '../provider/database/adminRows'
import { database } from '../provider/database/database'
import { lastStepOf } from '../provider/withdrawals/withdrawals'
import { randomText } from '../random'
import { answerList, type ListOf } from './lists'
import { staffNames } from './money/players'
import { AdminRefused, type OrderResult, type Staff } from './orders'
import { searchApprovals } from './searchApprovals'
import { requireSelf } from './session'

interface Asked {
  kind: ApprovalRow['kind']
  targetType: string
  targetId: string
  before?: Record<string, unknown> | null
  after?: Record<string, unknown> | null
  reason?: string | null | undefined
  /** What is carried out after the yes, as {@link ApprovalRow}. */
  order: Record<string, unknown>
}

type Name = Pick<Asked, 'kind' | 'targetId' | 'order'>

const openKeyOf = ({ kind, targetId, order }: Name) =>
  `${kind}:${targetId}:${JSON.stringify(order)}`

/** Notes what is asked for; asked twice it is one. Joins the caller's transaction. */
export async function askApproval(staff: Staff, asked: Asked): Promise<string> {
  const openKey = openKeyOf(asked)
  const open = await database.approvals.where({ openKey }).first()
  if (open) return open.approvalId
  const approvalId = `P${randomText(8)}`
  await database.approvals.add({
    approvalId,
    kind: asked.kind,
    targetType: asked.targetType,
    targetId: asked.targetId,
    before: asked.before ?? null,
    after: asked.after ?? null,
    reason: asked.reason ?? null,
    order: asked.order,
    askedBy: staff.adminID,
    status: 'pending',
    openKey,
    decidedBy: null,
    createdAt: isoNow(),
    decidedAt: null,
  })
  return approvalId
}

/** What was asked for has been decided without it: nobody needs to say yes any more. Joins the caller's transaction. */
export async function settleApproval(
  asked: Name,
  status: 'approved' | 'rejected',
  { adminID }: Staff,
): Promise<void> {
  const row = await database.approvals.where({ openKey: openKeyOf(asked) }).first()
  if (row) await close(row, status, adminID)
}

async function close(row: ApprovalRow, status: ApprovalRow['status'], decidedBy: string) {
  const { openKey: _, ...closed } = row
  await database.approvals.put({ ...closed, status, decidedBy, decidedAt: isoNow() })
}

/**
 * Withdrawals that the simulated staff have decided meanwhile wait for nobody's yes any more: they know nothing of
 * approvals.
 */
export async function settleDecided(): Promise<void> {
  const { approvals, withdraws } = database
  const waiting = await approvals
    .where('[status+createdAt]')
    .between(['pending', Dexie.minKey], ['pending', Dexie.maxKey])
    .toArray()
  for (const { approvalId, kind, targetId } of waiting) {
    const row = kind === 'withdrawal' ? await withdraws.get(targetId) : undefined
    if (!row || row.status === 'requested' || row.status === 'failed') continue
    await database.transaction('rw', approvals, async () => {
      const still = await approvals.get(approvalId)
      const status = row.status === 'rejected' ? 'rejected' : 'approved'
      if (still?.status === 'pending') await close(still, status, lastStepOf(row).who ?? 'auto')
    })
  }
}

const list: ListOf<ApprovalRow> = {
  table: database.table<ApprovalRow, string>('approvals'),
  keyOf: ({ approvalId }) => approvalId,
  sorts: { createdAt: { index: 'createdAt', valueOf: ({ createdAt }) => createdAt } },
  defaultSort: '-createdAt',
  day: 'createdAt',
  filters: {
    status: {
      values: ['pending', 'approved', 'rejected'],
      passes: ({ status }, values) => values.has(status),
      index: { createdAt: '[status+createdAt]' },
    },
    kind: { values: approvalKinds, passes: ({ kind }, values) => values.has(kind) },
  },
  search: searchApprovals,
}

export async function answerApprovals(query: URLSearchParams): Promise<Response> {
  await settleDecided()
  return answerList(list, query, async (rows) => {
    const nameOf = await staffNames()
    return rows.map(
      (row): v.InferInput<typeof approvalSchema> => ({
        approvalId: row.approvalId,
        kind: row.kind,
        targetType: row.targetType,
        targetId: row.targetId,
        before: row.before,
        after: row.after,
        reason: row.reason,
        askedBy: row.askedBy,
        askedByName: nameOf(row.askedBy) ?? row.askedBy,
        status: row.status,
        decidedByName: nameOf(row.decidedBy),
        createdAt: row.createdAt,
        decidedAt: row.decidedAt,
      }),
    )
  })
}

/** Carries out what was asked for, in the name of whoever says yes. */
export type Carry = (row: ApprovalRow, staff: Staff) => Promise<void>

type Decision = v.InferOutput<typeof approvalDecisionSchema>

/** Whoever says yes says again that it is them. */
export async function askAboutApproval(order: Decision, staff: Staff): Promise<void> {
  const row = await database.approvals.get(order.approvalId)
  const isYes = order.decision === 'approve' && row?.status === 'pending'
  if (isYes && row.askedBy !== staff.adminID) await requireSelf(staff, order)
}

/** Yes or no by another person than the one who asked. In the order's transaction. */
export async function decideApproval(
  order: Decision,
  staff: Staff,
  carryOf: Readonly<Record<ApprovalRow['kind'], Carry>>,
): Promise<OrderResult<object>> {
  const row = await database.approvals.get(order.approvalId)
  if (!row) throw new AdminRefused('notfound')
  if (row.status !== 'pending') {
    const nameOf = await staffNames()
    throw new AdminRefused('alreadydecided', {
      who: nameOf(row.decidedBy) ?? '',
      at: row.decidedAt ?? row.createdAt,
    })
  }
  if (row.askedBy === staff.adminID) throw new AdminRefused('samepersontwice')
  const isYes = order.decision === 'approve'
  if (!isYes && order.reason === undefined) throw new AdminRefused('reasonrequired')
  if (isYes) await carryOf[row.kind](row, staff)
  await close(row, isYes ? 'approved' : 'rejected', staff.adminID)
  return {
    action: `approval.${order.decision}`,
    targetType: row.targetType,
    targetId: row.targetId,
    before: row.before,
    after: isYes ? row.after : null,
    reason: order.reason ?? row.reason,
    answer: { approvalId: null },
  }
}
