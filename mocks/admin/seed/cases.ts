import { minuteMs } from '#lib/time'
import { later, now } from '../../clock'
import type { CaseRow } from '../../provider/database/adminRows'
import type { DepositRow } from '../../provider/database/rows'

/** One case about the newest rejected deposit, which the colleague has handed to the cashiers. */
export function sampleCases(deposits: readonly DepositRow[], adminID: string): CaseRow[] {
  const rejected = deposits.findLast(({ status }) => status === 'rejected')
  if (!rejected) return []
  const { userId, depositId } = rejected
  const at = later(now(), -55 * minuteMs)
  const assignee = { role: 'admin' } as const
  const note = 'ลูกค้าแจ้งว่าโอนยอดนี้แล้วแต่ถูกปฏิเสธ ช่วยตรวจรายการเดินบัญชีอีกครั้ง'
  return [
    {
      caseId: 'C0000001',
      version: 1,
      userId,
      about: { kind: 'deposit', id: depositId },
      state: 'open',
      assignee,
      steps: [{ at, by: adminID, state: 'open', to: assignee, note }],
      createdAt: at,
      updatedAt: at,
    },
  ]
}
