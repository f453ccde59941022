/** Finds settings that loosen a control or give players more: such a change waits for a second person. */
import * as v from 'valibot'
import type { SettingName } from './calls'
import { isMore } from './guarded'
import { riskRules } from './money'
import { expectedCost } from './rewards'
import { type RiskDraft, settingDrafts } from './site'

type Looser = (before: unknown, after: unknown) => string[]

/**
 * Compares two values of a setting.
 *
 * @returns the names of the fields that are looser
 */
function comparing<const Schema extends v.GenericSchema>(
  schema: Schema,
  compare: (
    before: v.InferOutput<Schema>,
    after: v.InferOutput<Schema>,
  ) => Readonly<Record<string, boolean>>,
): Looser {
  return (before, after) => {
    const [was, is] = [v.safeParse(schema, before), v.safeParse(schema, after)]
    if (!is.success) return []
    // No value can count as stricter than a damaged one.
    if (!was.success) return ['value']
    return Object.entries(compare(was.output, is.output)).flatMap(([name, isLooser]) =>
      isLooser ? [name] : [],
    )
  }
}

const looserRule: Readonly<
  Record<(typeof riskRules)[number], (was: RiskDraft, is: RiskDraft) => boolean>
> = {
  firstWithdrawal: () => false,
  bankChanged: (was, is) => is.bankChanged.hours < was.bankChanged.hours,
  sharedAccount: () => false,
  sharedDevice: () => false,
  littlePlayed: (was, is) => is.littlePlayed.percent < was.littlePlayed.percent,
  friendsPromotion: (was, is) => is.friendsPromotion.friends > was.friendsPromotion.friends,
  manyWithdrawals: (was, is) => is.manyWithdrawals.count > was.manyWithdrawals.count,
  unusualAmount: (was, is) => is.unusualAmount.times > was.unusualAmount.times,
  protected: () => false,
}

const looserBy: Partial<Record<SettingName, Looser>> = {
  withdraw: comparing(settingDrafts.withdraw, (was, is) => ({
    maxWithdraw: is.maxWithdraw > was.maxWithdraw,
    maxPerDay: is.maxPerDay > was.maxPerDay,
    maxCountPerDay: is.maxCountPerDay > was.maxCountPerDay,
    requireTurnover: was.requireTurnover && !is.requireTurnover,
    secondApproveOver: is.secondApproveOver > was.secondApproveOver,
    holdAfterBankChangeHours: is.holdAfterBankChangeHours < was.holdAfterBankChangeHours,
  })),
  risk: comparing(settingDrafts.risk, (was, is) => ({
    approveUpTo: is.approveUpTo > was.approveUpTo,
    adjustUpTo: is.adjustUpTo > was.adjustUpTo,
    otpRoles: was.otpRoles.some((role) => !is.otpRoles.includes(role)),
    ...Object.fromEntries(
      riskRules.map((rule) => [rule, was[rule].on && (!is[rule].on || looserRule[rule](was, is))]),
    ),
  })),
  transferbank: comparing(settingDrafts.transferbank, (was, is) =>
    Object.fromEntries(
      is.map((row) => {
        const known = was.find(({ transferBankID }) => transferBankID === row.transferBankID)
        const isSame =
          known?.bank_code === row.bank_code &&
          known.book_number === row.book_number &&
          known.book_name === row.book_name &&
          known.promptPayId === row.promptPayId
        return [row.transferBankID, !isSame]
      }),
    ),
  ),
  websetting: comparing(settingDrafts.websetting, (was, is) => ({
    minAge: is.minAge < was.minAge,
  })),
  wheel: comparing(settingDrafts.wheel, (was, is) => ({
    enabled: !was.enabled && is.enabled,
    pointPerSpin: is.pointPerSpin < was.pointPerSpin,
    spinPerDay: isMore(was.spinPerDay, is.spinPerDay),
    dailyBudget: is.dailyBudget > was.dailyBudget,
    segments:
      expectedCost(is.segments) > expectedCost(was.segments) ||
      highest(is.segments) > highest(was.segments) ||
      mostPoints(is.segments) > mostPoints(was.segments),
  })),
  cashback: comparing(settingDrafts.cashback, (was, is) => ({
    enabled: !was.enabled && is.enabled,
    percent: is.percent > was.percent,
    period: was.period === 'weekly' && is.period === 'daily',
    minLoss: is.minLoss < was.minLoss,
    maxAmount: is.maxAmount > was.maxAmount,
    turnoverX: is.turnoverX < was.turnoverX,
  })),
  invite: comparing(settingDrafts.invite, (was, is) => ({
    enabled: !was.enabled && is.enabled,
    levels: is.levels.some(({ percent }, index) => percent > (was.levels[index]?.percent ?? 0)),
    qualifyDeposit: is.qualifyDeposit < was.qualifyDeposit,
  })),
}

const highest = (segments: readonly { amount: number }[]) =>
  Math.max(0, ...segments.map(({ amount }) => amount))

const mostPoints = (segments: readonly { points: number }[]) =>
  Math.max(0, ...segments.map(({ points }) => points))

/** @returns the fields of a setting that become looser; for receiving accounts, the new or changed rows */
export function loosened(name: SettingName, before: unknown, after: unknown): string[] {
  return looserBy[name]?.(before, after) ?? []
}
