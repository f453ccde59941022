/** What only the operator's side is set by. Amounts are satang inside. */
import * as v from 'valibot'
import { bahtOnWire, countOnWire } from '../wire'
import { roles } from './access'

const rule = v.object({ on: v.boolean() })

/** Which badges stand at a withdrawal, and what needs a second person or a second factor. */
export const riskSettingSchema = v.object({
  /** Roles that must have a second factor. */
  otpRoles: v.array(v.picklist(roles)),
  /** From these amounts on the owner alone, or a second person, says yes. */
  approveUpTo: bahtOnWire,
  adjustUpTo: bahtOnWire,
  firstWithdrawal: rule,
  bankChanged: v.object({ on: v.boolean(), hours: countOnWire }),
  sharedAccount: rule,
  sharedDevice: rule,
  /** Less than so many percent of what was deposited lately were played. */
  littlePlayed: v.object({ on: v.boolean(), percent: countOnWire }),
  friendsPromotion: v.object({ on: v.boolean(), friends: countOnWire }),
  manyWithdrawals: v.object({ on: v.boolean(), count: countOnWire }),
  unusualAmount: v.object({ on: v.boolean(), times: countOnWire }),
  protected: rule,
})

export type RiskSetting = v.InferOutput<typeof riskSettingSchema>

/** The operator's own account at the games' agent: below what it is warned of. */
export const agentSettingSchema = v.object({ warnBelow: bahtOnWire })
