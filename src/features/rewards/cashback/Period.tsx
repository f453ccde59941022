import type { Cashback } from '#contract/rewards/rewards'
import { bangkokDay, isMoment, startOfBangkokDay } from '#lib/time'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'

interface Props {
  period: Pick<Cashback, 'periodStart' | 'periodEnd'>
}

/** Start and end of a period: dates if both fall on midnight, otherwise with the time. */
export function Period({ period: { periodStart, periodEnd } }: Props) {
  const text = useText()
  const format = useFormat()
  const isWhole = isStartOfDay(periodStart) && isStartOfDay(periodEnd)
  const from = isWhole ? format.date(periodStart) : format.dateTime(periodStart)
  const to = isWhole ? format.date(periodEnd - 1) : format.dateTime(periodEnd)
  return <bdi>{from === to ? from : text('rewards.cashback.period', { from, to })}</bdi>
}

function isStartOfDay(moment: number): boolean {
  return isMoment(moment) && startOfBangkokDay(bangkokDay(moment)) === moment
}
