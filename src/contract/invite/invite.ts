import * as v from 'valibot'
import { bahtOnWire, countOnWire, idOnWire, instantOnWire } from '../wire'

/** What a player's invited friends brought. */
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
  /** The newest thirty; `?after=` asks for the next, as for any long list. */
  friends: v.array(
    v.object({
      /** All but a few characters are hidden: friends stay private. */
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
  /** Level 1 are one's own friends. */
  levels: v.array(v.object({ level: countOnWire, percent: v.number() })),
  base: v.picklist(['deposit', 'netloss']),
  /** A friend counts from this deposit on. */
  qualifyDeposit: bahtOnWire,
  minClaim: bahtOnWire,
  /** How long an opened link is remembered. */
  attributionDays: countOnWire,
})

export type InviteSetting = v.InferOutput<typeof inviteSettingSchema>

/** What POST /agentbalance/inviteclaim answers: all that was available is credited. */
export const inviteClaimSchema = v.object({
  claimId: idOnWire,
  amount: bahtOnWire,
  createdAt: instantOnWire,
})

export type InviteClaim = v.InferOutput<typeof inviteClaimSchema>
