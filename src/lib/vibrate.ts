const patterns = {
  /** Milliseconds; every second one is a rest. */
  done: [20],
  refused: [30, 60, 30],
} as const

/** A word to the fingers, where the device has one and nobody asked for less motion. */
export function vibrate(what: keyof typeof patterns): void {
  if (!('vibrate' in navigator) || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  navigator.vibrate([...patterns[what]])
}
