import { useEffect, useState } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { type PromotionDraft, promotionDraftSchema } from '#contract/admin/promotions'
import { useText } from '#ui/intl/useText'
import { SectionCard } from '#ui/page/SectionCard'
import { PromotionEstimate } from './PromotionEstimate'

/** The estimated cost of the typed terms, once they are valid. */
export function EstimateCard({
  control,
}: {
  control: Control<PromotionDraft, unknown, PromotionDraft>
}) {
  const text = useText()
  const draft = useSettled(useWatch({ control, compute: wholeDraft }))
  if (draft === null) return null
  return (
    <SectionCard title={text('adminOffers.promotion.estimate')}>
      <PromotionEstimate promotion={draft} />
    </SectionCard>
  )
}

function wholeDraft(draft: PromotionDraft): PromotionDraft | null {
  return v.is(promotionDraftSchema, draft) ? draft : null
}

/** Pause in typing, in ms, before the back end is asked. */
const settleMs = 500

function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settleMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
