import { createContext, useContext, useMemo } from 'react'
import type { Item, Story } from '#contract/kanban/kanban'
import { folded } from '#ui/table/findRows'
import { useTableState } from '#ui/table/useTableState'
import type { FullColumn, FullStory, Kanban } from './kanban'

/** Which items are wanted; empty text lets all pass. */
export interface Wanted {
  search: string
  /** Id of a profile, or `none`. */
  person: string
  /** Id of a label, or `none`. */
  label: string
}

/** Stands for nobody, and for items without a label. */
export const none = '-'

/** The part of the kanban that search and filters let pass: what is drawn, dragged and moved up or down. */
export interface ShownKanban {
  columns: readonly FullColumn[]
  stories: readonly FullStory[]
  /** Items without a story, in the order of the board. */
  storyless: readonly Item[]
  isFiltered: boolean
  /** How many items are shown, and how many there are. */
  found: number
  count: number
}

export function shownKanban(kanban: Kanban, wanted: Wanted): ShownKanban {
  const { columns, stories, storyless } = kanban
  const count = columns.reduce((sum, column) => sum + column.items.length, 0)
  const words = folded(wanted.search).split(/\s+/).filter(Boolean)
  const isFiltered = words.length > 0 || wanted.person !== '' || wanted.label !== ''
  if (!isFiltered) return { columns, stories, storyless, isFiltered, found: count, count }

  const labelTexts = new Map([...kanban.labels.values()].map(({ id, name }) => [id, folded(name)]))
  const isOfPerson = ({ assign }: Item | Story) =>
    wanted.person === '' || (assign ?? none) === wanted.person
  const hasLabel = ({ labelIds }: Item) =>
    wanted.label === none
      ? labelIds.length === 0
      : wanted.label === '' || labelIds.includes(wanted.label)
  const hasWords = (card: Item | Story, labelIds: readonly string[]) =>
    words.every(
      (word) =>
        searchText(card).includes(word) ||
        labelIds.some((id) => labelTexts.get(id)?.includes(word)),
    )
  const isShown = (item: Item) =>
    isOfPerson(item) && hasLabel(item) && hasWords(item, item.labelIds)

  const shownColumns = columns.map((column) => ({
    ...column,
    items: column.items.filter(isShown),
  }))
  return {
    columns: shownColumns,
    stories: stories
      .map(({ story, items }) => ({ story, items: items.filter(isShown) }))
      .filter(
        ({ story, items }) =>
          items.length > 0 || (wanted.label === '' && isOfPerson(story) && hasWords(story, [])),
      ),
    storyless: storyless.filter(isShown),
    isFiltered,
    found: shownColumns.reduce((sum, column) => sum + column.items.length, 0),
    count,
  }
}

const searchTexts = new WeakMap<Item | Story, string>()

/** What the search looks through; made once for each card, as long as nobody changes it. */
function searchText(card: Item | Story): string {
  const known = searchTexts.get(card)
  if (known !== undefined) return known
  const lines = 'checklist' in card ? card.checklist.map(({ text }) => text) : [card.acceptance]
  const text = folded([card.title, card.description, ...lines].join('\n'))
  searchTexts.set(card, text)
  return text
}

export const ShownContext = createContext<ShownKanban | null>(null)

/** What of the kanban around is shown. Throws outside of one. */
export function useShown(): ShownKanban {
  const shown = useContext(ShownContext)
  if (shown === null) throw new Error('There is no kanban around this')
  return shown
}

/** Which items are wanted, as the address says: `?q=wheel&person=profile-1&label=label-2`. */
export function useWanted() {
  const { search, filterOf, change } = useTableState()
  const person = filterOf('person')
  const label = filterOf('label')
  const wanted = useMemo<Wanted>(() => ({ search, person, label }), [search, person, label])
  return {
    wanted,
    setSearch: (next: string) => change({ search: next }),
    setFilter: (filter: 'person' | 'label', value: string) =>
      change({ filters: { [filter]: value } }),
    clear: () => change({ search: '', filters: { person: '', label: '' } }),
  }
}
