import { useSelector } from 'react-redux'
import { useRecentDepositsQuery } from '#api/money/recentHistory'
import { useUnread } from '#api/notifications/notifications'
import { useCashbackInfiniteQuery } from '#api/rewards/cashback'
import { useWheelPointQuery, useWheelSettingQuery } from '#api/rewards/wheel'
import { selectPlayer } from '#api/session/session'
import type { WheelPoint, WheelSetting } from '#contract/rewards/rewards'
import type { DepositRecord, DepositStatus } from '#contract/wallet/wallet'
import { providerExt } from '#lib/environment'
import { useText } from '#ui/intl/useText'
import { BadgeMark } from './BadgeMark'

/** Number of open items in a section; nothing for sections that cannot have any. */
export function BadgeCount({ section }: { section: string }) {
  const userId = useSelector(selectPlayer)?.id
  if (userId === undefined) return null
  if (section === 'money') return <OpenDepositBadge userId={userId} />
  if (section === 'rewards' && providerExt) return <RewardBadge userId={userId} />
  return section === 'account' ? <UnreadBadge userId={userId} /> : null
}

/** Number of unfinished deposits. */
function OpenDepositBadge({ userId }: { userId: string }) {
  const text = useText()
  const { currentData: answer } = useRecentDepositsQuery(userId)
  const count = answer ? openDeposits(answer.value) : 0
  return <BadgeMark count={count} label={text('shell.badge.money', { count })} />
}

const open: readonly DepositStatus[] = ['pending', 'submitted', 'matched', 'review']

/** @returns how many deposits wait for the player's transfer or for staff */
function openDeposits(deposits: readonly DepositRecord[]): number {
  return deposits.filter(({ status }) => open.includes(status)).length
}

/** Number of cashback periods to claim, plus spins that the points pay for. */
function RewardBadge({ userId }: { userId: string }) {
  const text = useText()
  const { currentData: periods } = useCashbackInfiniteQuery(userId)
  const { currentData: setting } = useWheelSettingQuery()
  const { currentData: points } = useWheelPointQuery(userId)
  // A part of the sum would show a number that changes without an event.
  if (!periods || !setting || !points) return null
  const claims = periods.pages[0]?.value.filter(({ status }) => status === 'claimable').length ?? 0
  const count = claims + spinsLeft(setting.value, points.value)
  return <BadgeMark count={count} label={text('shell.badge.rewards', { count })} />
}

/** Number of messages not read on this device. */
function UnreadBadge({ userId }: { userId: string }) {
  const text = useText()
  const count = useUnread(userId)
  return <BadgeMark count={count} label={text('shell.badge.account', { count })} />
}

/** @returns how often the wheel can be turned now */
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
