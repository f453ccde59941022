/** Timeline entries by kind, each from its tables. */
import { Dexie, type Table } from 'dexie'
import { isGranted } from '#contract/admin/access'
import type { TimelineKind } from '#contract/admin/people'
import type { WithdrawStatus } from '#contract/wallet/wallet'
import { bahtFromSatang, satang } from '#lib/money'
import { isPast } from '../../../clock'
import { database } from '../../../provider/database/database'
import type { BlockRow, LimitRow } from '../../../provider/database/playRows'
import type { LedgerType, LoginRow } from '../../../provider/database/rows'
import { stepsOfDeposit, stepsOfWithdrawal } from '../../../provider/steps'
import { stepsForStaff } from '../../money/requestRows'
import { cases, messages, notes } from './contact'
import { play } from './play'
import { type Asked, type EntryOnWire, few, newest, type Walk } from './walk'

/**
 * Deposits and withdrawals are read completely: an old row can change its status after newer rows were made,
 * and no index has those times in order. A player makes a few a day.
 */
function rowsMadeBefore<Row, Insert>(
  table: Table<Row, string, Insert>,
  { userId, before }: Asked,
): Promise<Row[]> {
  return table
    .where('[userId+createdAt]')
    .between([userId, Dexie.minKey], [userId, before ?? Dexie.maxKey])
    .toArray()
}

function deposits(asked: Asked): AsyncGenerator<EntryOnWire> {
  return few(readDeposits(asked), asked)
}

async function readDeposits(asked: Asked): Promise<EntryOnWire[]> {
  const rows = await rowsMadeBefore(database.deposits, asked)
  return rows.flatMap((row) =>
    stepsForStaff(row, stepsOfDeposit(row), asked.nameOf).map(({ status, at, by, reason }) => ({
      kind: 'deposit' as const,
      what: status,
      id: row.depositId,
      at,
      amount: bahtFromSatang(status === 'confirmed' ? row.credited : row.amount),
      text: reason,
      by,
    })),
  )
}

function withdrawals(asked: Asked): AsyncGenerator<EntryOnWire> {
  return few(readWithdrawals(asked), asked)
}

/** Whether the amount is in the credit again. */
const isBack = (status: WithdrawStatus) => status === 'rejected' || status === 'returned'

async function readWithdrawals(asked: Asked): Promise<EntryOnWire[]> {
  const rows = await rowsMadeBefore(database.withdraws, asked)
  return rows.flatMap((row) =>
    stepsForStaff(row, stepsOfWithdrawal(row), asked.nameOf).map(({ status, at, by, reason }) => ({
      kind: 'withdrawal' as const,
      what: status,
      id: row.withdrawId,
      at,
      amount: bahtFromSatang(satang(isBack(status) ? row.amount : 0 - row.amount)),
      text: reason,
      by,
    })),
  )
}

function promotions(asked: Asked): AsyncGenerator<EntryOnWire> {
  return few(readPromotions(asked), asked)
}

async function readPromotions({ userId }: Asked): Promise<EntryOnWire[]> {
  const rows = await database.received.where({ userId }).toArray()
  return rows.flatMap((row) => {
    const { receivedId: id, PromotionName: name, receivedAt, activatedAt, closedAt } = row
    const entry = { kind: 'promotion' as const, id, name, amount: bahtFromSatang(row.bonus) }
    return [
      { ...entry, what: 'received', at: receivedAt },
      ...(activatedAt === null ? [] : [{ ...entry, what: 'active', at: activatedAt }]),
      ...(closedAt === null
        ? []
        : [{ ...entry, what: row.status, at: closedAt, text: row.reason }]),
    ]
  })
}

async function* codes({ userId, before }: Asked): AsyncGenerator<EntryOnWire> {
  for await (const row of newest(database.codeRedeems, '[userId+createdAt]', [userId], before)) {
    const { redeemId: id, createdAt: at, shown: name } = row
    yield { kind: 'code', what: 'redeemed', id, at, name, amount: bahtFromSatang(row.amount) }
  }
}

async function* spins({ userId, before }: Asked): AsyncGenerator<EntryOnWire> {
  for await (const row of newest(database.wheelSpins, '[userId+createdAt]', [userId], before)) {
    const { spinId: id, createdAt: at, label: name, prizeType: what } = row
    const amount = row.amount > 0 ? bahtFromSatang(satang(row.amount)) : null
    yield { kind: 'spin', what, id, at, name, amount }
  }
}

/** Credit changes without a table of their own. */
function entered(kind: TimelineKind, type: LedgerType): Walk {
  return async function* walk({ userId, before, nameOf }) {
    const index = '[userId+type+createdAt]'
    for await (const row of newest(database.ledger, index, [userId, type], before)) {
      yield {
        kind,
        what: type,
        id: row.refId,
        at: row.createdAt,
        amount: bahtFromSatang(row.amount),
        text: row.reason ?? null,
        by: row.refType === 'admin' ? nameOf(row.actor) : null,
      }
    }
  }
}

/** Shown digits of a device's hash. */
const deviceDigits = 6

function account(asked: Asked): AsyncGenerator<EntryOnWire> {
  return few(readAccount(asked.userId), asked)
}

/** Includes the last login before version 0.37; earlier ones are unknown. */
async function readAccount(userId: string): Promise<EntryOnWire[]> {
  const [player, logins] = await Promise.all([
    database.players.get(userId),
    database.logins
      .where('[userId+at]')
      .between([userId, Dexie.minKey], [userId, Dexie.maxKey])
      .toArray(),
  ])
  if (!player) return []
  const { createdAt, lastLoginAt } = player
  const isKnown = lastLoginAt === null || logins.some(({ at }) => at === lastLoginAt)
  const earlier = isKnown ? [] : [{ at: lastLoginAt }]
  const all: Pick<LoginRow, 'at' | 'device'>[] = [...earlier, ...logins]
  return [
    { kind: 'account', id: userId, what: 'registered', at: createdAt },
    ...all.map(({ at, device }) => ({
      kind: 'account' as const,
      id: userId,
      what: 'login',
      at,
      // A few characters suffice to tell the devices of one player apart.
      device: device?.slice(0, deviceDigits) ?? null,
    })),
  ]
}

function protection(asked: Asked): AsyncGenerator<EntryOnWire> {
  return few(readProtection(asked.userId), asked)
}

async function readProtection(userId: string): Promise<EntryOnWire[]> {
  const [limits, blocks] = await Promise.all([
    database.limits.where({ userId }).toArray(),
    database.blocks.where({ userId }).toArray(),
  ])
  return [...limits.flatMap(limitEntries), ...blocks.flatMap(blockEntries)]
}

function blockEntries({ kind, blockId: id, startAt, endAt, reason }: BlockRow): EntryOnWire[] {
  const entry = { kind: 'protection' as const, id }
  return [
    { ...entry, what: kind, at: startAt, text: reason },
    ...(endAt !== null && isPast(endAt) ? [{ ...entry, what: `${kind}.end`, at: endAt }] : []),
  ]
}

/** Dates a delayed limit by its request; a removal, which has no other row, also by its confirmation. */
function limitEntries(row: LimitRow): EntryOnWire[] {
  const { limitId: id, kind, window, amount, minutes, createdAt, confirmedAt } = row
  const entry = {
    kind: 'protection' as const,
    what: `limit.${kind}`,
    amount: amount === null ? null : bahtFromSatang(amount),
  }
  const isAsked = row.effectiveAt !== null
  const entries = [{ ...entry, id, at: createdAt, limit: { window, minutes, isAsked } }]
  if (confirmedAt === undefined || amount !== null || minutes !== null) return entries
  const removed = { window, minutes, isAsked: false }
  return [...entries, { ...entry, id: `${id}:confirmed`, at: confirmedAt, limit: removed }]
}

function staffs(asked: Asked): AsyncGenerator<EntryOnWire> {
  return few(readStaffs(asked), asked)
}

/** These have their own entries, so they are left out here. */
const toldElsewhere: readonly string[] = ['user.note', 'user.reply', 'credit.adjust']

/** Staff actions on the player; without `audit.all`, only the colleague's own. */
async function readStaffs({ userId, staff, nameOf }: Asked): Promise<EntryOnWire[]> {
  const rows = await database.audit
    .where('[targetId+seq]')
    .between([userId, Dexie.minKey], [userId, Dexie.maxKey])
    .toArray()
  const seesAll = isGranted(staff.role, 'audit.all')
  return rows
    .filter(({ action }) => !toldElsewhere.includes(action))
    .filter(({ adminID }) => seesAll || adminID === staff.adminID)
    .map(({ seq, at, action, reason, adminID }) => ({
      kind: 'staff',
      what: action,
      id: String(seq),
      at,
      text: reason,
      by: nameOf(adminID),
    }))
}

export const walksOf: Readonly<Record<TimelineKind, readonly Walk[]>> = {
  account: [account],
  deposit: [deposits],
  withdrawal: [withdrawals],
  play: [play],
  promotion: [promotions],
  code: [codes],
  cashback: [entered('cashback', 'cashback')],
  spin: [spins],
  invite: [entered('invite', 'invite')],
  adjustment: [entered('adjustment', 'adjust_add'), entered('adjustment', 'adjust_sub')],
  protection: [protection],
  message: [messages],
  note: [notes],
  case: [cases],
  staff: [staffs],
}
