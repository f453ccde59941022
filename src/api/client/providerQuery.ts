import type { GenericSchema } from 'valibot'
import type { Failure } from '#contract/failure'
import { nextOf } from '#contract/page'
import { readProvider } from '#contract/provider'
import { providerUrl } from '#lib/environment'
import { cacheAnswer, cachedAnswer, currentSession, type Owner } from '../cache/cachedAnswers'
import { answeredNow, type CachedResult } from '../cache/cachedResult'
import { noteFailedLoad } from '../cache/reconnect'
import { endSession } from '../session/sessionEnd'
import type { SessionDispatch } from '../session/sessionState'
import { isRefusal, noAnswer, providerFailure } from './providerFailure'
import { request } from './request'
import { type DataTag, tagged } from './tags'

export interface ProviderCall<T> {
  /** One of `providerPaths`. */
  path: string
  schema: GenericSchema<unknown, T>
  /** Whose answer it is, so that it can be kept for bad times; left out, it is never kept. */
  owner?: Owner | undefined
}

interface Asking {
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
    if (!isRefusal(failure)) noteFailedLoad()
    if (owner === undefined || isRefusal(failure)) return { error: failure }
    const kept = await keptValue(owner, url, schema)
    return kept === null ? { error: failure } : { data: { ...kept, isStale: true, failure } }
  }
}

async function keptValue<T>(owner: Owner, url: string, schema: GenericSchema<unknown, T>) {
  const answer = await cachedAnswer(owner, url)
  if (answer === null) return null
  try {
    return { value: readProvider(schema, answer.body), asOf: answer.asOf }
  } catch (cause) {
    console.warn(`The kept answer of ${url} does not fit any more`, cause)
    return null
  }
}
