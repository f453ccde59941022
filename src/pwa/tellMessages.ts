/** What page and worker say to each other of what the system tells. Apart from `messages.ts`: the first screen has no schemas. */
import * as v from 'valibot'

/** Something to be told of by the system, for as long as no page of the player is seen. */
export const tellMessageSchema = v.object({
  type: v.literal('tell'),
  title: v.string(),
  body: v.string(),
  /** What is told again under the same tag takes the place of the first. */
  tag: v.string(),
  lang: v.string(),
  /** Where a press leads. */
  path: v.string(),
})

export type TellMessage = v.InferOutput<typeof tellMessageSchema>

/** A press on what was told, to the page that comes to the front by it. */
export const openMessageSchema = v.object({
  type: v.literal('open'),
  path: v.string(),
  tag: v.string(),
})

export type OpenMessage = v.InferOutput<typeof openMessageSchema>

const toldHash = '#told='

/** The address that a press on what was told opens where no page is there yet: it says which event was pressed. */
export function toldAddress(path: string, tag: string): string {
  return path + toldHash + encodeURIComponent(tag)
}

/** The event that was pressed to come to this address; null where it was come to in another way. */
export function toldTag(hash: string): string | null {
  if (!hash.startsWith(toldHash)) return null
  try {
    return decodeURIComponent(hash.slice(toldHash.length))
  } catch {
    return null
  }
}
