/** `/userbalance/…`: a player's wallet and balance, and both histories, newest first. */

import { Dexie, type Table } from 'dexie'
import * as v from 'valibot'
import {
  type depositRecordSchema,
  historyQuerySchema,
  type WalletLock,
  type walletSchema,
} from '#contract/wallet/wallet'
import { bahtFromSatang, type Satang, satang } from '#lib/money'
import { dayMs, lastBangkokDays, startOfBangkokDay } from '#lib/time'
import { data, refuse } from '../../answer'
import { newestFirst, now } from '../../clock'
import { database } from '../database/database'
import { type Place, paged, pageOf, type Selection } from '../database/pages'
import type { ObligationRow } from '../database/playRows'
import { type DepositRow, type ReceivedRow, tailOf, type WithdrawRow } from '../database/rows'
import { totalOf } from '../database/totals'
import { keptAtCompletion } from '../promotion/lifecycle'
import { settingOf } from '../site'
import { stepsForPlayer, stepsOfDeposit } from '../steps'
import { bankHoldOf, describeWithdrawal, fundsOf, withdrawnToday } from '../withdrawals/withdrawals'
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

type DepositOnWire = v.InferInput<typeof depositRecordSchema>

export function answerDepositHistory(userId: string, search: URLSearchParams): Promise<Response> {
  const { deposits } = database
  return answerHistory(userId, search, {
    table: deposits,
    keyOf: ({ depositId }) => depositId,
    decidedAt: '[userId+decidedAt]',
    open: async () => [
      ...(await deposits.where({ openUser: userId }).toArray()),
      ...(await deposits.where({ userId, status: 'review' }).toArray()),
    ],
    describe: describeDeposits,
  })
}

export function answerWithdrawHistory(userId: string, search: URLSearchParams): Promise<Response> {
  const { withdraws } = database
  return answerHistory(userId, search, {
    table: withdraws,
    keyOf: ({ withdrawId }) => withdrawId,
    decidedAt: '[userId+paidAt]',
    open: () => withdraws.where({ openUser: userId }).toArray(),
    describe: async (rows) => rows.map(describeWithdrawal),
  })
}

interface History<Row, OnWire, Insert> {
  table: Table<Row, string, Insert>
  keyOf: (row: Row) => string
  /** Index by the time of the decision. */
  decidedAt: string
  /** Open rows of any age. */
  open: () => Promise<Row[]>
  describe: (rows: readonly Row[]) => Promise<OnWire[]>
}

/** All rows, as specified, or those that the query selects. */
async function answerHistory<Row extends DepositRow | WithdrawRow, OnWire extends object, Insert>(
  userId: string,
  search: URLSearchParams,
  history: History<Row, OnWire, Insert>,
): Promise<Response> {
  const query = v.safeParse(historyQuerySchema, Object.fromEntries(search))
  if (!query.success) return refuse(400, query.issues[0].message)
  const { limit, days, status, from, to } = query.output
  if (days !== null && search.size > 1) return refuse(400, 'days: only alone')
  if (limit === null && search.has('after')) return refuse(400, 'after: only with limit')
  const { table, keyOf, describe } = history
  if (days !== null) return data(await describe(await recentRows(userId, days, history)))
  const selection: Selection<Row> = {
    from: from && iso(startOfBangkokDay(from)),
    until: to && iso(startOfBangkokDay(to) + dayMs),
    ...(status !== null && { isMeant: (row: Row) => row.status === status }),
  }
  const pageAt = (place: Place | 'newest', rows?: number) =>
    pageOf(
      table,
      '[userId+createdAt]',
      userId,
      place,
      (row) => ({ moment: row.createdAt, key: keyOf(row) }),
      selection,
      rows,
    )
  if (limit === null) return data(await describe((await pageAt('newest', Infinity)).rows))
  return paged(search, async (place) => {
    const { rows, next } = await pageAt(place)
    return { rows: await describe(rows), next }
  })
}

/** Rows requested or decided in the last Bangkok days, and all open rows. */
async function recentRows<Row extends DepositRow | WithdrawRow, Insert>(
  userId: string,
  days: number,
  { table, keyOf, decidedAt, open }: History<Row, object, Insert>,
): Promise<Row[]> {
  const [first = ''] = lastBangkokDays(now(), days)
  const since = (index: string) =>
    table
      .where(index)
      .between([userId, iso(startOfBangkokDay(first))], [userId, Dexie.maxKey])
      .toArray()
  const found = await Promise.all([since('[userId+createdAt]'), since(decidedAt), open()])
  const rows = new Map(found.flat().map((row) => [keyOf(row), row]))
  return [...rows.values()].toSorted(newestFirst)
}

async function describeDeposits(deposits: readonly DepositRow[]): Promise<DepositOnWire[]> {
  const transferBanks = await database.transferBanks.toArray()
  const bankNames = new Map(transferBanks.map((bank) => [bank.transferBankID, bank.bank_name]))
  return deposits.map((deposit) => ({
    depositId: deposit.depositId,
    amount: bahtFromSatang(deposit.amount),
    creditedAmount: bahtFromSatang(deposit.credited),
    channel: deposit.channel,
    bank_name: bankNames.get(deposit.transferBankID) ?? '',
    PromotionID: deposit.PromotionID,
    status: deposit.status,
    reason: deposit.reason,
    createdAt: deposit.createdAt,
    decidedAt: deposit.decidedAt,
    steps: stepsForPlayer(deposit, stepsOfDeposit(deposit)),
  }))
}

function iso(moment: number): string {
  return new Date(moment).toISOString()
}
