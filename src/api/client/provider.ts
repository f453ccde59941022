import type { InfiniteData } from '@reduxjs/toolkit/query'
import type { GenericSchema } from 'valibot'
import { type Failure, isFailure, storeFailure } from '#contract/failure'
import {
  BadAnswer,
  nextOf,
  ProviderRefusal,
  pagePath,
  readProvider,
  readRefusal,
} from '#contract/provider'
import { isMocked, providerUrl } from '#lib/environment'
import { isRefusalCode } from '#lib/refusal'
import {
  cacheAnswer,
  cachedAnswer,
  currentSession,
  forgetStrayPages,
  type Owner,
} from '../cache/cachedAnswers'
import { answeredNow, type CachedResult } from '../cache/loadState'
import { endSession } from '../session/session'
import type { SessionDispatch } from '../session/sessionState'
import { type DataTag, tagged } from './api'
import { applyRetryAfter, noteFailedLoad } from './refetch'
import { request, wrongServices } from './request'

export interface ProviderCall<T> {
  /** One of `providerPaths`. */
  path: string
  schema: GenericSchema<unknown, T>
  /** Whose answer it is, so that it can be kept for bad times; left out, it is never kept. */
  owner?: Owner | undefined
}

export interface Asking {
  signal: AbortSignal
  dispatch: SessionDispatch
}

/** The definition of an endpoint that asks the provider: what to ask for its argument, and its tag. */
export function providerQuery<Value, Argument>(
  tag: DataTag,
  queryOf: (argument: Argument) => ProviderCall<Value>,
) {
  return {
    queryFn: async (argument: Argument, { signal, dispatch }: Asking) => {
      const outcome = await askProvider(queryOf(argument), signal)
      // The session is not accepted any more: the login page, and the place remembered.
      if ('error' in outcome && outcome.error.status === 401) void dispatch(endSession('refused'))
      return outcome
    },
    providesTags: tagged(tag),
  }
}

type Outcome<T> = { data: CachedResult<T> } | { error: Failure }

/**
 * Asks the provider. What it answers passes its schema at this door or counts as no answer. Without
 * an answer the last kept one stands in, marked with its time and the reason; if there is none, the
 * reason is the error. What the provider refuses (4xx) is never papered over with an old answer.
 */
export async function askProvider<T>(
  { path, schema, owner }: ProviderCall<T>,
  signal: AbortSignal,
): Promise<Outcome<T>> {
  const url = providerUrl + path
  const session = currentSession()
  try {
    const body = await request(url, { signal })
    const data = answeredNow(readProvider(schema, body), nextOf(body))
    if (owner !== undefined) void cacheAnswer(owner, url, { body, asOf: data.asOf }, session)
    return { data }
  } catch (cause) {
    // The asker gave up, e.g. because the player logged out: nobody reads this any more.
    if (signal.aborted) return { error: noAnswer }
    const failure = providerFailure(cause, url)
    // Too many calls at a time: that says nothing of this one.
    const isMeant = isRefusal(failure) && failure.status !== 429
    if (!isMeant) noteFailedLoad()
    if (owner === undefined || isMeant) return { error: failure }
    const kept = await keptValue(owner, url, schema)
    return kept === null ? { error: failure } : { data: { ...kept, isStale: true, failure } }
  }
}

async function keptValue<T>(owner: Owner, url: string, schema: GenericSchema<unknown, T>) {
  const answer = await cachedAnswer(owner, url)
  if (answer === null) return null
  try {
    const { body, asOf } = answer
    return { value: readProvider(schema, body), asOf, next: nextOf(body) }
  } catch (cause) {
    console.warn(`The kept answer of ${url} does not fit any more`, cause)
    return null
  }
}

/** Where a page begins, as the one before it said; null for the newest rows. */
export type Cursor = string | null

/**
 * The definition of an endpoint that asks the provider for a long list, page by page. The pages that
 * were read last are kept for bad times.
 */
export function providerPages<Page, Argument>(
  tag: DataTag,
  queryOf: (argument: Argument) => ProviderCall<Page>,
  cursorAfter: (page: CachedResult<Page>) => Cursor = ({ next }) => next ?? null,
) {
  interface PageArgument {
    queryArg: Argument
    pageParam: Cursor
  }
  const { queryFn } = providerQuery(tag, ({ queryArg, pageParam }: PageArgument) => {
    const query = queryOf(queryArg)
    return { ...query, path: pagePath(query.path, pageParam) }
  })
  return {
    queryFn: async (argument: PageArgument, asking: Asking) => {
      const outcome = await queryFn(argument, asking)
      const { path, owner } = queryOf(argument.queryArg)
      const isNewest = argument.pageParam === null && 'data' in outcome && !outcome.data.isStale
      if (isNewest && owner !== undefined) {
        await forgetStrayPages(owner, providerUrl + path, cursorAfter(outcome.data))
      }
      return outcome
    },
    infiniteQueryOptions: {
      initialPageParam: null,
      getNextPageParam: (page: CachedResult<Page>) => cursorAfter(page) ?? undefined,
    },
    providesTags: taggedPages(tag),
  }
}

/** As {@link tagged}, for lists that are loaded page by page. */
export function taggedPages(tag: DataTag) {
  return (
    result: InfiniteData<CachedResult<unknown>, unknown> | undefined,
    failure: Failure | undefined,
  ) => tagged(tag)(result?.pages.find(({ isStale }) => isStale) ?? result?.pages[0], failure)
}

/** What went wrong, named, in the one form that the store and the screens know; what it asks for is heeded. Logs what nobody logged yet. */
export function providerFailure(cause: unknown, url: string): Failure {
  if (isFailure(cause)) {
    applyRetryAfter(cause)
    const { kind, status, message } = cause
    // Its own words are shown nowhere; without any it is the status once more.
    const isBroken = kind === 'http' && !isRefusal(cause)
    if (isBroken && !message.startsWith(`${status}`)) {
      console.error(`${url} answered ${status}`, message)
    }
    return withRefusal(cause)
  }
  if (cause instanceof ProviderRefusal) {
    return { kind: 'http', status: 200, message: cause.code, code: cause.code }
  }
  if (cause instanceof BadAnswer) {
    console.error(`${url} gave a bad answer`, cause)
    return { kind: 'badAnswer', status: 200, message: `${cause.name}: ${cause.message}` }
  }
  console.error(`Asking ${url} failed`, cause)
  return noAnswer
}

/** A coded refusal (`{ code, …values }`) becomes the failure's `code` and `values`. */
function withRefusal(failure: Failure): Failure {
  const { body, ...bare } = failure
  const known = storeFailure(failure)
  const refusal = known.code === undefined ? readRefusal(body) : null
  return refusal === null ? known : { ...bare, message: refusal.code, ...refusal }
}

/** There was no response, or nobody waited for it. */
export const noAnswer: Failure = { kind: 'network', status: null, message: wrongServices }

/** Whether the provider understood and said no: asking again, or an old answer, would not be right. */
export function isRefusal({ kind, status }: Failure): boolean {
  return kind === 'http' && status !== null && status < 500
}

/**
 * Whether an order is certainly not carried out, and will not be: only the provider's own coded word
 * says so. What a gateway, a closed door or half an answer says tells nothing about the order.
 */
export function isFinalRefusal(failure: Failure): boolean {
  const { code } = failure
  return isRefusal(failure) && isRefusalCode(code) && code !== 'requestinprogress'
}

/** Whether the simulated provider had no room for an order: nothing was changed, and trying again is the player's choice. */
export function isWithoutRoom({ code }: Failure): boolean {
  return isMocked && code === 'storagefull'
}
