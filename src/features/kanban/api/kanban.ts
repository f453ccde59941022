import { useMemo } from 'react'
import type * as v from 'valibot'
import { type LoadState, loadState } from '#api/cache/loadState'
import { api } from '#api/client/api'
import { demoQuery } from '#api/client/demo'
import {
  columnsAnswerSchema,
  columnsOrderAnswerSchema,
  commentsAnswerSchema,
  itemsAnswerSchema,
  kanbanPaths,
  labelsAnswerSchema,
  profilesAnswerSchema,
  userStoryAnswerSchema,
  userStoryOrderAnswerSchema,
} from '#contract/kanban/kanban'

/** The kanban's lists. After a local change, only the affected lists are refetched. */
export type KanbanPart =
  | 'columns'
  | 'columnsOrder'
  | 'comments'
  | 'profiles'
  | 'items'
  | 'labels'
  | 'userStory'
  | 'userStoryOrder'

export const partTag = (id: KanbanPart) => ({ type: 'Kanban' as const, id })

function part<Answer>(name: KanbanPart, schema: v.GenericSchema<unknown, Answer>) {
  return {
    ...demoQuery<Answer, void>('Kanban', () => ({ path: kanbanPaths[name], schema })),
    providesTags: [partTag(name)],
  }
}

export const kanbanApi = api.injectEndpoints({
  endpoints: (build) => ({
    kanbanColumns: build.query(part('columns', columnsAnswerSchema)),
    kanbanColumnsOrder: build.query(part('columnsOrder', columnsOrderAnswerSchema)),
    kanbanComments: build.query(part('comments', commentsAnswerSchema)),
    kanbanProfiles: build.query(part('profiles', profilesAnswerSchema)),
    kanbanItems: build.query(part('items', itemsAnswerSchema)),
    kanbanLabels: build.query(part('labels', labelsAnswerSchema)),
    kanbanUserStory: build.query(part('userStory', userStoryAnswerSchema)),
    kanbanUserStoryOrder: build.query(part('userStoryOrder', userStoryOrderAnswerSchema)),
  }),
})

export const {
  useKanbanColumnsQuery,
  useKanbanColumnsOrderQuery,
  useKanbanCommentsQuery,
  useKanbanProfilesQuery,
  useKanbanItemsQuery,
  useKanbanLabelsQuery,
  useKanbanUserStoryQuery,
  useKanbanUserStoryOrderQuery,
} = kanbanApi

/**
 * Joins all lists of the kanban into one load state: as old as its oldest part, failed if any part failed.
 */
export function useKanbanStore() {
  const columns = loadState(useKanbanColumnsQuery())
  const columnsOrder = loadState(useKanbanColumnsOrderQuery())
  const comments = loadState(useKanbanCommentsQuery())
  const profiles = loadState(useKanbanProfilesQuery())
  const items = loadState(useKanbanItemsQuery())
  const labels = loadState(useKanbanLabelsQuery())
  const userStory = loadState(useKanbanUserStoryQuery())
  const userStoryOrder = loadState(useKanbanUserStoryOrderQuery())
  const value = useJoined(
    columns.answer?.value,
    columnsOrder.answer?.value,
    comments.answer?.value,
    profiles.answer?.value,
    items.answer?.value,
    labels.answer?.value,
    userStory.answer?.value,
    userStoryOrder.answer?.value,
  )
  const parts = [
    columns,
    columnsOrder,
    comments,
    profiles,
    items,
    labels,
    userStory,
    userStoryOrder,
  ]
  const state: LoadState<NonNullable<typeof value>> = {
    answer: value && {
      value,
      updatedAt: Math.min(
        ...parts.map(({ answer }) => answer?.updatedAt ?? Number.POSITIVE_INFINITY),
      ),
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

/** @returns the same object as long as all parts are the same */
function useJoined<
  Columns extends Skips,
  ColumnsOrder,
  Comments extends Skips,
  Profiles extends Skips,
  Items extends Skips,
  Labels extends Skips,
  Stories extends Skips,
  StoryOrder,
>(
  columns: Columns | undefined,
  columnsOrder: ColumnsOrder | undefined,
  comments: Comments | undefined,
  profiles: Profiles | undefined,
  items: Items | undefined,
  labels: Labels | undefined,
  userStory: Stories | undefined,
  userStoryOrder: StoryOrder | undefined,
) {
  return useMemo(() => {
    if (!columns || !columnsOrder || !comments || !profiles) return undefined
    if (!items || !labels || !userStory || !userStoryOrder) return undefined
    const lists = [columns, comments, profiles, items, labels, userStory]
    const skippedRecords = lists.reduce((sum, list) => sum + list.skippedRecords, 0)
    return {
      ...columns,
      ...columnsOrder,
      ...comments,
      ...profiles,
      ...items,
      ...labels,
      ...userStory,
      ...userStoryOrder,
      skippedRecords,
    }
  }, [columns, columnsOrder, comments, profiles, items, labels, userStory, userStoryOrder])
}
