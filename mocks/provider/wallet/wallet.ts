/** `/userbalance/…`: a player's wallet and balance. */

import type * as v from 'valibot'
import type { WalletLock, walletSchema } from '#contract/wallet/wallet'
import { bahtFromSatang, type Satang, satang } from '#lib/money'
import { newestFirst, now } from '../../clock'
import { database } from '../database/database'
import type { ObligationRow } from '../database/playRows'
import { type ReceivedRow, tailOf } from '../database/rows'
import { totalOf } from '../database/totals'
import { keptAtCompletion } from '../promotion/lifecycle'
import { settingOf } from '../site'
import { bankHoldOf, fundsOf, withdrawnToday } from '../withdrawals/withdrawals'
import type { Locks } from './locks'

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
      own: bahtFromSatang(funds.own),
      bonus: bahtFromSatang(funds.bonus),
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
      destination: {
        bank_name: player.bank_name,
        tail: tailOf(player.book_number),
        book_name: player.book_name,
        bankChangedAt: player.bankChangedAt ?? null,
      },
      depositTotal: sum([deposited]),
      withdrawTotal: sum([withdrawn]),
    }
  })
}

type Granted = Omit<ObligationRow, 'source' | 'obligationId' | 'userId' | 'openUser'> & {
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
      pot: active.pot,
      required: active.turnoverRequired,
      done: active.turnoverDone,
      createdAt: active.activatedAt ?? active.receivedAt,
    })
  }
  return granted
    .toSorted((first, second) => first.place - second.place)
    .map(({ source, refId, name, amount, pot, required, done, createdAt }) => ({
      source,
      refId,
      name,
      amount: bahtFromSatang(amount),
      pot: bahtFromSatang(pot),
      required: bahtFromSatang(required),
      done: bahtFromSatang(done),
      left: bahtFromSatang(satang(required - done)),
      createdAt,
    }))
}

function describePromotion(active: ReceivedRow, balance: Satang): WalletOnWire['promotion'] {
  const atCompletion = keptAtCompletion(active)
  return {
    receivedId: active.receivedId,
    PromotionID: active.PromotionID,
    PromotionName: active.PromotionName,
    bonus: bahtFromSatang(active.bonus),
    keepsIfCancelled: bahtFromSatang(satang(balance - active.pot)),
    takenIfCancelled: bahtFromSatang(active.pot),
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

/** Fetches credit that game providers still hold; in the simulation there is none. */
export async function updateBalance(
  userId: string,
): Promise<{ balance: number; updatedAt: string } | null> {
  const updatedAt = new Date(now()).toISOString()
  return database.transaction('rw', database.wallets, async () => {
    const wallet = await database.wallets.get(userId)
    if (!wallet) return null
    await database.wallets.update(userId, { updatedAt })
    return { balance: bahtFromSatang(wallet.balance), updatedAt }
  })
}
