/** Messages between page and worker about alerts. Not in `messages.ts`: the first screen loads no schemas. */
import * as v from 'valibot'

/**
 * To the worker: show an alert, unless a page of the player is visible. `type` keeps the name of earlier
 * versions, whose pages may meet this worker.
 */
export const alertMessageSchema = v.object({
  type: v.literal('tell'),
  title: v.string(),
  body: v.string(),
  /** A second alert with the same tag replaces the first. */
  tag: v.string(),
  lang: v.string(),
  /** The path that a click opens. */
  path: v.string(),
})

export type AlertMessage = v.InferOutput<typeof alertMessageSchema>

/** To the page that comes to the front: the player clicked an alert. */
export const openMessageSchema = v.object({
  type: v.literal('open'),
  path: v.string(),
  tag: v.string(),
})

export type OpenMessage = v.InferOutput<typeof openMessageSchema>

const alertHash = '#told='

/** The address that a click on an alert opens if no page is open. It names the event. */
export function alertAddress(path: string, tag: string): string {
  return path + alertHash + encodeURIComponent(tag)
}

/** The event whose alert opened this address; null for any other address. */
export function alertTag(hash: string): string | null {
  if (!hash.startsWith(alertHash)) return null
  try {
    return decodeURIComponent(hash.slice(alertHash.length))
  } catch {
    return null
  }
}
