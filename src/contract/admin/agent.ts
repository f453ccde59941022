/** The operator's account at the games' agent, and the affiliates. Amounts are satang internally. */
import * as v from 'valibot'
import { bahtOnWire, countOnWire, dayText, instantOnWire, maybe } from '../wire'
import { playerStatuses } from './people'

export const agentInfoSchema = v.object({
  agentID: v.string(),
  agentName: v.string(),
  /** Prefix that the agent adds to each player's name. */
  prefix: v.string(),
  currency: v.string(),
  /** The agent's share of the players' losses, in percent. */
  percentShare: v.number(),
  status: v.picklist(['on', 'off']),
  /** Time of the last answer of the agent's API. */
  apiOkAt: maybe(instantOnWire),
})

export type AgentInfo = v.InferOutput<typeof agentInfoSchema>

export const agentBalanceSchema = v.object({
  credit: bahtOnWire,
  updatedAt: instantOnWire,
  /** Below this credit, the owner gets a warning. */
  warnBelow: bahtOnWire,
  /** Credit at the end of each of the last Bangkok days, oldest first; the last entry is now. */
  trend: v.array(v.object({ day: dayText, credit: bahtOnWire })),
})

export type AgentBalance = v.InferOutput<typeof agentBalanceSchema>

/** A player who invited others or was invited, with the results. */
export const affiliateSchema = v.object({
  affiliateID: v.string(),
  affiliateName: v.string(),
  username: v.string(),
  inviterID: maybe(v.string()),
  /** Null if clicks were not counted. */
  clicks: maybe(countOnWire),
  signups: countOnWire,
  /** Friends who made at least one deposit. */
  firstDeposits: countOnWire,
  /** Sum over all their friends, as for the following fields. */
  totalDeposit: bahtOnWire,
  totalWithdraw: bahtOnWire,
  commission: bahtOnWire,
  status: v.picklist(playerStatuses),
  createdAt: instantOnWire,
})

export type Affiliate = v.InferOutput<typeof affiliateSchema>
