import type { WheelPoint, WheelSetting } from '#contract/rewards/rewards'

/** How often the wheel can be turned now. */
export function spinsLeft(
  { enabled, budgetGone, pointPerSpin, spinPerDay }: WheelSetting,
  { point, spinsToday }: Pick<WheelPoint, 'point' | 'spinsToday'>,
): number {
  if (!enabled || budgetGone) return 0
  const byPoints =
    pointPerSpin === 0 ? (spinPerDay === 0 ? 1 : spinPerDay) : Math.floor(point / pointPerSpin)
  const today = spinPerDay === 0 ? byPoints : Math.max(0, spinPerDay - spinsToday)
  return Math.min(byPoints, today)
}
