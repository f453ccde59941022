import { type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps the focus on the board: if the element with the focus leaves it, because its line was decided, the selected
 * line gets the focus.
 */
export function useBoardFocus(board: RefObject<HTMLElement | null>): void {
  const last = useRef<Element | null>(null)
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (target instanceof Element && board.current?.contains(target)) last.current = target
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [board])
  // After each rendering: the browser moves the focus of a removed element to the page.
  useEffect(() => {
    if (last.current?.isConnected !== false || document.activeElement !== document.body) return
    last.current = null
    board.current?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus()
  })
}
