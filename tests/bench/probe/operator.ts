import { change, done } from './database'
import { nextFrame, pause } from './time'

/**
 * Adds players and a year of their data until now: a deposit and a ledger entry every five minutes. One of
 * three deposits is paid, with its bank line and its entry. The others are expired, and the remaining
 * entries are bets. All books balance.
 */
export async function growOperator(deposits: number, players: number): Promise<void> {
  await addPlayers(players)
  const portion = 5000
  for (let from = 0; from < deposits; from += portion) {
    await addDeposits(from, Math.min(deposits, from + portion), deposits, players)
  }
}

function addPlayers(count: number): Promise<void> {
  return change('provider-mock', ['players'], async (store) => {
    const table = store('players')
    const [model] = await done(table.getAll())
    for (let index = 0; index < count; index += 1) {
      const tail = String(index % 10_000).padStart(4, '0')
      const number = `8${String(index).padStart(9, '0')}`
      table.add({
        ...model,
        id: `B${index}`,
        username: `bench-${index}`,
        book_number: number,
        book_name: `Bench ${index}`,
        tail,
        // The back end derives these at its own writes.
        accountEnd: Array.from(number).toReversed().join(''),
        nameKey: `bench ${index}`,
        nameWords: ['bench', String(index)],
      })
    }
  })
}

/** Adds the deposits from index `from` to `to` of all, oldest first, distributed over the players in turn. */
function addDeposits(from: number, to: number, all: number, players: number): Promise<void> {
  const tables = ['deposits', 'ledger', 'bankLines', 'wallets']
  return change('provider-mock', tables, async (store) => {
    const deposits = await done(store('deposits').getAll(null, 200))
    const model = deposits.find(({ status }) => status === 'confirmed')
    const entries = await done(store('ledger').getAll(null, 200))
    const entry = entries.find(({ type }) => type === 'deposit')
    const [line] = await done(store('bankLines').getAll(null, 1))
    if (model === undefined || entry === undefined || line === undefined) {
      throw new Error('The seed has a deposit, its entry and its line')
    }
    const { seq: _, ...plain } = entry
    const { credited, transferBankID } = model
    const newest = Date.now()
    for (let index = from; index < to; index += 1) {
      const createdAt = new Date(newest - (all - index) * 300_000).toISOString()
      const id = `B${index}`
      // Three consecutive entries belong to one player: a deposit, and two bets that lose all of it.
      const step = index % 3
      const userId = `B${Math.floor(index / 3) % Math.max(1, players)}`
      const half = Math.floor(credited / 2)
      const amount = [credited, -half, half - credited][step] ?? 0
      const balance = [credited, credited - half, 0][step] ?? 0
      const row = { userId, createdAt }
      const decision =
        step === 0
          ? { decidedAt: createdAt }
          : { status: 'expired', decidedAt: null, credited: 0, expiredAt: createdAt }
      const own = index === 50_000 ? { amount: 5_432_109 } : {}
      const deposit = { ...model, ...row, depositId: id, requestId: id, ...decision, ...own }
      store('deposits').add(deposit)
      const source =
        step === 0
          ? { type: 'deposit', refType: 'deposit', idemKey: `deposit:${id}` }
          : { type: 'bet_sim', refType: 'game', idemKey: `bet_sim:${id}` }
      const entryRow = { ...plain, ...row, ...source, refId: id, amount, balanceAfter: balance }
      store('ledger').add({ ...entryRow, ...(step === 0 && { money: amount }) })
      store('wallets').put({ userId, balance, updatedAt: createdAt })
      if (step > 0) continue
      const sent = { transferBankID, amount: credited, depositId: id, createdAt }
      store('bankLines').add({ ...line, ...sent, lineId: `LB${index}` })
    }
  })
}

/** @returns milliseconds from typing `text` into the focused field until `selector` shows `sign` */
export async function typeUntil(text: string, selector: string, sign: string): Promise<number> {
  const field = document.activeElement
  if (!(field instanceof HTMLInputElement)) throw new Error('No field has the focus')
  // React overrides the property of the element, so the prototype's setter is called, as for real typing.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  const begin = performance.now()
  field.dispatchEvent(new Event('input', { bubbles: true }))
  while (!document.querySelector(selector)?.textContent?.includes(sign)) {
    if (performance.now() - begin > 20_000) throw new Error(`${sign} does not show itself`)
    await nextFrame()
  }
  return performance.now() - begin
}

/** @returns when the header shows another text than `text`, on the clock that all windows share */
export async function headerChanged(text: string): Promise<number> {
  for (;;) {
    const now = document.querySelector('header')?.innerText ?? ''
    if (now !== text && /\d/.test(now)) return Date.now()
    // Poll by timer: a background window draws few frames.
    await pause(5)
  }
}
