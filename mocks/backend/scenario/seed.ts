/** Seeds a scenario's data: players with credit, promotions, codes, open deposits, closed games. */

import { normalizeCode } from '#contract/rewards/rewards'
import type { Scenario } from '#contract/scenario/file'
import { type Satang, satang } from '#lib/money'
import { personNameKey } from '#lib/text/personName'
import { minuteMs } from '#lib/time'
import { ProviderError } from '../../answer'
import { isoNow, later } from '../../clock'
import { database } from '../../provider/database/database'
import { type PlayerRow, tailOf } from '../../provider/database/rows'
import { closed, placeDeposit, submitDeposit } from '../../provider/deposits/deposits'
import { releaseReceived } from '../../provider/promotion/receive'
import { demoPassword } from '../../provider/seed/seed'
import { balanceOf, post } from '../../provider/wallet/ledger'
import { decideWithdrawal } from '../../provider/withdrawals/withdrawals'

type Seed = Scenario['seed']
type Each<List extends keyof Seed> = Seed[List] extends readonly (infer Row)[] | undefined
  ? Row
  : never

const tester = 'tester'

/** Runs in the scenario's transaction. */
export async function layOut(seed: Seed): Promise<void> {
  const { players, promotions, codes, deposits, gamesClosedMinutes } = seed
  for (const player of players) await layOutPlayer(player)
  for (const [index, promotion] of promotions.entries()) await layOutPromotion(promotion, index)
  for (const code of codes) await layOutCode(code)
  for (const deposit of deposits) await layOutDeposit(deposit)
  if (gamesClosedMinutes !== undefined) {
    const maintenanceUntil = later(isoNow(), gamesClosedMinutes * minuteMs)
    await database.gameProviders.toCollection().modify({ status: 'maintenance', maintenanceUntil })
  }
}

/** @returns the player with this phone number. @throws {ProviderError} `notfound` */
export async function playerNamed(username: string): Promise<PlayerRow> {
  const player = await database.players.where({ username }).first()
  if (!player) throw new ProviderError('notfound')
  return player
}

async function layOutPlayer({ username, name, credit, status }: Each<'players'>): Promise<void> {
  const known = await database.players.where({ username }).first()
  const before = known ?? (await newcomer(username))
  const book_name = name ?? before.book_name
  const player: PlayerRow = {
    ...before,
    book_name,
    nameKey: personNameKey(book_name),
    ...(status !== undefined && { status }),
  }
  await database.players.put(player)
  await endOpenRequests(player.id)
  if (credit !== undefined) await bringCreditTo(player.id, credit)
}

/** Creates a player with an account number that no bank issues. */
async function newcomer(username: string): Promise<PlayerRow> {
  const bank = await database.banks.toCollection().first()
  if (!bank) throw new ProviderError('notfound')
  const book_number = username.slice(-6).padStart(bank.digits[0] ?? 10, '0')
  return {
    id: `S${username}`,
    username,
    password: demoPassword,
    bank_name: bank.bank_name,
    book_number,
    tail: tailOf(book_number),
    book_name: `ผู้ทดสอบ ${username.slice(-4)}`,
    status: 'active',
    inviterID: null,
    createdAt: isoNow(),
    lastLoginAt: null,
  }
}

/** Closes an open deposit and withdrawal, so that a scenario can be loaded again. */
async function endOpenRequests(openUser: string): Promise<void> {
  const deposit = await database.deposits.where({ openUser }).first()
  if (deposit) {
    await database.deposits.put(closed(deposit, 'cancelled'))
    await releaseReceived(deposit, 'cancelled')
  }
  const withdrawal = await database.withdraws.where({ openUser }).first()
  if (withdrawal) await decideWithdrawal(withdrawal.withdrawId, 'reject', { actor: tester })
}

async function bringCreditTo(userId: string, credit: Satang): Promise<void> {
  const amount = satang(credit - (await balanceOf(userId)))
  if (amount === 0) return
  const refId = crypto.randomUUID()
  await post({
    userId,
    type: amount > 0 ? 'adjust_add' : 'adjust_sub',
    amount,
    refType: 'admin',
    refId,
    idemKey: `adjust:${refId}`,
    actor: tester,
  })
}

/** Replaces the terms of an existing promotion; claims made before keep their own. */
async function layOutPromotion(entry: Each<'promotions'>, index: number): Promise<void> {
  const { id, name, detail, type, bonusPercent, bonus, minDeposit, turnoverX, maxWithdraw } = entry
  const known = await database.promotions.get(id)
  await database.promotions.put({
    PromotionID: id,
    PromotionName: name,
    PromotionDetail: detail,
    PromotionImage: null,
    PromotionType: type,
    PromotionStatus: 'on',
    bonusMode: bonusPercent > 0 ? 'percent' : 'fixed',
    bonusPercent,
    bonusFixed: bonusPercent > 0 ? satang(0) : bonus,
    bonusMax: bonus,
    minDeposit,
    turnoverX,
    turnoverBase: type === 'freecredit' ? 'bonus' : 'deposit+bonus',
    maxWithdraw,
    expireDays: 30,
    perUser: 0,
    perDay: 0,
    quota: 0,
    startAt: null,
    endAt: null,
    weekdays: null,
    hours: null,
    audience: 'all',
    version: (known?.version ?? 0) + 1,
    sort: index + 1,
  })
}

/** Adds redemptions to an existing code; each player can still redeem it only once. */
async function layOutCode({ code, amount, turnoverX, maxRedeem }: Each<'codes'>): Promise<void> {
  const written = normalizeCode(code)
  const known = await database.codes.where({ code: written }).first()
  await database.codes.put({
    codeId: known?.codeId ?? `scenario:${written}`,
    code: written,
    shown: code,
    batchId: 'scenario',
    batchName: 'scenario',
    amount,
    turnoverX,
    maxRedeem: (known?.redeemed ?? 0) + maxRedeem,
    redeemed: known?.redeemed ?? 0,
    audience: 'all',
    startAt: null,
    expireAt: null,
    status: 'on',
    createdBy: tester,
    createdAt: isoNow(),
  })
}

async function layOutDeposit(entry: Each<'deposits'>): Promise<void> {
  const { id: userId } = await playerNamed(entry.player)
  const banks = await database.transferBanks.filter(({ status }) => status === 'on').toArray()
  const bank = banks.toSorted((one, other) => one.sort - other.sort)[0]
  if (!bank) throw new ProviderError('bankclosed')
  await endOpenRequests(userId)
  const requestId = crypto.randomUUID()
  await placeDeposit({
    requestId,
    userId,
    amount: entry.amount,
    transferBankID: bank.transferBankID,
    channel: 'bank',
    PromotionID: entry.promotion ?? null,
  })
  const placed = await database.deposits.where({ openUser: userId }).first()
  if (placed && entry.status === 'submitted') {
    await submitDeposit({ requestId, userId, depositId: placed.depositId })
  }
}
