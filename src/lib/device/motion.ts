const patterns = {
  /** Milliseconds, in turn of vibrating and of pausing. */
  done: [20],
  refused: [30, 60, 30],
} as const

/** Vibrates, where the device can and the person has not asked for less motion. */
export function vibrate(what: keyof typeof patterns): void {
  if (!('vibrate' in navigator) || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  // Before the first tap browsers refuse it, and complain: an order's end may come right after a reload.
  if ('userActivation' in navigator && !navigator.userActivation.hasBeenActive) return
  navigator.vibrate([...patterns[what]])
}

let query: MediaQueryList | undefined

/** Whether the person asked their system for less motion. Asked with each change of a page, so by one list that stays. */
export function prefersLessMotion(): boolean {
  query ??= matchMedia('(prefers-reduced-motion: reduce)')
  return query.matches
}
