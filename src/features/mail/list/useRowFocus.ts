import { type RefObject, useCallback, useEffect, useRef } from 'react'

/**
 * Where the focus goes when mails leave the list, and when the open one is closed, by its button or the
 * browser's. Returns what is told of mails that leave: the next one takes the focus.
 */
export function useRowFocus(
  ids: readonly string[],
  openId: string | null,
  box: RefObject<HTMLElement | null>,
): (gone: readonly string[]) => void {
  /** The mail that takes it; null for the list as a whole, undefined while nobody waits. */
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
    // On a phone the list is out of sight until the mail has gone.
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

/** The row of a mail, if it is drawn. */
export function rowOf(id: string | undefined): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-mail="${CSS.escape(id ?? '')}"]`)
}
