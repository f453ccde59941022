/**
 * Quarantined rows of a player. A damaged row never lifts a rule: while it is in quarantine, the player's
 * requests are refused. The user can start a repair: money from the ledger, a block or limit from its
 * readable fields and otherwise the strictest values.
 */
import { blockEnd, limitKinds, limitWindows } from '#contract/protection/limits'
import { openWithdrawStatuses } from '#contract/wallet/wallet'
import { satang } from '#lib/money'
import { ProviderError } from '../answer'
import { isoNow, now } from '../clock'
import { type QuarantinedRow, quarantinedRows, settle } from '../database/checkedDatabase'
import { database } from './database/database'
import type { BlockRow, LimitRow } from './database/playRows'
import { rowChecks, slotOf } from './database/rowChecks'
import type { LedgerRow } from './database/rows'
import { recount } from './database/totals'
import { balanceOf, post } from './wallet/ledger'

interface Damaged {
  id: string
  userId: string
  row: Readonly<Record<string, unknown>>
}

/** Repairs by table. Money comes first, because the others post more entries. */
const repairs: Readonly<Record<string, (damaged: Damaged) => Promise<unknown>>> = {
  ledger: fillGap,
  withdraws: releaseWithdrawal,
  received: (damaged) => forfeit(damaged, 'received', damaged.id),
  obligations: forfeitObligation,
  blocks: (damaged) => database.blocks.put(strictBlock(damaged)),
  limits: putLimit,
}

/** Tables whose rows apply to all players if the owner is unknown: damage must not free a player. */
const protecting: readonly string[] = ['blocks', 'limits']

/** Refuses while a row of the player is in quarantine. Call it outside of transactions. */
export async function requireSound(userId: string): Promise<void> {
  const rows = await waitingRows()
  if (rows.some((row) => holds(row, userId))) throw new ProviderError('recordsdamaged')
}

function holds(row: QuarantinedRow, userId: string): boolean {
  const owner = ownerOf(row)
  return owner === null ? protecting.includes(row.table) : owner === userId
}

/** Rows that block players' requests until they are repaired. */
export async function waitingRows(): Promise<QuarantinedRow[]> {
  const rows = await quarantinedRows()
  return rows.filter(
    (row) => row.database === database.name && Object.hasOwn(repairs, row.table) && !row.isSettled,
  )
}

/** Repairs everything or nothing. A block or limit without a known owner continues to apply to all. */
export async function repairQuarantine(): Promise<void> {
  const waiting = await waitingRows()
  const repaired = waiting.filter((row) => ownerOf(row) !== null || !protecting.includes(row.table))
  await database.transaction('rw', database.tables, async () => {
    for (const [table, repair] of Object.entries(repairs)) {
      for (const { key, row, ...rest } of repaired) {
        const userId = rest.table === table && ownerOf({ ...rest, key, row })
        if (userId) await repair({ id: String(key), userId, row: Object(row) })
      }
    }
    await recount(database)
  })
  await settle(repaired)
}

/** The row's owner, by `userId` or by its index fields; null if unknown. */
function ownerOf({ row }: QuarantinedRow): string | null {
  const { userId, activeKey, openUser, slotKey } = Object(row)
  const inSlot: unknown = String(slotKey).split(':').length > 1 && slotKey.split(':')[0]
  const named: unknown[] = [userId, inSlot, activeKey, openUser]
  return named.find((one) => typeof one === 'string') ?? null
}

/** Replaces a lost entry by an adjustment, computed from the next row, so that the entries add up again. */
async function fillGap({ id, userId }: Damaged): Promise<void> {
  const seq = Number(id)
  const rows = await database.ledger.where({ userId }).sortBy('seq')
  const before = rows.findLast((row) => (row.seq ?? 0) < seq)?.balanceAfter ?? 0
  const next = rows.find((row) => (row.seq ?? 0) > seq)
  const after = next ? next.balanceAfter - next.amount : await balanceOf(userId)
  if (before === after) return
  const adjustment: LedgerRow = {
    seq,
    userId,
    type: after > before ? 'adjust_add' : 'adjust_sub',
    amount: satang(after - before),
    balanceAfter: satang(after),
    refType: 'admin',
    refId: 'set-aside',
    idemKey: `set-aside:${seq}`,
    actor: 'device',
    reason: 'set-aside',
    createdAt: isoNow(),
  }
  await database.ledger.put(adjustment)
}

/** Releases the credit that an unfinished withdrawal held. */
async function releaseWithdrawal({ id, userId, row }: Damaged): Promise<void> {
  const { openUser, status } = row
  const isOpen = openUser !== undefined || openWithdrawStatuses.some((one) => one === status)
  const held = await database.ledger.where({ idemKey: `withdraw_hold:${id}` }).first()
  if (!isOpen || !held) return
  await post({
    userId,
    type: 'withdraw_release',
    amount: satang(0 - held.amount),
    refType: 'withdraw',
    refId: id,
    idemKey: `withdraw_release:${id}`,
    actor: 'device',
    reason: 'set-aside',
  })
}

async function forfeitObligation(damaged: Damaged): Promise<void> {
  const source = damaged.id.startsWith('code:') ? 'code' : 'cashback'
  await forfeit(damaged, source, damaged.id.slice(source.length + 1))
}

/**
 * Ends a lock as if given up: forfeits its pot, own money stays. The ledger tells the pot's amount; for a
 * lock of an earlier version it does not, so the granted amount is forfeited. An ended lock forfeits nothing.
 */
async function forfeit(
  { id, userId, row }: Damaged,
  refType: 'received' | 'code' | 'cashback',
  refId: string,
): Promise<void> {
  const { activeKey, openUser, status } = row
  if (activeKey === undefined && openUser === undefined && status !== 'active') return
  const rows = await database.ledger.where({ userId }).toArray()
  const parts = rows.flatMap(({ pots }) => pots?.[refId] ?? [])
  const granted = rows.find((one) => one.refId === refId && one.amount > 0)?.amount ?? 0
  const pot = parts.length > 0 ? parts.reduce((sum, part) => sum + part, 0) : granted
  const amount = satang(0 - Math.max(0, Math.min(pot, await balanceOf(userId))))
  if (amount === 0) return
  await post({
    userId,
    type: 'bonus_forfeit',
    amount,
    refType,
    refId,
    idemKey: `bonus_forfeit:${id}`,
    actor: 'device',
    reason: 'set-aside',
    pots: { [refId]: amount },
  })
}

/** `strictest`, with all fields of the row that are valid in it. */
function readable<Row extends object>(table: string, row: object, strictest: Row): Row {
  let kept = strictest
  for (const [name, value] of Object.entries(row)) {
    const tried = { ...kept, [name]: value }
    if (rowChecks[table]?.(tried)) kept = tried
  }
  return kept
}

function strictBlock({ id, userId, row }: Damaged): BlockRow {
  // A timeout lasts at most 30 days; an exclusion may be permanent.
  const end = blockEnd(row['kind'] === 'timeout' ? '30d' : 'forever', now())
  return readable<BlockRow>('blocks', row, {
    blockId: id,
    userId,
    kind: 'exclude',
    startAt: isoNow(),
    endAt: end === null ? null : new Date(end).toISOString(),
    reason: null,
  })
}

/** Takes kind and window from the slot key `userId:kind:window:active`, or from the row's own fields. */
async function putLimit({ id, userId, row }: Damaged): Promise<void> {
  const slot = typeof row['slotKey'] === 'string' ? row['slotKey'] : slotOf(row)
  const [, kindText, windowText, status] = slot.split(':')
  if (['waiting', 'replaced', 'lapsed'].some((one) => one === status)) return
  const kind = limitKinds.find((one) => one === kindText) ?? 'deposit'
  const window = limitWindows.find((one) => one === windowText) ?? '24h'
  const isSession = kind === 'session'
  const strictest: LimitRow = {
    limitId: id,
    userId,
    kind,
    window,
    amount: isSession ? null : satang(0),
    minutes: isSession ? 1 : null,
    status: 'active',
    effectiveAt: null,
    lapsesAt: null,
    slotKey: slotOf({ userId, kind, window, status: 'active' }),
    createdAt: isoNow(),
  }
  const kept = readable('limits', row, strictest)
  const inPlace = await database.limits.where({ slotKey: kept.slotKey }).count()
  if (inPlace === 0) await database.limits.put(kept)
}
