import { type RefObject, useCallback, useEffect, useRef } from 'react'

/**
 * Manages focus when mails leave the list, and when the open mail is closed by its button or by the browser.
 * @returns a function to call with the ids that leave; the next mail then receives focus
 */
export function useRowFocus(
  ids: readonly string[],
  openId: string | null,
  box: RefObject<HTMLElement | null>,
): (gone: readonly string[]) => void {
  /** The mail to focus; null for the list as a whole, undefined if nothing is waiting for focus. */
  const heir = useRef<string | null>(undefined)
  const opened = useRef(openId)

  useEffect(() => {
    const closed = openId === null ? opened.current : null
    opened.current = openId
    const isLost = document.activeElement === document.body
    if (closed !== null && isLost && heir.current === undefined) heir.current = closed
    const target = heir.current === null ? box.current : rowOf(heir.current)
    if (heir.current === undefined || !target) return
    target.focus({ preventScroll: true })
    // On phones the list is hidden until the mail has closed.
    if (document.activeElement === target) heir.current = undefined
  })

  return useCallback(
    (gone: readonly string[]) => {
      const last = Math.max(...gone.map((id) => ids.indexOf(id)))
      const stays = (id: string) => !gone.includes(id)
      heir.current =
        ids.slice(last + 1).find(stays) ?? ids.slice(0, last + 1).findLast(stays) ?? null
    },
    [ids],
  )
}

/** The row of a mail, if it is rendered. */
export function rowOf(id: string | undefined): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-mail="${CSS.escape(id ?? '')}"]`)
}
