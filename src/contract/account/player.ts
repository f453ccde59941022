/** A player as the provider tells them, and what they may change of themselves, all of it cosmetic. */
import * as v from 'valibot'
import { bahtFromSatang } from '#lib/money'
import { orderEntries } from '../wallet/order'
import { bahtOnWire, idOnWire, instantOnWire, maybe } from '../wire'

const avatars = ['sun', 'moon', 'star', 'wave', 'leaf', 'rocket'] as const

export type Avatar = (typeof avatars)[number]

const profileEntries = {
  nickname: maybe(v.pipe(v.string(), v.trim(), v.maxLength(40))),
  avatar: maybe(v.picklist(avatars)),
}

export const profileOrderSchema = v.object({ ...orderEntries, ...profileEntries })

export type ProfileOrder = v.InferOutput<typeof profileOrderSchema>

/** A player as login, registration and `me` tell of them. */
export const playerSchema = v.object({
  id: idOnWire,
  username: v.string(),
  /** Name of the bank account. */
  name: v.string(),
  /** `active`, `banned`, `timeout`, `excluded`; a provider may know more. */
  status: v.string(),
  credit: bahtOnWire,
  book_number: v.string(),
  bank_name: v.string(),
  PromotionID: maybe(idOnWire),
  PromotionDetail: maybe(v.string()),
  PromotionStatus: maybe(v.string()),
})

export type Player = v.InferOutput<typeof playerSchema>

/** The same with the amount in baht, as it travels. */
export type PlayerOnWire = Omit<Player, 'credit'> & { credit: number }

export function playerToWire(player: Player): PlayerOnWire {
  return { ...player, credit: bahtFromSatang(player.credit) }
}

/** One row of the provider's own list of players. The fields after the first are our extension. */
export const playerRecordSchema = v.object({
  ...playerSchema.entries,
  book_name: maybe(v.string()),
  inviterID: maybe(idOnWire),
  createdAt: maybe(instantOnWire),
  lastLoginAt: maybe(instantOnWire),
  ...profileEntries,
})

export type PlayerRecord = v.InferOutput<typeof playerRecordSchema>

export const playerRecordsSchema = v.array(playerRecordSchema)
