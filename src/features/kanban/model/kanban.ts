import { createContext, useContext } from 'react'
import {
  type Column,
  type Comment,
  type Item,
  type Profile,
  reordered,
  type Story,
} from '#contract/kanban/kanban'
import type { Label } from '#lib/label'

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
