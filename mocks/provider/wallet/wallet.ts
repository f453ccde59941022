/** GET /userbalance/wallet/{id}. */
import type * as v from 'valibot'
import type { WalletLock, walletSchema } from '#contract/wallet/wallet'
import { bahtFromSatang, type Satang, satang } from '#lib/money'
import { newestFirst } from '../../clock'
import { database } from '../database/database'
import type { ObligationRow } from '../database/playRows'
import type { ReceivedRow } from '../database/rows'
import { totalOf } from '../database/totals'
import { keptAtCompletion } from '../promotion/lifecycle'
import { settingOf } from '../site'
import { bankHoldOf, fundsOf, withdrawnToday } from '../withdrawals/withdrawals'
import type { Locks } from './ledger'

type WalletOnWire = v.InferInput<typeof walletSchema>

export function walletOf(userId: string): Promise<WalletOnWire | null> {
  return database.transaction('r', database.tables, async () => {
    const player = await database.players.get(userId)
    if (!player) return null
    const { deposits, withdraws } = database
    const [funds, today, setting, openDeposit, reviewed, open, deposited, withdrawn] =
      await Promise.all([
        fundsOf(userId),
        withdrawnToday(userId),
        settingOf('withdraw'),
        deposits.where({ openUser: userId }).first(),
        deposits.where({ userId, status: 'review' }).toArray(),
        withdraws.where({ openUser: userId }).toArray(),
        totalOf(database, userId, 'deposited'),
        totalOf(database, userId, 'withdrawn'),
      ])
    return {
      credit: bahtFromSatang(funds.balance),
      onHold: sum(open.map(({ amount }) => amount)),
      available: bahtFromSatang(funds.available),
      locked: bahtFromSatang(satang(funds.balance - funds.available)),
      turnoverLeft: bahtFromSatang(funds.turnoverLeft),
      promotion: funds.locks.active ? describePromotion(funds.locks.active, funds.balance) : null,
      locks: describeLocks(funds.locks),
      withdrawnToday: bahtFromSatang(today.sum),
      withdrawCountToday: today.count,
      withdrawLeftToday: bahtFromSatang(satang(Math.max(0, setting.maxPerDay - today.sum))),
      openWithdrawId: open[0]?.withdrawId ?? null,
      openDepositId: openDeposit?.depositId ?? null,
      reviewDepositIds: reviewed.toSorted(newestFirst).map(({ depositId }) => depositId),
      bankHoldUntil: bankHoldOf(player, setting.holdAfterBankChangeHours),
      depositTotal: sum([deposited]),
      withdrawTotal: sum([withdrawn]),
    }
  })
}

type Granted = Omit<ObligationRow, 'source' | 'obligationId' | 'userId' | 'own' | 'openUser'> & {
  source: WalletLock['source']
}

function describeLocks({ active, obligations }: Locks): WalletOnWire['locks'] {
  const granted = obligations.map((row): Granted => row)
  if (active) {
    granted.push({
      place: active.place,
      source: 'promotion',
      refId: active.receivedId,
      name: active.PromotionName,
      amount: active.bonus,
      required: active.turnoverRequired,
      done: active.turnoverDone,
      createdAt: active.activatedAt ?? active.receivedAt,
    })
  }
  return granted
    .toSorted((first, second) => first.place - second.place)
    .map(({ source, refId, name, amount, required, done, createdAt }) => ({
      source,
      refId,
      name,
      amount: bahtFromSatang(amount),
      required: bahtFromSatang(required),
      done: bahtFromSatang(done),
      left: bahtFromSatang(satang(required - done)),
      createdAt,
    }))
}

function describePromotion(active: ReceivedRow, balance: Satang): WalletOnWire['promotion'] {
  const keeps = satang(Math.min(balance, active.own))
  const atCompletion = keptAtCompletion(active)
  return {
    receivedId: active.receivedId,
    PromotionID: active.PromotionID,
    PromotionName: active.PromotionName,
    bonus: bahtFromSatang(active.bonus),
    own: bahtFromSatang(active.own),
    keepsIfCancelled: bahtFromSatang(keeps),
    takenIfCancelled: bahtFromSatang(satang(balance - keeps)),
    maxWithdraw: bahtFromSatang(active.maxWithdraw),
    keepsAtCompletion: atCompletion === null ? null : bahtFromSatang(atCompletion),
    turnoverRequired: bahtFromSatang(active.turnoverRequired),
    turnoverDone: bahtFromSatang(active.turnoverDone),
    expiresAt: active.expiresAt,
  }
}

/** In baht. */
function sum(amounts: number[]): number {
  return bahtFromSatang(satang(amounts.reduce((total, amount) => total + amount, 0)))
}
