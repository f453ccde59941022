/** Games: providers, game links, and simulated bets, which testers can place too. */

import { Dexie } from 'dexie'
import type * as v from 'valibot'
import {
  type BetRequest,
  type betSchema,
  type gameProviderSchema,
  type LoginLinkRequest,
  type loginLinkSchema,
  minStake,
  winTenths,
} from '#contract/games/games'
import { bahtFromSatang, type Satang, satang } from '#lib/money'
import { minuteMs } from '#lib/time'
import { ProviderError } from '../answer'
import { isoNow, isPast, later, now } from '../clock'
import { randomBelow, randomText } from '../random'
import { database } from './database/database'
import type { GameProviderRow } from './database/playRows'
import type { LedgerRow } from './database/rows'
import { addTurnover } from './promotion/lifecycle'
import { lossLeft, requirePlayable } from './protection/protection'
import { accruePlayed } from './rewards/played'
import { balanceOf, type Entry, InsufficientCredit, post } from './wallet/ledger'
import { type Locks, locksOf } from './wallet/locks'
import { type PotParts, sumOf, winningsOf } from './wallet/pots'

/** A game link is valid for this time, and no other is issued in the meantime. */
const linkLifeMs = minuteMs

/** How long the simulated game accepts bets, like a session. */
const gameLifeMs = 120 * minuteMs

export async function gameProviders(): Promise<v.InferInput<typeof gameProviderSchema>[]> {
  const rows = await database.gameProviders.toArray()
  return rows.toSorted((first, second) => first.sort - second.sort).map(withMaintenance)
}

/** Ends maintenance that is over and starts maintenance that was planned. */
function withMaintenance({ windows = [], ...row }: GameProviderRow): GameProviderRow {
  const planned = windows.find(({ from, until }) => isPast(from) && !isPast(until))
  if (planned && row.status === 'online') {
    return { ...row, status: 'maintenance', maintenanceUntil: planned.until }
  }
  const over = row.maintenanceUntil !== null && isPast(row.maintenanceUntil)
  return row.status === 'maintenance' && over
    ? { ...row, status: 'online', maintenanceUntil: null }
    : row
}

export async function openGame({
  userId,
  providerCode,
}: LoginLinkRequest): Promise<v.InferInput<typeof loginLinkSchema>> {
  await requirePlayable(userId)
  await requireOnline(providerCode)
  const last = await database.gameSessions
    .where('[userId+createdAt]')
    .between([userId, Dexie.minKey], [userId, Dexie.maxKey])
    .last()
  const latest = last ? Date.parse(last.createdAt) : 0
  if (latest + linkLifeMs > now())
    throw new ProviderError('gamelinkwait', { time: latest + linkLifeMs })
  const session = randomText(24)
  const createdAt = isoNow()
  await database.gameSessions.add({
    session,
    userId,
    providerCode,
    createdAt,
    endsAt: later(createdAt, gameLifeMs),
  })
  const query = new URLSearchParams({ provider: providerCode, session })
  return { loginLink: `/games/play?${query}`, expiresAt: later(createdAt, linkLifeMs) }
}

async function requireOnline(providerCode: string): Promise<GameProviderRow> {
  const stored = await database.gameProviders.get(providerCode)
  if (!stored) throw new ProviderError('notfound')
  const row = withMaintenance(stored)
  if (row.status === 'off') throw new ProviderError('provideroff')
  if (row.status === 'online') return row
  const until = row.maintenanceUntil
  throw until === null
    ? new ProviderError('provideroff')
    : new ProviderError('providerdown', { time: Date.parse(until) })
}

export async function placeBet(request: BetRequest): Promise<v.InferInput<typeof betSchema>> {
  const { userId, stake, side } = request
  await requirePlayable(userId)
  if (stake < minStake) throw new ProviderError('belowminstake', { min: minStake })
  const game = await database.gameSessions.get(request.session)
  if (game?.userId !== userId || isPast(game.endsAt)) throw new ProviderError('gameclosed')
  await requireOnline(game.providerCode)
  const result = randomBelow(2) === 0 ? 'high' : 'low'
  const won = satang(result === side ? Math.floor((stake * winTenths) / 10) : 0)
  const { session, providerCode } = game
  const betId = await play(userId, stake, won, { session, providerCode })
  return {
    betId,
    providerCode,
    stake: bahtFromSatang(stake),
    won: bahtFromSatang(won),
    side,
    result,
    credit: bahtFromSatang(await balanceOf(userId)),
    createdAt: isoNow(),
  }
}

/** Posts a stake and its winnings in the caller's transaction; the stake counts as turnover. */
export async function play(
  userId: string,
  stake: Satang,
  won: Satang,
  game?: LedgerRow['game'],
): Promise<string> {
  if (stake === 0) throw new ProviderError('amountrequired')
  const left = await lossLeft(userId)
  if (left !== null && stake > left) throw new ProviderError('losslimit', { left })
  const betId = `G${randomText(10)}`
  const locks = await locksOf(userId)
  const usual = {
    userId,
    refType: 'game',
    refId: betId,
    actor: userId,
    ...(game && { game }),
  } as const
  const staked = await postStake({ ...usual, amount: satang(0 - stake) }, locks)
  if (won > 0) {
    const pots = winningsOf(won, stake, staked)
    const win = { ...usual, type: 'win_sim', amount: won, pots } as const
    await post({ ...win, idemKey: `win_sim:${betId}` }, locks)
  }
  await accruePlayed(userId, satang(stake - sumOf(staked)))
  await addTurnover(userId, stake, locks)
  return betId
}

/** @returns the parts of the stake that came from bonus pots */
async function postStake(stake: Omit<Entry, 'type' | 'idemKey'>, locks: Locks): Promise<PotParts> {
  try {
    const { pots = {} } = await post(
      { ...stake, type: 'bet_sim', idemKey: `bet_sim:${stake.refId}` },
      locks,
    )
    return Object.fromEntries(
      Object.entries(pots).map(([refId, part]) => [refId, satang(0 - part)]),
    )
  } catch (cause) {
    if (!(cause instanceof InsufficientCredit)) throw cause
    throw new ProviderError('stakeovercredit', { max: cause.balance })
  }
}
