import { kanbanPaths } from '#contract/kanban/kanban'
import { type Body, change } from './changes'
import { kanbanApi } from './kanban'

const addItemComment = change<Body<'addItemCommentBody'>>(kanbanPaths.addItemComment, [
  'items',
  'comments',
])

const addStoryComment = change<Body<'addStoryCommentBody'>>(kanbanPaths.addStoryComment, [
  'userStory',
  'comments',
])

const editItemComments = change<Body<'editItemBody'>>(kanbanPaths.editItem, ['items', 'comments'])

const editStoryComments = change<Body<'editStoryBody'>>(kanbanPaths.editStory, [
  'userStory',
  'comments',
])

/** Mutations of comments on items and stories; only the drawer needs them. */
export const kanbanComments = kanbanApi.injectEndpoints({
  endpoints: (build) => ({
    addKanbanItemComment: build.mutation(addItemComment),
    addKanbanStoryComment: build.mutation(addStoryComment),
    editKanbanItemComments: build.mutation(editItemComments),
    editKanbanStoryComments: build.mutation(editStoryComments),
  }),
})
