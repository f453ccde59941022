/** Last good answers of the back office: shown while the back end is unreachable, deleted with the session. */

const cacheName = 'admin-answers'

export interface LastAnswer {
  body: unknown
  /** Milliseconds since 1970. */
  updatedAt: number
}

export async function keepAnswer(path: string, { body, updatedAt }: LastAnswer): Promise<void> {
  try {
    const answers = await openAnswers()
    const headers = { 'Content-Type': 'application/json', 'X-Fetched-At': String(updatedAt) }
    await answers?.put(keyOf(path), new Response(JSON.stringify(body), { headers }))
  } catch (cause) {
    console.warn(`The answer of ${path} is not kept`, cause)
  }
}

export async function lastAnswer(path: string): Promise<LastAnswer | null> {
  try {
    const response = await (await openAnswers())?.match(keyOf(path))
    if (!response) return null
    const body: unknown = await response.json()
    const updatedAt = Number(response.headers.get('X-Fetched-At'))
    return updatedAt > 0 ? { body, updatedAt } : null
  } catch (cause) {
    console.warn(`The kept answer of ${path} cannot be read`, cause)
    return null
  }
}

export async function forgetLastAnswers(): Promise<void> {
  try {
    if ('caches' in globalThis) await caches.delete(cacheName)
  } catch (cause) {
    console.error('Kept answers of the operator’s side could not be removed', cause)
  }
}

/** Null if the browser has no Cache Storage. */
async function openAnswers(): Promise<Cache | null> {
  return 'caches' in globalThis ? caches.open(cacheName) : null
}

function keyOf(path: string): string {
  const key = new URL('/kept/admin', location.origin)
  key.searchParams.set('path', path)
  return key.href
}
