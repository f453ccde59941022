import * as v from 'valibot'
import { bahtOnWire, idOnWire, instantOnWire } from './wire'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** What a player's invited friends brought. */
export const inviteSummarySchema = v.object({
  inviterID: idOnWire,
  inviteLink: v.string(),
  friendTotal: count,
  /** Friends who deposited at least once. */
  friendActive: count,
  todayCommission: bahtOnWire,
  totalCommission: bahtOnWire,
  availableCommission: bahtOnWire,
  byLevel: v.array(
    v.object({
      level: v.pipe(v.number(), v.integer(), v.minValue(1)),
      percent: v.number(),
      friends: count,
      commission: bahtOnWire,
    }),
  ),
  friends: v.array(
    v.object({
      /** All but a few characters are hidden: friends stay private. */
      maskedUsername: v.string(),
      joinedAt: instantOnWire,
      depositCount: count,
      commission: bahtOnWire,
    }),
  ),
})

export type InviteSummary = v.InferOutput<typeof inviteSummarySchema>
