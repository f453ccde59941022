/** Games: GET /setting/gameprovider, POST /usersystem/getloginlink, and the simulated game's /game/bet. */
import * as v from 'valibot'
import { satang } from '#lib/money'
import {
  bahtOnWire,
  idOnWire,
  imageOnWire,
  instantOnWire,
  maybe,
  requestEntries,
  requiredLink,
} from '../wire'

export const gameCategories = ['slot', 'casino', 'sport', 'fish', 'lottery'] as const

export const gameProviderSchema = v.object({
  providerCode: idOnWire,
  providerName: v.string(),
  category: v.picklist(gameCategories),
  status: v.picklist(['online', 'maintenance', 'off']),
  maintenanceUntil: maybe(instantOnWire),
  imageUrl: v.optional(imageOnWire, null),
  sort: v.number(),
})

export type GameProvider = v.InferOutput<typeof gameProviderSchema>

export const gameProvidersSchema = v.array(gameProviderSchema)

export const loginLinkRequestSchema = v.object({ ...requestEntries, providerCode: idOnWire })

export type LoginLinkRequest = v.InferOutput<typeof loginLinkRequestSchema>

/** Opens one provider for one player for a short time; never store, log or share it. */
export const loginLinkSchema = v.object({
  /** https, or in the simulation `/games/play?session=…`. */
  loginLink: requiredLink,
  expiresAt: instantOnWire,
})

export type LoginLink = v.InferOutput<typeof loginLinkSchema>

/** Simulated game: guess high or low. A right guess (one in two) pays {@link winTenths} tenths of the stake. */
export const gameSides = ['high', 'low'] as const

export const winTenths = 19

/** Minimum stake: one baht. Smaller stakes would lose tenths to rounding. */
export const minStake = satang(100)

export const betRequestSchema = v.object({
  ...requestEntries,
  /** From the login link. */
  session: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
  stake: bahtOnWire,
  side: v.picklist(gameSides),
})

export type BetRequest = v.InferOutput<typeof betRequestSchema>

export const betSchema = v.object({
  betId: idOnWire,
  providerCode: idOnWire,
  stake: bahtOnWire,
  /** Zero when the guess was wrong. */
  won: bahtOnWire,
  side: v.picklist(gameSides),
  /** The drawn side. */
  result: v.picklist(gameSides),
  /** Credit after the bet. */
  credit: bahtOnWire,
  createdAt: instantOnWire,
})

export type Bet = v.InferOutput<typeof betSchema>
