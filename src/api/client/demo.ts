/** Defines the endpoints of the demo sections (`/api` routes), like `provider.ts` does for the provider. */
import type { BaseQueryFn, TypedMutationOnQueryStarted } from '@reduxjs/toolkit/query'
import * as v from 'valibot'
import { type Failure, isFailure, storeFailure } from '#contract/failure'
import { answeredNow, type CachedResult } from '../cache/loadState'
import { type DataTag, tagged } from './api'
import { applyRetryAfter, broadcastInvalidation, noteFailedLoad } from './refetch'
import { request } from './request'

interface DemoCall<Answer> {
  path: string
  schema: v.GenericSchema<unknown, Answer>
  /** Sent with POST. Without a body the call is a GET. */
  body?: unknown
}

/** Defines a query: `callOf` turns its argument into a call, and `tag` is the tag it provides. */
export function demoQuery<Answer, Argument>(
  tag: DataTag,
  callOf: (argument: Argument) => DemoCall<Answer>,
) {
  return {
    queryFn: async (
      argument: Argument,
      { signal }: { signal: AbortSignal },
    ): Promise<{ data: CachedResult<Answer> } | { error: Failure }> => {
      const outcome = await ask(callOf(argument), signal)
      if ('error' in outcome) return outcome
      return { data: answeredNow(outcome.data) }
    },
    providesTags: tagged(tag),
  }
}

/**
 * Defines a mutation: `callOf` turns its argument into a call. It invalidates `changes` here, and in the
 * other tabs once it has succeeded. A call whose answer was lost is sent once more, so that no false failure
 * is shown. That is safe, because the demo sections apply a repeated change only once.
 */
export function demoMutation<Answer, Argument>(
  changes: readonly DataTag[],
  callOf: (argument: Argument) => DemoCall<Answer>,
) {
  return definition(changes, async (argument: Argument) => {
    const call = callOf(argument)
    const outcome = await ask(call)
    return isLost(outcome) ? ask(call) : outcome
  })
}

/**
 * Like {@link demoMutation}, for a call that removes something. If the repeated call finds nothing (404), the
 * first one has removed it, so that counts as success. A call that removes several records removes those that
 * are left, and answers 404 only if there are none. The content of the answer is not used.
 */
export function demoRemoval<Argument>(
  changes: readonly DataTag[],
  callOf: (argument: Argument) => Omit<DemoCall<unknown>, 'schema'>,
) {
  return definition<unknown, Argument>(changes, async (argument) => {
    const call = { ...callOf(argument), schema: v.unknown() }
    const outcome = await ask(call)
    if (!isLost(outcome)) return outcome
    const again = await ask(call)
    return 'error' in again && again.error.status === 404 ? { data: null } : again
  })
}

type Asked<Answer> = { data: Answer } | { error: Failure }

const isLost = (outcome: Asked<unknown>) => 'error' in outcome && outcome.error.kind !== 'http'

function definition<Answer, Argument>(
  changes: readonly DataTag[],
  queryFn: (argument: Argument) => Promise<Asked<Answer>>,
) {
  return {
    queryFn,
    invalidatesTags: [...changes],
    onQueryStarted: async (
      _: Argument,
      { queryFulfilled }: { queryFulfilled: Promise<unknown> },
    ) => {
      try {
        await queryFulfilled
        broadcastInvalidation(changes)
      } catch {
        // The caller handles the failure.
      }
    },
  }
}

/** A dispatch that accepts the thunks of `api.util.updateQueryData`. */
export type CacheDispatch = Parameters<
  NonNullable<TypedMutationOnQueryStarted<unknown, unknown, BaseQueryFn>>
>[1]['dispatch']

/** The part of a {@link demoMutation} definition that {@link optimistic} extends. */
interface Announced<Argument> {
  onQueryStarted: (
    argument: Argument,
    lifecycle: { queryFulfilled: Promise<unknown> },
  ) => Promise<void>
}

/** A change of the cache, as `updateQueryData` returns it. */
interface Shown {
  undo: () => void
}

/**
 * Makes a mutation optimistic. `show` changes the cache before the call is done; its changes are undone if
 * the call fails. The tags that the mutation invalidates are loaded again either way.
 */
export function optimistic<Argument, Definition extends Announced<Argument>>(
  definition: Definition & Announced<Argument>,
  show: (argument: Argument, dispatch: CacheDispatch) => readonly Shown[],
) {
  return {
    ...definition,
    onQueryStarted: async (
      argument: Argument,
      lifecycle: { dispatch: CacheDispatch; queryFulfilled: Promise<unknown> },
    ) => {
      const shown = show(argument, lifecycle.dispatch)
      lifecycle.queryFulfilled.catch(() => {
        for (const change of shown.toReversed()) change.undo()
      })
      await definition.onQueryStarted(argument, lifecycle)
    },
  }
}

async function ask<Answer>(
  { path, schema, body }: DemoCall<Answer>,
  signal?: AbortSignal,
): Promise<Asked<Answer>> {
  try {
    const answer = await request(path, {
      ...(body !== undefined && { method: 'POST', body }),
      ...(signal && { signal }),
    })
    const checked = v.safeParse(schema, answer)
    if (checked.success) return { data: checked.output }
    console.error(`${path} answered what does not fit`, v.flatten(checked.issues))
    return { error: { kind: 'badAnswer', status: null, message: path } }
  } catch (cause) {
    if (isFailure(cause)) {
      applyRetryAfter(cause)
      if (cause.retryAfter !== undefined) noteFailedLoad()
      return { error: demoFailure(cause) }
    }
    if (!signal?.aborted) console.error(`${path} could not be asked`, cause)
    return { error: { kind: 'network', status: null, message: path } }
  }
}

/** Adds an error code, by which the message for the person is chosen. The server's own text is English. */
function demoFailure(cause: Failure): Failure {
  const failure = storeFailure(cause)
  if (failure.code !== undefined || failure.kind !== 'http') return failure
  const { body, status } = cause
  if (typeof body === 'object' && body !== null && 'code' in body) {
    return { ...failure, code: String(body.code) }
  }
  return { ...failure, code: status === 400 ? 'invalid' : 'failed' }
}
