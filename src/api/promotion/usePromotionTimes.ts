import type { Promotion } from '#contract/promotion/promotion'
import { isOpenAt } from '#lib/time'
import { isPassed, useAskAgainWhen } from '../cache/useAskAgainWhen'

/** Asks anew which promotions there are when one of these begins, ends, or its hours do. */
export function usePromotionTimes(promotions: readonly Promotion[] = []): void {
  useAskAgainWhen('Promotion', (before, now) =>
    promotions.some(
      ({ startAt, endAt, hours }) =>
        isPassed(startAt, before, now) ||
        isPassed(endAt, before, now) ||
        (hours !== null &&
          isOpenAt(before, hours.from, hours.to) !== isOpenAt(now, hours.from, hours.to)),
    ),
  )
}
