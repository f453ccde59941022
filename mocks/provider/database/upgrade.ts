/** Rows of earlier versions, without fields added later. */
import type { Table } from 'dexie'
import { type Satang, satang } from '#lib/money'
import { personNameKey } from '#lib/text/personName'
import { isoNow, newestFirst, now } from '../../clock'
import { makePromotions } from '../seed/offers'
import type { ObligationRow, WheelSpinRow, WheelVersionRow } from './playRows'
import { type LedgerRow, type LedgerType, moved, type ReceivedRow, type WithdrawRow } from './rows'
import type { ProviderTables } from './tables'

type Before<Row, Added extends keyof Row> = Omit<Row, Added> & Partial<Pick<Row, Added>>

/** Until version 10 a lock stored the player's own money as `own`, and no pot. */
type WithOwn<Row extends { pot: Satang }> = Omit<Row, 'pot'> & { own: Satang }
type OldReceived = Before<WithOwn<ReceivedRow>, 'own' | 'depositedSince' | 'place'> & {
  capWaits?: boolean
}
type OldObligation = Before<WithOwn<ObligationRow>, 'refId' | 'name' | 'amount' | 'own' | 'place'>
type OldWithdrawal = WithdrawRow & { capped?: Satang; cappedBy?: string }

/** Entry types that were own money from the start, whatever the locks. */
const unbound: readonly LedgerType[] = [...moved, 'wheel', 'invite', 'adjust_add', 'adjust_sub']

/**
 * Upgrade to version 4. Before, a promotion's withdrawal cap waited for the next withdrawal and cut off the
 * rest; now it applies once, at completion. Own money was not stored, so it is estimated from the ledger.
 */
export async function keepOwnMoney(provider: ProviderTables): Promise<void> {
  await returnCapped(provider)
  await tellRules(provider)
  const received: OldReceived[] = await provider.received.toArray()
  for (const row of received) {
    if (row.own === undefined) await putOld(provider.received, await knownReceived(provider, row))
  }
  const obligations: OldObligation[] = await provider.obligations.toArray()
  for (const row of obligations)
    await putOld(provider.obligations, await knownObligation(provider, row))
}

/** Stores a row in the format of an earlier version. */
function putOld(table: Table, row: object): Promise<unknown> {
  return table.put(row)
}

/** Returns what a cap deducted with a withdrawal that is still open, in the player's favour. */
async function returnCapped(provider: ProviderTables): Promise<void> {
  const withdraws: OldWithdrawal[] = await provider.withdraws.toArray()
  for (const { capped, cappedBy: _, ...row } of withdraws) {
    if (capped === undefined) continue
    await provider.withdraws.put(row)
    if (row.openUser === undefined) continue
    const { userId, withdrawId } = row
    const balance = (await provider.wallets.get(userId))?.balance ?? 0
    const balanceAfter = satang(balance + capped)
    const createdAt = isoNow()
    await provider.ledger.add({
      userId,
      type: 'adjust_add',
      amount: capped,
      balanceAfter,
      refType: 'withdraw',
      refId: withdrawId,
      idemKey: `withdraw_uncap:${withdrawId}`,
      actor: 'system',
      reason: 'คืนเครดิตที่ถูกหักตามเพดานถอนของกติกาเดิม',
      createdAt,
    })
    await provider.wallets.put({ userId, balance: balanceAfter, updatedAt: createdAt })
  }
}

/** Updates promotions so that their texts match the rules. */
async function tellRules({ promotions }: ProviderTables): Promise<void> {
  const offered = Object.values(makePromotions(now()))
  for (const row of await promotions.toArray()) {
    const told = offered.find(({ PromotionID }) => PromotionID === row.PromotionID)
    const { PromotionName, PromotionDetail, weekdays, hours } = told ?? row
    await promotions.update(row.PromotionID, {
      PromotionName,
      PromotionDetail,
      weekdays: weekdays ?? null,
      hours: hours ?? null,
    })
  }
}

/** Adds the fields of version 4. Drops a cap that still waited, and records it for the player. */
async function knownReceived(
  provider: ProviderTables,
  { capWaits, ...row }: OldReceived,
): Promise<WithOwn<ReceivedRow>> {
  const known = { ...row, own: row.deposit, depositedSince: satang(0), place: 0 }
  if (capWaits) return { ...known, capWaivedAt: isoNow() }
  if (row.reason === 'promoquota') return { ...known, closedBy: 'quota', reason: null }
  if (row.status !== 'active') return known
  const { userId, receivedId } = row
  const { own, since } = await ownSince(provider, userId, `bonus:${receivedId}`)
  const sent = since.filter(({ type }) => moved.includes(type))
  const depositedSince = satang(sent.reduce((total, { amount }) => total + amount, 0))
  const older = await provider.obligations
    .where({ openUser: userId })
    .filter(({ createdAt }) => createdAt < (row.activatedAt ?? row.receivedAt))
    .count()
  return { ...known, own, depositedSince, place: older + 1 }
}

async function knownObligation(
  provider: ProviderTables,
  row: OldObligation,
): Promise<WithOwn<ObligationRow>> {
  const { userId, source, obligationId, createdAt } = row
  const refId = obligationId.slice(source.length + 1)
  const redemption = await provider.codeRedeems.get(refId)
  const key = redemption ? `code:${redemption.code}:${userId}` : `cashback:${refId}`
  const { own, amount } = await ownSince(provider, userId, key)
  const received = await provider.received.where({ activeKey: userId }).first()
  const since = received?.activatedAt ?? createdAt
  const older = await provider.obligations
    .where({ openUser: userId })
    .filter((other) => other.createdAt < createdAt)
    .count()
  const place = older + (since < createdAt ? 2 : 1)
  return { ...row, refId, name: redemption?.shown ?? null, amount, own, place }
}

/** The credit before a grant, and later entries that belong to no lock. */
async function ownSince(
  { ledger }: ProviderTables,
  userId: string,
  idemKey: string,
): Promise<{ own: Satang; amount: Satang; since: LedgerRow[] }> {
  const rows = await ledger.where({ userId }).sortBy('seq')
  const index = rows.findIndex((row) => row.idemKey === idemKey)
  const grant = rows[index]
  const since = rows.slice(index + 1).filter(({ type }) => unbound.includes(type))
  const came = since.reduce((total, { amount }) => total + amount, 0)
  const before = grant ? grant.balanceAfter - grant.amount : 0
  return {
    own: satang(Math.max(0, before + came)),
    amount: grant?.amount ?? satang(0),
    since,
  }
}

/** Upgrade to version 7: stores weights once per wheel version, and starts the retention of slip pictures. */
export async function keepWeightsOnce({
  wheelSpins,
  wheelVersions,
  slips,
}: ProviderTables): Promise<void> {
  const spins: (WheelSpinRow & Partial<WheelVersionRow>)[] = await wheelSpins.toArray()
  for (const { weights, ...row } of spins) {
    if (weights) await wheelVersions.put({ version: row.version, weights })
    await wheelSpins.put(row)
  }
  await slips.toCollection().modify((row) => {
    row.pictureAt = row.createdAt
  })
}

/**
 * Upgrade to version 10: own money and bonus pots. Open locks are kept: each pot is what the earlier rule
 * would have forfeited, so own money is what it would have left.
 */
export async function keepPots(provider: ProviderTables): Promise<void> {
  const received: (ReceivedRow & { own?: Satang })[] = await provider.received.toArray()
  const obligations: (ObligationRow & { own?: Satang })[] = await provider.obligations.toArray()
  const open = new Map<string, OldLock[]>()
  for (const { userId, receivedId, activeKey, place, own = satang(0) } of received) {
    if (activeKey === undefined) continue
    const lock = { refId: receivedId, place, own, amount: null }
    open.set(userId, [...(open.get(userId) ?? []), lock])
  }
  for (const { userId, refId, openUser, place, own = satang(0), amount } of obligations) {
    if (openUser === undefined) continue
    open.set(userId, [...(open.get(userId) ?? []), { refId, place, own, amount }])
  }
  const pots = new Map<string, Satang>()
  for (const [userId, locks] of open) {
    const balance = (await provider.wallets.get(userId))?.balance ?? satang(0)
    for (const [refId, pot] of oldForfeits(locks, balance)) pots.set(refId, pot)
  }
  await provider.received.bulkPut(received.map((row) => withPot(row, pots.get(row.receivedId))))
  await provider.obligations.bulkPut(obligations.map((row) => withPot(row, pots.get(row.refId))))
}

function withPot<Row extends object>(row: Row & { own?: Satang }, pot = satang(0)) {
  const { own: _, ...rest } = row
  return { ...rest, pot }
}

interface OldLock {
  refId: string
  place: number
  own: Satang
  /** The granted amount; null for a promotion. */
  amount: Satang | null
}

/**
 * Forfeits per lock if all were given up by the rules until version 10. The newest comes first, each down to
 * its own money; a code or cashback forfeits at most its grant if an older lock follows.
 */
function oldForfeits(locks: readonly OldLock[], balance: Satang): Map<string, Satang> {
  const promotion = locks.find(({ amount }) => amount === null)
  const isLater = ({ place }: OldLock) => promotion !== undefined && place > promotion.place
  const newestFirst = locks.toSorted((first, second) => second.place - first.place)
  const inOrder = [
    ...newestFirst.filter(isLater),
    ...newestFirst.filter((lock) => lock === promotion),
    ...newestFirst.filter((lock) => lock !== promotion && !isLater(lock)),
  ]
  const taken = new Map<string, Satang>()
  let left: number = balance
  for (const [index, { refId, own, amount }] of inOrder.entries()) {
    const isOldest = index === inOrder.length - 1
    const most = amount === null || isOldest ? left : amount
    const forfeit = Math.max(0, Math.min(left - own, most))
    taken.set(refId, satang(forfeit))
    left -= forfeit
  }
  return taken
}

/** Upgrade to version 10: indexes players by the end of their break or exclusion. */
export async function keepBlockEnds({ players, blocks }: ProviderTables): Promise<void> {
  const held = await players
    .filter(({ status }) => status === 'timeout' || status === 'excluded')
    .toArray()
  for (const player of held) {
    const ends = (await blocks.where({ userId: player.id }).toArray()).map(({ endAt }) => endAt)
    if (ends.length === 0 || ends.includes(null)) continue
    const blockedUntil = ends
      .filter((end) => end !== null)
      .toSorted()
      .at(-1)
    await players.put({ ...player, ...(blockedUntil && { blockedUntil }) })
  }
}

/** Upgrade to version 11: one account per person. Existing duplicates stay; the older one gets the name. */
export async function keyNames({ players }: ProviderTables): Promise<void> {
  const taken = new Set<string>()
  const rows = await players.toArray()
  for (const { id, book_name } of rows.toSorted((one, other) => newestFirst(other, one))) {
    const nameKey = personNameKey(book_name)
    if (!taken.has(nameKey)) await players.update(id, { nameKey })
    taken.add(nameKey)
  }
}

/** Colours that the wheel's segments had by default until version 12, in order. */
const oldColors = [
  '#24357a',
  '#0f8b8d',
  '#8a2be2',
  '#7a1f3d',
  '#1d4d2b',
  '#b04a1b',
  '#0b3d63',
  '#5a3e00',
]

/** Upgrade to version 12: segments take the brand's colours, unless staff have chosen others. */
export async function dropOldColors({ settings }: ProviderTables): Promise<void> {
  const row = await settings.get('wheel')
  if (row?.key !== 'wheel') return
  const segments = row.value.segments.map((segment, index) =>
    segment.color === oldColors[index] ? { ...segment, color: null } : segment,
  )
  await settings.put({ ...row, value: { ...row.value, segments } })
}

/** Upgrade to version 12: writing a row again derives the fields by which staff search. */
export async function writeSearchKeys({
  players,
  withdraws,
  ledger,
}: ProviderTables): Promise<void> {
  await players.toCollection().modify(() => undefined)
  await withdraws.toCollection().modify(() => undefined)
  await ledger
    .filter(({ type }) => type !== 'bet_sim' && type !== 'win_sim')
    .modify(() => undefined)
}
