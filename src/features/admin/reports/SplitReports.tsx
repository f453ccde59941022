/** The reports by game provider, promotion, affiliate and approval. */
import { loadState } from '#api/cache/loadState'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import {
  useAffiliateReportQuery,
  useApprovalReportQuery,
  usePromotionReportQuery,
  useProviderReportQuery,
} from '../api/reportCalls'
import type { Span } from './figureRows'
import {
  affiliateColumns,
  approvalColumns,
  promotionColumns,
  providerColumns,
  providerMeanings,
} from './reportColumns'
import { Split } from './Split'

interface ReportProps {
  span: Span
}

export function ProviderReportTable({ span }: ReportProps) {
  const text = useText()
  const format = useFormat()
  return (
    <Split
      id="providers"
      title={text('adminReports.byProvider')}
      state={loadState(useProviderReportQuery({ ...span }))}
      columns={providerColumns(text, format, span)}
      meanings={providerMeanings(text)}
      keyOf={({ providerCode }) => providerCode}
      filters={{ ...span }}
    />
  )
}

export function PromotionReportTable({ span }: ReportProps) {
  const text = useText()
  const format = useFormat()
  return (
    <Split
      id="promotions"
      title={text('adminReports.byPromotion')}
      state={loadState(usePromotionReportQuery({ ...span }))}
      columns={promotionColumns(text, format, span)}
      keyOf={({ PromotionID }) => PromotionID}
      filters={{ ...span }}
    />
  )
}

export function AffiliateReportTable({ span }: ReportProps) {
  const text = useText()
  const format = useFormat()
  return (
    <Split
      id="affiliates"
      title={text('adminReports.byAffiliate')}
      state={loadState(useAffiliateReportQuery({ ...span }))}
      columns={affiliateColumns(text, format, span)}
      keyOf={({ affiliateID }) => affiliateID}
      filters={{ ...span }}
    />
  )
}

export function ApprovalReportTable({ span }: ReportProps) {
  const text = useText()
  const format = useFormat()
  return (
    <Split
      id="approvals"
      title={text('adminReports.byApproval')}
      state={loadState(useApprovalReportQuery({ ...span }))}
      columns={approvalColumns(text, format)}
      keyOf={({ kind }) => kind}
      filters={{ ...span }}
    />
  )
}
