import { type RefObject, useEffect } from 'react'
import type { Turn } from './useSpin'

/** Scrolls the wheel into view when it starts to turn, and the result when it has stopped. */
export function useInSight(
  { turning, fresh }: Pick<Turn, 'turning' | 'fresh'>,
  stage: RefObject<HTMLElement | null>,
  result: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    if (!fresh) return
    const place = turning ? stage.current?.firstElementChild : result.current
    // jsdom has no `scrollIntoView`.
    place?.scrollIntoView?.({ block: 'nearest' })
  }, [turning, fresh, stage, result])
}
