import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Spoken } from './spoken'

/** Pixels from the end that still count as being there. */
const near = 64

interface Sticking {
  /** The first message that is drawn. */
  firstId: string | undefined
  /** Whether there is all that is drawn at first: what comes above leaves the end where it is. */
  isDrawn: boolean
  /** How often something was sent from here. */
  sends: number
}

/**
 * Keeps the end of a conversation in sight: for those who are there, and for what they say
 * themselves. Whoever reads older messages is left in peace and told that there are new ones.
 */
export function useStickToEnd(spoken: readonly Spoken[], { firstId, isDrawn, sends }: Sticking) {
  const list = useRef<HTMLDivElement>(null)
  const isReading = useRef(false)
  /** Of all that is drawn, at the last look. */
  const height = useRef(0)
  const lastId = spoken.at(-1)?.id
  const receivedId = spoken.findLast(({ own }) => !own)?.id
  /** The last message of the other side when somebody went up to read older ones; null at the end. */
  const [leftAt, setLeftAt] = useState<{ id: string | undefined } | null>(null)

  const scrollDown = useCallback(() => {
    const element = list.current
    if (element !== null) {
      element.scrollTop = element.scrollHeight
      height.current = element.scrollHeight
    }
    isReading.current = false
  }, [])

  const stayDown = useCallback(() => {
    if (!isReading.current) scrollDown()
  }, [scrollDown])

  useLayoutEffect(stayDown, [lastId, stayDown])
  useLayoutEffect(scrollDown, [sends, scrollDown])

  useLayoutEffect(() => {
    if (isDrawn) stayDown()
  }, [isDrawn, stayDown])

  /** The first message, and where it stood, when earlier ones were asked for. */
  const held = useRef<{ id: string; top: number } | null>(null)
  function hold(): void {
    if (firstId !== undefined) held.current = { id: firstId, top: topOf(list.current, firstId) }
  }
  const stay = useCallback(() => {
    const { current: before } = held
    held.current = null
    if (before && list.current)
      list.current.scrollTop += topOf(list.current, before.id) - before.top
  }, [])
  // What is read stays where it is. At the very top the browser does not see to it.
  useLayoutEffect(stay, [firstId, stay])

  // The keyboard of a phone takes from the height: the end stays where it is read.
  useEffect(() => {
    if (list.current === null || !('ResizeObserver' in globalThis)) return undefined
    const observer = new ResizeObserver(stayDown)
    observer.observe(list.current)
    return () => observer.disconnect()
  }, [stayDown])

  /** Where the height has changed, as by a picture that came, it was not a hand that went from the end. */
  function look(): void {
    const element = list.current
    if (element === null) return
    const { scrollHeight, scrollTop, clientHeight } = element
    const hasChanged = scrollHeight !== height.current
    height.current = scrollHeight
    if (scrollHeight - scrollTop - clientHeight < near) {
      isReading.current = false
      setLeftAt(null)
    } else if (isReading.current || !hasChanged) {
      isReading.current = true
      setLeftAt((left) => left ?? { id: receivedId })
    }
  }

  /** Before somebody is led to an older message. */
  const leave = useCallback(() => {
    isReading.current = true
  }, [])

  function toEnd(): void {
    scrollDown()
    setLeftAt(null)
  }

  const hasNew = leftAt !== null && leftAt.id !== receivedId
  return { list, hasNew, toEnd, stayDown, leave, look, hold }
}

/** Where a message stands in the window. */
function topOf(list: HTMLElement | null, id: string): number {
  const message = list?.querySelector(`[data-message="${CSS.escape(id)}"]`)
  return message?.getBoundingClientRect().top ?? 0
}
