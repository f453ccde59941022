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

/** What a player is told before they say yes, by the player's own part, as the form stands now. */
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
 * By a call of the staff's own: the players' cache is not there on their pages. Credit is said to be locked
 * while the operator's setting is not known.
 */
function useRequireTurnover(): boolean {
  const read = v.safeParse(turnoverRule, useSettingQuery('withdraw').currentData?.value.value)
  return !read.success || read.output.requireTurnover
}
