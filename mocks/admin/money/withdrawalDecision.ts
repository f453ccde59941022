/** `/userbalance/withdrawdecide`: approve, reject, mark as paid or failed. */
import * as v from 'valibot'
import { withdrawDecisionSchema, withdrawDecisions } from '#contract/admin/money'
import { bahtFromSatang } from '#lib/money'
import { plainReference } from '#lib/text/plainReference'
import { database } from '../../provider/database/database'
import type { WithdrawRow } from '../../provider/database/rows'
import { decideWithdrawal, lastStepOf } from '../../provider/withdrawals/withdrawals'
import { decidedBy } from '../decidedAlready'
import type { Weighed } from '../guard/guard'
import { limitSince } from '../guard/limits'
import { linkedUntil, secondPersons } from '../guard/secondPersons'
import { AdminError, type By, type RequestResult, type Staff } from '../requests'

/** Format in which the request is stored until a second person decides; only the id in versions up to 0.36. */
export const withdrawalAsked = v.object({
  ...v.omit(withdrawDecisionSchema, ['requestId', 'password', 'code']).entries,
  decision: v.optional(v.picklist(withdrawDecisions), 'approve'),
  status: v.optional(withdrawDecisionSchema.entries.status),
})

type Asked = v.InferOutput<typeof withdrawalAsked>

async function requireAsShown({ withdrawId, status }: Asked): Promise<WithdrawRow> {
  const row = await database.withdraws.get(withdrawId)
  if (!row) throw new AdminError('notfound')
  const isOpen = row.status === 'requested' || row.status === 'failed'
  if (status === undefined ? !isOpen : row.status !== status) {
    throw await decidedBy(lastStepOf(row))
  }
  return row
}

/** Asks an owner for the password above the amount that a cashier may approve. */
export async function asksSelfForWithdrawal(asked: Asked, { role }: Staff): Promise<boolean> {
  if (asked.decision !== 'approve' || role !== 'owner') return false
  const row = await database.withdraws.get(asked.withdrawId)
  if (!row || row.status !== asked.status) return false
  return row.amount > (await limitSince('approveUpTo', row.createdAt))
}

/**
 * A second person is needed when a cashier approves a large amount, when the approver also pays, and when
 * anybody returns a large one to the credit, because no statement line of the bank proves it.
 */
export async function weighWithdrawal(asked: Asked, staff: Staff): Promise<Weighed | null> {
  const row = await requireAsShown(asked)
  if (asked.decision === 'paid') return weighPayment(row, staff)
  const isReturn = asked.decision === 'returned'
  if (!isReturn && (asked.decision !== 'approve' || staff.role !== 'admin')) return null
  return {
    targetType: 'withdraw',
    targetId: row.withdrawId,
    before: { status: row.status },
    after: {
      status: isReturn ? 'returned' : 'approved',
      amount: bahtFromSatang(row.amount),
      ...(isReturn && { bankRef: asked.bankRef }),
    },
    cost: row.amount,
    since: row.createdAt,
    ...(isReturn && { reason: asked.reason }),
    pool: `${isReturn ? 'return' : 'withdrawal'}:${row.userId}`,
  }
}

/** With a second person on site this is refused, not requested: a colleague can pay at once. */
async function weighPayment(row: WithdrawRow, { adminID }: Staff): Promise<Weighed | null> {
  const { approvedBy = '', amount, createdAt, withdrawId } = row
  if (amount < (await limitSince('secondApproveOver', createdAt))) return null
  const isOneHand = approvedBy === adminID || (await linkedUntil(approvedBy, adminID)) !== null
  if (!isOneHand) return null
  if ((await secondPersons(adminID)).length > 0) throw new AdminError('samepersontwice')
  return { targetType: 'withdraw', targetId: withdrawId, loosens: ['payer'] }
}

/** Executes the decision if the row is as shown. Runs in the request's transaction. */
export async function decide(asked: Asked, { staff }: By): Promise<RequestResult<object>> {
  const { withdrawId, decision, reason, bankRef } = asked
  const row = await requireAsShown(asked)
  const needsReason = decision === 'reject' || decision === 'returned'
  if (needsReason && reason === undefined) throw new AdminError('reasonrequired')
  const isTransfer = decision === 'paid' || decision === 'returned'
  if (isTransfer && bankRef === undefined) {
    throw new AdminError('invalid', { field: 'bankRef', error: 'bankRef' })
  }
  const taken = isTransfer ? await namedBy(bankRef ?? '', row) : undefined
  // Two transfers of one batch can share a reference; a return is always one transfer.
  if (taken && (reason === undefined || decision === 'returned'))
    throw new AdminError('reftaken', { id: taken.withdrawId })
  const next = await decideWithdrawal(withdrawId, decision, {
    actor: staff.adminID,
    // `weighPayment` has checked whether one person may do both steps.
    isOneHand: true,
    ...(reason !== undefined && decision !== 'paid' && { reason }),
    ...(bankRef !== undefined && decision === 'returned' && { returnRef: bankRef }),
  })
  if (bankRef !== undefined && decision === 'paid') {
    await database.withdraws.update(withdrawId, { bankRef })
  }
  return {
    action: `withdraw.${decision}`,
    targetType: 'withdraw',
    targetId: withdrawId,
    before: { status: row.status },
    after: {
      status: next.status,
      amount: bahtFromSatang(row.amount),
      ...(bankRef && { bankRef }),
      ...(taken && { sameRefAs: taken.withdrawId }),
    },
    reason,
    answer: { approvalId: null },
  }
}

/** Another withdrawal that was paid or returned with this reference; the operator pays all from one account. */
function namedBy(bankRef: string, { withdrawId }: WithdrawRow): Promise<WithdrawRow | undefined> {
  const alike = database.withdraws.where('refs').equals(plainReference(bankRef))
  return alike.filter((row) => row.withdrawId !== withdrawId).first()
}
