import { useSearchParams } from 'react-router-dom'
import type { CardRef } from './actions/useCardActions'

/** What the address names (`?item=` or `?story=`), and how to close it again. */
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
    close: () => setSearch({}, { replace: true }),
  }
}
