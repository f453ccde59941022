import * as v from 'valibot'
import type { Failure } from '#contract/failure'
import { dayMs } from '#lib/time'
import type { Dispatch } from '../client/api'
import { askProvider, noAnswer } from '../client/provider'
import { clockToleranceMs, isAnswerOfAnother } from '../client/providerOrder'
import {
  isUnclear,
  type MoneyOutcome,
  type MutationResult,
  noteOutcome,
  type OrderOutcome,
  type StoredOrder,
  sendOrder,
} from './sendOrder'

/** What a history shows of an order: the row that it became, that it never arrived, or nothing certain. */
type Finding<Row> = { row: Row } | 'undelivered' | 'unclear'

/** The history in which an order shows, at a provider that cannot be asked what came of it. */
export interface OrderHistory<Row> {
  path: (userId: string) => string
  schema: v.GenericSchema<unknown, Row[]>
  find: (rows: readonly Row[], stored: StoredOrder) => Finding<Row>
}

/** Statuses of a history that the provider does not have, or has switched off. */
const absentStatuses: readonly unknown[] = [404, 405, 501]

const failures: Record<'undelivered' | 'unclear', Failure> = {
  undelivered: { ...noAnswer, code: 'unknown' },
  unclear: { ...noAnswer, code: 'unclear' },
}

/** Looks for an order in its history. Call it only once the order cannot arrive any more. */
async function answerInHistory<Row>(
  { path, schema, find }: OrderHistory<Row>,
  stored: StoredOrder,
): Promise<MutationResult<Row>> {
  const query = { path: path(stored.userId), schema }
  const answer = await askProvider(query, new AbortController().signal)
  if ('error' in answer) {
    return { error: absentStatuses.includes(answer.error.status) ? failures.unclear : noAnswer }
  }
  const found = find(answer.data.value, stored)
  return typeof found === 'string' ? { error: failures[found] } : { data: found.row }
}

/**
 * The row that a new order became: the only one like it that no other order is known to have made, and
 * that is not older than the player's yes. With a like row of the day before, a wrong clock may be the
 * reason: then nobody can tell (`unclear`).
 */
export function newRow<Row extends { createdAt: number }>(
  rows: readonly Row[],
  stored: StoredOrder,
  isLike: (row: Row) => boolean,
): Finding<Row> {
  const sentAt = stored.sentAt ?? 0
  const alike = rows.filter((row) => isLike(row) && !isAnswerOfAnother(stored, row))
  const [own, ...more] = alike.filter(({ createdAt }) => createdAt >= sentAt - clockToleranceMs)
  if (own && more.length === 0) return { row: own }
  return alike.some(({ createdAt }) => createdAt >= sentAt - dayMs) ? 'unclear' : 'undelivered'
}

/** What is posted: the fields of `contract/wire.ts` and those of its kind. */
export type OrderSchema = v.GenericSchema<
  { requestId: string; userId: string; validUntil?: string | undefined },
  unknown
>

/** What the screen fills in, as it goes over the wire: amounts in baht. */
export type OrderDraft<Schema extends OrderSchema> = Omit<
  v.InferInput<Schema>,
  'requestId' | 'userId' | 'validUntil'
>

/** A mutation made with `providerMutation`, e.g. `withdrawApi.endpoints.withdraw`. */
interface OrderEndpoint<Order, Answer> {
  initiate: (
    order: Order,
    options: { track: false },
  ) => (
    dispatch: Dispatch,
    getState: () => unknown,
    extra: unknown,
  ) => PromiseLike<MutationResult<Answer>>
}

/** What came of an order that was retried. */
interface FoundOutcome<Answer> extends OrderOutcome {
  outcome: MoneyOutcome<Answer>
}

/** Returns whether it shows this order, so that nobody else has to say what came of it. */
type OutcomeWatcher<Answer> = (found: FoundOutcome<Answer>) => boolean

/** A kind of order that moves money or claims value: what it must hold, and how it is sent. */
export interface MoneyOrder<Schema extends OrderSchema, Answer> {
  kind: string
  schema: Schema
  send: (dispatch: Dispatch, order: v.InferInput<Schema>) => PromiseLike<MutationResult<Answer>>
  /** Calls back with what came of an order that this tab retried. Returns the function that stops it. */
  watchOutcome: (watcher: OutcomeWatcher<Answer>) => () => void
}

/** Tries once to learn what came of a stored order. Resolves to false when it does not fit the schema of its kind. */
type FollowUp = (dispatch: Dispatch, name: string, stored: StoredOrder) => Promise<boolean>

const followUps = new Map<string, FollowUp>()

/**
 * Defines a kind of order. Stored orders of it can then be retried by the name of the kind alone; where
 * the provider cannot be asked about an order, `history` is looked through for it.
 */
export function moneyOrder<Schema extends OrderSchema, Answer>(
  kind: string,
  endpoint: OrderEndpoint<v.InferInput<Schema>, Answer>,
  schema: Schema,
  history?: OrderHistory<Answer>,
): MoneyOrder<Schema, Answer> {
  const watchers = new Set<OutcomeWatcher<Answer>>()
  const send = (dispatch: Dispatch, order: v.InferInput<Schema>) =>
    dispatch(endpoint.initiate(order, { track: false }))
  followUps.set(kind, async (dispatch, name, stored) => {
    const order = withEnd(stored)
    if (!v.is(schema, order)) return false
    const outcome = await sendOrder<Answer>(name, stored, async () => {
      const result = await send(dispatch, order)
      return history && isUnclear(result) ? answerInHistory(history, stored) : result
    })
    if (outcome.phase === 'unknown') return true
    const found = { name, stored, outcome }
    const isShown = [...watchers].map((show) => show(found)).includes(true)
    if (!isShown) noteOutcome(found)
    return true
  })
  return {
    kind,
    schema,
    send,
    watchOutcome: (watcher) => {
      watchers.add(watcher)
      return () => {
        watchers.delete(watcher)
      }
    },
  }
}

/** Orders stored by 0.4.2 have no `validUntil`: one in the past has them asked about, and not sent again. */
function withEnd({ order, sentAt }: StoredOrder): Record<string, unknown> {
  return 'validUntil' in order
    ? order
    : { ...order, validUntil: new Date(sentAt ?? 0).toISOString() }
}

/** How orders stored under `name` are retried. It is a kind, or `kind-slot` where each row has an order of its own. */
export async function followUpOf(name: string): Promise<FollowUp | null> {
  if (!followUps.has(name)) await import('./orderKinds')
  return followUps.get(name) ?? followUps.get(name.replace(/-.*/, '')) ?? null
}
