/**
 * Due events: changes that happen by time alone. Nothing runs in the background, so they are applied before the
 * next read or change of the player's rows, in the order in which they fell due. Rows have the time of the
 * event, so the statement is chronological.
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
import { giveUpGranted } from './protection/protectionRequests'
import { automaticSince } from './site'
import { locksOf } from './wallet/locks'
import { decideWithdrawal } from './withdrawals/withdrawals'

const approveAfterMs = 30 * secondMs
const payAfterMs = 60 * secondMs

const { deposits, withdraws, received, players, blocks, obligations, settings } = database
/** Tables that are read to find due events. */
const read = [deposits, withdraws, received, players, blocks, obligations, settings]

interface DueEvent {
  at: string
  apply: (at: string) => Promise<unknown>
}

/** Applies all due events of a player; only reads if there are none. */
export async function applyDueEvents(userId: string): Promise<void> {
  // One transaction, because every call checks this first and a page makes twenty calls at once.
  const next = await database.transaction('r', read, async () => nextDue(userId))
  if (next) await database.transaction('rw', database.tables, async () => applyDueWithin(userId))
}

/** Like {@link applyDueEvents}, in the caller's transaction over all tables. */
export async function applyDueWithin(userId: string): Promise<void> {
  for (;;) {
    const next = await nextDue(userId)
    if (!next) return
    await next.apply(next.at)
  }
}

/** Applies the due events of all players; call it before anything that concerns several players. */
export async function applyAllDue(): Promise<void> {
  const userIds = await database.transaction('r', read, playersWithDue)
  for (const userId of userIds) await applyDueEvents(userId)
}

/**
 * Players with due events, the earliest first. Leaves out withdrawals: the simulated staff decide them when the
 * player looks, so that real staff have them in their queue until then.
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

/** @returns the earliest due event; undefined if there is none */
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

/** Due event of a deposit that expires, or that the simulated bank or staff decide. */
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

/** Due event of a withdrawal: the simulated staff approve and pay, as two persons. */
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

/** Lifts a block that has ended; during a block, gives up all locks. */
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

/** The player's deposits that wait for money, and those that the simulated bank or staff must decide now. */
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
