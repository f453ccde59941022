import type { RecordedCall } from '#contract/scenario/traffic'
import { intlLocale } from '#lib/time'
import { perLocale, useLocale, useText } from '#ui/intl/useText'
import { effectNames } from '../faults/useFaultText'

/** By this device's clock: testers compare it with what they just pressed. */
const timeFormat = perLocale(
  (locale) =>
    new Intl.DateTimeFormat(intlLocale(locale), { timeStyle: 'medium', hourCycle: 'h23' }),
)

/** When a call was made, what came of it after how long, and what steered it. */
export function useCallText(): (call: RecordedCall) => string {
  const text = useText()
  const locale = useLocale()
  return ({ startedAt, duration, status, rule }) =>
    [
      timeFormat(locale).format(startedAt),
      status === 0 ? text('scenario.traffic.noAnswer') : String(status),
      text('scenario.traffic.ms', { ms: Math.round(duration * 10) / 10 }),
      rule && text('scenario.traffic.steered', { effect: text(effectNames[rule.effect]) }),
    ]
      .filter(Boolean)
      .join(' · ')
}
