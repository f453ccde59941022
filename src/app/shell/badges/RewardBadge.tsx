import { useCashbackInfiniteQuery } from '#api/rewards/cashback'
import { useWheelPointQuery, useWheelSettingQuery } from '#api/rewards/wheel'
import { useText } from '#ui/intl/useText'
import { BadgeMark } from './BadgeMark'
import { spinsLeft } from './spinsLeft'

/** Cashback periods to claim and spins that the points are enough for. */
export function RewardBadge({ userId }: { userId: string }) {
  const text = useText()
  const { currentData: periods } = useCashbackInfiniteQuery(userId)
  const { currentData: setting } = useWheelSettingQuery()
  const { currentData: points } = useWheelPointQuery(userId)
  const claims = periods?.pages[0]?.value.filter(({ status }) => status === 'claimable').length ?? 0
  const spins = setting && points ? spinsLeft(setting.value, points.value) : 0
  const count = claims + spins
  return <BadgeMark count={count} label={text('shell.badge.rewards', { count })} />
}
