import type { HttpHandler } from 'msw/http'
import type * as v from 'valibot'
import {
  addItemBody,
  addItemCommentBody,
  archiveItemsBody,
  deleteItemBody,
  editItemBody,
  selectItemBody,
  updateItemOrderBody,
} from '#contract/kanban/bodies'
import {
  type Column,
  type ItemRecord,
  kanbanPaths,
  mostChecks,
  moved,
  refilled,
  withCheck,
} from '#contract/kanban/kanban'
import { withLabel } from '#contract/label'
import { now } from '../clock'
import { DemoError, type DemoRoutes, wholeStoreBody } from '../demo/demoRoutes'
import { addComment, bringBack } from './comments'
import { kanbanDatabase as database } from './database'
import { blank, edited, withHints } from './edits'
import {
  checkProfile,
  ifThere,
  itemIds,
  knownLabels,
  newId,
  notThere,
  readColumns,
  readItem,
  readItems,
  readStories,
  storeChanged,
} from './stored'
import { moveToStory } from './stories'

const blankItem = { ...blank, labelIds: [], checklist: [], archivedAt: null }

/** Resolves a column id; the template writes "0" for none, which means the first column. */
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
  const known = await database.items.get(id)
  // Repeated after a lost answer.
  if (known) return { item: known, columns: await readColumns() }
  await checkProfile(said.assign)
  const commentIds = await bringBack(comments)
  const start: ItemRecord = { ...blankItem, id, title: said.title, commentIds }
  const item = { ...edited(start, said), labelIds: await knownLabels(said.labelIds) }
  await database.items.add(item)
  const columns = await readColumns()
  const isBack = comments !== undefined
  const column = columnFor(columns, isBack ? ifThere(columns, columnId) : columnId)
  const story = isBack ? ifThere(await readStories(), storyId) : storyId
  await moveToStory(id, story ?? '0', beforeStoryItemId)
  return { item, columns: await moveToColumn(id, column, beforeItemId) }
}

async function editItem(body: v.InferOutput<typeof editItemBody>) {
  const { item: said, columnId, storyId } = body
  const stored = await readItem(said.id)
  await checkProfile(said.assign)
  const changed = await withHints(edited(stored, said), body)
  const item = { ...changed, ...(await labelsAndChecks(changed, body)) }
  await database.items.put(item)
  if (storyId !== undefined) await moveToStory(item.id, storyId)
  const columns = await readColumns()
  const now = columns.find((column) => column.itemIds.includes(item.id))?.id
  const wanted = columnId === undefined || columnId === '0' ? now : columnFor(columns, columnId)
  if (wanted === undefined || wanted === now) return { item, columns }
  return { item, columns: await moveToColumn(item.id, wanted) }
}

/** Drops labels that no longer exist; a label that the call adds must exist. */
async function labelsAndChecks(
  { labelIds, checklist }: ItemRecord,
  said: v.InferOutput<typeof editItemBody>,
) {
  const { addLabel, setCheck } = said
  if (addLabel !== undefined && !(await database.labels.get(addLabel))) throw notThere('label')
  if (setCheck && !checklist.some(({ id }) => id === setCheck.id)) {
    if (setCheck.text === undefined) throw notThere('line of the checklist')
    if (checklist.length >= mostChecks) throw new DemoError('full')
  }
  return {
    labelIds: await knownLabels(withLabel(labelIds, said)),
    checklist: withCheck(checklist, said),
  }
}

async function updateOrder({ move, columns: sent }: v.InferOutput<typeof updateItemOrderBody>) {
  const columns = await readColumns()
  if (move) {
    await readItem(move.itemId)
    columnFor(columns, move.columnId)
    return { columns: await moveToColumn(move.itemId, move.columnId, move.beforeItemId) }
  }
  if (!sent) throw new DemoError(400, 'An order or a move is needed')
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

/** Archives or restores items. They keep their places; without their column they return to the first one. */
async function archiveItems({ itemIds: sent, archived }: v.InferOutput<typeof archiveItemsBody>) {
  const stored = await readItems(sent)
  if (stored.length === 0) throw notThere('item')
  const archivedAt = archived ? new Date(now()).toISOString() : null
  const items = stored.map((item) => ({ ...item, archivedAt }))
  await database.items.bulkPut(items)
  const columns = await readColumns()
  if (archived) return { items, columns }
  const placedIds = new Set(columns.flatMap((column) => column.itemIds))
  const [first] = columns
  const homeless = items.map(({ id }) => id).filter((id) => !placedIds.has(id))
  if (!first || homeless.length === 0) return { items, columns }
  await database.columns.put({ ...first, itemIds: [...first.itemIds, ...homeless] })
  return { items, columns: await readColumns() }
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
    routes.post(
      kanbanPaths.archiveItems,
      archiveItemsBody,
      (body) => archiveItems(body),
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
