import { searchable, wordsOf } from '#lib/text/searchable'
import type { MessageKey } from '#ui/intl/messages'
import { menu } from '../menu/menu'
import { menuTrails } from '../menu/menuTrail'

export interface FoundPage {
  /** Path of the page. */
  id: string
  name: string
  /** Names of the branches above it in the menu. */
  trail: string
}

/** Longer lists do not help; the user types more instead. */
const most = 10

/**
 * The menu pages whose name, branch names and path contain all typed words. Pages whose name starts with the
 * first word come first. While nothing is typed, the first pages of the menu.
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
