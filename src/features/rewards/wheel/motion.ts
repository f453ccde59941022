/** How long the wheel turns, in milliseconds. */
export const turnMs = 4_200

/** Whether the person asked their system for less motion. */
export function prefersLessMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
