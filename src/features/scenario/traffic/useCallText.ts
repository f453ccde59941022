import type { RecordedCall } from '#contract/scenario/traffic'
import { intlLocale } from '#lib/time'
import { perLocale, useLocale, useText } from '#ui/intl/useText'
import { effectNames } from '../faults/useFaultText'

/** Uses this device's clock, because testers compare the time with their own actions. */
const timeFormat = perLocale(
  (locale) =>
    new Intl.DateTimeFormat(intlLocale(locale), { timeStyle: 'medium', hourCycle: 'h23' }),
)

/** A call's time, result and duration, and the rule that affected it. */
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
