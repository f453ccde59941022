import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Spoken } from './spoken'

/** Pixels from the end that still count as being there. */
const near = 64

/**
 * Keeps the end of a conversation in sight: for those who are there, and for what they say
 * themselves. Whoever reads older messages is left in peace and told that there are new ones.
 *
 * @param isDrawn whether there is all that is drawn at first: what comes above leaves the end where it is
 */
export function useStickToEnd(last: Spoken | undefined, isDrawn: boolean) {
  const list = useRef<HTMLDivElement>(null)
  const known = useRef<string | undefined>(undefined)
  const isReading = useRef(false)
  /** The last message when somebody went up to read older ones; null at the end. */
  const [leftAt, setLeftAt] = useState<{ id: string | undefined } | null>(null)

  const scrollDown = useCallback(() => {
    const element = list.current
    if (element !== null) element.scrollTop = element.scrollHeight
    isReading.current = false
  }, [])

  useLayoutEffect(() => {
    if (known.current === last?.id) return
    known.current = last?.id
    if (!isReading.current || last?.outgoing) scrollDown()
  }, [last, scrollDown])

  useLayoutEffect(() => {
    if (isDrawn && !isReading.current) scrollDown()
  }, [isDrawn, scrollDown])

  // The keyboard of a phone takes from the height: the end stays where it is read.
  useEffect(() => {
    if (list.current === null || !('ResizeObserver' in globalThis)) return undefined
    const observer = new ResizeObserver(() => {
      if (!isReading.current) scrollDown()
    })
    observer.observe(list.current)
    return () => observer.disconnect()
  }, [scrollDown])

  function look(): void {
    const element = list.current
    if (element === null) return
    isReading.current = element.scrollHeight - element.scrollTop - element.clientHeight >= near
    if (!isReading.current) setLeftAt(null)
    else if (leftAt === null) setLeftAt({ id: last?.id })
  }

  function toEnd(): void {
    scrollDown()
    setLeftAt(null)
  }

  return { list, hasNew: leftAt !== null && leftAt.id !== last?.id, toEnd, look }
}
