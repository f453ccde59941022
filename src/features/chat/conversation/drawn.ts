import type { Spoken } from './spoken'

/** So many are drawn, and so many more with each wish for earlier or later ones. */
export const portion = 200

/** So many fill any window: they are drawn first, since each takes its time. */
export const firstDrawn = 40

/** Which of all are drawn: so many up to this one; null: up to the newest. */
interface Drawn {
  count: number
  lastId: string | null
}

/** Behind the last that is drawn; null for the end. */
export function endOf(spoken: readonly Spoken[], { lastId }: Drawn): number | null {
  return lastId === null ? null : spoken.findIndex(({ id }) => id === lastId) + 1 || null
}

/** With a message that is not drawn yet: those from it to the newest, or where that is far those around it. */
export function drawnWith(spoken: readonly Spoken[], id: string | null, now: Drawn): Drawn {
  const at = spoken.findIndex((message) => message.id === id)
  const end = endOf(spoken, now) ?? spoken.length
  if (at < 0 || (at < end && at >= end - now.count)) return now
  const toEnd = spoken.length - at
  return toEnd <= portion * 3
    ? { count: toEnd, lastId: null }
    : { count: portion, lastId: spoken[at + portion / 2 - 1]?.id ?? null }
}
