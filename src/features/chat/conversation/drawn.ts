import type { Spoken } from './spoken'

/** Number of messages to render, and to add for each request for earlier or later ones. */
export const portion = 200

/** Number of messages that fills any window; rendered first, because rendering takes time. */
export const firstDrawn = 40

/** The rendered messages: `count` messages up to `lastId`; null for the newest. */
interface Drawn {
  count: number
  lastId: string | null
}

/** @returns the index after the last rendered message; null if it is the end */
export function endOf(spoken: readonly Spoken[], { lastId }: Drawn): number | null {
  return lastId === null ? null : spoken.findIndex(({ id }) => id === lastId) + 1 || null
}

/**
 * @returns a range that includes the given message: from it to the newest, or, if it is far back, the
 * messages around it
 */
export function drawnWith(spoken: readonly Spoken[], id: string | null, now: Drawn): Drawn {
  const at = spoken.findIndex((message) => message.id === id)
  const end = endOf(spoken, now) ?? spoken.length
  if (at < 0 || (at < end && at >= end - now.count)) return now
  const toEnd = spoken.length - at
  return toEnd <= portion * 3
    ? { count: toEnd, lastId: null }
    : { count: portion, lastId: spoken[at + portion / 2 - 1]?.id ?? null }
}
