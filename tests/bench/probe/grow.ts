import { change, done } from './database'

/** Replaces all deposits of the demo player by `count` copies of one of them. */
export function growHistory(count: number): Promise<void> {
  return change('provider-mock', ['deposits'], async (store) => {
    const deposits = store('deposits')
    const rows = await done(deposits.getAll())
    const own = rows.filter(({ userId }) => userId === 'M1001')
    const model = own.find(({ status }) => status === 'confirmed')
    if (model === undefined) throw new Error('The demo player has no confirmed deposit')
    for (const { depositId } of own) deposits.delete(depositId)
    const newest = Date.parse(model.createdAt)
    for (let index = 0; index < count; index += 1) {
      const createdAt = new Date(newest - index * 60_000).toISOString()
      deposits.add({ ...model, depositId: `G${index}`, requestId: `G${index}`, createdAt })
    }
  })
}

/** Replaces all ledger rows of the demo player by `count` rows of one satang each. */
export function growStatement(count: number): Promise<void> {
  return change('provider-mock', ['ledger', 'wallets'], async (store) => {
    const ledger = store('ledger')
    const rows = await done(ledger.getAll())
    const own = rows.filter(({ userId }) => userId === 'M1001')
    const model = own.find(({ type }) => type === 'deposit')
    if (model === undefined) throw new Error('The demo player has no deposit')
    const { seq: _, ...entry } = model
    for (const { seq } of own) ledger.delete(seq)
    const newest = Date.parse(own.at(-1).createdAt)
    for (let index = 1; index <= count; index += 1) {
      const createdAt = new Date(newest - (count - index) * 60_000).toISOString()
      ledger.add({ ...entry, amount: 1, balanceAfter: index, idemKey: `G${index}`, createdAt })
    }
    store('wallets').put({
      userId: 'M1001',
      balance: count,
      updatedAt: new Date(newest).toISOString(),
    })
  })
}

/** Adds `count` ledger rows of a player who does not exist, in batches, so the app stays usable. */
export async function growLedger(count: number): Promise<void> {
  const portion = 2000
  for (let from = 0; from < count; from += portion) {
    await change('provider-mock', ['ledger'], async (store) => {
      const [{ seq: _, ...entry }] = await done(store('ledger').getAll(null, 1))
      for (let index = from; index < Math.min(count, from + portion); index += 1) {
        store('ledger').add({ ...entry, userId: 'bench', idemKey: `G${index}` })
      }
    })
  }
}

/** Replaces the records of a demo table by `count` copies, each with a name of its own. */
export function growDemo(domain: string, table: string, count: number): Promise<void> {
  return change(`demo-${domain}`, [table], async (store) => {
    await multiply(store(table), count)
  })
}

/** Replaces all mails by copies. Each copy is a thread of its own, in the same folders as the original. */
export function growMails(count: number): Promise<void> {
  return change('demo-mail', ['mails'], async (store) => {
    const mails = store('mails')
    await multiply(mails, count)
    for (const { conversation: _, ...mail } of await done(mails.getAll())) {
      const heads = mail.places.filter((place: string) => !place.startsWith('unread '))
      mails.put({ ...mail, thread: mail.id, heads })
    }
  })
}

/**
 * Replaces all events by one-hour events over a year around today. Every fiftieth repeats weekly without
 * end.
 */
export function growCalendar(count: number): Promise<void> {
  return change('demo-calendar', ['events'], async (store) => {
    const events = store('events')
    const [model] = await done(events.getAll())
    events.clear()
    for (let index = 0; index < count; index += 1) {
      const start = new Date(Date.now() + (Math.round((index / count) * 365) - 182) * 86_400_000)
      const repeats = index % 50 === 0
      events.add({
        ...model,
        id: `G${index}`,
        title: `Event ${index}`,
        allDay: false,
        start: start.toISOString(),
        end: new Date(start.getTime() + 3_600_000).toISOString(),
        ...(repeats && { repeat: 'FREQ=WEEKLY', zone: 'Asia/Bangkok' }),
        months: ['any', repeats ? 'long' : start.toISOString().slice(0, 7)],
      })
    }
  })
}

/**
 * Replaces the messages with one person by read messages a minute apart. Every tenth replies to the one
 * before it.
 */
export function growChat(count: number): Promise<void> {
  return change('demo-chat', ['messages', 'users'], async (store) => {
    const messages = store('messages')
    const models = (await done(messages.getAll())).filter(({ person }) => person === 'u1')
    messages.clear()
    for (let index = 0; index < count; index += 1) {
      const time = Date.now() - (count - index) * 60_000
      const answers = index % 10 === 9 && { replyTo: `G${index - 1}` }
      messages.add({ ...models[index % models.length], ...answers, id: `G${index}`, time })
    }
    const user = await done(store('users').get('u1'))
    store('users').put({ ...user, readAt: Date.now() })
  })
}

/** Replaces the board's items by copies, spread over all columns. */
export function growBoard(count: number): Promise<void> {
  return change('demo-kanban', ['items', 'columns', 'stories'], async (store) => {
    const ids = await multiply(store('items'), count)
    const columns = await done(store('columns').getAll())
    for (const [place, column] of columns.entries()) {
      const itemIds = ids.filter((_, index) => index % columns.length === place)
      store('columns').put({ ...column, itemIds })
    }
    const stories = await done(store('stories').getAll())
    for (const story of stories) store('stories').put({ ...story, itemIds: [] })
  })
}

async function multiply(store: IDBObjectStore, count: number): Promise<string[]> {
  const models = await done(store.getAll())
  store.clear()
  const ids = Array.from({ length: count }, (_, index) => `G${index}`)
  for (const [index, id] of ids.entries()) {
    const model = models[index % models.length]
    store.add({ ...model, id, ...('name' in model && { name: `${model.name} ${index}` }) })
  }
  return ids
}
