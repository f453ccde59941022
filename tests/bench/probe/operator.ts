import { change, done } from './database'
import { nextFrame, pause } from './time'

/**
 * Puts players beside those there are, and a year of theirs until now: a deposit and an entry of the ledger every
 * five minutes. One of three deposits was paid, so it has its line of the bank and its entry; the others
 * expired, and bets are the rest of the entries. All books agree.
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
      })
    }
  })
}

/** The `from`th to the `to`th of all deposits, the oldest first, by the players in turn. */
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
      // Three entries in a row are one player's: a deposit, and two bets that lose all of it.
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
      store('deposits').add({ ...model, ...row, depositId: id, requestId: id, ...decision })
      const source =
        step === 0
          ? { type: 'deposit', refType: 'deposit', idemKey: `deposit:${id}` }
          : { type: 'bet_sim', refType: 'game', idemKey: `bet_sim:${id}` }
      store('ledger').add({ ...plain, ...row, ...source, refId: id, amount, balanceAfter: balance })
      store('wallets').put({ userId, balance, updatedAt: createdAt })
      if (step > 0) continue
      const sent = { transferBankID, amount: credited, depositId: id, createdAt }
      store('bankLines').add({ ...line, ...sent, lineId: `LB${index}` })
    }
  })
}

/** Milliseconds from the last letter typed into the field that has the focus until `selector` says it. */
export async function typeUntil(text: string, selector: string, sign: string): Promise<number> {
  const field = document.activeElement
  if (!(field instanceof HTMLInputElement)) throw new Error('No field has the focus')
  // React watches the property itself: it is set as a person's typing does.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  const begin = performance.now()
  field.dispatchEvent(new Event('input', { bubbles: true }))
  while (!document.querySelector(selector)?.textContent?.includes(sign)) {
    if (performance.now() - begin > 20_000) throw new Error(`${sign} does not show itself`)
    await nextFrame()
  }
  return performance.now() - begin
}

/** When the header says something else than `text`, by the clock that all windows share. */
export async function headerChanged(text: string): Promise<number> {
  for (;;) {
    const now = document.querySelector('header')?.innerText ?? ''
    if (now !== text && /\d/.test(now)) return Date.now()
    // Not by frames: a window behind another draws few of them.
    await pause(5)
  }
}
