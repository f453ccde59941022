import { useMemo } from 'react'
import { type LoadState, loadState } from '#api/cache/loadState'
import {
  useKanbanColumnsOrderQuery,
  useKanbanColumnsQuery,
  useKanbanCommentsQuery,
  useKanbanItemsQuery,
  useKanbanProfilesQuery,
  useKanbanUserStoryOrderQuery,
  useKanbanUserStoryQuery,
} from './kanban'

/** All of the kanban as one load: as old as its oldest part, failed when any part is. */
export function useKanbanStore() {
  const columns = loadState(useKanbanColumnsQuery())
  const columnsOrder = loadState(useKanbanColumnsOrderQuery())
  const comments = loadState(useKanbanCommentsQuery())
  const profiles = loadState(useKanbanProfilesQuery())
  const items = loadState(useKanbanItemsQuery())
  const userStory = loadState(useKanbanUserStoryQuery())
  const userStoryOrder = loadState(useKanbanUserStoryOrderQuery())
  const value = useJoined(
    columns.answer?.value,
    columnsOrder.answer?.value,
    comments.answer?.value,
    profiles.answer?.value,
    items.answer?.value,
    userStory.answer?.value,
    userStoryOrder.answer?.value,
  )
  const parts = [columns, columnsOrder, comments, profiles, items, userStory, userStoryOrder]
  const state: LoadState<NonNullable<typeof value>> = {
    answer: value && {
      value,
      asOf: Math.min(...parts.map(({ answer }) => answer?.asOf ?? Number.POSITIVE_INFINITY)),
    },
    failure: parts.find(({ failure }) => failure)?.failure ?? null,
    busy: parts.some(({ busy }) => busy),
    retry: () => {
      for (const { retry } of parts) retry()
    },
  }
  return state
}

interface Skips {
  skippedRecords: number
}

/** The same object as long as every part is the same. */
function useJoined<
  Columns extends Skips,
  ColumnsOrder,
  Comments extends Skips,
  Profiles extends Skips,
  Items extends Skips,
  Stories extends Skips,
  StoryOrder,
>(
  columns: Columns | undefined,
  columnsOrder: ColumnsOrder | undefined,
  comments: Comments | undefined,
  profiles: Profiles | undefined,
  items: Items | undefined,
  userStory: Stories | undefined,
  userStoryOrder: StoryOrder | undefined,
) {
  return useMemo(() => {
    if (!columns || !columnsOrder || !comments || !profiles) return undefined
    if (!items || !userStory || !userStoryOrder) return undefined
    const lists = [columns, comments, profiles, items, userStory]
    const skippedRecords = lists.reduce((sum, list) => sum + list.skippedRecords, 0)
    return {
      ...columns,
      ...columnsOrder,
      ...comments,
      ...profiles,
      ...items,
      ...userStory,
      ...userStoryOrder,
      skippedRecords,
    }
  }, [columns, columnsOrder, comments, profiles, items, userStory, userStoryOrder])
}
