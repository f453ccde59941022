import { createContext, useContext, useMemo } from 'react'
import {
  type Column,
  type Comment,
  type Item,
  type Profile,
  reordered,
  type Story,
} from '#contract/kanban/kanban'
import type { Label } from '#lib/label'
import { searchable, wordsOf } from '#lib/text/searchable'
import { useTableState } from '#ui/table/useTableState'

/** The kanban's lists as received. */
interface KanbanLists {
  columns: readonly Column[]
  columnsOrder: readonly string[]
  comments: readonly Comment[]
  profiles: readonly Profile[]
  labels: readonly Label[]
  items: readonly Item[]
  userStory: readonly Story[]
  userStoryOrder: readonly string[]
  skippedRecords: number
}

export interface FullColumn {
  id: string
  title: string
  /** Without archived items. */
  items: readonly Item[]
  /** Number of items that are not archived, including those hidden by filters. */
  count: number
  /** Ids of all its items, including archived ones. */
  itemIds: readonly string[]
}

export interface FullStory {
  story: Story
  items: readonly Item[]
}

/** The kanban as shown by the pages, sorted and linked. */
export interface Kanban {
  columns: readonly FullColumn[]
  stories: readonly FullStory[]
  /** Items without a story, in board order. */
  storyless: readonly Item[]
  /** Including archived items. */
  items: ReadonlyMap<string, Item>
  /** Archived items, newest first. */
  archive: readonly Item[]
  /** By item id. */
  columnOf: ReadonlyMap<string, FullColumn>
  storyOf: ReadonlyMap<string, Story>
  comments: ReadonlyMap<string, Comment>
  profiles: ReadonlyMap<string, Profile>
  /** By id, sorted by name. */
  labels: ReadonlyMap<string, Label>
  skippedRecords: number
}

export function buildKanban(lists: KanbanLists): Kanban {
  const items = byId(lists.items)
  const columns = fullColumns(lists, items)
  const stories = inOrder(lists.userStory, lists.userStoryOrder).map((story) => ({
    story,
    items: story.itemIds.flatMap((id) => items.get(id) ?? []).filter(isInSight),
  }))
  const storyOf = new Map(
    stories.flatMap(({ story }) => story.itemIds.map((id) => [id, story] as const)),
  )
  return {
    columns,
    stories,
    storyless: columns.flatMap((column) => column.items.filter(({ id }) => !storyOf.has(id))),
    items,
    archive: lists.items
      .filter((item) => !isInSight(item))
      .toSorted((one, other) => (other.archivedAt ?? 0) - (one.archivedAt ?? 0)),
    columnOf: new Map(
      columns.flatMap((column) => column.itemIds.map((id) => [id, column] as const)),
    ),
    storyOf,
    comments: byId(lists.comments),
    profiles: byId(lists.profiles),
    labels: byId(lists.labels.toSorted((one, other) => one.name.localeCompare(other.name))),
    skippedRecords: lists.skippedRecords,
  }
}

const isInSight = ({ archivedAt }: Item) => archivedAt === null

/**
 * Items that no valid column contains, because the column's record is damaged, are shown in the first column.
 */
function fullColumns(lists: KanbanLists, items: ReadonlyMap<string, Item>): FullColumn[] {
  const left = new Map(items)
  const claimed = inOrder(lists.columns, lists.columnsOrder).map((column) => ({
    ...column,
    itemIds: column.itemIds.filter((id) => left.delete(id)),
  }))
  return claimed.map(({ id, title, itemIds }, place) => {
    const all = place === 0 ? [...itemIds, ...left.keys()] : itemIds
    const own = all.flatMap((itemId) => items.get(itemId) ?? []).filter(isInSight)
    return { id, title, items: own, count: own.length, itemIds: all }
  })
}

function byId<T extends { id: string }>(list: readonly T[]): ReadonlyMap<string, T> {
  return new Map(list.map((record) => [record.id, record]))
}

function inOrder<T extends { id: string }>(list: readonly T[], order: readonly string[]): T[] {
  const known = byId(list)
  return reordered([...known.keys()], order).flatMap((id) => known.get(id) ?? [])
}

interface Identified {
  readonly id: string
}

/** @returns the id of the record after `id`; null at the end */
export function nextOf(list: readonly Identified[], id: string): string | null {
  const index = list.findIndex((record) => record.id === id)
  return index < 0 ? null : (list[index + 1]?.id ?? null)
}

/**
 * @returns the id of the record before which `id` must be placed to reach `index`, counted without `id`
 * itself; null for the end
 */
export function beforeAt(list: readonly Identified[], id: string, index: number): string | null {
  return list.filter((record) => record.id !== id)[index]?.id ?? null
}

export const KanbanContext = createContext<Kanban | null>(null)

/**
 * @returns the kanban of the surrounding page
 * @throws outside of a kanban page
 */
export function useKanban(): Kanban {
  const kanban = useContext(KanbanContext)
  if (kanban === null) throw new Error('There is no kanban around this')
  return kanban
}

const isoOf = (moment: number) => new Date(moment).toISOString()

const isoOrNull = (moment: number | null) => (moment === null ? null : isoOf(moment))

/** Converts a record to its form in calls, with moments as ISO text. */
export const storyRecordOf = (story: Story) => ({ ...story, dueDate: isoOrNull(story.dueDate) })

export const itemRecordOf = (item: Item) => ({
  ...item,
  dueDate: isoOrNull(item.dueDate),
  archivedAt: isoOrNull(item.archivedAt),
})

/** The comments on an item or story, oldest first. */
export function commentsIn(card: Item | Story, { comments }: Kanban): Comment[] {
  return card.commentIds.flatMap((id) => comments.get(id) ?? [])
}

/** The comments on a card in their form in calls. */
export function commentsOf(card: Item | Story, kanban: Kanban) {
  return commentsIn(card, kanban).map(commentRecordOf)
}

export const commentRecordOf = (comment: Comment) => ({
  ...comment,
  createdAt: isoOf(comment.createdAt),
  editedAt: isoOrNull(comment.editedAt),
})

/** The first profile: the demo has no other "me". */
export const ownProfileIn = ({ profiles }: Kanban): string | undefined => [...profiles.keys()][0]

/** Search and filters; empty text matches everything. */
export interface Wanted {
  search: string
  /** Id of a profile, or `none`. */
  person: string
  /** Id of a label, or `none`. */
  label: string
}

/** Filter value for unassigned items, or for items without a label. */
export const none = '-'

/** The fields that search and filters read. */
type Searched = Pick<Item, 'title' | 'description' | 'checklist' | 'labelIds' | 'assign'>

/** The part of the kanban that matches search and filters: it is rendered, dragged and moved. */
export interface ShownKanban {
  /** Whether an item, with or without a story, matches. */
  shows: (item: Searched, story?: Story) => boolean
  columns: readonly FullColumn[]
  stories: readonly FullStory[]
  /** Items without a story, in board order. */
  storyless: readonly Item[]
  isFiltered: boolean
  /** Number of matching items, and of all items. */
  found: number
  count: number
}

export function shownKanban(kanban: Kanban, wanted: Wanted): ShownKanban {
  const { columns, stories, storyless } = kanban
  const count = columns.reduce((sum, column) => sum + column.items.length, 0)
  const words = wordsOf(wanted.search)
  const isFiltered = words.length > 0 || wanted.person !== '' || wanted.label !== ''
  if (!isFiltered) {
    return { shows: () => true, columns, stories, storyless, isFiltered, found: count, count }
  }

  const labelTexts = new Map(
    [...kanban.labels.values()].map(({ id, name }) => [id, searchable(name)]),
  )
  const storyTexts = new Map(stories.map(({ story }) => [story, searchable(story.title)]))
  const isOfPerson = ({ assign }: Pick<Item, 'assign'>) =>
    wanted.person === '' || (assign ?? none) === wanted.person
  const hasLabel = ({ labelIds }: Searched) =>
    wanted.label === none
      ? labelIds.length === 0
      : wanted.label === '' || labelIds.includes(wanted.label)
  const hasWords = (card: Searched | Story, labelIds: readonly string[], home?: Story) =>
    words.every(
      (word) =>
        searchText(card).includes(word) ||
        (home && storyTexts.get(home)?.includes(word)) ||
        labelIds.some((id) => labelTexts.get(id)?.includes(word)),
    )
  // A card shows the name of its story, so the search includes it.
  const shows = (item: Searched, story?: Story) =>
    isOfPerson(item) && hasLabel(item) && hasWords(item, item.labelIds, story)
  const isShown = (item: Item) => shows(item, kanban.storyOf.get(item.id))

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
    shows,
    isFiltered,
    found: shownColumns.reduce((sum, column) => sum + column.items.length, 0),
    count,
  }
}

const searchTexts = new WeakMap<Searched | Story, string>()

/** The searchable text of a card, cached until the card changes. */
function searchText(card: Searched | Story): string {
  const known = searchTexts.get(card)
  if (known !== undefined) return known
  const lines = 'checklist' in card ? card.checklist.map(({ text }) => text) : [card.acceptance]
  const text = searchable([card.title, card.description, ...lines].join('\n'))
  searchTexts.set(card, text)
  return text
}

export const ShownContext = createContext<ShownKanban | null>(null)

/**
 * @returns the visible part of the surrounding kanban
 * @throws outside of a kanban page
 */
export function useShown(): ShownKanban {
  const shown = useContext(ShownContext)
  if (shown === null) throw new Error('There is no kanban around this')
  return shown
}

/** Search and filters in the address: `?q=wheel&person=profile-1&label=label-2`. */
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
