let query: MediaQueryList | undefined

/** Whether the person asked their system for less motion. Asked with each change of a page, so by one list that stays. */
export function prefersLessMotion(): boolean {
  query ??= matchMedia('(prefers-reduced-motion: reduce)')
  return query.matches
}
