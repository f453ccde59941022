import type { Promotion } from '#contract/promotion/promotion'
import { bangkokDay, isOpenAt } from '#lib/time'
import { useAskAgainWhen } from '../cache/useAskAgainWhen'

/**
 * Asks anew which promotions there are when one of these begins, ends, or its hours do, and when a day begins:
 * some are for certain days, once a day, or for its first deposit.
 */
export function usePromotionTimes(promotions: readonly Promotion[] = []): void {
  useAskAgainWhen('Promotion', (moment) =>
    [
      bangkokDay(moment),
      ...promotions.map(({ startAt, endAt, hours }) => [
        moment < (startAt ?? 0),
        moment < (endAt ?? 0),
        hours && isOpenAt(moment, hours.from, hours.to),
      ]),
    ].join(),
  )
}
