import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react'

interface RowFocus {
  /** Mails leave the list: the next one takes the focus. */
  pass: (gone: readonly string[]) => void
  /** This mail's row takes the focus, as soon as it is in sight. */
  give: (id: string) => void
}

/** Where the focus goes when mails leave the list, or when the one that was read is closed. */
export function useRowFocus(ids: readonly string[], box: RefObject<HTMLElement | null>): RowFocus {
  /** The mail that takes it; null for the list as a whole, undefined while nobody waits. */
  const heir = useRef<string | null>(undefined)

  useEffect(() => {
    const target = heir.current === null ? box.current : rowOf(heir.current)
    if (heir.current === undefined || !target) return
    target.focus({ preventScroll: true })
    // On a phone the list is out of sight until the mail has gone.
    if (document.activeElement === target) heir.current = undefined
  })

  const pass = useCallback(
    (gone: readonly string[]) => {
      const last = Math.max(...gone.map((id) => ids.indexOf(id)))
      const stays = (id: string) => !gone.includes(id)
      heir.current =
        ids.slice(last + 1).find(stays) ?? ids.slice(0, last + 1).findLast(stays) ?? null
    },
    [ids],
  )
  const give = useCallback((id: string) => {
    heir.current = id
  }, [])
  return useMemo(() => ({ pass, give }), [pass, give])
}

/** The row of a mail, if it is drawn. */
export function rowOf(id: string | undefined): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-mail="${CSS.escape(id ?? '')}"]`)
}
