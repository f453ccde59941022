import type { Protection } from '#contract/protection/limits'

const minuteMs = 60_000

interface Moments {
  startedAt: number
  /** When the last check was answered. */
  seenAt: number
  now: number
}

/**
 * What the reality check has to say now: nothing, how long it has been, or that the longest session
 * which the player allowed is over. A clock that was set back counts as no answer.
 */
export function realityDue(
  { everyMin, limits }: Pick<Protection, 'everyMin' | 'limits'>,
  { startedAt, seenAt, now }: Moments,
): 'nothing' | 'check' | 'over' {
  const longest = Math.min(
    ...limits.flatMap(({ kind, status, minutes }) =>
      kind === 'session' && status === 'active' && minutes !== null ? [minutes] : [],
    ),
  )
  if (now >= startedAt + longest * minuteMs) return 'over'
  if (everyMin === null) return 'nothing'
  const since = Math.max(startedAt, seenAt <= now ? seenAt : 0)
  return now >= since + everyMin * minuteMs ? 'check' : 'nothing'
}
