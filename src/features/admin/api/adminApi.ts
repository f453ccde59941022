/**
 * Cache of the back office, and its two kinds of endpoints: {@link adminQuery} and {@link adminRequest}.
 * Injected into the store when the area opens.
 */
import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react'
import * as v from 'valibot'
import { answeredNow, type CachedResult } from '#api/cache/loadState'
import type { DataTag } from '#api/client/api'
import { applyRetryAfter, broadcastInvalidation } from '#api/client/refetch'
import { request } from '#api/client/request'
import type { Transport } from '#api/client/transport'
import { adminSessionSchema } from '#contract/admin/account'
import { type AdminCallName, adminCalls, adminPath, longCallMs } from '#contract/admin/calls'
import { type AdminErrorBody, adminErrorSchema } from '#contract/admin/request'
import { type Failure, isFailure, storeFailure } from '#contract/failure'
import { isOnline } from '#lib/device/presence'
import { providerUrl } from '#lib/environment'
import { storedByName, storedValue } from '#lib/storage/storedValue'
import { whenIdle } from '#lib/whenIdle'
import { adminToken, currentSession, endAdminSession, keepSession } from './adminSession'
import { noteAnswer } from './answerLog'
import { keepAnswer, lastAnswer } from './lastAnswers'

/**
 * Tags of cached answers. Any change refetches everything on screen. `Rows` may also change with time, so they
 * are refetched every few seconds too. `Report` adds up whole days and only refetches after a change.
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

/** Why a request failed; `error` is the back end's own error code. */
export interface AdminFailure extends Failure {
  error?: AdminErrorBody
  /** The request was sent but not answered, so it may have been carried out. */
  mayBeDone?: boolean
}

let ownTransport: Transport | undefined

/** In a simulated build the back office page answers its own calls; otherwise they go over the network. */
export function setAdminTransport(transport: Transport): void {
  ownTransport = transport
}

interface AdminQuery<Value> {
  call: AdminCallName
  schema: v.GenericSchema<unknown, Value>
  id?: string
  query?: Readonly<Record<string, string | number | undefined>>
  /** Sent with POST, for a question too long for an address. Its answers are not stored. */
  body?: unknown
}

/**
 * Defines an endpoint that reads. While the back end is unreachable, the last good answer is used, with its
 * time.
 */
export function adminQuery<Value, Argument>(
  queryOf: (argument: Argument) => AdminQuery<Value>,
  tag: AdminTag = 'Rows',
) {
  return {
    queryFn: async (
      argument: Argument,
      { signal }: { signal: AbortSignal },
    ): Promise<{ data: CachedResult<Value> } | { error: AdminFailure }> => {
      const { call, schema, id, query, body: sent } = queryOf(argument)
      const path = adminPath(call, id, query)
      try {
        if (!isOnline()) throw offline
        const body = await ask(path, {
          signal,
          ...(sent !== undefined && { method: 'POST' as const, body: sent }),
          ...(tag === 'Report' && { timeoutMs: longCallMs }),
        })
        const data = answeredNow(read(schema, body, path))
        // Rendering comes first. After the session ends, nothing may be stored any more.
        whenIdle(() => {
          if (adminToken() !== null && sent === undefined)
            void keepAnswer(path, { body, updatedAt: data.updatedAt })
        })
        return { data }
      } catch (cause) {
        // The session ended or the page was left, so nobody needs the answer.
        if (signal.aborted) return { error: noAnswer }
        const failure = failureOf(cause)
        if (failure.kind === 'http' && (failure.status ?? 0) < 500) return { error: failure }
        const kept = sent === undefined ? await lastAnswer(path) : null
        const last = kept && v.safeParse(schema, kept.body)
        if (!last?.success) return { error: failure }
        return {
          data: { value: last.output, updatedAt: kept?.updatedAt ?? 0, isStale: true, failure },
        }
      }
    },
    providesTags: [tag],
  }
}

/**
 * Defines an endpoint that sends a request. `changes`: tags that players' tabs must refetch afterwards.
 * Offline, nothing is sent, because decisions need current data.
 */
export function adminRequest<Sent extends { requestId: string }, Answer>(
  call: AdminCallName,
  schema: v.GenericSchema<unknown, Answer>,
  changes: readonly DataTag[] = [],
) {
  return {
    queryFn: async (sent: Sent): Promise<{ data: Answer } | { error: AdminFailure }> => {
      const { requestId } = sent
      // An earlier attempt at the same request may have succeeded.
      const unanswered = unansweredOf(currentSession()?.adminID ?? '')
      if (!isOnline()) {
        return { error: { ...offline, mayBeDone: unanswered.get()?.includes(requestId) ?? false } }
      }
      // Store it before sending: after a reload the result is unknown too.
      unanswered.update((ids) => withoutId(ids, requestId, [requestId]))
      const path = adminPath(call)
      const send = async (): Promise<{ data: Answer } | { error: AdminFailure }> => {
        try {
          const body = await ask(path, { method: adminCalls[call].method, body: sent })
          return { data: read(schema, body, path) }
        } catch (cause) {
          return { error: failureOf(cause) }
        }
      }
      let outcome = await send()
      if ('error' in outcome && isLost(outcome.error)) {
        // It may have been carried out: the same id returns the lost answer, and nothing happens twice.
        await new Promise((resolve) => setTimeout(resolve, askOnceMoreMs))
        outcome = await send()
      }
      if ('error' in outcome && (isLost(outcome.error) || outcome.error.kind === 'timeout')) {
        return { error: { ...outcome.error, mayBeDone: true } }
      }
      unanswered.update((ids) => withoutId(ids, requestId))
      return outcome
    },
    // After an error too, because the screen that offered the action was outdated.
    invalidatesTags: [...adminTags],
    onQueryStarted: async (_: Sent, { queryFulfilled }: { queryFulfilled: Promise<unknown> }) => {
      try {
        await queryFulfilled
        broadcastInvalidation(changes)
      } catch {
        // The caller handles the error.
      }
    },
  }
}

/**
 * Ids of a staff member's requests with unknown result. Deleted together with the drafts that would resend
 * them.
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

/** Delay in ms before an unanswered request is sent once more. */
const askOnceMoreMs = 1000

/** Whether a request's result is unknown. A request that timed out is not retried. */
function isLost({ kind, status, code }: AdminFailure): boolean {
  return code === undefined && (kind === 'network' || kind === 'badAnswer' || (status ?? 0) >= 500)
}

interface Asking {
  timeoutMs?: number
  method?: 'GET' | 'POST'
  body?: unknown
  signal?: AbortSignal
}

/** Sends one call as the logged-in staff member. Rejects with a {@link Failure}. */
export async function ask(path: string, asking: Asking = {}): Promise<unknown> {
  const token = adminToken()
  const startedAt = performance.now()
  try {
    const answer = await request(providerUrl + path, {
      ...asking,
      token,
      ...(ownTransport && { transport: ownTransport }),
    })
    noteAnswer(path, performance.now() - startedAt, null)
    return answer
  } catch (cause) {
    if (isFailure(cause)) noteAnswer(path, performance.now() - startedAt, cause)
    if (isFailure(cause)) applyRetryAfter(cause)
    const isRefused = isFailure(cause) && cause.status === 401
    if (isRefused && token !== null && token === adminToken()) endAdminSession('refused')
    // The role has changed, so reload the permissions that the page depends on.
    if (isFailure(cause) && cause.status === 403) void renewSession().catch(warnNotRenewed)
    throw cause
  }
}

/** Extends the session by half an hour, and reloads its other data, such as the role's permissions. */
export async function renewSession(): Promise<void> {
  const token = adminToken()
  const answer = await ask(adminPath('loginCheck'), { method: 'POST', body: {} })
  // Do not restore a session that was logged out in the meantime.
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

/** Redux Toolkit has already logged anything that is not our own failure. */
export function adminFailure(error: unknown): AdminFailure | null {
  if (error === undefined) return null
  return isFailure(error) ? error : badAnswer
}
