import { current } from '@reduxjs/toolkit'
import { useCallback } from 'react'
import * as v from 'valibot'
import { type CacheDispatch, demoMutation, demoRemoval, optimistic } from '#api/client/demo'
import { isFailure } from '#contract/failure'
import type * as bodies from '#contract/kanban/bodies'
import {
  type Column,
  type Item,
  kanbanPaths,
  moved,
  placed,
  type Story,
  withCheck,
} from '#contract/kanban/kanban'
import { withLabel } from '#contract/label'
import { clockNow } from '#lib/device/clock'
import { useText } from '#ui/intl/useText'
import { type Feedback, type Outcome, useMutationFeedback } from '#ui/toast/useMutationFeedback'
import { type KanbanPart, kanbanApi, partTag } from './kanban'

export type Body<Name extends keyof typeof bodies> = (typeof bodies)[Name] extends v.GenericSchema
  ? v.InferInput<(typeof bodies)[Name]>
  : never

/** The lists are refetched, so the content of the response is not needed. */
const done = v.looseObject({})

/** A POST that changes these lists. */
export function change<Argument>(path: string, parts: readonly KanbanPart[]) {
  return {
    ...demoMutation(['Kanban'], (body: Argument) => ({ path, schema: done, body })),
    invalidatesTags: parts.map(partTag),
  }
}

/** A POST that removes something from these lists. */
function removal<Argument>(path: string, parts: readonly KanbanPart[]) {
  return {
    ...demoRemoval(['Kanban'], (body: Argument) => ({ path, body })),
    invalidatesTags: parts.map(partTag),
  }
}

const addColumn = change<Body<'addColumnBody'>>(kanbanPaths.addColumn, [
  'columns',
  'columnsOrder',
  'userStory',
])

const editColumn = optimistic(
  change<Body<'editColumnBody'>>(kanbanPaths.editColumn, ['columns']),
  ({ column }: Body<'editColumnBody'>, dispatch) => [
    showColumns(dispatch, (columns) =>
      columns.map((known) => (known.id === column.id ? { ...known, title: column.title } : known)),
    ),
  ],
)

const moveColumn = optimistic(
  change<Body<'updateColumnOrderBody'>>(kanbanPaths.updateColumnOrder, ['columnsOrder']),
  ({ move }: Body<'updateColumnOrderBody'>, dispatch) =>
    move
      ? [showColumnsOrder(dispatch, (ids) => placed(ids, move.columnId, move.beforeColumnId))]
      : [],
)

const deleteColumn = removal<Body<'deleteColumnBody'>>(kanbanPaths.deleteColumn, [
  'columns',
  'columnsOrder',
  'userStory',
])

const addItem = change<Body<'addItemBody'>>(kanbanPaths.addItem, [
  'items',
  'columns',
  'userStory',
  'comments',
])

const editItem = optimistic(
  change<Body<'editItemBody'>>(kanbanPaths.editItem, ['items', 'columns', 'userStory']),
  ({ item: { id, title, priority }, ...hints }: Body<'editItemBody'>, dispatch) => [
    showItems(dispatch, (items) =>
      items.map((item) =>
        item.id === id
          ? {
              ...item,
              title: title ?? item.title,
              priority: priority ?? item.priority,
              labelIds: withLabel(item.labelIds, hints),
              checklist: withCheck(item.checklist, hints),
            }
          : item,
      ),
    ),
  ],
)

const moveItem = optimistic(
  change<Body<'updateItemOrderBody'>>(kanbanPaths.updateItemOrder, ['columns']),
  ({ move }: Body<'updateItemOrderBody'>, dispatch) =>
    move ? [showColumns(dispatch, (all) => moved(all, { ...move, holderId: move.columnId }))] : [],
)

/** Refetches nothing: only the selection is stored. */
const selectItem = demoMutation([], (body: Body<'selectItemBody'>) => ({
  path: kanbanPaths.selectItem,
  schema: done,
  body,
}))

const deleteItem = optimistic(
  removal<Body<'deleteItemBody'>>(kanbanPaths.deleteItem, [
    'items',
    'columns',
    'userStory',
    'comments',
  ]),
  ({ itemId }: Body<'deleteItemBody'>, dispatch) => [
    showItems(dispatch, (items) => items.filter(({ id }) => id !== itemId)),
  ],
)

const archiveItems = optimistic(
  change<Body<'archiveItemsBody'>>(kanbanPaths.archiveItems, ['items', 'columns']),
  ({ itemIds, archived }: Body<'archiveItemsBody'>, dispatch) => {
    const ids = new Set(itemIds)
    const archivedAt = archived ? clockNow() : null
    return [
      showItems(dispatch, (items) =>
        items.map((item) => (ids.has(item.id) ? { ...item, archivedAt } : item)),
      ),
    ]
  },
)

const saveLabel = change<Body<'saveLabelBody'>>(kanbanPaths.saveLabel, ['labels', 'items'])

const deleteLabel = removal<Body<'deleteLabelBody'>>(kanbanPaths.deleteLabel, ['labels', 'items'])

const addStory = change<Body<'addStoryBody'>>(kanbanPaths.addStory, [
  'userStory',
  'userStoryOrder',
  'comments',
])

const editStory = change<Body<'editStoryBody'>>(kanbanPaths.editStory, ['userStory'])

const moveStory = optimistic(
  change<Body<'updateStoryOrderBody'>>(kanbanPaths.updateStoryOrder, ['userStoryOrder']),
  ({ move }: Body<'updateStoryOrderBody'>, dispatch) =>
    move ? [showStoryOrder(dispatch, (ids) => placed(ids, move.storyId, move.beforeStoryId))] : [],
)

const moveStoryItem = optimistic(
  change<Body<'updateStoryItemOrderBody'>>(kanbanPaths.updateStoryItemOrder, ['userStory']),
  ({ move }: Body<'updateStoryItemOrderBody'>, dispatch) =>
    move ? [showStories(dispatch, (all) => moved(all, { ...move, holderId: move.storyId }))] : [],
)

const deleteStory = optimistic(
  removal<Body<'deleteStoryBody'>>(kanbanPaths.deleteStory, [
    'userStory',
    'userStoryOrder',
    'comments',
  ]),
  ({ storyId }: Body<'deleteStoryBody'>, dispatch) => [
    showStories(dispatch, (all) => all.filter(({ id }) => id !== storyId)),
  ],
)

/** Mutations of the kanban, each one operation on the stored data. */
export const kanbanChanges = kanbanApi.injectEndpoints({
  endpoints: (build) => ({
    addKanbanColumn: build.mutation(addColumn),
    editKanbanColumn: build.mutation(editColumn),
    moveKanbanColumn: build.mutation(moveColumn),
    deleteKanbanColumn: build.mutation(deleteColumn),
    addKanbanItem: build.mutation(addItem),
    editKanbanItem: build.mutation(editItem),
    moveKanbanItem: build.mutation(moveItem),
    selectKanbanItem: build.mutation(selectItem),
    deleteKanbanItem: build.mutation(deleteItem),
    archiveKanbanItems: build.mutation(archiveItems),
    saveKanbanLabel: build.mutation(saveLabel),
    deleteKanbanLabel: build.mutation(deleteLabel),
    addKanbanStory: build.mutation(addStory),
    editKanbanStory: build.mutation(editStory),
    moveKanbanStory: build.mutation(moveStory),
    moveKanbanStoryItem: build.mutation(moveStoryItem),
    deleteKanbanStory: build.mutation(deleteStory),
  }),
})

function showColumns(dispatch: CacheDispatch, see: (columns: readonly Column[]) => Column[]) {
  return dispatch(
    kanbanApi.util.updateQueryData('kanbanColumns', undefined, ({ value }) => {
      value.columns = see(current(value.columns))
    }),
  )
}

function showColumnsOrder(dispatch: CacheDispatch, see: (ids: readonly string[]) => string[]) {
  return dispatch(
    kanbanApi.util.updateQueryData('kanbanColumnsOrder', undefined, ({ value }) => {
      value.columnsOrder = see(current(value.columnsOrder))
    }),
  )
}

function showItems(dispatch: CacheDispatch, see: (items: readonly Item[]) => Item[]) {
  return dispatch(
    kanbanApi.util.updateQueryData('kanbanItems', undefined, ({ value }) => {
      value.items = see(current(value.items))
    }),
  )
}

function showStories(dispatch: CacheDispatch, see: (stories: readonly Story[]) => Story[]) {
  return dispatch(
    kanbanApi.util.updateQueryData('kanbanUserStory', undefined, ({ value }) => {
      value.userStory = see(current(value.userStory))
    }),
  )
}

function showStoryOrder(dispatch: CacheDispatch, see: (ids: readonly string[]) => string[]) {
  return dispatch(
    kanbanApi.util.updateQueryData('kanbanUserStoryOrder', undefined, ({ value }) => {
      value.userStoryOrder = see(current(value.userStoryOrder))
    }),
  )
}

/**
 * Sends a change of the kanban and reports a failure.
 * @returns true if it succeeded
 */
export function useChange() {
  const text = useText()
  const run = useMutationFeedback()
  return useCallback(
    async <Answer>(mutation: PromiseLike<Outcome<Answer>>, feedback?: Feedback<Answer>) => {
      const failure = (reason: string, error: object) =>
        text('kanban.failed', {
          // Another window may have deleted the card or its target.
          reason: isFailure(error) && error.status === 404 ? text('kanban.failedGone') : reason,
        })
      return (await run(mutation, { failure, ...feedback })).isDone
    },
    [run, text],
  )
}
