import { useMemo } from 'react'
import type { DepositRecord, WithdrawRecord } from '#contract/wallet/history'
import { startOfBangkokDay, timeZone } from '#lib/time'
import type { UpDownRow } from '#ui/charts/upDown'
import { useLocale } from '#ui/intl/useLocale'
import { dailyTotals } from './dailyTotals'
import type { Range } from './ranges'

/** The days of a range as the chart and the table take them, named in the locale: `21 Nov`. */
export function useRows(
  deposits: readonly DepositRecord[],
  withdraws: readonly WithdrawRecord[],
  range: Range,
  asOf: number,
): UpDownRow[] {
  const locale = useLocale()
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone })
    const days = dailyTotals(deposits, withdraws, range, asOf)
    return days.map(({ day, deposited, withdrawn }) => ({
      key: day,
      label: format.format(startOfBangkokDay(day)),
      up: deposited,
      down: withdrawn,
    }))
  }, [deposits, withdraws, range, asOf, locale])
}
