/** Until when the app has told players to wait, computed from their own history as on their pages. */
import { Dexie } from 'dexie'
import { usualWait } from '#contract/wallet/usualWait'
import { recentDays } from '#contract/wallet/wallet'
import { dayMs } from '#lib/time'
import { later, now } from '../../clock'
import { database } from '../../provider/database/database'
import type { DepositRow, WithdrawRow } from '../../provider/database/rows'

/** A row's id and the moment that its player was told; rows without a told moment are left out. */
export type Promises = ReadonlyMap<string, string>

/** A review names its own end. Otherwise the promise is the usual time of the last deposits. */
export async function depositPromises(rows: readonly DepositRow[]): Promise<Promises> {
  const waiting = rows.filter(({ status }) => status === 'submitted' || status === 'matched')
  const waitOf = await usualWaits(waiting, async (userId) => {
    const own = database.deposits.where('[userId+createdAt]').between(...lately(userId))
    return (await own.toArray()).flatMap(({ status, createdAt, decidedAt }) =>
      status === 'confirmed' && decidedAt !== null ? [[createdAt, decidedAt] as const] : [],
    )
  })
  const promised = rows.flatMap((row): [string, string][] => {
    const { depositId, userId, status, createdAt, submittedAt = createdAt, reviewUntil } = row
    if (status === 'review') return reviewUntil === undefined ? [] : [[depositId, reviewUntil]]
    const waitMs = waitOf.get(userId)
    if (waitMs === undefined || !waiting.includes(row)) return []
    const until = later(createdAt, waitMs)
    // The app promises no time to a player who pays later.
    return until > submittedAt ? [[depositId, until]] : []
  })
  return new Map(promised)
}

export async function withdrawalPromises(rows: readonly WithdrawRow[]): Promise<Promises> {
  const waiting = rows.filter(({ status }) => status === 'requested' || status === 'approved')
  const waitOf = await usualWaits(waiting, async (userId) => {
    const own = database.withdraws.where('[userId+createdAt]').between(...lately(userId))
    return (await own.toArray()).flatMap(({ status, createdAt, paidAt }) =>
      status === 'paid' && paidAt !== null ? [[createdAt, paidAt] as const] : [],
    )
  })
  const promised = waiting.flatMap(({ withdrawId, userId, createdAt }): [string, string][] => {
    const waitMs = waitOf.get(userId)
    return waitMs === undefined ? [] : [[withdrawId, later(createdAt, waitMs)]]
  })
  return new Map(promised)
}

const lately = (userId: string) =>
  [
    [userId, later(now(), 0 - recentDays * dayMs)],
    [userId, Dexie.maxKey],
  ] as const

/** The usual wait in ms of each player of the rows, without players who have too short a history. */
async function usualWaits(
  rows: readonly { userId: string }[],
  arrivalsOf: (userId: string) => Promise<(readonly [startedAt: string, arrivedAt: string])[]>,
): Promise<ReadonlyMap<string, number>> {
  const users = [...new Set(rows.map(({ userId }) => userId))]
  const waits = await Promise.all(
    users.map(async (userId): Promise<[string, number][]> => {
      const arrivals = await arrivalsOf(userId)
      const usual = usualWait(
        arrivals.map(([startedAt, arrivedAt]) => ({
          startedAt: Date.parse(startedAt),
          arrivedAt: Date.parse(arrivedAt),
        })),
      )
      return usual === null ? [] : [[userId, usual.waitMs]]
    }),
  )
  return new Map(waits.flat())
}
