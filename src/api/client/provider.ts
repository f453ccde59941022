import type { InfiniteData } from '@reduxjs/toolkit/query'
import type { GenericSchema } from 'valibot'
import { type Failure, isFailure, storeFailure } from '#contract/failure'
import {
  BadAnswer,
  ErrorAnswer,
  nextOf,
  pagePath,
  readErrorBody,
  readProvider,
} from '#contract/provider'
import { isErrorCode } from '#lib/appError'
import { isMocked, providerUrl } from '#lib/environment'
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
  /** The owner under which the answer is cached for times without a connection. Undefined: never cached. */
  owner?: Owner | undefined
}

export interface Asking {
  signal: AbortSignal
  dispatch: SessionDispatch
}

/** Defines a query to the provider: `queryOf` turns its argument into a call, and `tag` is its tag. */
export function providerQuery<Value, Argument>(
  tag: DataTag,
  queryOf: (argument: Argument) => ProviderCall<Value>,
) {
  return {
    queryFn: async (argument: Argument, { signal, dispatch }: Asking) => {
      const outcome = await askProvider(queryOf(argument), signal)
      // The provider no longer accepts the session. The login page opens and remembers the current page.
      if ('error' in outcome && outcome.error.status === 401) void dispatch(endSession('refused'))
      return outcome
    },
    providesTags: tagged(tag),
  }
}

type Outcome<T> = { data: CachedResult<T> } | { error: Failure }

/**
 * Asks the provider. An answer that does not match its schema counts as no answer. Without an answer, the
 * last cached one is returned, with its time and the reason. Without a cached answer, the reason is the
 * error. A cached answer never replaces a refusal (4xx).
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
    if (owner !== undefined)
      void cacheAnswer(owner, url, { body, updatedAt: data.updatedAt }, session)
    return { data }
  } catch (cause) {
    // The caller has aborted, e.g. because the player logged out, so the result is not used.
    if (signal.aborted) return { error: noAnswer }
    const failure = providerFailure(cause, url)
    // 429 (too many calls at a time) says nothing about this call.
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
    const { body, updatedAt } = answer
    return { value: readProvider(schema, body), updatedAt, next: nextOf(body) }
  } catch (cause) {
    console.warn(`The kept answer of ${url} does not fit any more`, cause)
    return null
  }
}

/** The start of a page, as given by the page before it; null for the newest rows. */
export type Cursor = string | null

/**
 * Defines a query of a long list that is loaded page by page. The pages read last are cached for times
 * without a connection.
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

/** Like {@link tagged}, for lists that are loaded page by page. */
export function taggedPages(tag: DataTag) {
  return (
    result: InfiniteData<CachedResult<unknown>, unknown> | undefined,
    failure: Failure | undefined,
  ) => tagged(tag)(result?.pages.find(({ isStale }) => isStale) ?? result?.pages[0], failure)
}

/**
 * Turns any error into the one {@link Failure} form that store and screens know, and applies its
 * `Retry-After`. Logs what has not been logged yet.
 */
export function providerFailure(cause: unknown, url: string): Failure {
  if (isFailure(cause)) {
    applyRetryAfter(cause)
    const { kind, status, message } = cause
    // No screen shows the server's own text. A message that starts with the status adds nothing to the log.
    const isBroken = kind === 'http' && !isRefusal(cause)
    if (isBroken && !message.startsWith(`${status}`)) {
      console.error(`${url} answered ${status}`, message)
    }
    return withErrorCode(cause)
  }
  if (cause instanceof ErrorAnswer) {
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
function withErrorCode(failure: Failure): Failure {
  const { body, ...bare } = failure
  const known = storeFailure(failure)
  const refusal = known.code === undefined ? readErrorBody(body) : null
  return refusal === null ? known : { ...bare, message: refusal.code, ...refusal }
}

/** The failure of a call that got no response or was aborted. */
export const noAnswer: Failure = { kind: 'network', status: null, message: wrongServices }

/** Whether the provider understood the call and refused it. A retry or a cached answer would be wrong then. */
export function isRefusal({ kind, status }: Failure): boolean {
  return kind === 'http' && status !== null && status < 500
}

/**
 * Whether a request has certainly not been carried out and never will be. Only a refusal code of the provider
 * proves that. The status of a gateway or an incomplete answer says nothing about the request.
 */
export function isFinalError(failure: Failure): boolean {
  const { code } = failure
  return isRefusal(failure) && isErrorCode(code) && code !== 'requestinprogress'
}

/**
 * Whether the simulated provider had no storage left for a request. Nothing has changed, and the player may
 * try again.
 */
export function isWithoutRoom({ code }: Failure): boolean {
  return isMocked && code === 'storagefull'
}
