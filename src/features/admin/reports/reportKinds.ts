/** What the reports are grouped by; kept in the address as `group`. */
import { cohortGroups } from '#contract/admin/breakdowns'
import { reportGroups } from '#contract/admin/reports'

export const reportKinds = [
  ...reportGroups,
  'hour',
  'cashier',
  'account',
  'provider',
  'promotion',
  'affiliate',
  'approval',
  'cohortWeek',
  'cohortMonth',
] as const

export type ReportKind = (typeof reportKinds)[number]

/** Week or month of first deposits; undefined for all other reports. */
export function cohortGroupOf(kind: ReportKind) {
  return cohortGroups.find((group) => kind === `cohort${group === 'week' ? 'Week' : 'Month'}`)
}
