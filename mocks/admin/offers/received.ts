/** `/promotion/received`: promotions that players claimed, and cancelling one. */
import type * as v from 'valibot'
import type { cancelReceivedSchema } from '#contract/admin/promotions'
import { receivedStatuses } from '#contract/promotion/promotion'
import { bahtFromSatang, satang } from '#lib/money'
import { database } from '../../provider/database/database'
import type { ReceivedRow } from '../../provider/database/rows'
import { closeLost, closeReceived } from '../../provider/promotion/lifecycle'
import { describeReceived } from '../../provider/promotion/promotions'
import { giveUpWaiting } from '../../provider/promotion/receive'
import { balanceOf } from '../../provider/wallet/ledger'
import { decidedAlready } from '../decidedAlready'
import type { ListOf } from '../listDefinition'
import { answerList } from '../lists'
import { byPlayer, byReference, namesOf, playersMeant } from '../money/players'
import { AdminError, type RequestResult } from '../requests'

const list: ListOf<ReceivedRow> = {
  table: database.table<ReceivedRow, string>('received'),
  keyOf: ({ receivedId }) => receivedId,
  sorts: { receivedAt: { index: 'receivedAt', valueOf: ({ receivedAt }) => receivedAt } },
  defaultSort: '-receivedAt',
  day: 'receivedAt',
  filters: {
    status: {
      values: receivedStatuses,
      passes: ({ status }, values) => values.has(status),
      index: { receivedAt: '[status+receivedAt]' },
    },
    promotion: { passes: ({ PromotionID }, values) => values.has(PromotionID) },
    user: byPlayer('receivedAt'),
  },
  search: byReference(database.received, 'receivedId'),
  searchFilter: playersMeant,
}

export function answerReceived(query: URLSearchParams): Promise<Response> {
  return answerList(list, query, async (rows) => {
    const [playerOf, balances] = await Promise.all([
      namesOf(rows),
      Promise.all(rows.map(({ userId }) => balanceOf(userId))),
    ])
    return rows.map((row, index) => ({
      ...describeReceived(row),
      ...playerOf(row.userId),
      keeps: keptIfCancelled(row, balances[index]),
    }))
  })
}

/** Credit in baht that stays if the promotion is cancelled; null if it is not active. */
function keptIfCancelled({ status, pot }: ReceivedRow, balance = satang(0)): number | null {
  return status === 'active' ? bahtFromSatang(satang(balance - pot)) : null
}

const action = 'received.cancel'

/** Same as if the player gave it up: their own money stays. Runs in the request's transaction. */
export async function cancelReceived({
  receivedId,
  status,
  reason,
}: v.InferOutput<typeof cancelReceivedSchema>): Promise<RequestResult<object>> {
  const row = await database.received.get(receivedId)
  if (!row) throw new AdminError('notfound')
  if (row.status !== status || (status !== 'active' && status !== 'received')) {
    throw await decidedAlready(receivedId, [action])
  }
  const closed =
    status === 'active' ? await closeReceived(row, 'admin') : await giveUpWaiting(row, 'admin')
  await closeLost(row.userId)
  await database.received.update(receivedId, { reason })
  return {
    action,
    targetType: 'received',
    targetId: receivedId,
    before: { status },
    after: {
      status: closed.status,
      userId: closed.userId,
      taken: bahtFromSatang(closed.forfeited ?? satang(0)),
    },
    reason,
    answer: {},
  }
}
