import type { WheelPoint, WheelSetting } from '#contract/rewards/rewards'
import type { ErrorCode } from '#lib/appError'

type Terms = Pick<WheelSetting, 'enabled' | 'budgetGone' | 'spinPerDay' | 'pointPerSpin'>

/** Why a spin is not possible now, as the provider's error code; null if it is possible. */
export function blockedReasonOf(
  { enabled, budgetGone, spinPerDay, pointPerSpin }: Terms,
  { point, spinsToday }: Pick<WheelPoint, 'point' | 'spinsToday'>,
): ErrorCode | 'off' | null {
  if (!enabled) return 'off'
  if (budgetGone) return 'wheelbudget'
  if (spinPerDay > 0 && spinsToday >= spinPerDay) return 'wheeldaily'
  return point < pointPerSpin ? 'wheelpoint' : null
}

/** Number of spins that the points and the daily limit still allow. */
export function spinsPossible(wheel: Terms, own: WheelPoint): number {
  const { pointPerSpin, spinPerDay } = wheel
  if (blockedReasonOf(wheel, own) !== null) return 0
  const byPoints = pointPerSpin > 0 ? Math.floor(own.point / pointPerSpin) : Infinity
  const byDay = spinPerDay > 0 ? spinPerDay - own.spinsToday : Infinity
  const possible = Math.min(byPoints, byDay)
  // A free wheel without a limit: offer one spin at a time.
  return Number.isFinite(possible) ? possible : 1
}
