/**
 * Damage neither frees credit that is bound nor forgets what is held. An open lock, or an open withdrawal,
 * whose row was set aside goes on with what of it can still be read; what came or went with it is read off
 * the ledger, and what nothing tells is taken at its strictest. It ends as any other.
 */
import { promotionTurnover } from '#contract/promotion/promotion'
import { satang } from '#lib/money'
import { dayMs } from '#lib/time'
import { isoNow, later } from '../../clock'
import type { Misfit, RowCheck } from '../../database/checkedDatabase'
import type { ObligationRow } from './playRows'
import { rowChecks } from './rowChecks'
import type { ReceivedRow, WithdrawRow } from './rows'
import type { ProviderTables } from './tables'
import { knownObligation, knownReceived } from './upgrade'

const nothing = satang(0)

/** A lock's turnover where nothing tells it: more than any offer asks for. Times what came with it. */
const mostTimes = 100

/** Within the transaction that removed the rows. */
export async function keepLocks(
  provider: ProviderTables,
  misfits: readonly Misfit[],
): Promise<void> {
  for (const { table, key, row } of misfits) {
    const { activeKey, openUser } = Object(row)
    // Whose it is while it is open.
    const userId: unknown = activeKey ?? openUser
    if (typeof userId === 'string') await keep(provider, table, String(key), userId, Object(row))
  }
}

async function keep(
  provider: ProviderTables,
  table: string,
  id: string,
  userId: string,
  row: object,
): Promise<void> {
  if (table === 'obligations') {
    await provider.obligations.put(await obligationOf(provider, id, userId, row))
  } else if (table === 'received') {
    await provider.received.put(await receivedOf(provider, id, userId, row))
  } else if (table === 'withdraws') {
    const withdrawal = await withdrawalOf(provider, id, userId, row)
    // The ledger holds nothing for it.
    if (!withdrawal) return
    await provider.withdraws.put(withdrawal)
  } else return
  console.error(`A damaged row of ${table} goes on at its strictest: ${id}`)
}

/** `strictest`, with whatever of the row fits in it. */
function readable<Row extends object>(row: object, strictest: Row, fits?: RowCheck): Row {
  let kept = strictest
  for (const [name, value] of Object.entries(row)) {
    const tried = { ...kept, [name]: value }
    if (fits?.(tried)) kept = tried
  }
  return kept
}

async function obligationOf(
  provider: ProviderTables,
  obligationId: string,
  userId: string,
  row: object,
): Promise<ObligationRow> {
  const known = await knownObligation(provider, {
    obligationId,
    userId,
    openUser: userId,
    source: obligationId.startsWith('code:') ? 'code' : 'cashback',
    required: nothing,
    done: nothing,
    createdAt: isoNow(),
  })
  const strictest = { ...known, required: satang(known.amount * mostTimes) }
  return { ...readable(row, strictest, rowChecks['obligations']), userId }
}

async function receivedOf(
  provider: ProviderTables,
  receivedId: string,
  userId: string,
  row: object,
): Promise<ReceivedRow> {
  const given = await provider.ledger.where({ idemKey: `bonus:${receivedId}` }).first()
  const strictest: ReceivedRow = {
    receivedId,
    userId,
    PromotionID: receivedId,
    PromotionName: '',
    version: 1,
    depositId: null,
    deposit: nothing,
    bonus: given?.amount ?? nothing,
    turnoverRequired: nothing,
    turnoverDone: nothing,
    maxWithdraw: nothing,
    status: 'active',
    own: nothing,
    depositedSince: nothing,
    place: 1,
    receivedAt: isoNow(),
    activatedAt: isoNow(),
    expiresAt: later(isoNow(), 30 * dayMs),
    closedAt: null,
    reason: null,
  }
  const read = readable(row, strictest, rowChecks['received'])
  const { PromotionID, PromotionName, deposit, bonus } = read
  const terms = await provider.promotions.get(PromotionID)
  const asked = terms
    ? promotionTurnover(terms, deposit, bonus)
    : satang((deposit + bonus) * mostTimes)
  const isRead = (name: keyof ReceivedRow) => Reflect.get(row, name) === read[name]
  return knownReceived(provider, {
    ...read,
    userId,
    PromotionName: PromotionName || (terms?.PromotionName ?? PromotionID),
    turnoverRequired: isRead('turnoverRequired') ? read.turnoverRequired : asked,
    // Zero would be none.
    maxWithdraw: isRead('maxWithdraw')
      ? read.maxWithdraw
      : (terms?.maxWithdraw ?? satang(Math.max(1, deposit))),
  })
}

async function withdrawalOf(
  provider: ProviderTables,
  withdrawId: string,
  userId: string,
  row: object,
): Promise<WithdrawRow | undefined> {
  const held = await provider.ledger.where({ idemKey: `withdraw_hold:${withdrawId}` }).first()
  const player = await provider.players.get(userId)
  if (!held || !player) return undefined
  const { bank_name, book_number, book_name } = player
  const strictest: WithdrawRow = {
    withdrawId,
    userId,
    requestId: withdrawId,
    amount: nothing,
    fee: nothing,
    bank_name,
    book_number,
    book_name,
    status: 'requested',
    bankRef: null,
    reason: null,
    createdAt: held.createdAt,
    paidAt: null,
  }
  const read = readable(row, strictest, rowChecks['withdraws'])
  return { ...read, userId, amount: satang(0 - held.amount) }
}
