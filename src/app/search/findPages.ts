import { searchable, wordsOf } from '#lib/text/searchable'
import type { MessageKey } from '#ui/intl/messages'
import { menu } from '../menu/menu'
import { menuTrails } from '../menu/menuTrail'

export interface FoundPage {
  /** Its path. */
  id: string
  name: string
  /** The names of the branches above it in the menu. */
  trail: string
}

/** More are no answer: one goes on typing. */
const most = 10

/**
 * The pages of the menu that have all the words that were typed in their name, in that of a branch above
 * or in their address; whose name begins so, comes first. The first ones of all while nothing is typed.
 */
export function findPages(typed: string, text: (key: MessageKey) => string): FoundPage[] {
  const words = wordsOf(typed)
  return menuTrails(menu)
    .map(({ branches, page }) => ({
      id: page.path,
      name: text(page.labelKey),
      trail: branches.map(({ labelKey }) => text(labelKey)).join(' › '),
    }))
    .filter(({ id, name, trail }) => {
      const all = searchable(`${name} ${trail} ${id}`)
      return words.every((word) => all.includes(word))
    })
    .toSorted((a, b) => rank(a.name, words) - rank(b.name, words))
    .slice(0, most)
}

function rank(name: string, [first = '']: readonly string[]): number {
  const at = searchable(name).indexOf(first)
  return at === -1 ? 2 : Math.min(at, 1)
}
