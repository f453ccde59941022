/** A player's bets in the timeline. */
import { Dexie } from 'dexie'
import { bahtFromSatang, type Satang, satang } from '#lib/money'
import { bangkokDay } from '#lib/time'
import { database } from '../../../provider/database/database'
import type { LedgerRow } from '../../../provider/database/rows'
import { type Asked, type EntryOnWire, newest } from './walk'

/** Groups bets by game session and Bangkok day, like the player's statement. */
export async function* play({ userId, before }: Asked): AsyncGenerator<EntryOnWire> {
  const names = new Map(
    (await database.gameProviders.toArray()).map((row) => [row.providerCode, row.providerName]),
  )
  const shown = await sessionAt(userId, before)
  let group: LedgerRow[] = []
  for await (const row of newest(database.ledger, '[userId+createdAt]', [userId], before)) {
    const session = sessionOf(row)
    // The rest of a session that the previous page has shown.
    if (session === null || (session === shown && group.length === 0)) continue
    const [first] = group
    if (first && sessionOf(first) !== session) {
      yield told(first, group, names)
      group = []
    }
    group.push(row)
  }
  const [first] = group
  if (first) yield told(first, group, names)
}

/** The session at `before`, or the next one after it. */
async function sessionAt(userId: string, before: string | null): Promise<string | null> {
  if (before === null) return null
  const later = await database.ledger
    .where('[userId+createdAt]')
    .between([userId, before], [userId, Dexie.maxKey])
    .filter((row) => sessionOf(row) !== null)
    .first()
  return later ? sessionOf(later) : null
}

function sessionOf({ refType, refId, game, createdAt }: LedgerRow): string | null {
  return refType === 'game' ? `${game?.session ?? refId} ${bangkokDay(new Date(createdAt))}` : null
}

function told(
  first: LedgerRow,
  group: readonly LedgerRow[],
  names: ReadonlyMap<string, string>,
): EntryOnWire {
  const stakes = group.filter(({ type }) => type === 'bet_sim')
  return {
    kind: 'play',
    what: 'play',
    id: first.refId,
    at: first.createdAt,
    amount: sum(group),
    name: names.get(first.game?.providerCode ?? '') ?? null,
    bets: stakes.length,
    staked: 0 - sum(stakes),
  }
}

/** Sum in baht. */
function sum(rows: readonly { amount: Satang }[]): number {
  return bahtFromSatang(satang(rows.reduce((total, { amount }) => total + amount, 0)))
}
