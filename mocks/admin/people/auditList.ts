/** `/adminsystem/audit`: who did what, the newest first. */
import type * as v from 'valibot'
import { isGranted } from '#contract/admin/access'
import { guardedKinds } from '#contract/admin/guarded'
import type { auditRowSchema } from '#contract/admin/system'
import type { AuditRow } from '../../provider/database/adminRows'
import { database } from '../../provider/database/database'
import { answerList, type ListOf } from '../lists'
import { staffNames } from '../money/players'
import type { Staff } from '../orders'

const list: ListOf<AuditRow> = {
  table: database.table<AuditRow, number>('audit'),
  keyOf: ({ seq }) => seq,
  sorts: {
    seq: { index: 'seq', valueOf: ({ seq }) => seq },
    at: { index: 'at', valueOf: ({ at }) => at },
  },
  defaultSort: '-seq',
  day: 'at',
  filters: {
    actor: {
      passes: ({ adminID }, values) => values.has(adminID),
      index: { seq: '[adminID+seq]' },
    },
    target: {
      passes: ({ targetId }, values) => values.has(targetId),
      index: { seq: '[targetId+seq]' },
    },
    /** Requests for a second person, and what became of them. */
    kind: {
      values: guardedKinds,
      passes: ({ action, after }, values) =>
        action.startsWith('approval.') && values.has(String(after?.['kind'])),
    },
    second: { values: ['none'], passes: ({ isAlone }) => isAlone === true },
    /** What stands before the point of an action, or the whole action. */
    action: {
      passes: ({ action }, values) => values.has(action) || values.has(action.split('.')[0] ?? ''),
    },
  },
}

/** Who may not read everybody's entries sees their own. */
export function answerAudit(staff: Staff, query: URLSearchParams): Promise<Response> {
  const asked = new URLSearchParams(query)
  if (!isGranted(staff.role, 'audit.all')) asked.set('actor', staff.adminID)
  return answerList(list, asked, async (rows) => {
    const nameOf = await staffNames()
    return rows.map((row): v.InferInput<typeof auditRowSchema> => {
      const { prevHash: _, ...told } = row
      return { ...told, adminName: nameOf(row.adminID) ?? row.adminID }
    })
  })
}
