/** What is a player's own, and what was only granted, told from the ledger alone. */
import { expect } from 'vitest'
import { database } from '#mocks/provider/database/database'
import type { LedgerRow, ReceivedRow } from '#mocks/provider/database/rows'
import { ledgerOf } from '../wallet/ledgerInvariants'

const unbound = 'deposit withdraw_hold withdraw_release wheel invite adjust_add adjust_sub'.split(
  ' ',
)

/** Own money by the ledger alone: the credit before the bonus, and what came in since bound to nothing. */
function ownBy(rows: LedgerRow[], receivedId: string): number {
  const start = rows.findIndex((row) => row.type === 'bonus' && row.refId === receivedId)
  const bonus = rows[start]
  if (!bonus) throw new Error('There is no bonus')
  const since = rows.slice(start).filter(({ type }) => unbound.includes(type))
  return since.reduce((total, { amount }) => total + amount, bonus.balanceAfter - bonus.amount)
}

/**
 * Losses take what was granted first. `most` and `least`: what of the credit can be the player's own,
 * when what was played through counts as own, and when it does not.
 */
export class Layers {
  #unplayed = 0
  #granted = 0
  most = 0
  least = 0
  #seen = 0
  readonly #ended = new Set<string>()

  async read(userId: string): Promise<void> {
    const rows = await ledgerOf(userId)
    const redeems = await database.codeRedeems.where({ userId }).toArray()
    const bound = new Set(
      redeems.filter((row) => row.turnoverRequired > 0).map((row) => row.redeemId),
    )
    for (const row of rows.slice(this.#seen)) {
      const isGrant =
        row.amount > 0 && (row.type === 'bonus' || row.type === 'cashback' || bound.has(row.refId))
      if (isGrant) this.#grant(row.amount)
      else if (unbound.includes(row.type) || row.type === 'code') this.#own(row.amount)
      else this.#lose(0 - row.amount, row)
    }
    this.#seen = rows.length
    const receipts = await database.received.where({ userId }).toArray()
    for (const row of receipts) {
      if (row.status === 'completed') this.#playedThrough(row.receivedId, row.bonus)
    }
    const obligations = await database.obligations.toArray()
    for (const row of obligations.filter(
      (one) => one.userId === userId && one.done >= one.required,
    )) {
      this.#playedThrough(row.obligationId, row.amount)
    }
  }

  #grant(amount: number): void {
    this.#unplayed += amount
    this.#granted += amount
  }

  #own(amount: number): void {
    this.most += amount
    this.least += amount
  }

  #lose(amount: number, { type, balanceAfter }: LedgerRow): void {
    const unplayed = Math.min(this.#unplayed, amount)
    this.#unplayed -= unplayed
    this.most -= amount - unplayed
    const granted = Math.min(this.#granted, amount)
    this.#granted -= granted
    this.least -= amount - granted
    if (type === 'bonus_forfeit' && granted < amount) throw new Error('Own money was taken')
    if (balanceAfter !== this.most + this.#unplayed)
      throw new Error('The layers are not the credit')
  }

  #playedThrough(id: string, amount: number): void {
    if (this.#ended.has(id)) return
    this.#ended.add(id)
    const rest = Math.min(this.#unplayed, amount)
    this.#unplayed -= rest
    this.most += rest
  }
}

/** What stood in the ledger when a promotion ended, and the one row that ended it. */
export function expectEnd(
  rows: LedgerRow[],
  receipt: ReceivedRow,
  action: string,
  before: number,
): void {
  const { receivedId, status, maxWithdraw } = receipt
  const type = status === 'completed' ? 'cap_forfeit' : 'bonus_forfeit'
  const [taken, ...more] = rows.filter((row) => row.refId === receivedId && row.type === type)
  expect(more).toEqual([])
  const own = ownBy(taken ? rows.slice(0, rows.indexOf(taken)) : rows, receivedId)
  if (status === 'completed') {
    const from = rows.findIndex((row) => row.type === 'bonus' && row.refId === receivedId)
    const sent = rows.slice(from).filter((row) => row.type === 'deposit')
    const most = maxWithdraw + sent.reduce((total, { amount }) => total + amount, 0)
    const last = rows.at(-1)?.balanceAfter ?? 0
    if (taken) expect(taken.balanceAfter).toBe(most)
    else if (maxWithdraw > 0) expect(last).toBeLessThanOrEqual(most)
    expect(receipt.capForfeited).toBe(taken ? 0 - taken.amount : 0)
  } else {
    expect(receipt.own).toBe(own)
    if (taken) expect(taken.balanceAfter).toBe(own)
    if (action === 'cancel' || action === 'break') {
      const left = Math.min(before, own)
      expect(rows.at(-1)?.balanceAfter).toBe(left)
    }
  }
}
