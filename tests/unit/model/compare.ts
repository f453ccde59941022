/** Compares every number on a player's pages and on the staff's pages with the model. */
import { providerPaths } from '#contract/provider'
import { type Fields, fieldsOf, iso, type Person, rowsOf } from '../provider/providerPlayer'
import { cashbackOf, stateOf } from './cashback'
import type { ModelPlayer } from './player'
import { windowNames } from './protection'
import type { Receipt } from './records'
import { statementDifferences } from './statement'
import { dayNumber, invite, withdrawal } from './terms'

const baht = (satang: number) => satang / 100

/** @returns where `actual` differs; fields that `expected` does not name may have any value */
export function differences(expected: unknown, actual: unknown, place: string): string[] {
  if (Array.isArray(expected) && Array.isArray(actual)) {
    if (expected.length !== actual.length) {
      return [`${place}: ${actual.length} rows, not ${expected.length}`]
    }
    return expected.flatMap((one, index) => differences(one, actual[index], `${place}[${index}]`))
  }
  if (typeof expected === 'object' && expected !== null) {
    const found = fieldsOf(actual)
    return Object.entries(expected).flatMap(([key, value]) =>
      differences(value, found[key], `${place}.${key}`),
    )
  }
  if (Object.is(expected, actual)) return []
  return [`${place}: ${JSON.stringify(actual)}, not ${JSON.stringify(expected)}`]
}

type Compare = (player: ModelPlayer, person: Person, now: number) => Promise<string[]>

const balance: Compare = async ({ id, credit }, person) => {
  const { body } = await person.read(providerPaths.balance(id))
  return differences(baht(credit.total), body, 'balance')
}

const playerRecord: Compare = async ({ id, credit, activePromotion }, person) => {
  const expected = {
    credit: baht(credit.total),
    PromotionID: activePromotion?.offer.id ?? null,
    PromotionStatus: activePromotion ? 'active' : null,
  }
  return differences(expected, await person.data(providerPaths.player(id)), 'player')
}

const wallet: Compare = async (player, person, now) => {
  const { credit, openDeposit, openWithdrawal, deposits, withdrawals } = player
  const today = withdrawals.filter(
    ({ createdAt, status }) => dayNumber(createdAt) === dayNumber(now) && status !== 'rejected',
  )
  const withdrawnToday = today.reduce((sum, { amount }) => sum + amount, 0)
  const confirmed = deposits.reduce((sum, { credited }) => sum + credited, 0)
  const paid = withdrawals.filter(({ status }) => status === 'paid')
  const left = credit.obligations.map(({ required, done }) => required - done)
  const expected = {
    credit: baht(credit.total),
    own: baht(credit.own),
    bonus: baht(credit.total - credit.own),
    onHold: baht(openWithdrawal?.amount ?? 0),
    available: baht(credit.available),
    locked: baht(credit.total - credit.available),
    turnoverLeft: baht(Math.max(0, ...left)),
    locks: credit.obligations.map(({ source, refId, granted, pot, required, done }) => ({
      source,
      refId,
      amount: baht(granted),
      pot: baht(pot),
      required: baht(required),
      done: baht(done),
      left: baht(required - done),
    })),
    promotion: promotionIn(player),
    withdrawnToday: baht(withdrawnToday),
    withdrawCountToday: today.length,
    withdrawLeftToday: baht(withdrawal.mostPerDay - withdrawnToday),
    openWithdrawId: openWithdrawal?.withdrawId ?? null,
    openDepositId: openDeposit?.depositId ?? null,
    depositTotal: baht(confirmed),
    withdrawTotal: baht(paid.reduce((sum, { amount }) => sum + amount, 0)),
  }
  return differences(expected, await person.data(providerPaths.wallet(player.id)), 'wallet')
}

/** @returns the wallet's promotion, with what giving it up would leave and deduct */
function promotionIn({ activePromotion, credit }: ModelPlayer): object | null {
  const pot = activePromotion?.obligation?.pot
  if (!activePromotion?.obligation || pot === undefined) return null
  const { receivedId, offer, obligation, laterDeposits } = activePromotion
  return {
    receivedId,
    keepsIfCancelled: baht(credit.total - pot),
    takenIfCancelled: baht(pot),
    maxWithdraw: baht(offer.maxWithdraw),
    keepsAtCompletion: offer.maxWithdraw === 0 ? null : baht(offer.maxWithdraw + laterDeposits),
    turnoverRequired: baht(obligation.required),
    turnoverDone: baht(obligation.done),
  }
}

const statement: Compare = async ({ id, credit }, person) =>
  statementDifferences(credit.rows, await statementRows(id, person))

async function statementRows(id: string, person: Person): Promise<Fields[]> {
  const rows: Fields[] = []
  for (let after: unknown = null; after !== undefined; ) {
    const query = after === null ? '' : `?after=${Number(after)}`
    const page = await person.data(providerPaths.statement(id) + query)
    rows.push(...Object.values(fieldsOf(page['rows'])).map(fieldsOf))
    after = page['next'] ?? undefined
  }
  return rows.toReversed()
}

const received: Compare = async ({ id, receipts }, person) => {
  const rows = await rowsOf(person, providerPaths.receivedAll(id))
  const byId = new Map(rows.map((row) => [row['receivedId'], row]))
  const unknown = rows.length === receipts.length ? [] : [`received: ${rows.length} rows`]
  return [
    ...unknown,
    ...receipts.flatMap((receipt) =>
      differences(
        receivedRow(receipt),
        byId.get(receipt.receivedId),
        `received.${receipt.receivedId}`,
      ),
    ),
  ]
}

function receivedRow(receipt: Receipt): object {
  const { status, closedBy, closedAt, activatedAt, forfeited, capForfeited, obligation } = receipt
  const shown = { status, closedBy, closedAt: closedAt === null ? null : iso(closedAt) }
  if (!obligation || activatedAt === null) return shown
  return {
    ...shown,
    activatedAt: iso(activatedAt),
    deposit: baht(receipt.deposit),
    bonus: baht(receipt.bonus),
    turnoverRequired: baht(receipt.required),
    turnoverDone: baht(obligation.done),
    forfeited: baht(forfeited),
    capForfeited: baht(capForfeited),
  }
}

const depositHistory: Compare = async ({ id, deposits }, person) => {
  const rows = Object.values(await person.data(providerPaths.depositHistory(id))).map(fieldsOf)
  const byId = new Map(rows.map((row) => [row['depositId'], row]))
  return deposits.flatMap(({ depositId, amount, credited, status, createdAt }) =>
    differences(
      { amount: baht(amount), creditedAmount: baht(credited), status, createdAt: iso(createdAt) },
      byId.get(depositId),
      `depositHistory.${depositId}`,
    ),
  )
}

const withdrawHistory: Compare = async ({ id, withdrawals }, person) => {
  const rows = Object.values(await person.data(providerPaths.withdrawHistory(id))).map(fieldsOf)
  const byId = new Map(rows.map((row) => [row['withdrawId'], row]))
  return withdrawals.flatMap(({ withdrawId, amount, status, createdAt }) =>
    differences(
      { amount: baht(amount), status, createdAt: iso(createdAt) },
      byId.get(withdrawId),
      `withdrawHistory.${withdrawId}`,
    ),
  )
}

const codeHistory: Compare = async ({ id, redeemed }, person) => {
  const rows = await rowsOf(person, providerPaths.codeHistory(id))
  const byId = new Map(rows.map((row) => [row['redeemId'], row]))
  return redeemed.flatMap(({ redeemId, amount, required, at }) =>
    differences(
      { amount: baht(amount), turnoverRequired: baht(required), createdAt: iso(at) },
      byId.get(redeemId),
      `codeHistory.${redeemId}`,
    ),
  )
}

const cashback: Compare = async (player, person, now) => {
  const { id, credit, terms } = player
  const rows = await rowsOf(person, providerPaths.cashback(id))
  const byStart = new Map(rows.map((row) => [Date.parse(String(row['periodStart'])), row]))
  // Periods that the page does not list must have no claimable amount.
  return player.cashbackPeriods(now).flatMap((period) => {
    const computed = cashbackOf(credit.bets, period, terms.cashback)
    const row = byStart.get(period.start)
    const place = `cashback.${iso(period.start)}`
    const state = stateOf(computed, now, terms.cashback.claimDays)
    if (!row) return state === 'claimable' ? [`${place} is missing`] : []
    const expected = {
      periodEnd: iso(period.end),
      staked: baht(computed.staked),
      won: baht(computed.won),
      loss: baht(computed.loss),
      amount: baht(computed.amount),
      status: player.hasClaimed(period) ? 'claimed' : state,
    }
    return differences(expected, row, place)
  })
}

const wheelPoints: Compare = async (player, person, now) => {
  const { id, point, points } = player
  const rows = points.toReversed().slice(0, 30)
  const expected = {
    point,
    spinsToday: player.spinsOn(now),
    rows: rows.map(({ point, type, at }) => ({ point, type, createdAt: iso(at) })),
  }
  const answer = await person.data(providerPaths.wheelPoint(id))
  return differences(
    expected,
    { ...answer, rows: Object.values(fieldsOf(answer['rows'])) },
    'wheel',
  )
}

const commission = (rows: readonly { amount: number }[]) =>
  rows.reduce((sum, { amount }) => sum + amount, 0)

const inviteSummary: Compare = async ({ id, commissions, availableCommission }, person, now) => {
  const today = commissions.filter(({ at }) => dayNumber(at) === dayNumber(now))
  const expected = {
    todayCommission: baht(commission(today)),
    totalCommission: baht(commission(commissions)),
    availableCommission: baht(availableCommission),
    byLevel: [{ level: 1, percent: invite.percent, commission: baht(commission(commissions)) }],
  }
  return differences(expected, await person.data(providerPaths.inviteSummary(id)), 'invite')
}

const protection: Compare = async (player, person, now) => {
  const used = windowNames.map((window) => [window, baht(player.depositedIn(window, now))])
  const left = player.protection.left((window) => player.depositedIn(window, now))
  const expected = {
    used: { deposit: Object.fromEntries(used) },
    depositLeft: left === null ? null : baht(left),
    block: player.protection.isBlocked(now) ? { endAt: iso(player.protection.blockedUntil) } : null,
  }
  return differences(expected, await person.data(providerPaths.protection(player.id)), 'protection')
}

const pages: readonly Compare[] = [
  balance,
  wallet,
  statement,
  playerRecord,
  received,
  depositHistory,
  withdrawHistory,
  codeHistory,
  cashback,
  wheelPoints,
  inviteSummary,
  protection,
]

/** Compares one page of a player, selected by `turn`. */
export async function comparePage(
  player: ModelPlayer,
  person: Person,
  now: number,
  turn: number,
): Promise<string[]> {
  const page = pages[turn % pages.length] ?? balance
  return page(player, person, now)
}

export async function compareAll(
  player: ModelPlayer,
  person: Person,
  now: number,
): Promise<string[]> {
  const found: string[] = []
  for (const page of pages) found.push(...(await page(player, person, now)))
  return found
}
