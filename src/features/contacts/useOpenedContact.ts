import { useCallback, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'

/** The contact that the address names (`?id=`). */
export function useOpened() {
  const [search, setSearch] = useSearchParams()
  const openedId = search.get('id')
  const heir = useRef<HTMLElement>(undefined)

  const open = useCallback(
    (id: string) => {
      setSearch(
        (now) => {
          now.set('id', id)
          return now
        },
        // The panel has its own step back where it covers the page.
        { replace: true, preventScrollReset: true },
      )
    },
    [setSearch],
  )

  const close = useCallback(() => {
    setSearch(
      (now) => {
        now.delete('id')
        return now
      },
      { replace: true, preventScrollReset: true },
    )
    // Back to where it was opened from, if that is in sight.
    document.getElementById(contactElementId(openedId ?? ''))?.focus({ preventScroll: true })
  }, [openedId, setSearch])

  /** Before the open one is deleted. Answers what closes it: what stood beside it has the focus then. */
  const prepareRemoval = useCallback(() => {
    const beside = besideContact(openedId ?? '')
    return () => {
      heir.current = beside
      close()
    }
  }, [openedId, close])

  useEffect(() => {
    // What covers the page gives the focus back first.
    if (openedId !== null) return
    heir.current?.focus({ preventScroll: true })
    heir.current = undefined
  }, [openedId])

  return { openedId, open, close, prepareRemoval }
}

/** The id of the element that opens a contact, wherever it is drawn. */
export function contactElementId(id: string): string {
  return `contact-${id}`
}

/** The next contact that is drawn, else the one before. */
function besideContact(id: string): HTMLElement | undefined {
  const drawn = [...document.querySelectorAll<HTMLElement>(`button[id^=${contactElementId('')}]`)]
  const at = drawn.findIndex((element) => element.id === contactElementId(id))
  return at < 0 ? undefined : (drawn[at + 1] ?? drawn[at - 1])
}
