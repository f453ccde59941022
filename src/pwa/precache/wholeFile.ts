/** Worker side: the only check of a file before it is stored. */

/** Content types that browsers require, by extension. For any other file the content is enough. */
const types: Readonly<Record<string, RegExp>> = {
  html: /^text\/html\b/i,
  js: /^(text|application)\/(x-)?javascript\b/i,
  css: /^text\/css\b/i,
  svg: /^image\/svg\+xml\b/i,
}

/**
 * Fetches a file as the build lists it. The browser's HTTP cache may hold a wrong answer for a year, so the
 * file is fetched once more past that cache.
 *
 * @param integrity - hash of the decoded content, as in the build's lists: `sha256-` and base64
 * @param first - an answer that was fetched before
 * @returns null if the host has other content under that address
 */
export async function fetchWhole(
  url: string,
  integrity: string,
  first: Response | Promise<Response> = fetch(url),
): Promise<Response | null> {
  const response = await first
  if (await isWhole(response.clone(), url, integrity)) return response
  const again = await fetch(url, { cache: 'reload' })
  if (await isWhole(again.clone(), url, integrity)) return again
  console.warn(`The host answers ${url} with another file than this version names`)
  return null
}

/** Whether an answer has the content that the build lists, and a type that browsers accept. */
export async function isWhole(
  response: Response,
  url: string,
  integrity: string,
): Promise<boolean> {
  const [, ending = ''] = /\.(\w+)(?:\?|$)/.exec(url) ?? []
  const type = response.headers.get('Content-Type') ?? ''
  if (!response.ok || types[ending]?.test(type) === false) return false
  return (await integrityOf(response)) === integrity
}

async function integrityOf(response: Response): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', await response.arrayBuffer())
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}`
}
