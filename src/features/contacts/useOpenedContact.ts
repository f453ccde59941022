import { useCallback, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'

/** The contact named by the address (`?id=`). */
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
        // The panel adds its own history entry when it covers the page.
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
    // Return to the element that opened it, if it is visible.
    document.getElementById(contactElementId(openedId ?? ''))?.focus({ preventScroll: true })
  }, [openedId, setSearch])

  /**
   * Call before deleting the open contact.
   * @returns a function that closes it and moves the focus to a neighbour
   */
  const prepareRemoval = useCallback(() => {
    const beside = besideContact(openedId ?? '')
    return () => {
      heir.current = beside
      close()
    }
  }, [openedId, close])

  useEffect(() => {
    // An overlay first restores its own focus.
    if (openedId !== null) return
    heir.current?.focus({ preventScroll: true })
    heir.current = undefined
  }, [openedId])

  return { openedId, open, close, prepareRemoval }
}

/** Id of the element that opens a contact, wherever it is rendered. */
export function contactElementId(id: string): string {
  return `contact-${id}`
}

/** The next rendered contact, else the previous one. */
function besideContact(id: string): HTMLElement | undefined {
  const drawn = [...document.querySelectorAll<HTMLElement>(`button[id^=${contactElementId('')}]`)]
  const at = drawn.findIndex((element) => element.id === contactElementId(id))
  return at < 0 ? undefined : (drawn[at + 1] ?? drawn[at - 1])
}
