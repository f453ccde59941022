import { useState } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { type PromotionDraft, promotionDraftSchema } from '#contract/admin/promotions'
import { exampleDeposit, promotionTerms } from '#contract/promotion/promotion'
import { bahtFromSatang, satang } from '#lib/money'
import { DataText } from '#ui/display/DataText'
import { useLocale, useText } from '#ui/intl/useText'
import { AmountField, readAmount } from '#ui/money/AmountField'
import { PromotionTerms } from '#ui/money/PromotionTerms'
import { SectionCard } from '#ui/page/SectionCard'
import { useSettingQuery } from '../api/offerCalls'

/** Previews the form's current terms with the component that players see before they claim. */
export function PromotionPreview({
  control,
}: {
  control: Control<PromotionDraft, unknown, PromotionDraft>
}) {
  const text = useText()
  const locale = useLocale()
  const draft = useWatch({ control })
  const [typed, setTyped] = useState('')
  const requireTurnover = useRequireTurnover()
  const read = v.safeParse(promotionDraftSchema, draft)
  if (!read.success) {
    return (
      <SectionCard title={text('adminOffers.promotion.preview')}>
        <p>{text('adminOffers.promotion.noPreview')}</p>
      </SectionCard>
    )
  }
  const { output: rule } = read
  const isFree = rule.PromotionType === 'freecredit'
  const deposit = isFree ? satang(0) : (readAmount(typed, locale).amount ?? exampleDeposit(rule))
  const terms = promotionTerms(rule, deposit)
  return (
    <SectionCard title={text('adminOffers.promotion.preview')}>
      <h3>
        <DataText>{rule.PromotionName}</DataText>
      </h3>
      <p>
        <DataText>{rule.PromotionDetail}</DataText>
      </p>
      {!isFree && (
        <AmountField
          label={text('adminOffers.promotion.example')}
          name="example"
          value={typed === '' ? String(bahtFromSatang(deposit)) : typed}
          onChange={setTyped}
        />
      )}
      {terms ? (
        <PromotionTerms terms={terms} requireTurnover={requireTurnover} />
      ) : (
        <p>{text('adminOffers.promotion.underMinimum')}</p>
      )}
    </SectionCard>
  )
}

const turnoverRule = v.object({ requireTurnover: v.boolean() })

/**
 * Uses a back office call, because the players' cache does not exist here. Assumes that turnover is required
 * until the operator's setting is loaded.
 */
function useRequireTurnover(): boolean {
  const read = v.safeParse(turnoverRule, useSettingQuery('withdraw').currentData?.value.value)
  return !read.success || read.output.requireTurnover
}
