/** The operator's account at the games' agent, and the players who bring others. Satang inside. */
import * as v from 'valibot'
import { bahtOnWire, countOnWire, dayText, instantOnWire, maybe } from '../wire'
import { playerStatuses } from './people'

export const agentInfoSchema = v.object({
  agentID: v.string(),
  agentName: v.string(),
  /** What the agent puts before each player's name. */
  prefix: v.string(),
  currency: v.string(),
  /** What the agent keeps of what players lose. */
  percentShare: v.number(),
  status: v.picklist(['on', 'off']),
  /** When its interface answered last. */
  apiOkAt: maybe(instantOnWire),
})

export type AgentInfo = v.InferOutput<typeof agentInfoSchema>

export const agentBalanceSchema = v.object({
  credit: bahtOnWire,
  updatedAt: instantOnWire,
  /** The owner is warned below this. */
  warnBelow: bahtOnWire,
  /** At the end of each of the last Bangkok days, the oldest first; the last is now. */
  trend: v.array(v.object({ day: dayText, credit: bahtOnWire })),
})

export type AgentBalance = v.InferOutput<typeof agentBalanceSchema>

/** A player who brought others, or was brought by one, and what came of it. */
export const affiliateSchema = v.object({
  affiliateID: v.string(),
  affiliateName: v.string(),
  username: v.string(),
  inviterID: maybe(v.string()),
  /** Null where nobody counted them. */
  clicks: maybe(countOnWire),
  signups: countOnWire,
  /** Friends who have deposited at all. */
  firstDeposits: countOnWire,
  /** Of all their friends together. */
  totalDeposit: bahtOnWire,
  totalWithdraw: bahtOnWire,
  commission: bahtOnWire,
  status: v.picklist(playerStatuses),
  createdAt: instantOnWire,
})

export type Affiliate = v.InferOutput<typeof affiliateSchema>
