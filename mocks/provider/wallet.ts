/** GET /userbalance/wallet/{id}. */
import type * as v from 'valibot'
import type { walletSchema } from '../../src/contract/wallet'
import { bahtFromSatang, satang } from '../../src/lib/money'
import { database } from './database'
import { newestFirst } from './moments'
import { settingOf } from './readSettings'
import { fundsOf, withdrawnToday } from './withdrawals/funds'
import { bankHoldOf } from './withdrawals/place'

export function walletOf(userId: string): Promise<v.InferInput<typeof walletSchema> | null> {
  return database.transaction('r', database.tables, async () => {
    const player = await database.players.get(userId)
    if (!player) return null
    const [funds, today, setting, deposits, withdraws] = await Promise.all([
      fundsOf(userId),
      withdrawnToday(userId),
      settingOf('withdraw'),
      database.deposits.where({ userId }).toArray(),
      database.withdraws.where({ userId }).toArray(),
    ])
    const open = withdraws.filter(({ openUser, status }) => openUser || status === 'requested')
    const paid = withdraws.filter(({ status }) => status === 'paid')
    return {
      credit: bahtFromSatang(funds.balance),
      onHold: sum(open.map(({ amount }) => amount)),
      available: bahtFromSatang(funds.available),
      locked: bahtFromSatang(satang(funds.balance - funds.available)),
      turnoverLeft: bahtFromSatang(funds.turnoverLeft),
      withdrawCap: bahtFromSatang(funds.cap?.most ?? satang(0)),
      withdrawnToday: bahtFromSatang(today.sum),
      withdrawCountToday: today.count,
      withdrawLeftToday: bahtFromSatang(satang(Math.max(0, setting.maxPerDay - today.sum))),
      openWithdrawId: open[0]?.withdrawId ?? null,
      openDepositId: deposits.find(({ openUser }) => openUser)?.depositId ?? null,
      reviewDepositIds: deposits
        .filter(({ status }) => status === 'review')
        .toSorted(newestFirst)
        .map(({ depositId }) => depositId),
      bankHoldUntil: bankHoldOf(player, setting.holdAfterBankChangeHours),
      depositTotal: sum(deposits.map(({ credited }) => credited)),
      withdrawTotal: sum(paid.map(({ amount }) => amount)),
    }
  })
}

/** In baht. */
function sum(amounts: number[]): number {
  return bahtFromSatang(satang(amounts.reduce((total, amount) => total + amount, 0)))
}
