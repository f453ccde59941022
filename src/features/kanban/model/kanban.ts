import { createContext, useContext } from 'react'
import type { Column, Comment, Item, Profile, Story } from '#contract/kanban/kanban'
import { reordered } from '#contract/kanban/moves'

/** The kanban's lists as they come. */
interface KanbanLists {
  columns: readonly Column[]
  columnsOrder: readonly string[]
  comments: readonly Comment[]
  profiles: readonly Profile[]
  items: readonly Item[]
  userStory: readonly Story[]
  userStoryOrder: readonly string[]
  skippedRecords: number
}

export interface FullColumn {
  id: string
  title: string
  items: readonly Item[]
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
  items: ReadonlyMap<string, Item>
  /** By the id of an item. */
  columnOf: ReadonlyMap<string, FullColumn>
  storyOf: ReadonlyMap<string, Story>
  comments: ReadonlyMap<string, Comment>
  profiles: ReadonlyMap<string, Profile>
  skippedRecords: number
}

export function buildKanban(lists: KanbanLists): Kanban {
  const items = byId(lists.items)
  const columns = fullColumns(lists, items)
  const stories = inOrder(lists.userStory, lists.userStoryOrder).map((story) => ({
    story,
    items: story.itemIds.flatMap((id) => items.get(id) ?? []),
  }))
  const storyOf = new Map(
    stories.flatMap((full) => full.items.map((item) => [item.id, full.story] as const)),
  )
  return {
    columns,
    stories,
    storyless: columns.flatMap((column) => column.items.filter(({ id }) => !storyOf.has(id))),
    items,
    columnOf: new Map(
      columns.flatMap((column) => column.items.map(({ id }) => [id, column] as const)),
    ),
    storyOf,
    comments: byId(lists.comments),
    profiles: byId(lists.profiles),
    skippedRecords: lists.skippedRecords,
  }
}

/** What no valid column claims, because its column's record is damaged, is shown in the first one. */
function fullColumns(lists: KanbanLists, items: ReadonlyMap<string, Item>): FullColumn[] {
  const left = new Map(items)
  const columns = inOrder(lists.columns, lists.columnsOrder).map(({ id, title, itemIds }) => ({
    id,
    title,
    items: itemIds.flatMap((itemId) => {
      const item = left.get(itemId)
      left.delete(itemId)
      return item ?? []
    }),
  }))
  const [first] = columns
  if (first && left.size > 0) first.items = [...first.items, ...left.values()]
  return columns
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

/** As a call carries it: the moment as ISO text. */
export function recordOf<Card extends Item | Story>(card: Card) {
  return { ...card, dueDate: card.dueDate === null ? null : isoOf(card.dueDate) }
}

/** The comments of an item or story, oldest first. */
export function commentsIn(card: Item | Story, { comments }: Kanban): Comment[] {
  return card.commentIds.flatMap((id) => comments.get(id) ?? [])
}

/** As a call carries them. */
export function commentsOf(card: Item | Story, kanban: Kanban) {
  return commentsIn(card, kanban).map((comment) => ({
    ...comment,
    createdAt: isoOf(comment.createdAt),
  }))
}

/** For links on the same page, in place of the entry there: only the query changes, and the drawer has its own step back. */
export const itemSearch = (id: string) => `?item=${encodeURIComponent(id)}`
export const storySearch = (id: string) => `?story=${encodeURIComponent(id)}`
