/** The world of a call over HTTP: named by the `x-world` header, or by `/w/<name>/` in its path. */
import type { IncomingMessage } from 'node:http'
import { worldHeader } from './worlds'

/** The world that a call names, and its address without the name. */
export interface Addressed {
  name: string
  url: string
}

/** A name in the path is for callers that can set an address but no header, such as a page. */
const named = /^\/w\/([^/?#]+)(?=[/?#]|$)/

export function addressed({ url = '/', headers }: IncomingMessage): Addressed {
  const [prefix = '', name] = named.exec(url) ?? []
  if (name === undefined) return { name: String(headers[worldHeader] ?? ''), url }
  const rest = url.slice(prefix.length)
  return { name: decoded(name), url: rest.startsWith('/') ? rest : `/${rest}` }
}

/** The header is never encoded, the path may be. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
