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

/** The kanban's lists as they come. */
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
  /** Without those in the archive. */
  items: readonly Item[]
  /** How many those are, also where some of them are not shown. */
  count: number
  /** Of all items that stand in it, those in the archive too. */
  itemIds: readonly string[]
}

export interface FullStory {
  story: Story
  items: readonly Item[]
}

/** The kanban as the pages show it: in order, with everything in its place. */
export interface Kanban {
  columns: readonly FullColumn[]
  stories: readonly FullStory[]
  /** Items without a story, in the order of the board. */
  storyless: readonly Item[]
  /** Also those in the archive. */
  items: ReadonlyMap<string, Item>
  /** What is in the archive, newest first. */
  archive: readonly Item[]
  /** By the id of an item. */
  columnOf: ReadonlyMap<string, FullColumn>
  storyOf: ReadonlyMap<string, Story>
  comments: ReadonlyMap<string, Comment>
  profiles: ReadonlyMap<string, Profile>
  /** By id, in the order of their names. */
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

/** What no valid column claims, because its column's record is damaged, is shown in the first one. */
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

/** The id of what follows `id`; null at the end. */
export function nextOf(list: readonly Identified[], id: string): string | null {
  const index = list.findIndex((record) => record.id === id)
  return index < 0 ? null : (list[index + 1]?.id ?? null)
}

/**
 * What `id` must be put in front of to stand at `index` of the list, counted without itself;
 * null for the end.
 */
export function beforeAt(list: readonly Identified[], id: string, index: number): string | null {
  return list.filter((record) => record.id !== id)[index]?.id ?? null
}

export const KanbanContext = createContext<Kanban | null>(null)

/** The kanban that the page around shows. Throws outside of one. */
export function useKanban(): Kanban {
  const kanban = useContext(KanbanContext)
  if (kanban === null) throw new Error('There is no kanban around this')
  return kanban
}

const isoOf = (moment: number) => new Date(moment).toISOString()

const isoOrNull = (moment: number | null) => (moment === null ? null : isoOf(moment))

/** As a call carries it: the moments as ISO text. */
export const storyRecordOf = (story: Story) => ({ ...story, dueDate: isoOrNull(story.dueDate) })

export const itemRecordOf = (item: Item) => ({
  ...item,
  dueDate: isoOrNull(item.dueDate),
  archivedAt: isoOrNull(item.archivedAt),
})

/** The comments of an item or story, oldest first. */
export function commentsIn(card: Item | Story, { comments }: Kanban): Comment[] {
  return card.commentIds.flatMap((id) => comments.get(id) ?? [])
}

/** As a call carries them. */
export function commentsOf(card: Item | Story, kanban: Kanban) {
  return commentsIn(card, kanban).map(commentRecordOf)
}

export const commentRecordOf = (comment: Comment) => ({
  ...comment,
  createdAt: isoOf(comment.createdAt),
  editedAt: isoOrNull(comment.editedAt),
})

/** The first of the people: the demo knows no other "me". */
export const ownProfileIn = ({ profiles }: Kanban): string | undefined => [...profiles.keys()][0]

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

/** What is looked at of an item. */
type Searched = Pick<Item, 'title' | 'description' | 'checklist' | 'labelIds' | 'assign'>

/** The part of the kanban that search and filters let pass: what is drawn, dragged and moved up or down. */
export interface ShownKanban {
  /** Whether they let an item pass, of a story or of none. */
  shows: (item: Searched, story?: Story) => boolean
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
  // A card names its story: by that it is found as well.
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

/** What the search looks through; made once for each card, as long as nobody changes it. */
function searchText(card: Searched | Story): string {
  const known = searchTexts.get(card)
  if (known !== undefined) return known
  const lines = 'checklist' in card ? card.checklist.map(({ text }) => text) : [card.acceptance]
  const text = searchable([card.title, card.description, ...lines].join('\n'))
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
