/** The text of a recorded answer, made fit for a file that people send to each other. */
import type { ArchiveEntry } from '#contract/scenario/replay'
import { masked } from '#contract/scenario/traffic'
import { maskBody } from '../../traffic/mask'

/** @returns the text with account numbers masked, or null if the recording lacks it */
export function bodyOf({ text, encoding }: ArchiveEntry['response']['content']): string | null {
  if (text === undefined) return null
  if (encoding !== 'base64') return maskBody(text)
  const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  return maskBody(new TextDecoder().decode(bytes))
}

/** Whether a whole value is masked; an account number keeps its last digits. */
export function hasSecret(body: string): boolean {
  return body.includes(`"${masked}`) && new RegExp(`"${masked}(?: \\d+)?"`).test(body)
}

/** Shortest text that is an id and not a word by chance. */
const shortestId = 4

/**
 * Replaces texts of the answer that repeat a part of the request, such as `requestId` and `userId`.
 * `players`: ids of players in the path, of which a call has one at most, at its end.
 */
export function withPlaceholders(body: string, sent: string, players: readonly string[]): string {
  const places = new Map(players.map((id) => [id, '{{path.-1}}']))
  for (const [name, value] of Object.entries(fieldsOf(sent))) {
    if (typeof value === 'string' && value.length >= shortestId && /^[\w.-]+$/.test(name)) {
      places.set(value, `{{body.${name}}}`)
    }
  }
  if (places.size === 0) return body
  try {
    return JSON.stringify(JSON.parse(body), (_, value) =>
      typeof value === 'string' ? (places.get(value) ?? value) : value,
    )
  } catch {
    return body
  }
}

function fieldsOf(sent: string): object {
  try {
    return Object(JSON.parse(sent))
  } catch {
    return {}
  }
}
