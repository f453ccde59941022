/**
 * The cache of everything the operator's side asks for, and the two ways to ask: {@link adminQuery}
 * and {@link adminOrder}. Injected into the store when the area is opened.
 */
import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react'
import * as v from 'valibot'
import { answeredNow, type CachedResult } from '#api/cache/loadState'
import type { DataTag } from '#api/client/api'
import { announceChange, applyRetryAfter } from '#api/client/refetch'
import { request } from '#api/client/request'
import type { Transport } from '#api/client/transport'
import { adminSessionSchema } from '#contract/admin/account'
import { type AdminCallName, adminCalls, adminPath, longCallMs } from '#contract/admin/calls'
import { type AdminError, adminErrorSchema } from '#contract/admin/order'
import { type Failure, isFailure, storeFailure } from '#contract/failure'
import { isOnline } from '#lib/device/presence'
import { providerUrl } from '#lib/environment'
import { storedByName, storedValue } from '#lib/storage/storedValue'
import { whenIdle } from '#lib/whenIdle'
import { adminToken, currentSession, endAdminSession, keepSession } from './adminSession'
import { keepAnswer, lastAnswer } from './lastAnswers'

/**
 * What answers bear. Whatever changes anywhere, all that is on the screen is asked for again; what time
 * alone may have changed (`Rows`), every few seconds too. A `Report` adds up whole days: it waits for a change.
 */
export const adminTags = ['Rows', 'Report'] as const

type AdminTag = (typeof adminTags)[number]

export const adminApi = createApi({
  reducerPath: 'admin',
  baseQuery: fakeBaseQuery<AdminFailure>(),
  tagTypes: adminTags,
  keepUnusedDataFor: 120,
  refetchOnMountOrArgChange: true,
  endpoints: () => ({}),
})

/** Why an order or a load was not done; `error` is the back end's own coded word. */
export interface AdminFailure extends Failure {
  error?: AdminError
  /** An order that was sent and not answered: nobody knows whether it was carried out. */
  mayBeDone?: boolean
}

let ownTransport: Transport | undefined

/** In a simulated build the operator's page answers its own calls; else the network does. */
export function setAdminTransport(transport: Transport): void {
  ownTransport = transport
}

interface AdminQuery<Value> {
  call: AdminCallName
  schema: v.GenericSchema<unknown, Value>
  id?: string
  query?: Readonly<Record<string, string | number | undefined>>
}

/** The definition of an endpoint that asks. Its last good answer stands in, marked with its time, while nobody answers. */
export function adminQuery<Value, Argument>(
  queryOf: (argument: Argument) => AdminQuery<Value>,
  tag: AdminTag = 'Rows',
) {
  return {
    queryFn: async (
      argument: Argument,
      { signal }: { signal: AbortSignal },
    ): Promise<{ data: CachedResult<Value> } | { error: AdminFailure }> => {
      const { call, schema, id, query } = queryOf(argument)
      const path = adminPath(call, id, query)
      try {
        if (!isOnline()) throw offline
        const body = await ask(path, {
          signal,
          ...(tag === 'Report' && { timeoutMs: longCallMs }),
        })
        const data = answeredNow(read(schema, body, path))
        // The screen comes first; and what is kept after a session's end would outlive it.
        whenIdle(() => {
          if (adminToken() !== null) void keepAnswer(path, { body, asOf: data.asOf })
        })
        return { data }
      } catch (cause) {
        // The session has ended or the page was left: nobody waits for it any more.
        if (signal.aborted) return { error: noAnswer }
        const failure = failureOf(cause)
        if (failure.kind === 'http' && (failure.status ?? 0) < 500) return { error: failure }
        const kept = await lastAnswer(path)
        const last = kept && v.safeParse(schema, kept.body)
        if (!last?.success) return { error: failure }
        return { data: { value: last.output, asOf: kept?.asOf ?? 0, isStale: true, failure } }
      }
    },
    providesTags: [tag],
  }
}

/**
 * The definition of an order. `changes`: what players' windows have to ask for again after it. Without
 * a network nothing is sent: a decision is made on what is true now.
 */
export function adminOrder<Order extends { requestId: string }, Answer>(
  call: AdminCallName,
  schema: v.GenericSchema<unknown, Answer>,
  changes: readonly DataTag[] = [],
) {
  return {
    queryFn: async (order: Order): Promise<{ data: Answer } | { error: AdminFailure }> => {
      const { requestId } = order
      // An earlier try of the same order may have gone through.
      const unanswered = unansweredOf(currentSession()?.adminID ?? '')
      if (!isOnline()) {
        return { error: { ...offline, mayBeDone: unanswered.get()?.includes(requestId) ?? false } }
      }
      // Before it is sent: a reload that cuts its answer off leaves it unknown too.
      unanswered.update((ids) => withoutId(ids, requestId, [requestId]))
      const path = adminPath(call)
      const send = async (): Promise<{ data: Answer } | { error: AdminFailure }> => {
        try {
          const body = await ask(path, { method: adminCalls[call].method, body: order })
          return { data: read(schema, body, path) }
        } catch (cause) {
          return { error: failureOf(cause) }
        }
      }
      let outcome = await send()
      if ('error' in outcome && isLost(outcome.error)) {
        // It may have been carried out: the same id gets the answer that was lost, and nothing is done twice.
        await new Promise((resolve) => setTimeout(resolve, askOnceMoreMs))
        outcome = await send()
      }
      if ('error' in outcome && (isLost(outcome.error) || outcome.error.kind === 'timeout')) {
        return { error: { ...outcome.error, mayBeDone: true } }
      }
      unanswered.update((ids) => withoutId(ids, requestId))
      return outcome
    },
    // After a refusal too: the screen that let somebody try was out of date.
    invalidatesTags: [...adminTags],
    onQueryStarted: async (_: Order, { queryFulfilled }: { queryFulfilled: Promise<unknown> }) => {
      try {
        await queryFulfilled
        announceChange(changes)
      } catch {
        // The caller has the reason.
      }
    },
  }
}

/**
 * The orders of one of the staff of which nobody knows what came of them, by their id. They go where the drafts go,
 * which send them again.
 */
const unansweredOf = storedByName((adminID) =>
  storedValue(
    `admin-draft:${adminID}:unanswered`,
    (stored) => (v.is(idsSchema, stored) ? stored : null),
    'session',
  ),
)

const idsSchema = v.array(v.string())

function withoutId(ids: string[] | null, id: string, added: string[] = []): string[] | null {
  const next = [...(ids ?? []).filter((one) => one !== id), ...added].slice(-mostUnanswered)
  return next.length === 0 ? null : next
}

const mostUnanswered = 50

/** So long after an order without an answer it is asked once more what came of it. */
const askOnceMoreMs = 1000

/** Whether it is unknown what came of an order. One that took too long is not waited for twice. */
function isLost({ kind, status, code }: AdminFailure): boolean {
  return code === undefined && (kind === 'network' || kind === 'badAnswer' || (status ?? 0) >= 500)
}

interface Asking {
  timeoutMs?: number
  method?: 'GET' | 'POST'
  body?: unknown
  signal?: AbortSignal
}

/** One call in the name of whoever is logged in. Rejects with a {@link Failure}. */
export async function ask(path: string, asking: Asking = {}): Promise<unknown> {
  const token = adminToken()
  try {
    return await request(providerUrl + path, {
      ...asking,
      token,
      ...(ownTransport && { transport: ownTransport }),
    })
  } catch (cause) {
    if (isFailure(cause)) applyRetryAfter(cause)
    const isRefused = isFailure(cause) && cause.status === 401
    if (isRefused && token !== null && token === adminToken()) endAdminSession('refused')
    // Their role is another one by now: what the screen offers follows it.
    if (isFailure(cause) && cause.status === 403) void renewSession().catch(warnNotRenewed)
    throw cause
  }
}

/** Another half hour; what else the session says, such as what its role may do, is told anew. */
export async function renewSession(): Promise<void> {
  const token = adminToken()
  const answer = await ask(adminPath('loginCheck'), { method: 'POST', body: {} })
  // Who has logged out meanwhile stays so.
  if (adminToken() === token) keepSession(v.parse(adminSessionSchema, answer))
}

export function warnNotRenewed(cause: unknown): void {
  console.warn('The session could not be renewed; it ends when its time is up', cause)
}

function read<Value>(schema: v.GenericSchema<unknown, Value>, body: unknown, path: string): Value {
  const result = v.safeParse(schema, body)
  if (result.success) return result.output
  console.error(`${path} answered what does not fit`, v.flatten(result.issues))
  throw badAnswer
}

const offline: AdminFailure = { kind: 'offline', status: null, message: '' }
const noAnswer: AdminFailure = { kind: 'network', status: null, message: '' }
const badAnswer: AdminFailure = { kind: 'badAnswer', status: null, message: '' }

function failureOf(cause: unknown): AdminFailure {
  if (!isFailure(cause)) {
    console.error('A call of the operator’s side failed', cause)
    return badAnswer
  }
  const coded = v.safeParse(adminErrorSchema, cause.body)
  const failure = storeFailure(cause)
  return coded.success ? { ...failure, error: coded.output } : failure
}

/** Anything but a failure of ours has been logged by Redux Toolkit. */
export function adminFailure(error: unknown): AdminFailure | null {
  if (error === undefined) return null
  return isFailure(error) ? error : badAnswer
}
