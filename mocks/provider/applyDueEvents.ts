/**
 * Due events: what time alone does to a player. Nothing runs in the background, so they are applied before the
 * player's rows are next read or changed, by whoever does it, in the order in which they fell due over all kinds.
 * Rows bear the moment at which the event took effect, so the statement is in the order of time.
 */

import { Dexie } from 'dexie'
import { secondMs } from '#lib/time'
import { isoNow, isPast, later, now } from '../clock'
import { database } from './database/database'
import type { DepositRow, PlayerRow, ReceivedRow, WithdrawRow } from './database/rows'
import {
  answerReview,
  confirmDeposit,
  depositLifeMs,
  expireDeposit,
  expiryOf,
} from './deposits/deposits'
import { closeLost, closeReceived, endWaiting } from './promotion/lifecycle'
import { waitsForDecision } from './promotion/receive'
import { blockOf } from './protection/protection'
import { giveUpGranted } from './protection/protectionOrders'
import { automaticSince } from './site'
import { locksOf } from './wallet/locks'
import { decideWithdrawal } from './withdrawals/withdrawals'

const approveAfterMs = 30 * secondMs
const payAfterMs = 60 * secondMs

const { deposits, withdraws, received, players, blocks, obligations, settings } = database
/** What is looked at to see whether something is due. */
const read = [deposits, withdraws, received, players, blocks, obligations, settings]

interface DueEvent {
  at: string
  apply: (at: string) => Promise<unknown>
}

/** Brings a player's rows up to now. Without anything due, it only reads. */
export async function applyDueEvents(userId: string): Promise<void> {
  // In one transaction: each call asks this first, and a page makes twenty calls at once.
  const next = await database.transaction('r', read, async () => nextDue(userId))
  if (next) await database.transaction('rw', database.tables, async () => applyDueWithin(userId))
}

/** The same in the caller's transaction, which covers all tables. */
export async function applyDueWithin(userId: string): Promise<void> {
  for (;;) {
    const next = await nextDue(userId)
    if (!next) return
    await next.apply(next.at)
  }
}

/** The same for every player for whom something is due: before whatever concerns more than one of them. */
export async function applyAllDue(): Promise<void> {
  const userIds = await database.transaction('r', read, playersWithDue)
  for (const userId of userIds) await applyDueEvents(userId)
}

/**
 * Players with something due, those for whom it fell due first before the others. Withdrawals are not looked for: the
 * simulated staff decide them when the player looks, so that real staff find them in their queue until then.
 */
async function playersWithDue(): Promise<string[]> {
  const present = isoNow()
  const late = deposits
    .where('[status+createdAt]')
    .between(['pending', Dexie.minKey], ['pending', later(now(), -depositLifeMs)], true, true)
  const over = ['active', 'received'].map((status) =>
    received
      .where('[status+expiresAt]')
      .between([status, Dexie.minKey], [status, present], true, true),
  )
  const found = await Promise.all([
    late.toArray((rows) => rows.map((row) => ({ userId: row.userId, at: expiryOf(row) }))),
    deposits
      .where('dueAt')
      .belowOrEqual(present)
      .toArray((rows) => rows.map(({ userId, dueAt }) => ({ userId, at: dueAt ?? present }))),
    ...over.map((rows) =>
      rows.toArray((list) => list.map(({ userId, expiresAt }) => ({ userId, at: expiresAt }))),
    ),
    players
      .where('blockedUntil')
      .belowOrEqual(present)
      .toArray((rows) =>
        rows.map(({ id, blockedUntil }) => ({ userId: id, at: blockedUntil ?? present })),
      ),
  ])
  const inOrder = found.flat().toSorted((first, second) => (first.at < second.at ? -1 : 1))
  return [...new Set(inOrder.map(({ userId }) => userId))]
}

/** What is due first of all; undefined while nothing is. */
async function nextDue(userId: string): Promise<DueEvent | undefined> {
  const [undecided, unpaid, taken, player] = await Promise.all([
    undecidedDeposits(userId),
    withdraws.where({ openUser: userId }).toArray(),
    openReceived(userId),
    players.get(userId),
  ])
  const isStaffAsked = unpaid.length > 0 || undecided.some(({ dueAt }) => dueAt !== undefined)
  const since = isStaffAsked ? await automaticSince() : null
  const events = [
    ...undecided.map((row) => dueOfDeposit(row, since)),
    ...unpaid.map((row) => dueOfWithdrawal(row, since)),
    ...(await Promise.all(taken.map(dueOfReceived))),
    await dueOfBlock(player),
  ]
  return events
    .filter((event) => event !== undefined)
    .filter(({ at }) => isPast(at))
    .toSorted((first, second) => (first.at < second.at ? -1 : Number(first.at > second.at)))[0]
}

/** Of a deposit that waits for its money, or that the simulated bank or staff decide. */
function dueOfDeposit(row: DepositRow, since: string | null): DueEvent | undefined {
  if (row.dueAt === undefined) {
    return { at: expiryOf(row), apply: (at) => expireDeposit(row, at) }
  }
  if (since === null) return undefined
  return {
    at: latest(row.dueAt, since),
    apply: (at) =>
      row.status === 'review' ? answerReview(row, at) : confirmDeposit(row, 'auto', at),
  }
}

/** The simulated staff: one approves, another pays. */
function dueOfWithdrawal(row: WithdrawRow, since: string | null): DueEvent | undefined {
  const { withdrawId, status, createdAt, approvedAt = createdAt } = row
  if (since === null) return undefined
  if (status === 'requested') {
    return {
      at: latest(later(createdAt, approveAfterMs), since),
      apply: (at) => decideWithdrawal(withdrawId, 'approve', { actor: 'auto-approver', at }),
    }
  }
  if (status !== 'approved') return undefined
  return {
    at: latest(later(approvedAt, payAfterMs - approveAfterMs), since),
    apply: (at) => decideWithdrawal(withdrawId, 'paid', { actor: 'auto-payer', at }),
  }
}

async function dueOfReceived(row: ReceivedRow): Promise<DueEvent | undefined> {
  const { status, expiresAt: at } = row
  if (status === 'active') {
    return {
      at,
      apply: async () => {
        await closeReceived(row, 'expired', at)
        await closeLost(row.userId, at)
      },
    }
  }
  if (!isPast(at) || (await waitsForDecision(row))) return undefined
  return { at, apply: () => endWaiting(row, 'expired', 'expired', at) }
}

/** Lifts a block that is over; gives up all locks that are there while one is in force. */
async function dueOfBlock(player: PlayerRow | undefined): Promise<DueEvent | undefined> {
  if (player?.status !== 'timeout' && player?.status !== 'excluded') return undefined
  const { id, status, blockedUntil = isoNow() } = player
  if (!(await blockOf(id))) return { at: blockedUntil, apply: () => lift(player) }
  const { active, obligations } = await locksOf(id)
  if (!active && obligations.length === 0) return undefined
  return {
    at: isoNow(),
    apply: () => giveUpGranted(id, status === 'timeout' ? 'break' : 'exclusion'),
  }
}

function lift(player: PlayerRow): Promise<unknown> {
  const { blockedUntil: _, ...rest } = player
  return players.put({ ...rest, status: 'active' })
}

function latest(first: string, second: string): string {
  return first > second ? first : second
}

/** The deposits of a player that wait for their money, and those that the simulated bank or staff now decide. */
async function undecidedDeposits(userId: string): Promise<DepositRow[]> {
  const [open, due] = await Promise.all([
    deposits.where({ openUser: userId }).toArray(),
    deposits.where('dueAt').belowOrEqual(isoNow()).toArray(),
  ])
  return [
    ...open.filter(({ status, dueAt }) => status === 'pending' && dueAt === undefined),
    ...due.filter((row) => row.userId === userId),
  ]
}

async function openReceived(userId: string): Promise<ReceivedRow[]> {
  const [active, waiting] = await Promise.all([
    received.where({ activeKey: userId }).toArray(),
    received.where({ waitingKey: userId }).toArray(),
  ])
  return [...active, ...waiting]
}
