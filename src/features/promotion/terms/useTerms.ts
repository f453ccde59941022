import type { Promotion } from '#contract/promotion/promotion'
import { crossesMidnight, dayMs, intlLocale } from '#lib/time'
import { useFormat, usePercent } from '#ui/intl/useFormat'
import { useLocale, useText } from '#ui/intl/useText'

const turnoverTexts = {
  'deposit+bonus': 'promotion.fact.turnover.both',
  bonus: 'promotion.fact.turnover.bonus',
  deposit: 'promotion.fact.turnover.deposit',
} as const

/** Formats weekdays (0 is Sunday) in the page's language. */
function useWeekdays(): (days: readonly number[]) => string {
  const locale = useLocale()
  return (days) => {
    const name = new Intl.DateTimeFormat(intlLocale(locale), { weekday: 'long', timeZone: 'UTC' })
    // 4 January 1970 was a Sunday.
    return new Intl.ListFormat(intlLocale(locale)).format(
      days.map((day) => name.format((3 + day) * dayMs)),
    )
  }
}

/** A promotion's conditions, one sentence each. */
export function useTerms(): {
  /** The three conditions that matter most for choosing. */
  main: (promotion: Promotion) => string[]
  /** The other conditions. */
  more: (promotion: Promotion) => string[]
} {
  const text = useText()
  const format = useFormat()
  const percent = usePercent()
  const days = useWeekdays()

  function bonus({ bonusMode, bonusPercent, bonusFixed, bonusMax }: Promotion): string {
    if (bonusMode === 'fixed') {
      return text('promotion.fact.bonusFixed', { amount: format.money(bonusFixed) })
    }
    return text('promotion.fact.bonusPercent', {
      percent: percent(bonusPercent / 100),
      max: format.money(bonusMax),
    })
  }

  function main(promotion: Promotion): string[] {
    const { minDeposit, turnoverBase, turnoverX } = promotion
    return [
      bonus(promotion),
      minDeposit > 0
        ? text('promotion.fact.minDeposit', { amount: format.money(minDeposit) })
        : text('promotion.fact.noDeposit'),
      text(turnoverTexts[turnoverBase], { times: turnoverX }),
    ]
  }

  function more(promotion: Promotion): string[] {
    const { maxWithdraw, expireDays, perUser, perDay, quota, used, endAt } = promotion
    const { weekdays, hours } = promotion
    const sentences = [
      maxWithdraw > 0
        ? text('promotion.fact.maxWithdraw', { amount: format.money(maxWithdraw) })
        : text('promotion.fact.noMaxWithdraw'),
    ]
    if (expireDays > 0) sentences.push(text('promotion.fact.expireDays', { count: expireDays }))
    if (perUser > 0) sentences.push(text('promotion.fact.perUser', { count: perUser }))
    if (perDay > 0) sentences.push(text('promotion.fact.perDay', { count: perDay }))
    if (quota > 0) {
      sentences.push(text('promotion.fact.quota', { count: Math.max(0, quota - used) }))
    }
    if (weekdays !== null) sentences.push(text('promotion.fact.weekdays', { days: days(weekdays) }))
    if (hours !== null) sentences.push(text('promotion.fact.hours', { ...hours }))
    if (weekdays !== null && hours !== null && crossesMidnight(hours.from, hours.to))
      sentences.push(text('promotion.fact.night'))
    if (endAt !== null)
      sentences.push(text('promotion.fact.until', { time: format.dateTime(endAt) }))
    return sentences
  }

  return { main, more }
}
