/** Settings of the back office only. Amounts are satang internally. */
import * as v from 'valibot'
import { bahtOnWire, countOnWire } from '../wire'
import { roles } from './access'

const rule = v.object({ on: v.boolean() })

/** Active risk badges of withdrawals, and the rules for a second person and a second factor. */
export const riskSettingSchema = v.object({
  /** Roles that must have a second factor. */
  otpRoles: v.array(v.picklist(roles)),
  /** Above these amounts a second person has to approve. */
  approveUpTo: bahtOnWire,
  adjustUpTo: bahtOnWire,
  firstWithdrawal: rule,
  bankChanged: v.object({ on: v.boolean(), hours: countOnWire }),
  sharedAccount: rule,
  sharedDevice: rule,
  /** Flags players who have played less than this percentage of their recent deposits. */
  littlePlayed: v.object({ on: v.boolean(), percent: countOnWire }),
  friendsPromotion: v.object({ on: v.boolean(), friends: countOnWire }),
  manyWithdrawals: v.object({ on: v.boolean(), count: countOnWire }),
  unusualAmount: v.object({ on: v.boolean(), times: countOnWire }),
  protected: rule,
})

export type RiskSetting = v.InferOutput<typeof riskSettingSchema>

/** Credit at the games' agent below which the owner gets a warning. */
export const agentSettingSchema = v.object({ warnBelow: bahtOnWire })
