import { loadState } from '#api/cache/loadState'
import type { PromotionDraft } from '#contract/admin/promotions'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { LoadArea, UpdatedAt } from '#ui/load/LoadArea'
import { SkeletonLines } from '#ui/state/SkeletonLines'
import { usePromotionEstimateQuery } from '../api/offerCalls'

/** What the terms would have cost with recent deposits, computed by the back end with the rule that pays. */
export function PromotionEstimate({ promotion }: { promotion: PromotionDraft }) {
  const text = useText()
  const format = useFormat()
  const isFree = promotion.PromotionType === 'freecredit'
  // The picture changes nothing, and is long.
  const estimate = usePromotionEstimateQuery(
    { ...promotion, PromotionImage: null },
    { skip: isFree },
  )
  if (isFree) return <p>{text('adminOffers.promotion.estimateFree')}</p>
  return (
    <LoadArea state={loadState(estimate)} skeleton={<SkeletonLines lines={2} />}>
      {({ players: count, bonus, largest }, updatedAt) => (
        <>
          <p>
            {text('adminOffers.promotion.estimated', {
              count,
              bonus: format.money(bonus),
              largest: format.money(largest),
            })}
            <br />
            <small>{text('adminOffers.promotion.estimateMeans')}</small>
          </p>
          <UpdatedAt updatedAt={updatedAt} isStale={false} />
        </>
      )}
    </LoadArea>
  )
}
