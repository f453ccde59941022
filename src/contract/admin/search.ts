/** Search results of the command palette in the back office. */
import * as v from 'valibot'
import { depositStatuses, withdrawStatuses } from '../wallet/wallet'
import { bahtOnWire } from '../wire'

export const foundSchema = v.object({
  players: v.array(
    v.object({ userId: v.string(), username: v.string(), name: v.string(), tail: v.string() }),
  ),
  deposits: v.array(
    v.object({ id: v.string(), amount: bahtOnWire, status: v.picklist(depositStatuses) }),
  ),
  withdrawals: v.array(
    v.object({ id: v.string(), amount: bahtOnWire, status: v.picklist(withdrawStatuses) }),
  ),
})

export type Found = v.InferOutput<typeof foundSchema>
