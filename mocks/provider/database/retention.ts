/**
 * What nobody can ask for any more goes, a few rows at a time, with writes that happen anyway: nothing
 * grows without end.
 */
import { keptDays } from '#contract/wallet/moneyData'
import { dayMs } from '#lib/time'
import { isoNow, later, now } from '../../clock'
import { database } from './database'
import type { SlipRow } from './playRows'

/** Rows of a kind that one write removes: more than it adds. */
const step = 5

/** Within the transaction of an order, over all tables. */
export async function removeOld(): Promise<void> {
  const { requests, gameSessions, slips } = database
  // By the device's own clock, as the player's yes: testers who move the days make no order new again.
  const oldRequests = requests.where('createdAt').below(before(Date.now(), keptDays.orders))
  await requests.bulkDelete(await oldRequests.limit(step).primaryKeys())
  const oldGames = gameSessions.where('endsAt').below(before(now(), keptDays.games))
  await gameSessions.bulkDelete(await oldGames.limit(step).primaryKeys())
  const old = slips.where('pictureAt').below(before(now(), keptDays.pictures))
  for (const slip of await old.limit(step).toArray()) await slips.put(await withoutPicture(slip))
}

/** The picture goes once its deposit ended long enough ago; the hash stays, so that none is used twice. */
async function withoutPicture(row: SlipRow): Promise<SlipRow> {
  const { sha256, depositId, type, createdAt } = row
  const deposit = await database.deposits.get(depositId)
  const endedAt = deposit ? deposit.decidedAt : createdAt
  if (endedAt !== null && endedAt < before(now(), keptDays.pictures)) {
    return { sha256, depositId, type, createdAt }
  }
  // Looked at again when the days since its end are over; one that is still open, as many days from now.
  return { ...row, pictureAt: endedAt ?? isoNow() }
}

function before(moment: number, days: number): string {
  return later(moment, -days * dayMs)
}
