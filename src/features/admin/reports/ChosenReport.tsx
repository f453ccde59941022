import {
  AccountReportTable,
  CashierReportTable,
  CohortReportTable,
  HourReportTable,
} from './BreakdownReports'
import { FiguresReport } from './FiguresReport'
import type { Span } from './figureRows'
import { cohortGroupOf, type ReportKind } from './reportKinds'
import {
  AffiliateReportTable,
  ApprovalReportTable,
  PromotionReportTable,
  ProviderReportTable,
} from './SplitReports'

interface ChosenReportProps {
  kind: ReportKind
  span: Span
}

/** Only the chosen report is read: each goes through all rows of its period. */
export function ChosenReport({ kind, span }: ChosenReportProps) {
  const cohort = cohortGroupOf(kind)
  if (cohort) return <CohortReportTable span={span} group={cohort} />
  switch (kind) {
    case 'hour':
      return <HourReportTable span={span} />
    case 'cashier':
      return <CashierReportTable span={span} />
    case 'account':
      return <AccountReportTable span={span} />
    case 'provider':
      return <ProviderReportTable span={span} />
    case 'promotion':
      return <PromotionReportTable span={span} />
    case 'affiliate':
      return <AffiliateReportTable span={span} />
    case 'approval':
      return <ApprovalReportTable span={span} />
    case 'week':
    case 'month':
      return <FiguresReport span={span} group={kind} />
    default:
      return <FiguresReport span={span} group="day" />
  }
}
