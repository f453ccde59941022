/** GET /setting/wheel, and what today's budget still allows. */
import type * as v from 'valibot'
import type { WheelSegment, wheelSettingSchema } from '#contract/rewards/wheel'
import { bahtFromSatang } from '#lib/money'
import { database } from '../database/database'
import type { WheelValue } from '../database/playRows'
import { settingOf } from '../site/readSettings'
import { spinDay } from './spinDay'

export async function wheelSetting(): Promise<v.InferInput<typeof wheelSettingSchema>> {
  const { dailyBudget: _, ...setting } = await settingOf('wheel')
  return {
    ...setting,
    budgetGone: await isBudgetGone(),
    segments: setting.segments.map((segment) => ({
      ...segment,
      amount: bahtFromSatang(segment.amount),
    })),
  }
}

/**
 * Whether what is left of today could be too little for the highest prize. Then nobody spins: to
 * leave the prize out would change the odds that were shown.
 */
export async function isBudgetGone(): Promise<boolean> {
  const setting: WheelValue = await settingOf('wheel')
  const highest = Math.max(0, ...setting.segments.filter(isDrawable).map(({ amount }) => amount))
  const spins = await database.wheelSpins.where({ day: spinDay(setting.resetAt) }).toArray()
  const given = spins.reduce((total, { amount }) => total + amount, 0)
  return setting.dailyBudget - given < highest
}

function isDrawable({ weight }: WheelSegment): boolean {
  return weight > 0
}
