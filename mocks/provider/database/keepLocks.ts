/**
 * Damage neither frees credit that is bound nor forgets what is held. An open lock, or an open withdrawal,
 * whose row was set aside goes on with what of it can still be read; what came or went with it is read off
 * the ledger, and what nothing tells is taken at its strictest. It ends as any other.
 */
import * as v from 'valibot'
import { promotionTurnover } from '#contract/promotion/promotion'
import { countOnWire, momentText } from '#contract/wire'
import { type Satang, satang } from '#lib/money'
import { dayMs } from '#lib/time'
import { isoNow, later } from '../../clock'
import type { Misfit } from '../../database/checkedDatabase'
import type { ObligationRow } from './playRows'
import type { ReceivedRow, WithdrawRow } from './rows'
import type { ProviderTables } from './tables'
import { knownObligation, knownReceived } from './upgrade'

const amount = v.pipe(countOnWire, v.transform(satang))
const amountIfAny = v.fallback(v.optional(amount), undefined)
const amountOrNone = v.fallback(amount, satang(0))
const textOrNone = v.fallback(v.string(), '')
const momentOrNow = v.fallback(momentText, isoNow)

const obligationRest = v.object({
  /** Whose it is while it is open. */
  openUser: v.string(),
  required: amountIfAny,
  done: amountOrNone,
  createdAt: momentOrNow,
})

const receivedRest = v.object({
  /** Whose it is while it is played through. */
  activeKey: v.string(),
  PromotionID: textOrNone,
  PromotionName: textOrNone,
  version: v.fallback(countOnWire, 1),
  depositId: v.fallback(v.nullable(v.string()), null),
  deposit: amountOrNone,
  turnoverRequired: amountIfAny,
  turnoverDone: amountOrNone,
  maxWithdraw: amountIfAny,
  receivedAt: momentOrNow,
  activatedAt: momentOrNow,
  expiresAt: v.fallback(momentText, () => later(isoNow(), 30 * dayMs)),
})

const withdrawalRest = v.object({
  /** Whose it is while it is not finished. */
  openUser: v.string(),
  requestId: textOrNone,
  fee: amountOrNone,
  bank_name: textOrNone,
  book_number: textOrNone,
  book_name: textOrNone,
  // Approved by whom and when is not looked at: what cannot be read is approved once more.
  status: v.fallback(v.picklist(['requested', 'approved']), 'requested'),
  createdAt: momentOrNow,
})

/** More than any offer asks for. */
const strictest = (credit: number): Satang => satang(credit * 100)

/** Within the transaction that removed the rows. */
export async function keepLocks(
  provider: ProviderTables,
  misfits: readonly Misfit[],
): Promise<void> {
  for (const { table, key, row } of misfits) {
    const id = String(key)
    const obligation = table === 'obligations' && (await obligationOfRest(provider, id, row))
    const received = table === 'received' && (await receivedOfRest(provider, id, row))
    const withdrawal = table === 'withdraws' && (await withdrawalOfRest(provider, id, row))
    if (obligation) await provider.obligations.put(obligation)
    if (received) await provider.received.put(received)
    if (withdrawal) await provider.withdraws.put(withdrawal)
    const kept = obligation || received || withdrawal
    if (kept) console.error(`A damaged row of ${table} goes on at its strictest: ${id}`, kept)
  }
}

async function obligationOfRest(
  provider: ProviderTables,
  obligationId: string,
  row: unknown,
): Promise<ObligationRow | undefined> {
  const rest = v.safeParse(obligationRest, row)
  if (!rest.success) return undefined
  const { required, ...others } = rest.output
  const known = await knownObligation(provider, {
    ...others,
    obligationId,
    userId: others.openUser,
    source: obligationId.startsWith('code:') ? 'code' : 'cashback',
    required: required ?? satang(0),
  })
  return required === undefined ? { ...known, required: strictest(known.amount) } : known
}

async function receivedOfRest(
  provider: ProviderTables,
  receivedId: string,
  row: unknown,
): Promise<ReceivedRow | undefined> {
  const rest = v.safeParse(receivedRest, row)
  if (!rest.success) return undefined
  const { activeKey: userId, deposit, turnoverRequired, maxWithdraw } = rest.output
  const PromotionID = rest.output.PromotionID || receivedId
  const terms = await provider.promotions.get(PromotionID)
  const given = await provider.ledger.where({ idemKey: `bonus:${receivedId}` }).first()
  const bonus = given?.amount ?? satang(0)
  const asked = terms ? promotionTurnover(terms, deposit, bonus) : strictest(deposit + bonus)
  return knownReceived(provider, {
    ...rest.output,
    PromotionID,
    receivedId,
    userId,
    PromotionName: rest.output.PromotionName || (terms?.PromotionName ?? PromotionID),
    bonus,
    turnoverRequired: turnoverRequired ?? asked,
    // Zero would be none.
    maxWithdraw: maxWithdraw ?? terms?.maxWithdraw ?? satang(Math.max(1, deposit)),
    status: 'active',
    closedAt: null,
    reason: null,
  })
}

/** Its amount is what the ledger holds; without that, nothing is. */
async function withdrawalOfRest(
  provider: ProviderTables,
  withdrawId: string,
  row: unknown,
): Promise<WithdrawRow | undefined> {
  const rest = v.safeParse(withdrawalRest, row)
  const held = await provider.ledger.where({ idemKey: `withdraw_hold:${withdrawId}` }).first()
  if (!rest.success || !held) return undefined
  const userId = rest.output.openUser
  const player = await provider.players.get(userId)
  const read = rest.output
  return {
    ...read,
    withdrawId,
    userId,
    amount: satang(0 - held.amount),
    bank_name: read.bank_name || (player?.bank_name ?? ''),
    book_number: read.book_number || (player?.book_number ?? ''),
    book_name: read.book_name || (player?.book_name ?? ''),
    bankRef: null,
    reason: null,
    paidAt: null,
  }
}
