/** Executes every request once: the same `requestId` again gets the first answer again. */

import { errorToWire } from '#contract/provider'
import { retentionDays } from '#contract/wallet/moneyData'
import type { PlayerRequest } from '#contract/wire'
import { dayMs } from '#lib/time'
import { ProviderError } from '../answer'
import { isoNow, later, now } from '../clock'
import { applyDueWithin } from './applyDueEvents'
import { database } from './database/database'
import type { SlipRow } from './database/playRows'
import { isBanned } from './protection/protection'
import { requireSound } from './quarantine'

export interface Answer {
  status: 200 | 400
  content: object
}

/** Calls that move no money and loosen nothing, so they work while a row of the player is in quarantine. */
const alwaysTaken: ReadonlySet<string> = new Set(['exclude', 'reality', 'rules', 'support'])

/** Calls that only protect; a banned player may make them too, and needs the protection after the ban. */
const protecting: ReadonlySet<string> = new Set(['limit', 'exclude', 'reality'])

/**
 * Executes a request and stores its answer, in one transaction over all tables. `work` returns the content of
 * `data` and may only await the database. A {@link ProviderError} that it throws rolls back its writes; one that it
 * returns does not. Both are stored as the answer. `details`: stored instead of a request that is too long,
 * e.g. with a slip's picture.
 */
export async function perform<T extends PlayerRequest>(
  kind: string,
  request: T,
  work: (request: T) => Promise<object | ProviderError>,
  details: unknown = request,
): Promise<Answer> {
  const note = `${kind} ${JSON.stringify(details)}`
  try {
    if (!alwaysTaken.has(kind)) await requireSound(request.userId)
    return await database.transaction('rw', database.tables, async () => {
      const earlier = await answerBefore(request, note)
      if (earlier) return earlier
      requireValid(request)
      await applyDueWithin(request.userId)
      if (!protecting.has(kind) && (await isBanned(request.userId)))
        throw new ProviderError('banned')
      const outcome = await work(request)
      await removeOld()
      return remember(request, note, answerOf(outcome))
    })
  } catch (cause) {
    if (!(cause instanceof ProviderError)) throw cause
    return database.transaction(
      'rw',
      database.requests,
      async () => (await answerBefore(request, note)) ?? remember(request, note, answerOf(cause)),
    )
  }
}

/** @returns the first answer to a request; null if this player has sent none with that id */
export async function answerTo(requestId: string, userId: string): Promise<Answer | null> {
  const row = await database.requests.get(requestId)
  return row?.userId === userId ? { status: row.status, content: row.content } : null
}

/** Refuses an expired request by the device's own clock, because testers move only the simulation's clock. */
function requireValid({ validUntil }: PlayerRequest): void {
  if (validUntil !== undefined && Date.parse(validUntil) < Date.now()) {
    throw new ProviderError('requestexpired')
  }
}

async function answerBefore(request: PlayerRequest, note: string): Promise<Answer | null> {
  const row = await database.requests.get(request.requestId)
  if (!row) return null
  if (row.userId !== request.userId || row.order !== note) {
    return answerOf(new ProviderError('requestmismatch'))
  }
  return { status: row.status, content: row.content }
}

async function remember(request: PlayerRequest, note: string, answer: Answer): Promise<Answer> {
  await database.requests.add({
    requestId: request.requestId,
    userId: request.userId,
    order: note,
    ...answer,
    createdAt: new Date(Date.now()).toISOString(),
  })
  return answer
}

function answerOf(outcome: object | ProviderError): Answer {
  return outcome instanceof ProviderError
    ? { status: 400, content: errorToWire(outcome) }
    : { status: 200, content: { data: outcome } }
}

/** Most old rows of each kind to delete per request; more than a request adds. */
const mostRemoved = 5

/** Deletes some rows past their retention. Call it in a request's transaction. */
async function removeOld(): Promise<void> {
  const { requests, gameSessions, slips } = database
  // By the device's own clock: moving the simulation's clock must not delete requests too early.
  const oldRequests = requests.where('createdAt').below(before(Date.now(), retentionDays.requests))
  await requests.bulkDelete(await oldRequests.limit(mostRemoved).primaryKeys())
  const oldGames = gameSessions.where('endsAt').below(before(now(), retentionDays.games))
  await gameSessions.bulkDelete(await oldGames.limit(mostRemoved).primaryKeys())
  const old = slips.where('pictureAt').below(before(now(), retentionDays.pictures))
  for (const slip of await old.limit(mostRemoved).toArray())
    await slips.put(await withoutPicture(slip))
}

/** Deletes a slip's picture long after its deposit ended. The hash stays, so that no slip is used twice. */
async function withoutPicture(row: SlipRow): Promise<SlipRow> {
  const { sha256, depositId, type, createdAt } = row
  const deposit = await database.deposits.get(depositId)
  const endedAt = deposit ? deposit.decidedAt : createdAt
  if (endedAt !== null && endedAt < before(now(), retentionDays.pictures)) {
    return { sha256, depositId, type, createdAt }
  }
  // Check again that many days after the deposit ended, or from now if it is still open.
  return { ...row, pictureAt: endedAt ?? isoNow() }
}

function before(moment: number, days: number): string {
  return later(moment, -days * dayMs)
}
