import * as v from 'valibot'
import { bahtOnWire, countOnWire, idOnWire, instantOnWire } from '../wire'

/** Results of a player's invitations. */
export const inviteSummarySchema = v.object({
  inviterID: idOnWire,
  inviteLink: v.string(),
  friendTotal: countOnWire,
  /** Friends who deposited at least once. */
  friendActive: countOnWire,
  todayCommission: bahtOnWire,
  totalCommission: bahtOnWire,
  availableCommission: bahtOnWire,
  byLevel: v.array(
    v.object({
      level: v.pipe(v.number(), v.integer(), v.minValue(1)),
      percent: v.number(),
      friends: countOnWire,
      commission: bahtOnWire,
    }),
  ),
  /** The newest thirty; `?after=` requests the next page, as in any long list. */
  friends: v.array(
    v.object({
      /** Mostly masked: friends stay private. */
      maskedUsername: v.string(),
      joinedAt: instantOnWire,
      depositCount: countOnWire,
      commission: bahtOnWire,
    }),
  ),
})

export type InviteSummary = v.InferOutput<typeof inviteSummarySchema>

/** GET /setting/invite. */
export const inviteSettingSchema = v.object({
  enabled: v.boolean(),
  /** Level 1 is the player's own friends. */
  levels: v.array(v.object({ level: countOnWire, percent: v.number() })),
  base: v.picklist(['deposit', 'netloss']),
  /** A friend counts from this deposit amount on. */
  qualifyDeposit: bahtOnWire,
  minClaim: bahtOnWire,
  /** Days for which an opened link is remembered. */
  attributionDays: countOnWire,
})

export type InviteSetting = v.InferOutput<typeof inviteSettingSchema>

/** Answer of POST /agentbalance/inviteclaim: all available commission is credited. */
export const inviteClaimSchema = v.object({
  claimId: idOnWire,
  amount: bahtOnWire,
  createdAt: instantOnWire,
})

export type InviteClaim = v.InferOutput<typeof inviteClaimSchema>
