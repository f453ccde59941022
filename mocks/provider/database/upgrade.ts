/** What rows of earlier versions lack. */

import { type Satang, satang } from '#lib/money'
import { personNameKey } from '#lib/personName'
import { isoNow, newestFirst, now } from '../../clock'
import { makePromotions } from '../seed/offers'
import type { ObligationRow, WheelSpinRow, WheelVersionRow } from './playRows'
import { type LedgerRow, moved, type ReceivedRow, unbound, type WithdrawRow } from './rows'
import type { ProviderTables } from './tables'

type Before<Row, Added extends keyof Row> = Omit<Row, Added> & Partial<Pick<Row, Added>>
type OldReceived = Before<ReceivedRow, 'own' | 'depositedSince' | 'place'> & { capWaits?: boolean }
type OldObligation = Before<ObligationRow, 'refId' | 'name' | 'amount' | 'own' | 'place'>
type OldWithdrawal = WithdrawRow & { capped?: Satang; cappedBy?: string }

/**
 * To version 4. Until then a promotion's withdraw cap waited for the next withdrawal and took with it
 * what was over; now it is applied at completion, once. And what is a player's own money was not kept:
 * it is estimated from the ledger.
 */
export async function keepOwnMoney(provider: ProviderTables): Promise<void> {
  await returnCapped(provider)
  await tellRules(provider)
  const received: OldReceived[] = await provider.received.toArray()
  for (const row of received) {
    if (row.own === undefined) await provider.received.put(await knownReceived(provider, row))
  }
  const obligations: OldObligation[] = await provider.obligations.toArray()
  for (const row of obligations)
    await provider.obligations.put(await knownObligation(provider, row))
}

/** What a cap took with a withdrawal that is still open comes back, in favour of the player. */
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

/** What the promotions' texts promise is now a rule, and nothing else is promised. */
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

/** A cap that still waited is dropped, and the player is told. */
export async function knownReceived(
  provider: ProviderTables,
  { capWaits, ...row }: OldReceived,
): Promise<ReceivedRow> {
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

export async function knownObligation(
  provider: ProviderTables,
  row: OldObligation,
): Promise<ObligationRow> {
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

/** The credit before the row of a grant, and what came in since bound to nothing. */
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

/**
 * To version 7: the weights that spins were drawn by are kept once for each version of the wheel, and
 * the days of a slip's picture begin to count.
 */
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

/** To version 11: one person has one account. Of two that are there already both stay, and the older has the name. */
export async function keyNames({ players }: ProviderTables): Promise<void> {
  const taken = new Set<string>()
  const rows = await players.toArray()
  for (const { id, book_name } of rows.toSorted((one, other) => newestFirst(other, one))) {
    const nameKey = personNameKey(book_name)
    if (!taken.has(nameKey)) await players.update(id, { nameKey })
    taken.add(nameKey)
  }
}
