import type * as v from 'valibot'
import type { Failure } from '#contract/failure'
import { noAnswer } from '../client/providerFailure'
import { askProvider } from '../client/providerQuery'
import { clockToleranceMs, isAnswerOfAnother } from './answerTo'
import type { KeptOrder } from './keptOrder'
import type { MutationResult } from './sendOrder'

/** What a history says of an order: the row that it became, or that it never came, or nothing certain. */
type Finding<Row> = { row: Row } | 'undelivered' | 'unclear'

/** Where an order is seen at a provider that cannot be asked what came of it. */
export interface OrderHistory<Row> {
  path: (userId: string) => string
  schema: v.GenericSchema<unknown, Row[]>
  find: (rows: readonly Row[], kept: KeptOrder) => Finding<Row>
}

/** What the provider has not, or has switched off. */
const absent: readonly unknown[] = [404, 405, 501]

const failures: Record<'undelivered' | 'unclear', Failure> = {
  undelivered: { ...noAnswer, code: 'unknown' },
  unclear: { ...noAnswer, code: 'unclear' },
}

/** Looks for an order in its history. To be called once it can no longer be on its way. */
export async function answerInHistory<Row>(
  { path, schema, find }: OrderHistory<Row>,
  kept: KeptOrder,
): Promise<MutationResult<Row>> {
  const query = { path: path(kept.userId), schema }
  const answer = await askProvider(query, new AbortController().signal)
  if ('error' in answer) {
    return { error: absent.includes(answer.error.status) ? failures.unclear : noAnswer }
  }
  const found = find(answer.data.value, kept)
  return typeof found === 'string' ? { error: failures[found] } : { data: found.row }
}

const dayMs = 86_400_000

/**
 * The row that a new order became: the only one that is like it, not known as another's, and not older
 * than the player's yes. By a wrong clock one of the day before may be it, so that nobody can tell.
 */
export function newRow<Row extends { createdAt: number }>(
  rows: readonly Row[],
  kept: KeptOrder,
  isLike: (row: Row) => boolean,
): Finding<Row> {
  const sentAt = kept.sentAt ?? 0
  const alike = rows.filter((row) => isLike(row) && !isAnswerOfAnother(kept, row))
  const [own, ...more] = alike.filter(({ createdAt }) => createdAt >= sentAt - clockToleranceMs)
  if (own && more.length === 0) return { row: own }
  return alike.some(({ createdAt }) => createdAt >= sentAt - dayMs) ? 'unclear' : 'undelivered'
}
