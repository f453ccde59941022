/** Steps of a scenario: actions of players, the bank and staff, by the same rules as real ones. */
import type { ScenarioStep } from '#contract/scenario/file'
import { ProviderError } from '../../answer'
import { applyDueWithin } from '../../provider/applyDueEvents'
import { database } from '../../provider/database/database'
import type { DepositRow } from '../../provider/database/rows'
import { arriveBankLine } from '../../provider/deposits/bankLine'
import { play } from '../../provider/games'
import { receivePromotion } from '../../provider/promotion/receive'
import { requirePlayable } from '../../provider/protection/protection'
import { blockPlayer } from '../../provider/protection/protectionRequests'
import { decideWithdrawal, placeWithdrawal } from '../../provider/withdrawals/withdrawals'
import { playerNamed } from './seed'

type Step = Exclude<ScenarioStep, { step: 'wait' }>

/** Runs in the scenario's transaction. @throws {ProviderError} if the rules forbid it */
export async function takeStep(step: Step): Promise<void> {
  const { id: userId } = await playerNamed(step.player)
  await applyDueWithin(userId)
  const request = { requestId: crypto.randomUUID(), userId }
  switch (step.step) {
    case 'arrive': {
      const { depositId } = await waitingDeposit(userId)
      await arriveBankLine({ depositId, line: step.line })
      return
    }
    case 'bet':
      await requirePlayable(userId)
      await play(userId, step.stake, step.won)
      return
    case 'withdraw':
      await placeWithdrawal({ ...request, amount: step.amount })
      return
    case 'decide': {
      const { decision, reason } = step
      const open = await database.withdraws.where({ openUser: userId }).first()
      if (!open) throw new ProviderError('notfound')
      await decideWithdrawal(open.withdrawId, decision, { actor: `tester-${decision}`, reason })
      return
    }
    case 'take':
      await receivePromotion({ ...request, PromotionID: step.promotion })
      return
    default:
      await blockPlayer({ ...request, period: step.period, reason: null })
  }
}

/** Includes an expired deposit, because money can still arrive for it. */
async function waitingDeposit(userId: string): Promise<DepositRow> {
  const open = await database.deposits.where({ openUser: userId }).first()
  if (open) return open
  const rows = await database.deposits.where({ userId, status: 'expired' }).sortBy('createdAt')
  const last = rows.at(-1)
  if (!last) throw new ProviderError('notfound')
  return last
}
