/** `/approval`: actions that need a second person: one colleague asks and another decides. */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { Dexie } from 'dexie'
import type * as v from 'valibot'
import type { GuardedKind } from '#contract/admin/guarded'
import type { approvalDecisionSchema, withdrawApprovalSchema } from '#contract/admin/system'
import { isoNow } from '../clock'
import type { ApprovalRow } from '../provider/database/adminRows'
import { database } from '../provider/database/database'
import { lastStepOf } from '../provider/withdrawals/withdrawals'
import { randomText } from '../random'
import { masked } from './audit'
import { linkedUntil } from './guard/secondPersons'
import { staffNames } from './money/players'
import { AdminError, type By, type RequestResult, type Staff } from './requests'
import { requireSelf } from './session'

type Asked = Pick<
  ApprovalRow,
  'kind' | 'targetType' | 'targetId' | 'order' | 'cost' | 'limit' | 'loosens'
> & {
  before?: Record<string, unknown> | null | undefined
  after?: Record<string, unknown> | null | undefined
  reason?: string | null | undefined
}

/** Hashed to a fixed length, however many pictures the request has. */
function openKeyOf({ kind, targetId, order: request }: Asked): string {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify([kind, targetId, request]))))
}

/** Stores an approval request; the same request twice stays one. Joins the caller's transaction. */
export async function askApproval(staff: Staff, asked: Asked): Promise<string> {
  const openKey = openKeyOf(asked)
  const open = await database.approvals.where({ openKey }).first()
  if (open) return open.approvalId
  const { before = null, after = null, reason = null } = asked
  const approvalId = `P${randomText(8)}`
  await database.approvals.add({
    ...asked,
    approvalId,
    before,
    after,
    reason,
    askedBy: staff.adminID,
    status: 'pending',
    openKey,
    decidedBy: null,
    createdAt: isoNow(),
    decidedAt: null,
  })
  return approvalId
}

async function close(row: ApprovalRow, status: ApprovalRow['status'], decidedBy: string) {
  const { openKey: _, ...closed } = row
  await database.approvals.put({ ...closed, status, decidedBy, decidedAt: isoNow() })
}

function pending(): Promise<ApprovalRow[]> {
  return database.approvals
    .where('[status+createdAt]')
    .between(['pending', Dexie.minKey], ['pending', Dexie.maxKey])
    .toArray()
}

/** @returns who decided the deposit or withdrawal of an approval and how; null while it is pending */
async function decisionOn({ kind, targetId, order }: ApprovalRow) {
  if (kind === 'withdrawal') {
    const row = await database.withdraws.get(targetId)
    if (Object(order).decision === 'returned') {
      return row?.status === 'returned' ? { isYes: true, who: lastStepOf(row).who ?? 'auto' } : null
    }
    if (!row || row.status === 'requested' || row.status === 'failed') return null
    return { isYes: row.status !== 'rejected', who: lastStepOf(row).who ?? 'auto' }
  }
  const row = kind === 'deposit' ? await database.deposits.get(targetId) : undefined
  const isOver = row && ['confirmed', 'rejected', 'expired', 'cancelled'].includes(row.status)
  return isOver ? { isYes: row.status === 'confirmed', who: row.decidedBy ?? 'auto' } : null
}

/** Closes approvals that were decided without the second person: by an owner, the bank, a timeout or `auto`. */
export async function settleDecided(): Promise<void> {
  const { approvals, withdraws, deposits } = database
  for (const row of await pending()) {
    if ((await decisionOn(row)) === null) continue
    await database.transaction('rw', [approvals, withdraws, deposits], async () => {
      const [still, decision] = [await approvals.get(row.approvalId), await decisionOn(row)]
      if (still?.status !== 'pending' || decision === null) return
      await close(still, decision.isYes ? 'approved' : 'rejected', decision.who)
    })
  }
}

/** Executes the requested action in the name of the approver. */
type Approve = { approve: (request: unknown, by: By) => Promise<RequestResult<object>> }

type Decision = v.InferOutput<typeof approvalDecisionSchema>

/** Asks the approver to authenticate again. */
export async function askAboutApproval(request: Decision, staff: Staff): Promise<void> {
  const row = await database.approvals.get(request.approvalId)
  const isYes = request.decision === 'approve' && row?.status === 'pending'
  if (isYes && (await blockOf(row, staff)) === null) await requireSelf(staff, request)
}

/** @returns why this colleague cannot be the second person, and until when; null if they can */
export async function blockOf(
  { askedBy, targetType, targetId }: ApprovalRow,
  { adminID }: Pick<Staff, 'adminID'>,
): Promise<{ block: 'asked' | 'target' | 'linked'; until: string | null } | null> {
  if (askedBy === adminID) return { block: 'asked', until: null }
  if (targetType === 'admin' && targetId === adminID) return { block: 'target', until: null }
  const until = await linkedUntil(askedBy, adminID)
  return until === null ? null : { block: 'linked', until }
}

async function requireSecondPerson(row: ApprovalRow, staff: Staff, isYes: boolean): Promise<void> {
  const blocked = await blockOf(row, staff)
  if (blocked?.block === 'asked') throw new AdminError('samepersontwice')
  if (blocked === null || !isYes) return
  if (blocked.block === 'target') throw new AdminError('ownaccount')
  const nameOf = await staffNames()
  throw new AdminError('linkedaccount', {
    who: nameOf(row.askedBy) ?? row.askedBy,
    ...(blocked.until !== null && { at: blocked.until }),
  })
}

/** @returns the kind by its name since version 0.37 */
export function kindOf({ kind }: Pick<ApprovalRow, 'kind'>): GuardedKind {
  if (kind === 'role') return 'account'
  return kind === 'risk' ? 'setting' : kind
}

async function requirePending(row: ApprovalRow): Promise<void> {
  if (row.status === 'pending') return
  const nameOf = await staffNames()
  throw new AdminError(row.status === 'withdrawn' ? 'withdrawnbyasker' : 'alreadydecided', {
    who: nameOf(row.decidedBy) ?? '',
    at: row.decidedAt ?? row.createdAt,
  })
}

/** Withdraws one's own request before a colleague decides it. Runs in the request's transaction. */
export async function withdrawApproval(
  { approvalId, reason }: v.InferOutput<typeof withdrawApprovalSchema>,
  { adminID }: Staff,
): Promise<RequestResult<object>> {
  const row = await database.approvals.get(approvalId)
  if (!row) throw new AdminError('notfound')
  if (row.askedBy !== adminID) throw new AdminError('forbidden')
  await requirePending(row)
  await close(row, 'withdrawn', adminID)
  return {
    action: 'approval.withdraw',
    targetType: row.targetType,
    targetId: row.targetId,
    after: { kind: kindOf(row) },
    reason,
    answer: {},
  }
}

/** Approves or rejects; must be another person than the one who asked. Runs in the request's transaction. */
export async function decideApproval(
  request: Decision,
  staff: Staff,
  actions: Readonly<Record<GuardedKind, Approve>>,
): Promise<RequestResult<object>> {
  const row = await database.approvals.get(request.approvalId)
  if (!row) throw new AdminError('notfound')
  await requirePending(row)
  const isYes = request.decision === 'approve'
  await requireSecondPerson(row, staff, isYes)
  if (!isYes && request.reason === undefined) throw new AdminError('reasonrequired')
  const by = { staff, asker: row.askedBy, ref: row.approvalId, isSecond: true }
  const done = isYes ? await actions[kindOf(row)].approve(row.order, by) : null
  await close(row, isYes ? 'approved' : 'rejected', staff.adminID)
  return {
    action: `approval.${request.decision}`,
    targetType: row.targetType,
    targetId: done?.targetId ?? row.targetId,
    before: masked(row.before),
    after: { kind: kindOf(row), ...(isYes && masked(row.after)) },
    reason: request.reason ?? row.reason,
    answer: { approvalId: null },
  }
}
