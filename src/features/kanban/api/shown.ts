/**
 * What a change of the kanban does to the cached lists before it is done. `current` takes immer's
 * wrapping off, which would make every look at an id of thousands dear.
 */
import { current } from '@reduxjs/toolkit'
import type { CacheDispatch } from '#api/client/demo'
import type { Column, Item, Story } from '#contract/kanban/kanban'
import { kanbanApi } from './kanban'

export function showColumns(
  dispatch: CacheDispatch,
  see: (columns: readonly Column[]) => Column[],
) {
  return dispatch(
    kanbanApi.util.updateQueryData('kanbanColumns', undefined, ({ value }) => {
      value.columns = see(current(value.columns))
    }),
  )
}

export function showColumnsOrder(
  dispatch: CacheDispatch,
  see: (ids: readonly string[]) => string[],
) {
  return dispatch(
    kanbanApi.util.updateQueryData('kanbanColumnsOrder', undefined, ({ value }) => {
      value.columnsOrder = see(current(value.columnsOrder))
    }),
  )
}

export function showItems(dispatch: CacheDispatch, see: (items: readonly Item[]) => Item[]) {
  return dispatch(
    kanbanApi.util.updateQueryData('kanbanItems', undefined, ({ value }) => {
      value.items = see(current(value.items))
    }),
  )
}

export function showStories(dispatch: CacheDispatch, see: (stories: readonly Story[]) => Story[]) {
  return dispatch(
    kanbanApi.util.updateQueryData('kanbanUserStory', undefined, ({ value }) => {
      value.userStory = see(current(value.userStory))
    }),
  )
}

export function showStoryOrder(dispatch: CacheDispatch, see: (ids: readonly string[]) => string[]) {
  return dispatch(
    kanbanApi.util.updateQueryData('kanbanUserStoryOrder', undefined, ({ value }) => {
      value.userStoryOrder = see(current(value.userStoryOrder))
    }),
  )
}
