/** Finds the result of a request in a history, for a provider that cannot be asked about it. */
import type { GenericSchema } from 'valibot'
import type { Failure } from '#contract/failure'
import { dayMs } from '#lib/time'
import { askProvider, noAnswer } from '../client/provider'
import { clockToleranceMs, isAnswerOfAnother } from '../client/providerRequest'
import type { PaymentRequest } from './paymentRequest'

/** A result from a history: the request's row, `undelivered` if it never arrived, or nothing certain. */
type Finding<Row> = { row: Row } | 'undelivered' | 'unclear'

/** The history that lists the requests of a kind. */
export interface RequestHistory<Row> {
  path: (userId: string) => string
  schema: GenericSchema<unknown, Row[]>
  find: (rows: readonly Row[], request: PaymentRequest) => Finding<Row>
}

/** What a mutation of RTK Query resolves to; it never rejects. */
export interface MutationResult<Answer> {
  data?: Answer | undefined
  error?: unknown
}

/** Statuses of a history that the provider does not have, or has switched off. */
const absentStatuses: readonly unknown[] = [404, 405, 501]

const failures: Record<'undelivered' | 'unclear', Failure> = {
  undelivered: { ...noAnswer, code: 'unknown' },
  unclear: { ...noAnswer, code: 'unclear' },
}

/** Looks for a request in its history. Call it only once the request cannot arrive any more. */
export async function answerInHistory<Row>(
  { path, schema, find }: RequestHistory<Row>,
  request: PaymentRequest,
): Promise<MutationResult<Row>> {
  const query = { path: path(request.userId), schema }
  const answer = await askProvider(query, new AbortController().signal)
  if ('error' in answer) {
    return { error: absentStatuses.includes(answer.error.status) ? failures.unclear : noAnswer }
  }
  const found = find(answer.data.value, request)
  return typeof found === 'string' ? { error: failures[found] } : { data: found.row }
}

/**
 * Finds the row that a new request became: the only matching row that no other request is known to have made
 * and that is not older than the confirmation. A matching row of the day before makes the result `unclear`,
 * because a wrong clock may be the reason.
 */
export function newRow<Row extends { createdAt: number }>(
  rows: readonly Row[],
  request: PaymentRequest,
  isLike: (row: Row) => boolean,
): Finding<Row> {
  const sentAt = request.sentAt ?? 0
  const alike = rows.filter((row) => isLike(row) && !isAnswerOfAnother(request, row))
  const [own, ...more] = alike.filter(({ createdAt }) => createdAt >= sentAt - clockToleranceMs)
  if (own && more.length === 0) return { row: own }
  return alike.some(({ createdAt }) => createdAt >= sentAt - dayMs) ? 'unclear' : 'undelivered'
}
