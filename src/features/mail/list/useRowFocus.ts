import { type RefObject, useCallback, useEffect, useRef } from 'react'

/** Where the focus goes when mails leave the list: answers the function that is told which they are. */
export function useRowFocus(ids: readonly string[], box: RefObject<HTMLElement | null>) {
  /** The mail that takes it; null for the list as a whole, undefined while nobody waits. */
  const heir = useRef<string | null>(undefined)

  useEffect(() => {
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
