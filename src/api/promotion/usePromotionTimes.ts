import type { Promotion } from '#contract/promotion/promotion'
import { isOpenAt } from '#lib/time'
import { useAskAgainWhen } from '../cache/useAskAgainWhen'

/** Asks anew which promotions there are when one of these begins, ends, or its hours do. */
export function usePromotionTimes(promotions: readonly Promotion[] = []): void {
  useAskAgainWhen('Promotion', (moment) =>
    promotions
      .map(({ startAt, endAt, hours }) => [
        moment < (startAt ?? 0),
        moment < (endAt ?? 0),
        hours && isOpenAt(moment, hours.from, hours.to),
      ])
      .join(),
  )
}
