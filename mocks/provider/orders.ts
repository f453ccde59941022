/** Carries out every order once: the same `requestId` again gets the first answer again. */

import { refusalToWire } from '#contract/provider'
import { retentionDays } from '#contract/wallet/moneyData'
import type { Order } from '#contract/wire'
import { dayMs } from '#lib/time'
import { Refused } from '../answer'
import { isoNow, later, now } from '../clock'
import { applyDueWithin } from './applyDueEvents'
import { database } from './database/database'
import type { SlipRow } from './database/playRows'
import { isBanned } from './protection/protection'
import { requireSound } from './setAside'

export interface Answer {
  status: 200 | 400
  content: object
}

/** What neither moves money nor loosens anything goes on while a damaged row of the player's is set aside. */
const alwaysTaken: ReadonlySet<string> = new Set(['exclude', 'reality', 'support'])

/** What only protects is taken from whoever is banned too: let in again, they must not be without it. */
const protecting: ReadonlySet<string> = new Set(['limit', 'exclude', 'reality'])

/**
 * Carries out an order and stores its answer, in one transaction over all tables. `work` returns the content
 * of `data`. A {@link Refused} that it throws undoes what it wrote, one that it returns does not; both are
 * stored as the answer. `work` may wait for nothing but the database, or the transaction ends. `details`
 * stands in for the order where that is too long to be stored (a slip's picture).
 */
export async function perform<T extends Order>(
  kind: string,
  order: T,
  work: (order: T) => Promise<object | Refused>,
  details: unknown = order,
): Promise<Answer> {
  const note = `${kind} ${JSON.stringify(details)}`
  try {
    if (!alwaysTaken.has(kind)) await requireSound(order.userId)
    return await database.transaction('rw', database.tables, async () => {
      const earlier = await answerBefore(order, note)
      if (earlier) return earlier
      requireValid(order)
      await applyDueWithin(order.userId)
      if (!protecting.has(kind) && (await isBanned(order.userId))) throw new Refused('banned')
      const outcome = await work(order)
      await removeOld()
      return remember(order, note, answerOf(outcome))
    })
  } catch (cause) {
    if (!(cause instanceof Refused)) throw cause
    return database.transaction(
      'rw',
      database.requests,
      async () => (await answerBefore(order, note)) ?? remember(order, note, answerOf(cause)),
    )
  }
}

/** The first answer to an order; null where this player gave none with that id. */
export async function answerTo(requestId: string, userId: string): Promise<Answer | null> {
  const row = await database.requests.get(requestId)
  return row?.userId === userId ? { status: row.status, content: row.content } : null
}

/** Refuses an expired order, by the device's own clock: the one that testers move is only that of the simulation. */
function requireValid({ validUntil }: Order): void {
  if (validUntil !== undefined && Date.parse(validUntil) < Date.now()) {
    throw new Refused('requestexpired')
  }
}

async function answerBefore(order: Order, note: string): Promise<Answer | null> {
  const row = await database.requests.get(order.requestId)
  if (!row) return null
  if (row.userId !== order.userId || row.order !== note) {
    return answerOf(new Refused('requestmismatch'))
  }
  return { status: row.status, content: row.content }
}

async function remember(order: Order, note: string, answer: Answer): Promise<Answer> {
  await database.requests.add({
    requestId: order.requestId,
    userId: order.userId,
    order: note,
    ...answer,
    createdAt: new Date(Date.now()).toISOString(),
  })
  return answer
}

function answerOf(outcome: object | Refused): Answer {
  return outcome instanceof Refused
    ? { status: 400, content: refusalToWire(outcome.refusal) }
    : { status: 200, content: { data: outcome } }
}

/** How many old rows of each kind go with one order: more than an order adds. */
const mostRemoved = 5

/** Removes what is past its retention, a few rows at a time. Call it in an order's transaction. */
async function removeOld(): Promise<void> {
  const { requests, gameSessions, slips } = database
  // By the device's own clock: testers who move the simulation's must not have orders forgotten too early.
  const oldRequests = requests.where('createdAt').below(before(Date.now(), retentionDays.orders))
  await requests.bulkDelete(await oldRequests.limit(mostRemoved).primaryKeys())
  const oldGames = gameSessions.where('endsAt').below(before(now(), retentionDays.games))
  await gameSessions.bulkDelete(await oldGames.limit(mostRemoved).primaryKeys())
  const old = slips.where('pictureAt').below(before(now(), retentionDays.pictures))
  for (const slip of await old.limit(mostRemoved).toArray())
    await slips.put(await withoutPicture(slip))
}

/** Drops the picture once its deposit ended long enough ago. The hash stays, so that no slip counts twice. */
async function withoutPicture(row: SlipRow): Promise<SlipRow> {
  const { sha256, depositId, type, createdAt } = row
  const deposit = await database.deposits.get(depositId)
  const endedAt = deposit ? deposit.decidedAt : createdAt
  if (endedAt !== null && endedAt < before(now(), retentionDays.pictures)) {
    return { sha256, depositId, type, createdAt }
  }
  // Due again that many days after its deposit ended, or from now on where that is still open.
  return { ...row, pictureAt: endedAt ?? isoNow() }
}

function before(moment: number, days: number): string {
  return later(moment, -days * dayMs)
}
