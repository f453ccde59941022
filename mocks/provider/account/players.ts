/** Player rows as the provider tells them, and POST /usersystem/update. */
import type * as v from 'valibot'
import type { ProfileOrder, playerRecordSchema } from '#contract/account/account'
import { bahtFromSatang, type Satang, satang } from '#lib/money'
import { Refused } from '../../answer'
import { database } from '../database/database'
import type { PlayerRow, ReceivedRow } from '../database/rows'
import { requireKnown } from '../protection/protection'
import { balanceOf } from '../wallet/ledger'

export type PlayerRecordOnWire = v.InferInput<typeof playerRecordSchema>

/** The row of one player, or null for an id that nobody has. */
export function findPlayer(id: string): Promise<PlayerRecordOnWire | null> {
  return database.transaction(
    'r',
    database.players,
    database.wallets,
    database.received,
    async () => {
      const [player, balance, active] = await Promise.all([
        database.players.get(id),
        balanceOf(id),
        activeReceived(id),
      ])
      return player ? describe(player, balance, active) : null
    },
  )
}

/** A banned player's session opens nothing any more. */
export async function isBanned(userId: string): Promise<boolean> {
  return (await database.players.get(userId))?.status === 'banned'
}

export function listPlayers(): Promise<PlayerRecordOnWire[]> {
  return database.transaction(
    'r',
    database.players,
    database.wallets,
    database.received,
    async () => {
      const [players, wallets, active] = await Promise.all([
        database.players.toArray(),
        database.wallets.toArray(),
        database.received.where('activeKey').above('').toArray(),
      ])
      const balances = new Map(wallets.map((wallet) => [wallet.userId, wallet.balance]))
      const activeOf = new Map(active.map((received) => [received.userId, received]))
      return players.map((player) =>
        describe(player, balances.get(player.id) ?? satang(0), activeOf.get(player.id)),
      )
    },
  )
}

/** The one promotion that a player is playing through. */
export function activeReceived(userId: string): Promise<ReceivedRow | undefined> {
  return database.received.where('activeKey').equals(userId).first()
}

/** The password stays here; `promotion` is the active one. */
function describe(
  row: PlayerRow,
  balance: Satang,
  active: ReceivedRow | undefined,
): PlayerRecordOnWire {
  const { password: _, ...player } = row
  return {
    ...player,
    name: player.book_name,
    credit: bahtFromSatang(balance),
    PromotionID: active?.PromotionID ?? null,
    PromotionDetail: active?.PromotionName ?? null,
    PromotionStatus: active?.status ?? null,
  }
}

export async function updateProfile({ userId, nickname, avatar }: ProfileOrder): Promise<object> {
  await requireKnown(userId)
  await database.players.update(userId, { nickname: nickname || null, avatar })
  const player = await findPlayer(userId)
  if (!player) throw new Refused('notfound')
  return player
}
