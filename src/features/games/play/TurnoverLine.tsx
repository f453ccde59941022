import { loadState } from '#api/cache/loadState'
import { useAvailablePromotionQuery } from '#api/promotion/promotion'
import { turnoverProgress } from '#contract/promotion/terms'
import { ProgressBar } from '#ui/display/ProgressBar'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { SkeletonLines } from '#ui/state/SkeletonLines'

/** What the rounds do for the active promotion. */
export function TurnoverLine({ userId }: { userId: string }) {
  const text = useText()
  const format = useFormat()
  const promotion = loadState(useAvailablePromotionQuery(userId))
  return (
    <LoadArea state={promotion} skeleton={<SkeletonLines lines={2} lineHeight={28} />}>
      {({ active }) => {
        if (active === null) return <p>{text('games.play.noPromotion')}</p>
        const { done, required, share } = turnoverProgress(active)
        return (
          <ProgressBar
            label={text('games.play.turnover', {
              name: active.PromotionName,
              done: format.money(done),
              required: format.money(required),
            })}
            share={share}
            note={format.percent(share)}
          />
        )
      }}
    </LoadArea>
  )
}
