import { styled } from '@mui/material/styles'
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
import { VisuallyHidden } from '#ui/page/Page'
import { colours } from './shellColours'

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
  const claims = periods?.pages[0]?.value.filter(({ status }) => status === 'claimable').length ?? 0
  const spins = setting && points ? spinsLeft(setting.value, points.value) : 0
  const count = claims + spins
  return <BadgeMark count={count} label={text('shell.badge.rewards', { count })} />
}

/** Number of messages not read on this device. */
function UnreadBadge({ userId }: { userId: string }) {
  const text = useText()
  const count = useUnread(userId)
  return <BadgeMark count={count} label={text('shell.badge.account', { count })} />
}

interface BadgeMarkProps {
  count: number
  /** The count in words, for screen readers. */
  label: string
}

/** Number at the corner of a section; nothing for zero. */
function BadgeMark({ count, label }: BadgeMarkProps) {
  if (count <= 0) return null
  return (
    <>
      <Mark aria-hidden="true">{count > most ? `${most}+` : count}</Mark>
      <VisuallyHidden>({label})</VisuallyHidden>
    </>
  )
}

/** More digits would cover the section's icon. */
const most = 9

/** Makes a disc of 18 pixels at the default font size. */
const lineHeight = 18 / 11

const Mark = styled('span')(({ theme }) => ({
  boxSizing: 'border-box',
  minWidth: `${lineHeight}em`,
  padding: '0 0.35em',
  borderRadius: '1em',
  fontSize: '0.6875rem',
  fontWeight: 700,
  lineHeight,
  textAlign: 'center',
  color: colours.onAccent,
  backgroundColor: colours.accent,
  border: `1px solid ${colours.menu}`,
  // In the bottom bar it is placed at the corner of the icon, in the navigation bar beside the label.
  [theme.breakpoints.down('lg')]: {
    // Grows as far as the bar's own labels with large fonts.
    fontSize: 'min(0.6875rem, max(11px, 3vw), 16px)',
    position: 'absolute',
    top: 2,
    insetInlineStart: 'calc(50% + 8px)',
  },
}))

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
