import type { HttpHandler } from 'msw/http'
import type * as v from 'valibot'
import {
  addItemBody,
  addItemCommentBody,
  deleteItemBody,
  editItemBody,
  selectItemBody,
  updateItemOrderBody,
} from '#contract/kanban/bodies'
import { type Column, type ItemRecord, kanbanPaths } from '#contract/kanban/kanban'
import { moved, refilled } from '#contract/kanban/moves'
import { type DemoRoutes, Refusal, wholeStoreBody } from '../demo/demoRoutes'
import { kanbanDatabase as database } from './database'
import { addComment, blank, bringBack, edited, withFiles } from './edits'
import {
  checkProfile,
  itemIds,
  newId,
  notThere,
  readColumns,
  readItem,
  storeChanged,
} from './stored'
import { moveToStory } from './storyItems'

/** The template writes "0" for none. An item is always in a column, as long as there is one. */
function columnFor(columns: readonly Column[], columnId: string | undefined): string | null {
  if (columnId === undefined || columnId === '0' || columnId === '') return columns[0]?.id ?? null
  if (!columns.some(({ id }) => id === columnId)) throw notThere('column')
  return columnId
}

async function moveToColumn(
  itemId: string,
  columnId: string | null,
  beforeItemId?: string | null,
): Promise<Column[]> {
  const columns = await readColumns()
  const next = moved(columns, { itemId, holderId: columnId, beforeItemId })
  await storeChanged('columns', columns, next)
  return next
}

async function addItem(body: v.InferOutput<typeof addItemBody>) {
  const { item: said, columnId, storyId, beforeItemId, beforeStoryItemId, comments } = body
  const id = said.id ?? newId()
  if (await database.items.get(id)) throw new Refusal(400, 'There is such an item already')
  await checkProfile(said.assign)
  const commentIds = await bringBack(comments)
  const start: ItemRecord = { ...blank, id, title: said.title, commentIds }
  const item = edited(start, said)
  await database.items.add(item)
  const column = columnFor(await readColumns(), columnId)
  await moveToStory(id, storyId === undefined ? '0' : storyId, beforeStoryItemId)
  return { item, columns: await moveToColumn(id, column, beforeItemId) }
}

async function editItem(body: v.InferOutput<typeof editItemBody>) {
  const { item: said, columnId, storyId, attach, detach } = body
  const stored = await readItem(said.id)
  await checkProfile(said.assign)
  const item = withFiles(edited(stored, said), attach, detach)
  await database.items.put(item)
  if (storyId !== undefined) await moveToStory(item.id, storyId)
  const columns = await readColumns()
  const now = columns.find((column) => column.itemIds.includes(item.id))?.id
  const wanted = columnId === undefined || columnId === '0' ? now : columnFor(columns, columnId)
  if (wanted === undefined || wanted === now) return { item, columns }
  return { item, columns: await moveToColumn(item.id, wanted) }
}

async function updateOrder({ move, columns: sent }: v.InferOutput<typeof updateItemOrderBody>) {
  const columns = await readColumns()
  if (move) {
    await readItem(move.itemId)
    columnFor(columns, move.columnId)
    return { columns: await moveToColumn(move.itemId, move.columnId, move.beforeItemId) }
  }
  if (!sent) throw new Refusal(400, 'The columns or a move are needed')
  const next = refilled(columns, sent, await itemIds())
  await database.columns.bulkPut(next)
  return { columns: next }
}

async function deleteItem(itemId: string) {
  const { commentIds } = await readItem(itemId)
  await database.items.delete(itemId)
  await database.comments.bulkDelete(commentIds)
  await moveToStory(itemId, '0')
  if ((await database.selection.get('item'))?.itemId === itemId) await database.selection.clear()
  return { itemId, columns: await moveToColumn(itemId, null) }
}

async function selectItem(selectedItem: string | false | null) {
  if (selectedItem === false || selectedItem === null || selectedItem === '') {
    await database.selection.clear()
    return { selectedItem: null }
  }
  await readItem(selectedItem)
  await database.selection.put({ id: 'item', itemId: selectedItem })
  return { selectedItem }
}

export function itemRoutes(routes: DemoRoutes): HttpHandler[] {
  return [
    routes.post(kanbanPaths.addItem, addItemBody, (body) => addItem(body), wholeStoreBody),
    routes.post(kanbanPaths.editItem, editItemBody, (body) => editItem(body), wholeStoreBody),
    routes.post(
      kanbanPaths.updateItemOrder,
      updateItemOrderBody,
      (body) => updateOrder(body),
      wholeStoreBody,
    ),
    routes.post(kanbanPaths.selectItem, selectItemBody, (body) => selectItem(body.selectedItem)),
    routes.post(
      kanbanPaths.addItemComment,
      addItemCommentBody,
      async (body) => {
        const { card: item, comment } = await addComment(await readItem(body.itemId), body.comment)
        await database.items.put(item)
        return { item, comment }
      },
      wholeStoreBody,
    ),
    routes.post(
      kanbanPaths.deleteItem,
      deleteItemBody,
      (body) => deleteItem(body.itemId),
      wholeStoreBody,
    ),
  ]
}
