import type * as v from 'valibot'
import { api } from '#api/client/api'
import { demoQuery } from '#api/client/demo'
import {
  columnsAnswerSchema,
  columnsOrderAnswerSchema,
  commentsAnswerSchema,
  itemsAnswerSchema,
  kanbanPaths,
  profilesAnswerSchema,
  userStoryAnswerSchema,
  userStoryOrderAnswerSchema,
} from '#contract/kanban/kanban'

/** The kanban's lists. After a change here only those that it touches are asked for again. */
export type KanbanPart =
  | 'columns'
  | 'columnsOrder'
  | 'comments'
  | 'profiles'
  | 'items'
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
  useKanbanUserStoryQuery,
  useKanbanUserStoryOrderQuery,
} = kanbanApi
