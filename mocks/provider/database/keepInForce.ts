/**
 * Damage ends nothing that is in force: a player's block or limit, a lock on credit, a withdrawal that is not
 * finished. Where such a row was set aside it goes on with what of it can still be read; what came or went
 * with it is read off the ledger, and what nothing tells is taken at its strictest. It ends as any other.
 */
import { blockEnd, limitKinds, limitWindows } from '#contract/protection/limits'
import { openWithdrawStatuses } from '#contract/wallet/wallet'
import { type Satang, satang } from '#lib/money'
import { dayMs } from '#lib/time'
import { isoNow, later, now } from '../../clock'
import type { Misfit, RowCheck } from '../../database/checkedDatabase'
import type { BlockRow, LimitRow, ObligationRow } from './playRows'
import { rowChecks, slotOf } from './rowChecks'
import type { ReceivedRow, WithdrawRow } from './rows'
import type { ProviderTables } from './tables'

const nothing = satang(0)
const leastSum = satang(1)

/** A lock's turnover where nothing tells it: more than any offer asks for. Times what came with it. */
const mostTimes = 100

interface Damaged {
  provider: ProviderTables
  id: string
  row: Readonly<Record<string, unknown>>
  fits: RowCheck | undefined
}

type Rest = (damaged: Damaged) => Promise<object | undefined> | object | undefined

/** What goes on of a row, by its table; undefined if it was not in force, or nobody knows whose it was. */
const restOf: Readonly<Record<string, Rest>> = {
  blocks: blockOf,
  limits: limitOf,
  obligations: obligationOf,
  received: receivedOf,
  withdraws: withdrawalOf,
}

/** Within the transaction that removed the rows. */
export async function keepInForce(
  provider: ProviderTables,
  misfits: readonly Misfit[],
): Promise<void> {
  for (const { table, key, row } of misfits) {
    const id = String(key)
    const rest = await restOf[table]?.({ provider, id, row: Object(row), fits: rowChecks[table] })
    if (!rest) continue
    await provider.table(table).put(rest)
    console.error(`A damaged row of ${table} goes on at its strictest: ${id}`)
  }
}

/** `strictest`, with whatever of the row fits in it. */
function readable<Row extends object>({ row, fits }: Damaged, strictest: Row): Row {
  let kept = strictest
  for (const [name, value] of Object.entries(row)) {
    const tried = { ...kept, [name]: value }
    if (fits?.(tried)) kept = tried
  }
  return kept
}

const isText = (value: unknown) => typeof value === 'string'

/**
 * Whose row it is, by the mark of what is in force; where the mark itself is damaged, by the row. Undefined
 * where neither mark nor status says that it is in force.
 */
async function holderOf(
  { provider, row }: Damaged,
  mark: string,
  inForce: readonly string[],
): Promise<string | undefined> {
  const { [mark]: marked, userId, status } = row
  if (marked === undefined && !inForce.some((one) => one === status)) return undefined
  const named = [marked, userId].filter(isText)
  const players = await provider.players.bulkGet(named)
  return named.find((_, index) => players[index]) ?? named[0]
}

function blockOf(damaged: Damaged): BlockRow | undefined {
  const { userId, kind } = damaged.row
  if (!isText(userId)) return undefined
  // A time-out lasts 30 days at the most; an exclusion may be one for ever.
  const end = blockEnd(kind === 'timeout' ? '30d' : 'forever', now())
  return readable<BlockRow>(damaged, {
    blockId: damaged.id,
    userId,
    kind: 'exclude',
    startAt: isoNow(),
    endAt: end === null ? null : new Date(end).toISOString(),
    reason: null,
  })
}

/**
 * Its place tells whose limit it is, of what and for how long: `userId:kind:window:active`. Where the place is
 * damaged, its own fields tell the same.
 */
function limitOf(damaged: Damaged): LimitRow | undefined {
  const { row } = damaged
  const slotKey = isText(row['slotKey']) ? row['slotKey'] : slotOf(row)
  const [userId = '', kindText, windowText, status] = slotKey.split(':')
  const kind = limitKinds.find((one) => one === kindText)
  const window = limitWindows.find((one) => one === windowText)
  if (!kind || !window || status !== 'active') return undefined
  const isSession = kind === 'session'
  return readable<LimitRow>(damaged, {
    limitId: damaged.id,
    userId,
    kind,
    window,
    amount: isSession ? null : nothing,
    minutes: isSession ? 1 : null,
    status,
    effectiveAt: null,
    lapsesAt: null,
    slotKey,
    createdAt: isoNow(),
  })
}

async function obligationOf(damaged: Damaged): Promise<ObligationRow | undefined> {
  const { provider, id } = damaged
  const userId = await holderOf(damaged, 'openUser', [])
  if (userId === undefined) return undefined
  const source = id.startsWith('code:') ? 'code' : 'cashback'
  const refId = id.slice(source.length + 1)
  const { pot, granted } = await potOf(provider, userId, refId)
  const read = readable<ObligationRow>(damaged, {
    obligationId: id,
    userId,
    openUser: userId,
    source,
    refId,
    name: null,
    amount: granted,
    pot,
    place: 1,
    required: satang(granted * mostTimes),
    done: nothing,
    createdAt: isoNow(),
  })
  return { ...read, userId }
}

async function receivedOf(damaged: Damaged): Promise<ReceivedRow | undefined> {
  const { provider, id } = damaged
  const userId = await holderOf(damaged, 'activeKey', ['active'])
  if (userId === undefined) return undefined
  const { pot, granted } = await potOf(provider, userId, id)
  const bonus = satang(Math.max(granted, leastSum))
  const at = isoNow()
  const read = readable<ReceivedRow>(damaged, {
    receivedId: id,
    userId,
    activeKey: userId,
    PromotionID: id,
    PromotionName: id,
    version: 1,
    depositId: null,
    deposit: nothing,
    bonus,
    turnoverRequired: satang(bonus * mostTimes),
    turnoverDone: nothing,
    // Zero would be none.
    maxWithdraw: leastSum,
    pot,
    depositedSince: nothing,
    place: 1,
    status: 'active' as const,
    receivedAt: at,
    activatedAt: at,
    expiresAt: later(at, 30 * dayMs),
    closedAt: null,
    reason: null,
  })
  return { ...read, userId }
}

/**
 * What a lock granted and what is in its pot, read off the ledger. Of one that was carried over from an earlier version
 * its entries say nothing of a pot: it is taken for as much as was granted.
 */
async function potOf(
  provider: ProviderTables,
  userId: string,
  refId: string,
): Promise<{ pot: Satang; granted: Satang }> {
  const rows = await provider.ledger.where({ userId }).toArray()
  const grants: readonly string[] = ['bonus', 'code', 'cashback']
  const granted = rows.find((row) => row.refId === refId && grants.includes(row.type))?.amount ?? 0
  const parts = rows.flatMap(({ pots }) => pots?.[refId] ?? [])
  const balance = (await provider.wallets.get(userId))?.balance ?? 0
  const pot = parts.length > 0 ? parts.reduce((total, part) => total + part, 0) : granted
  return { pot: satang(Math.max(0, Math.min(balance, pot))), granted: satang(granted) }
}

async function withdrawalOf(damaged: Damaged): Promise<WithdrawRow | undefined> {
  const { provider, id } = damaged
  const userId = await holderOf(damaged, 'openUser', openWithdrawStatuses)
  const held = await provider.ledger.where({ idemKey: `withdraw_hold:${id}` }).first()
  const player = userId === undefined ? undefined : await provider.players.get(userId)
  if (!held || !player) return undefined
  const { bank_name, book_number, book_name } = player
  const read = readable<WithdrawRow>(damaged, {
    withdrawId: id,
    userId: player.id,
    requestId: id,
    amount: nothing,
    fee: nothing,
    bank_name,
    book_number,
    book_name,
    status: 'requested',
    openUser: player.id,
    bankRef: null,
    reason: null,
    createdAt: held.createdAt,
    paidAt: null,
  })
  return { ...read, userId: player.id, amount: satang(0 - held.amount) }
}
