/** How the demo sections ask their `/api` routes: like the provider's endpoints, with their own door. */
import type { BaseQueryFn, TypedMutationOnQueryStarted } from '@reduxjs/toolkit/query'
import * as v from 'valibot'
import { type Failure, isFailure, storeFailure } from '#contract/failure'
import { answeredNow, type CachedResult } from '../cache/loadState'
import { type DataTag, tagged } from './api'
import { announceChange, applyRetryAfter, noteFailedLoad } from './refetch'
import { request } from './request'

interface DemoCall<Answer> {
  path: string
  schema: v.GenericSchema<unknown, Answer>
  /** Sent with POST; left out, the call is a GET. */
  body?: unknown
}

/** The definition of an endpoint that only asks: what to ask for its argument, and its tag. */
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
 * The definition of a mutation: what to send for its argument. What bears one of `changes` is asked
 * for again here, and in the other tabs once it is done. Every change of the demo sections counts once
 * however often it is sent: where its answer was lost it is sent once more, so that nobody is told of a
 * failure that was none.
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
 * As {@link demoMutation}, of a call that takes something away: what is not there when it is sent once more is
 * gone, as was wanted. Of several at once such a call takes what is left, and answers 404 only where nothing is.
 * Of the answer nothing is needed but that there is one.
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
        announceChange(changes)
      } catch {
        // The caller has the reason.
      }
    },
  }
}

/** Takes the thunks of `api.util.updateQueryData`. */
export type CacheDispatch = Parameters<
  NonNullable<TypedMutationOnQueryStarted<unknown, unknown, BaseQueryFn>>
>[1]['dispatch']

/** The part of what {@link demoMutation} makes that is built upon. */
interface Announced<Argument> {
  onQueryStarted: (
    argument: Argument,
    lifecycle: { queryFulfilled: Promise<unknown> },
  ) => Promise<void>
}

/** One change of what is cached, as `updateQueryData` answers it. */
interface Shown {
  undo: () => void
}

/**
 * The same mutation with its effect shown before it is done: `show` changes what is cached, and is
 * taken back when the call fails. What the mutation invalidates is asked for again either way.
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

/** Named by its code, for the words that the person reads: the answer's own are English. */
function demoFailure(cause: Failure): Failure {
  const failure = storeFailure(cause)
  if (failure.code !== undefined || failure.kind !== 'http') return failure
  const { body, status } = cause
  if (typeof body === 'object' && body !== null && 'code' in body) {
    return { ...failure, code: String(body.code) }
  }
  return { ...failure, code: status === 400 ? 'invalid' : 'failed' }
}
