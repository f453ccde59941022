import type { GenericSchema } from 'valibot'
import type { Failure } from '#contract/failure'
import { nextOf } from '#contract/page'
import { readProvider } from '#contract/provider'
import { providerUrl } from '#lib/environment'
import { answeredNow, type Dated } from '../cache/dated'
import { currentSession, keepAnswer, keptAnswer, type Owner } from '../cache/kept'
import { noteFailedLoad } from '../cache/reconnect'
import { isRefusal, noAnswer, providerFailure } from './providerFailure'
import { request } from './request'

export interface ProviderQuery<T> {
  /** One of `providerPaths`. */
  path: string
  schema: GenericSchema<unknown, T>
  /** Whose answer it is, so that it can be kept for bad times; left out, it is never kept. */
  owner?: Owner | undefined
}

type Outcome<T> = { data: Dated<T> } | { error: Failure }

/**
 * Asks the provider. What it answers passes its schema at this door or counts as no answer. Without
 * an answer the last kept one stands in, marked with its time and the reason; if there is none, the
 * reason is the error. What the provider refuses (4xx) is never papered over with an old answer.
 */
export async function askProvider<T>(
  { path, schema, owner }: ProviderQuery<T>,
  signal: AbortSignal,
): Promise<Outcome<T>> {
  const url = providerUrl + path
  const session = currentSession()
  try {
    const body = await request(url, { signal })
    const data = answeredNow(readProvider(schema, body), nextOf(body))
    if (owner !== undefined) void keepAnswer(owner, url, { body, asOf: data.asOf }, session)
    return { data }
  } catch (cause) {
    // The asker gave up, e.g. because the player logged out: nobody reads this any more.
    if (signal.aborted) return { error: noAnswer }
    const failure = providerFailure(cause, url)
    if (!isRefusal(failure)) noteFailedLoad()
    if (owner === undefined || isRefusal(failure)) return { error: failure }
    const kept = await keptValue(owner, url, schema)
    return kept === null ? { error: failure } : { data: { ...kept, kept: true, failure } }
  }
}

async function keptValue<T>(owner: Owner, url: string, schema: GenericSchema<unknown, T>) {
  const answer = await keptAnswer(owner, url)
  if (answer === null) return null
  try {
    return { value: readProvider(schema, answer.body), asOf: answer.asOf }
  } catch (cause) {
    console.warn(`The kept answer of ${url} does not fit any more`, cause)
    return null
  }
}
