import { type Satang, satang } from '#lib/money'
import { database } from '../database/database'
import type { ObligationRow } from '../database/playRows'
import type { LedgerType, PromotionRow, ReceivedRow } from '../database/rows'

export interface Locks {
  active: ReceivedRow | undefined
  /** Oldest first. */
  obligations: ObligationRow[]
}

export async function locksOf(userId: string): Promise<Locks> {
  const [active, obligations] = await Promise.all([
    database.received.where({ activeKey: userId }).first(),
    database.obligations.where({ openUser: userId }).sortBy('place'),
  ])
  return { active, obligations }
}

/** Where the next lock comes among those that are open. */
export async function nextPlace(userId: string): Promise<number> {
  const { active, obligations } = await locksOf(userId)
  return 1 + Math.max(active?.place ?? 0, obligations.at(-1)?.place ?? 0)
}

/** What must still be played. One stake counts for all locks, so the largest rest is what is left. */
export function turnoverLeft({ active, obligations }: Locks): Satang {
  const left = active ? active.turnoverRequired - active.turnoverDone : 0
  return satang(Math.max(0, left, ...obligations.map((row) => row.required - row.done)))
}

/** In the transaction of a new ledger row. */
export async function countOwn(userId: string, type: LedgerType, amount: number): Promise<void> {
  if (!unbound.includes(type)) return
  await addOwn(userId, amount, { sent: moved.includes(type) ? amount : 0 })
}

/** `sent`: how much of it the player sent in or took out. Only for locks older than a place, if one is given. */
export async function addOwn(
  userId: string,
  amount: number,
  { sent = 0, olderThan = Number.POSITIVE_INFINITY } = {},
): Promise<void> {
  const { active, obligations } = await locksOf(userId)
  const raised = (own: number) => satang(Math.max(0, own + amount))
  if (active && active.place < olderThan) {
    const depositedSince = satang(active.depositedSince + sent)
    await database.received.put({ ...active, own: raised(active.own), depositedSince })
  }
  const older = obligations.filter(({ place }) => place < olderThan)
  await database.obligations.bulkPut(older.map((row) => ({ ...row, own: raised(row.own) })))
}

type Rule = Pick<
  PromotionRow,
  'bonusMode' | 'bonusFixed' | 'bonusPercent' | 'bonusMax' | 'turnoverX' | 'turnoverBase'
>

/** Percentages are rounded down to the satang; never more than `bonusMax`. */
export function bonusOf(
  { bonusMode, bonusFixed, bonusPercent, bonusMax }: Rule,
  deposit: Satang,
): Satang {
  // Percentages may have decimals; their hundredths are whole.
  const share = Math.floor((deposit * Math.round(bonusPercent * 100)) / 10_000)
  return satang(Math.min(bonusMax, bonusMode === 'fixed' ? bonusFixed : share))
}

/** The factor has one decimal, so it is applied as a whole number of tenths. */
export function turnoverOf(
  { turnoverX, turnoverBase }: Rule,
  deposit: Satang,
  bonus: Satang,
): Satang {
  const base = { 'deposit+bonus': deposit + bonus, bonus, deposit: Number(deposit) }[turnoverBase]
  return satang(Math.ceil((base * Math.round(turnoverX * 10)) / 10))
}

/** Money that the player sends in, or takes out. */
export const moved: readonly LedgerType[] = ['deposit', 'withdraw_hold', 'withdraw_release']

/**
 * What is bound to no turnover when it comes: the player's own. Codes and cashback are not among them:
 * whether they are bound is their own rule.
 */
export const unbound: readonly LedgerType[] = [
  ...moved,
  'wheel',
  'invite',
  'adjust_add',
  'adjust_sub',
]
