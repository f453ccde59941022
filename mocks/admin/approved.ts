/** What is carried out once a second person has said yes, by what was asked for. */
import * as v from 'valibot'
import { adjustmentSchema } from '#contract/admin/money'
import type { ApprovalRow } from '../provider/database/adminRows'
import { database } from '../provider/database/database'
import { decideWithdrawal, lastStepOf } from '../provider/withdrawals/withdrawals'
import type { Carry } from './approvals'
import { decidedBy } from './decidedAlready'
import { changeCredit } from './money/ledger'
import { raiseRole } from './people/admins'
import { turnRulesOff } from './site/settings'

const adjustmentAsked = v.pick(adjustmentSchema, ['userId', 'direction', 'amount', 'reason'])
const withdrawalAsked = v.object({ withdrawId: v.string() })

export const carryOutApproved: Readonly<Record<ApprovalRow['kind'], Carry>> = {
  adjustment: async ({ approvalId, order }, staff) => {
    await changeCredit(v.parse(adjustmentAsked, order), staff, approvalId)
  },
  withdrawal: async ({ order }, staff) => {
    const { withdrawId } = v.parse(withdrawalAsked, order)
    const row = await database.withdraws.get(withdrawId)
    if (row && row.status !== 'requested' && row.status !== 'failed') {
      throw await decidedBy(lastStepOf(row))
    }
    await decideWithdrawal(withdrawId, 'approve', { actor: staff.adminID })
  },
  role: raiseRole,
  risk: ({ order }) => turnRulesOff(order),
}
