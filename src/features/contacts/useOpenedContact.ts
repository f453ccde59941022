import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

/** The contact that the address names (`?id=`). */
export function useOpened() {
  const [search, setSearch] = useSearchParams()
  const openedId = search.get('id')

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

  return { openedId, open, close }
}

/** The id of the element that opens a contact, wherever it is drawn. */
export function contactElementId(id: string): string {
  return `contact-${id}`
}
