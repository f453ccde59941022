/** Orders are carried out once: the same `requestId` again gets the first answer again. */

import { refusalToWire } from '#contract/refusal'
import { retentionDays } from '#contract/wallet/moneyData'
import type { Order } from '#contract/wallet/order'
import { dayMs } from '#lib/time'
import { Refused } from '../../answer'
import { isoNow, later, now } from '../../clock'
import { isBanned } from '../account/players'
import { database } from '../database/database'
import type { SlipRow } from '../database/playRows'
import { applyDueEvents } from './applyDueEvents'

export interface Answer {
  status: 200 | 400
  content: object
}

/**
 * Carries out an order in one transaction over all tables, together with the note of its answer.
 * `work` answers the content of `data`. A {@link Refused} that it throws undoes what it wrote; one
 * that it returns keeps it. Both are answers like any other and are noted. Nothing in `work` may wait
 * for anything but the database. `details` stands for the order's payload where that is too long.
 */
export async function perform<T extends Order>(
  kind: string,
  order: T,
  work: (order: T) => Promise<object | Refused>,
  details: unknown = order,
): Promise<Answer> {
  const note = `${kind} ${JSON.stringify(details)}`
  await applyDueEvents(order.userId)
  try {
    return await database.transaction('rw', database.tables, async () => {
      const earlier = await answerBefore(order, note)
      if (earlier) return earlier
      requireValid(order)
      if (await isBanned(order.userId)) throw new Refused('banned')
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

/** What came of an order: its first answer, or null when none of this player's came with that id. */
export async function answerTo(requestId: string, userId: string): Promise<Answer | null> {
  const row = await database.requests.get(requestId)
  return row?.userId === userId ? { status: row.status, content: row.content } : null
}

/**
 * The player's yes does not hold for ever. It was given by the device's own clock: the one that testers
 * move is that of the back ends' days.
 */
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

/** Rows of a kind that one write removes: more than it adds. */
const step = 5

/** Within the transaction of an order, over all tables. */
async function removeOld(): Promise<void> {
  const { requests, gameSessions, slips } = database
  // By the device's own clock, as the player's yes: testers who move the days make no order new again.
  const oldRequests = requests.where('createdAt').below(before(Date.now(), retentionDays.orders))
  await requests.bulkDelete(await oldRequests.limit(step).primaryKeys())
  const oldGames = gameSessions.where('endsAt').below(before(now(), retentionDays.games))
  await gameSessions.bulkDelete(await oldGames.limit(step).primaryKeys())
  const old = slips.where('pictureAt').below(before(now(), retentionDays.pictures))
  for (const slip of await old.limit(step).toArray()) await slips.put(await withoutPicture(slip))
}

/** The picture goes once its deposit ended long enough ago; the hash stays, so that none is used twice. */
async function withoutPicture(row: SlipRow): Promise<SlipRow> {
  const { sha256, depositId, type, createdAt } = row
  const deposit = await database.deposits.get(depositId)
  const endedAt = deposit ? deposit.decidedAt : createdAt
  if (endedAt !== null && endedAt < before(now(), retentionDays.pictures)) {
    return { sha256, depositId, type, createdAt }
  }
  // Looked at again when the days since its end are over; one that is still open, as many days from now.
  return { ...row, pictureAt: endedAt ?? isoNow() }
}

function before(moment: number, days: number): string {
  return later(moment, -days * dayMs)
}
