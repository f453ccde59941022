/** `/report/approval`: approval requests of a period by kind, with their decisions. */
import type * as v from 'valibot'
import { guardedKinds } from '#contract/admin/guarded'
import type { approvalReportSchema } from '#contract/admin/reports'
import { isoNow } from '../../clock'
import { database } from '../../provider/database/database'
import { kindOf } from '../approvals'
import { inBaht, readRange } from './range'

export async function approvalReport(
  query: URLSearchParams,
): Promise<v.InferInput<typeof approvalReportSchema>> {
  const range = readRange(query)
  const asked = await database.approvals
    .where('createdAt')
    .between(range.start, range.end, true, false)
    .toArray()
  const rows = guardedKinds.map((kind) => {
    const ofKind = asked.filter((row) => kindOf(row) === kind)
    const count = (status: string) => ofKind.filter((row) => row.status === status).length
    const approved = ofKind.filter(({ status }) => status === 'approved')
    return {
      kind,
      asked: ofKind.length,
      approved: approved.length,
      rejected: count('rejected'),
      withdrawn: count('withdrawn'),
      pending: count('pending'),
      cost: inBaht(approved.reduce((sum, { cost }) => sum + (cost ?? 0), 0)),
    }
  })
  return { asOf: isoNow(), rows: rows.filter((row) => row.asked > 0) }
}
