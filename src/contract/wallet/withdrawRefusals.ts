import type { AppError } from '#lib/appError'
import { isOpenAt } from '#lib/time'
import type { WithdrawSetting } from '../site/site'
import type { Wallet } from './wallet'

/**
 * @param now milliseconds since 1970
 * @returns why the provider would refuse any withdrawal now, apart from a break
 */
export function withdrawRefusals(
  { bankHoldUntil, withdrawCountToday }: Wallet,
  setting: WithdrawSetting | undefined,
  now: number,
): AppError[] {
  const refusals: AppError[] = []
  if (bankHoldUntil !== null && bankHoldUntil > now) {
    refusals.push({ code: 'bankchanged', values: { time: bankHoldUntil } })
  }
  if (setting === undefined) return refusals
  const { closed, openFrom: from, openTo: to, maxCountPerDay } = setting
  if (closed) refusals.push({ code: 'withdrawpaused' })
  else if (!isOpenAt(now, from, to)) {
    refusals.push({ code: 'withdrawclosed', values: { from, to } })
  }
  if (maxCountPerDay > 0 && withdrawCountToday >= maxCountPerDay) {
    refusals.push({ code: 'withdrawcount', values: { n: maxCountPerDay } })
  }
  return refusals
}
