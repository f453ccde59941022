/** Own money and bonus pots, derived from the ledger alone. */
import { expect } from 'vitest'
import type { LedgerRow, ReceivedRow } from '#mocks/provider/database/rows'

const sum = (parts: Iterable<number>) => [...parts].reduce((total, part) => total + part, 0)

/** @returns the pot of every lock with a grant after these rows, by its `refId`, including ended locks */
export function potsBy(rows: readonly LedgerRow[]): Map<string, number> {
  const pots = new Map<string, number>()
  for (const { pots: parts = {} } of rows) {
    for (const [refId, part] of Object.entries(parts)) {
      pots.set(refId, (pots.get(refId) ?? 0) + part)
    }
  }
  return pots
}

/** Checks that a stake takes all own money before any pot, and that winnings are split in proportion. */
export function expectBetsOwnMoneyFirst(
  rows: readonly LedgerRow[],
  openBefore: (row: LedgerRow) => readonly string[],
): void {
  for (const [index, row] of rows.entries()) {
    if (row.type !== 'bet_sim') continue
    const before = rows.slice(0, index)
    const pots = potsBy(before)
    const bonus = sum(openBefore(row).map((refId) => pots.get(refId) ?? 0))
    const own = row.balanceAfter - row.amount - bonus
    const staked = 0 - sum(Object.values(row.pots ?? {}))
    expect(staked).toBe(Math.max(0, 0 - row.amount - own))
    const win = rows.find(({ type, refId }) => type === 'win_sim' && refId === row.refId)
    if (!win || staked === 0) continue
    const share = (win.amount * staked) / (0 - row.amount)
    const toPots = sum(Object.values(win.pots ?? {}))
    expect(toPots).toBeLessThanOrEqual(share)
    expect(toPots).toBeGreaterThan(share - openBefore(row).length)
  }
}

/** Checks the single row that a promotion's end may have, against its pot and the credit. */
export function expectEnd(rows: readonly LedgerRow[], receipt: ReceivedRow): void {
  const { receivedId, status, maxWithdraw } = receipt
  const type = status === 'completed' ? 'cap_forfeit' : 'bonus_forfeit'
  const [taken, ...more] = rows.filter((row) => row.refId === receivedId && row.type === type)
  expect(more).toEqual([])
  expect(receipt.pot).toBe(0)
  if (status === 'completed') {
    const from = rows.findIndex((row) => row.type === 'bonus' && row.refId === receivedId)
    const sent = rows
      .slice(from, taken ? rows.indexOf(taken) : rows.length)
      .filter(({ type }) => ['deposit', 'withdraw_hold', 'withdraw_release'].includes(type))
    const most = maxWithdraw + sum(sent.map(({ amount }) => amount))
    if (taken) expect(taken.balanceAfter).toBe(most)
    else if (maxWithdraw > 0) expect(rows.at(-1)?.balanceAfter).toBeLessThanOrEqual(most)
    expect(receipt.capForfeited).toBe(taken ? 0 - taken.amount : 0)
    return
  }
  const before = taken ? rows.slice(0, rows.indexOf(taken)) : rows
  const pot = potsBy(before).get(receivedId) ?? 0
  expect(receipt.forfeited).toBe(pot)
  expect(taken ? 0 - taken.amount : 0).toBe(pot)
}
