import { pagePath } from '#contract/provider'
import { readToken, tokenUser } from '../session/token'

/** The last good answers of the provider, for reading while it cannot be asked. */
const cacheName = 'member-cache'
const privatePath = '/kept/private'
/** Earlier versions kept here also what is asked with a token, under `/kept/public`. */
const publicPath = '/kept/open'
const fetchedAtHeader = 'X-Fetched-At'

/** Whose answer it is: a player's id, or null for what everybody may read (banners, colours…). */
export type Owner = string | null

export interface CachedAnswer {
  /** As it came over the wire: its schema is applied again when it is read. */
  body: unknown
  /** Milliseconds since 1970. */
  asOf: number
}

/** The owner of an answer that needs a token but is the same for every player; undefined without a session. */
export function sessionOwner(): string | undefined {
  const token = readToken()
  return (token === null ? null : tokenUser(token)) ?? undefined
}

/** The session in whose name a call is made: read it before the call, and pass it to `keepAnswer` afterwards. */
export const currentSession = readToken

/**
 * Keeps an answer. A private one is kept only while the session that asked for it still stands, so
 * that an answer which arrives after the logout, in this tab or another, leaves nothing behind.
 * Where the browser does not store, nothing is kept and the app works on.
 */
export async function cacheAnswer(
  owner: Owner,
  url: string,
  answer: CachedAnswer,
  session: string | null,
): Promise<void> {
  const mayBeCached = () => owner === null || (session !== null && session === currentSession())
  if (!mayBeCached()) return
  try {
    const cache = await openCache()
    await cache?.put(keyOf(owner, url), responseOf(answer))
    if (!mayBeCached()) await cache?.delete(keyOf(owner, url))
  } catch (cause) {
    console.warn(`The answer of ${url} is not kept`, cause)
  }
}

/** The last good answer that was kept for this owner, or null. A damaged one counts as none. */
export async function cachedAnswer(owner: Owner, url: string): Promise<CachedAnswer | null> {
  try {
    const cache = await openCache()
    const response = await cache?.match(keyOf(owner, url))
    return response ? await answerOf(response) : null
  } catch (cause) {
    console.warn(`The kept answer of ${url} cannot be read`, cause)
    return null
  }
}

/**
 * Removes every player's answers, for the logout: drop the token first. With `stays`, only those of
 * other players go. What is public is not touched.
 */
export async function forgetAnswers(stays: Owner = null): Promise<void> {
  try {
    const cache = await openCache()
    if (cache === null) return
    const keys = await cache.keys()
    const forgotten = keys.filter(({ url }) => {
      const { pathname, searchParams } = new URL(url)
      return pathname !== publicPath && (stays === null || searchParams.get('owner') !== stays)
    })
    await Promise.all(forgotten.map((key) => cache.delete(key)))
  } catch (cause) {
    console.error('Kept private answers could not be removed', cause)
  }
}

/**
 * The first page of a list at `url` came anew: later pages stay only where it leads on to them, as long
 * as nothing was added. What was read last can be read again, and nothing grows without end.
 */
export async function forgetStrayPages(owner: Owner, url: string, next: string | null) {
  try {
    const cache = await openCache()
    if (cache === null) return
    if (next !== null && (await cache.match(keyOf(owner, pagePath(url, next))))) return
    const laterPages = keyOf(owner, pagePath(url, ''))
    const keys = await cache.keys()
    const stray = keys.filter((key) => key.url.startsWith(laterPages))
    await Promise.all(stray.map((key) => cache.delete(key)))
  } catch (cause) {
    console.warn(`Later pages of ${url} could not be removed`, cause)
  }
}

/** Null where the browser has no Cache Storage: plain http, or storage switched off. */
async function openCache(): Promise<Cache | null> {
  return 'caches' in globalThis ? caches.open(cacheName) : null
}

function keyOf(owner: Owner, url: string): string {
  const key = new URL(owner === null ? publicPath : privatePath, location.origin)
  key.searchParams.set('owner', owner ?? '')
  key.searchParams.set('url', url)
  return key.href
}

function responseOf({ body, asOf }: CachedAnswer): Response {
  const headers = { 'Content-Type': 'application/json', [fetchedAtHeader]: String(asOf) }
  return new Response(JSON.stringify(body), { headers })
}

async function answerOf(response: Response): Promise<CachedAnswer | null> {
  const asOf = Number(response.headers.get(fetchedAtHeader))
  const body: unknown = await response.json()
  return Number.isSafeInteger(asOf) && asOf > 0 ? { body, asOf } : null
}
