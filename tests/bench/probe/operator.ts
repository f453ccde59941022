import { change, done } from './database'
import { nextFrame, pause } from './time'

/** Puts `deposits` decided deposits beside those there are, one a minute, and as many entries into the ledger. */
export async function growOperator(deposits: number, players: number): Promise<void> {
  const portion = 5000
  for (let from = 0; from < deposits; from += portion) {
    await addDeposits(from, Math.min(deposits, from + portion))
  }
  await change('provider-mock', ['players'], async (store) => {
    const table = store('players')
    const [model] = await done(table.getAll())
    for (let index = 0; index < players; index += 1) {
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

function addDeposits(from: number, to: number): Promise<void> {
  return change('provider-mock', ['deposits', 'ledger'], async (store) => {
    const deposits = store('deposits')
    const ledger = store('ledger')
    const rows = await done(deposits.getAll(null, 200))
    const model = rows.find(({ status }) => status === 'confirmed')
    const entries = await done(ledger.getAll(null, 200))
    const entry = entries.find(({ type }) => type === 'deposit')
    if (model === undefined || entry === undefined) throw new Error('The seed has no deposit')
    const { seq: _, ...plain } = entry
    const newest = Date.parse(model.createdAt)
    // Twelve months in steps of five minutes.
    for (let index = from; index < to; index += 1) {
      const createdAt = new Date(newest - index * 300_000).toISOString()
      const id = `B${index}`
      deposits.add({ ...model, depositId: id, requestId: id, createdAt, decidedAt: createdAt })
      ledger.add({ ...plain, refId: id, idemKey: `deposit:${id}`, createdAt })
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
