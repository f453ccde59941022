import { bothLoads, type LoadState, loadState, mapLoad, rowsLoad } from '#api/cache/loadState'
import { useCashbackInfiniteQuery } from '#api/rewards/cashback'
import { useInviteSettingQuery, useInviteSummary } from '#api/rewards/invite'
import { useWheelPointQuery, useWheelSettingQuery } from '#api/rewards/wheel'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { spinsPossible } from '../wheel/blockedReason'
import { claimables } from './claimables'

/** What can be claimed now, one sentence each; empty for nothing. */
type Ready = LoadState<string[]>

/** Loads each kind separately, so one that fails does not hide the others. A code is always typed. */
export function useReady(userId: string): Record<'cashback' | 'wheel' | 'invite', Ready> {
  const text = useText()
  const format = useFormat()
  const cashback = rowsLoad(useCashbackInfiniteQuery(userId))
  const wheel = bothLoads(loadState(useWheelSettingQuery()), loadState(useWheelPointQuery(userId)))
  const invite = bothLoads(loadState(useInviteSettingQuery()), useInviteSummary(userId))
  return {
    cashback: mapLoad(cashback, (rows) =>
      claimables.cashback(rows).map(({ amount, until }) =>
        until === null
          ? format.money(amount)
          : text('rewards.hub.cashback.ready', {
              amount: format.money(amount),
              time: format.dateTime(until),
            }),
      ),
    ),
    wheel: mapLoad(wheel, ([setting, own]) => {
      const spins = spinsPossible(setting, own)
      const points = text('rewards.hub.wheel.points', { count: own.point })
      return spins > 0 ? [`${points} · ${text('rewards.hub.wheel.spins', { count: spins })}`] : []
    }),
    invite: mapLoad(invite, (found) =>
      claimables
        .invite(found)
        .map(({ amount }) => text('rewards.hub.invite.ready', { amount: format.money(amount) })),
    ),
  }
}
