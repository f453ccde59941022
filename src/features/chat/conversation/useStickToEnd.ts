import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Spoken } from './spoken'

/** Distance from the end in pixels that still counts as being at the end. */
const near = 64

interface Sticking {
  /** The first rendered message. */
  firstId: string | undefined
  /** Whether the initial messages are rendered; earlier messages that follow do not move the end. */
  isDrawn: boolean
  /** Number of messages sent from this window. */
  sends: number
}

/**
 * Keeps the end of a conversation visible for users who are there, and for their own messages. Users who read
 * older messages are not scrolled; they are notified of new messages.
 */
export function useStickToEnd(spoken: readonly Spoken[], { firstId, isDrawn, sends }: Sticking) {
  const list = useRef<HTMLDivElement>(null)
  const isReading = useRef(false)
  /** Height of all rendered messages at the last check. */
  const height = useRef(0)
  const lastId = spoken.at(-1)?.id
  const receivedId = spoken.findLast(({ own }) => !own)?.id
  /** The last received message at the time when the user scrolled up; null at the end. */
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

  /** The first message and its position at the time when earlier messages were requested. */
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
  // Keep the visible messages in place. At the very top the browser does not do so.
  useLayoutEffect(stay, [firstId, stay])

  // The on-screen keyboard reduces the height: keep the end visible.
  useEffect(() => {
    if (list.current === null || !('ResizeObserver' in globalThis)) return undefined
    const observer = new ResizeObserver(stayDown)
    observer.observe(list.current)
    return () => observer.disconnect()
  }, [stayDown])

  /**
   * Checks the scroll position. If the height has changed, for example by a loaded picture, the user did not
   * scroll.
   */
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

  /** Call before scrolling to an older message. */
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

/** @returns the position of a message relative to the window */
function topOf(list: HTMLElement | null, id: string): number {
  const message = list?.querySelector(`[data-message="${CSS.escape(id)}"]`)
  return message?.getBoundingClientRect().top ?? 0
}
