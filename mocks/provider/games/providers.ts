/** GET /setting/gameprovider and POST /usersystem/getloginlink. */
import { Dexie } from 'dexie'
import type * as v from 'valibot'
import type { gameProviderSchema, LoginLinkOrder, loginLinkSchema } from '#contract/games/games'
import { now } from '../../clock'
import { randomText } from '../../random'
import { database } from '../database/database'
import { isoNow, later, minuteMs } from '../database/moments'
import type { GameProviderRow } from '../database/playRows'
import { requirePlayable } from '../protection/blocks'
import { Refused } from '../refused'

/** A link must be opened within this, and no other is given meanwhile. */
const linkLifeMs = minuteMs

/** How long the simulated game takes bets, like a session. */
const gameLifeMs = 120 * minuteMs

export async function gameProviders(): Promise<v.InferInput<typeof gameProviderSchema>[]> {
  const rows = await database.gameProviders.toArray()
  return rows.toSorted((first, second) => first.sort - second.sort).map(asOfNow)
}

/** Maintenance that is over is over, whoever forgot to say so. */
function asOfNow(row: GameProviderRow): GameProviderRow {
  const over = row.maintenanceUntil !== null && Date.parse(row.maintenanceUntil) <= now()
  return row.status === 'maintenance' && over
    ? { ...row, status: 'online', maintenanceUntil: null }
    : row
}

export async function openGame({
  userId,
  providerCode,
}: LoginLinkOrder): Promise<v.InferInput<typeof loginLinkSchema>> {
  await requirePlayable(userId)
  await requireOnline(providerCode)
  const last = await database.gameSessions
    .where('[userId+createdAt]')
    .between([userId, Dexie.minKey], [userId, Dexie.maxKey])
    .last()
  const latest = last ? Date.parse(last.createdAt) : 0
  if (latest + linkLifeMs > now()) throw new Refused('gamelinkwait', { time: latest + linkLifeMs })
  const session = randomText(24)
  const createdAt = isoNow()
  await database.gameSessions.add({
    session,
    userId,
    providerCode,
    createdAt,
    endsAt: later(createdAt, gameLifeMs),
  })
  const query = new URLSearchParams({ provider: providerCode, session })
  return { loginLink: `/games/play?${query}`, expiresAt: later(createdAt, linkLifeMs) }
}

export async function requireOnline(providerCode: string): Promise<GameProviderRow> {
  const kept = await database.gameProviders.get(providerCode)
  if (!kept) throw new Refused('notfound')
  const row = asOfNow(kept)
  if (row.status === 'off') throw new Refused('provideroff')
  if (row.status === 'online') return row
  const until = row.maintenanceUntil
  throw until === null
    ? new Refused('provideroff')
    : new Refused('providerdown', { time: Date.parse(until) })
}
