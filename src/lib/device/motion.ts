const patterns = {
  /** Milliseconds of vibration and of pause, in turn. */
  done: [20],
  refused: [30, 60, 30],
} as const

/** Vibrates if the device can and the person has not asked for less motion. */
export function vibrate(what: keyof typeof patterns): void {
  if (!('vibrate' in navigator) || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  // Browsers refuse it before the first tap and log a warning. A request may end right after a reload.
  if ('userActivation' in navigator && !navigator.userActivation.hasBeenActive) return
  navigator.vibrate([...patterns[what]])
}

let query: MediaQueryList | undefined

/** Whether the person asked the system for less motion. Every page change asks, so one media query is kept. */
export function prefersLessMotion(): boolean {
  query ??= matchMedia('(prefers-reduced-motion: reduce)')
  return query.matches
}
