import { pagePath } from '#contract/provider'
import { readToken, tokenUser } from '../session/token'

/** The provider's last good answers, shown while it cannot be reached. */
const cacheName = 'member-cache'
const privatePath = '/kept/private'
/** Earlier versions also kept answers that need a token here, under `/kept/public`. */
const publicPath = '/kept/open'
const fetchedAtHeader = 'X-Fetched-At'

/** The player whose answer it is, or null for answers that everybody may read (banners, colours…). */
export type Owner = string | null

export interface CachedAnswer {
  /** The body as received. It is checked against its schema again when it is read. */
  body: unknown
  /** Milliseconds since 1970. */
  updatedAt: number
}

/** The owner of an answer that needs a token but is the same for every player; undefined without a session. */
export function sessionOwner(): string | undefined {
  const token = readToken()
  return (token === null ? null : tokenUser(token)) ?? undefined
}

/** The session of a call. Read it before the call, and pass it to {@link cacheAnswer} afterwards. */
export const currentSession = readToken

/**
 * Caches an answer. A private answer is cached only while the session that asked for it is still active. So
 * an answer that arrives after the logout, in this tab or another, leaves nothing behind. Without browser
 * storage the app caches nothing and works on.
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

/** @returns the last good answer cached for this owner, or null if there is none or it is damaged */
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
 * Removes the private answers of all players except `stays`. At logout, remove the token before the call.
 * Public answers are kept.
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
 * Removes cached later pages of the list at `url` after its first page was loaded again. They stay if the
 * first page still leads to a cached page (`next`), because nothing was added then. So the pages read last
 * stay readable, and the cache stays small.
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

/** @returns null if the browser has no Cache Storage (plain http, or storage switched off) */
async function openCache(): Promise<Cache | null> {
  return 'caches' in globalThis ? caches.open(cacheName) : null
}

function keyOf(owner: Owner, url: string): string {
  const key = new URL(owner === null ? publicPath : privatePath, location.origin)
  key.searchParams.set('owner', owner ?? '')
  key.searchParams.set('url', url)
  return key.href
}

function responseOf({ body, updatedAt }: CachedAnswer): Response {
  const headers = { 'Content-Type': 'application/json', [fetchedAtHeader]: String(updatedAt) }
  return new Response(JSON.stringify(body), { headers })
}

async function answerOf(response: Response): Promise<CachedAnswer | null> {
  const updatedAt = Number(response.headers.get(fetchedAtHeader))
  const body: unknown = await response.json()
  return Number.isSafeInteger(updatedAt) && updatedAt > 0 ? { body, updatedAt } : null
}
