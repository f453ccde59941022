import { useLocation, useSearchParams } from 'react-router-dom'
import type { CardRef } from './actions/useCardActions'

// A card is named in the address (`?item=` or `?story=`), beside search and filters.

/**
 * What links to cards have as their address: only the card changes. For links that take the entry's
 * place, as the drawer has its own step back.
 */
export function useCardSearch() {
  const { search } = useLocation()
  const searchWith = (kind: CardRef['kind'], id: string) => {
    const next = withoutCard(new URLSearchParams(search))
    next.set(kind, id)
    return `?${next}`
  }
  return {
    itemSearch: (id: string) => searchWith('item', id),
    storySearch: (id: string) => searchWith('story', id),
  }
}

/** The card that the address names, and how to close it again. */
export function useOpenCard(): { card: CardRef | null; close: () => void } {
  const [search, setSearch] = useSearchParams()
  const item = search.get('item')
  const story = search.get('story')
  return {
    card:
      item !== null
        ? { kind: 'item', id: item }
        : story !== null
          ? { kind: 'story', id: story }
          : null,
    close: () => setSearch(withoutCard, { replace: true }),
  }
}

function withoutCard(search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search)
  next.delete('item')
  next.delete('story')
  return next
}
