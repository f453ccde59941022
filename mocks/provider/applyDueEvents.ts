/**
 * Nothing runs in the background: what is due by time alone (a deposit expires, the simulated staff decide)
 * is done when a player's rows are next read or changed.
 */

import { Dexie } from 'dexie'
import { secondMs } from '#lib/time'
import { isoNow, isPast, later, now } from '../clock'
import { database } from './database/database'
import type { DepositRow, WithdrawRow } from './database/rows'
import {
  answerReview,
  confirmDeposit,
  depositLifeMs,
  expireDeposit,
  expiryOf,
} from './deposits/deposits'
import { closeReceived } from './promotion/lifecycle'
import { expireWaiting } from './promotion/receive'
import { blockOf } from './protection/protection'
import { giveUpGranted } from './protection/protectionOrders'
import { isAutomatic } from './site'
import { decideWithdrawal } from './withdrawals/withdrawals'

const approveAfterMs = 30 * secondMs
const payAfterMs = 60 * secondMs

/** Brings the rows of a player up to now, in one transaction; reads only, when nothing is due. */
export async function applyDueEvents(userId: string): Promise<void> {
  if (!(await isAnythingDue(userId))) return
  await database.transaction('rw', database.tables, async () => {
    for (const row of await undecidedDeposits(userId)) await settleDeposit(row)
    for (const row of await openWithdrawals(userId)) await applyDueDecision(row)
    for (const row of await openReceived(userId)) {
      if (!isPast(row.expiresAt)) continue
      if (row.status === 'active') await closeReceived(row, 'expired', row.expiresAt)
      else await expireWaiting(row)
    }
    await applyBlock(userId)
  })
}

/**
 * The same for deposits of whoever did not come back, some at a time: one that has expired waits no more, and
 * its amount is free for others.
 */
export async function applyDueDeposits(): Promise<void> {
  const late = await database.deposits
    .where('[status+createdAt]')
    .between(['pending', Dexie.minKey], ['pending', later(now(), -depositLifeMs)], true, true)
    .limit(50)
    .toArray()
  const due = await database.deposits.where('dueAt').belowOrEqual(isoNow()).limit(50).toArray()
  for (const userId of new Set([...late, ...due].map((row) => row.userId))) {
    await applyDueEvents(userId)
  }
}

/** In one transaction: each call asks this first, and a page makes twenty calls at once. */
async function isAnythingDue(userId: string): Promise<boolean> {
  const tables = [database.deposits, database.withdraws, database.received, database.players]
  const [deposits, withdraws, received, player] = await database.transaction('r', tables, () =>
    Promise.all([
      undecidedDeposits(userId),
      openWithdrawals(userId),
      openReceived(userId),
      database.players.get(userId),
    ]),
  )
  return (
    deposits.some((row) => row.dueAt !== undefined || isPast(expiryOf(row))) ||
    withdraws.length > 0 ||
    received.some((row) => isPast(row.expiresAt)) ||
    player?.status === 'timeout' ||
    player?.status === 'excluded'
  )
}

async function settleDeposit(row: DepositRow): Promise<void> {
  if (row.dueAt !== undefined) {
    if (!isPast(row.dueAt) || !(await isAutomatic())) return
    if (row.status === 'review') await answerReview(row, row.dueAt)
    else await confirmDeposit(row, 'auto', row.dueAt)
    return
  }
  if (isPast(expiryOf(row))) await expireDeposit(row, expiryOf(row))
}

/** The simulated admins: one approves, another pays. */
async function applyDueDecision(row: WithdrawRow): Promise<void> {
  if (!(await isAutomatic())) return
  const approveAt = later(row.createdAt, approveAfterMs)
  if (row.status === 'requested' && isPast(approveAt)) {
    await decideWithdrawal(row.withdrawId, 'approve', { actor: 'auto-approver', at: approveAt })
  }
  const next = await database.withdraws.get(row.withdrawId)
  if (next?.status !== 'approved') return
  const payAt = later(next.approvedAt ?? next.createdAt, payAfterMs - approveAfterMs)
  if (isPast(payAt)) {
    await decideWithdrawal(row.withdrawId, 'paid', { actor: 'auto-payer', at: payAt })
  }
}

/** Lifts a block that is over; gives up all locks while one is in force. */
async function applyBlock(userId: string): Promise<void> {
  const player = await database.players.get(userId)
  if (player?.status !== 'timeout' && player?.status !== 'excluded') return
  if (!(await blockOf(userId))) await database.players.update(userId, { status: 'active' })
  else await giveUpGranted(userId, player.status === 'timeout' ? 'break' : 'exclusion')
}

/** The deposits of a player that wait for their money, and those that the simulated bank or staff now decide. */
async function undecidedDeposits(userId: string): Promise<DepositRow[]> {
  const [open, due] = await Promise.all([
    database.deposits.where({ openUser: userId }).toArray(),
    database.deposits.where('dueAt').belowOrEqual(isoNow()).toArray(),
  ])
  return [
    ...open.filter(({ status }) => status === 'pending'),
    ...due.filter((row) => row.userId === userId),
  ]
}

function openWithdrawals(userId: string): Promise<WithdrawRow[]> {
  return database.withdraws.where({ openUser: userId }).toArray()
}

async function openReceived(userId: string) {
  const [active, waiting] = await Promise.all([
    database.received.where({ activeKey: userId }).toArray(),
    database.received.where({ waitingKey: userId }).toArray(),
  ])
  return [...active, ...waiting]
}
