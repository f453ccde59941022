/**
 * A damaged row of what is in force ends nothing: as long as it is set aside, its player's orders are refused. At the
 * person's word it is repaired: money by what the ledger tells, a block and a limit by what can be read of them, at
 * their strictest.
 */
import { blockEnd, limitKinds, limitWindows } from '#contract/protection/limits'
import { openWithdrawStatuses } from '#contract/wallet/wallet'
import { satang } from '#lib/money'
import { Refused } from '../answer'
import { isoNow, now } from '../clock'
import { rowsSetAside, type SetAsideRow, settle } from '../database/checkedDatabase'
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

/** By table. Money comes first, since the others enter more of it. */
const repairs: Readonly<Record<string, (damaged: Damaged) => Promise<unknown>>> = {
  ledger: fillGap,
  withdraws: releaseWithdrawal,
  received: (damaged) => forfeit(damaged, 'received', damaged.id),
  obligations: forfeitObligation,
  blocks: (damaged) => database.blocks.put(strictBlock(damaged)),
  limits: putLimit,
}

/** Where nobody knows whose it is, it holds for all: no damage sets a player free. */
const protecting: readonly string[] = ['blocks', 'limits']

/** Refuses while something of the player's is set aside. Not within a transaction. */
export async function requireSound(userId: string): Promise<void> {
  const rows = await waitingRows()
  if (rows.some((row) => holds(row, userId))) throw new Refused('recordsdamaged')
}

function holds(row: SetAsideRow, userId: string): boolean {
  const owner = ownerOf(row)
  return owner === null ? protecting.includes(row.table) : owner === userId
}

/** What keeps players from their orders until it is repaired. */
export async function waitingRows(): Promise<SetAsideRow[]> {
  const rows = await rowsSetAside()
  return rows.filter(
    (row) => row.database === database.name && Object.hasOwn(repairs, row.table) && !row.isSettled,
  )
}

/** Repairs all of it, or nothing. A block or limit of which nobody knows whose it was goes on to hold for all. */
export async function repairSetAside(): Promise<void> {
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

/** Whose row it is, by itself or by what marks it as in force; null where nothing tells. */
function ownerOf({ row }: SetAsideRow): string | null {
  const { userId, activeKey, openUser, slotKey } = Object(row)
  const inSlot: unknown = String(slotKey).split(':').length > 1 && slotKey.split(':')[0]
  const named: unknown[] = [userId, inSlot, activeKey, openUser]
  return named.find((one) => typeof one === 'string') ?? null
}

/** The row after it tells what it left behind: an adjustment takes its place, so that the entries add up again. */
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

/** What one that was not finished held is the player's own again. */
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
 * A lock ends as one that is given up: its pot goes, own money stays. What is in the pot the ledger tells; of one that
 * came from an earlier version it does not, and as much goes as was granted. Nothing goes of one that had ended.
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

/** `strictest`, with whatever of the row fits in it. */
function readable<Row extends object>(table: string, row: object, strictest: Row): Row {
  let kept = strictest
  for (const [name, value] of Object.entries(row)) {
    const tried = { ...kept, [name]: value }
    if (rowChecks[table]?.(tried)) kept = tried
  }
  return kept
}

function strictBlock({ id, userId, row }: Damaged): BlockRow {
  // A time-out lasts 30 days at the most; an exclusion may be one for ever.
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

/** Its place says of what it is and for how long: `userId:kind:window:active`; where that is damaged, its own fields do. */
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
