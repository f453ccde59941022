import type { HttpHandler } from 'msw/http'
import type * as v from 'valibot'
import {
  addColumnBody,
  deleteColumnBody,
  editColumnBody,
  updateColumnOrderBody,
} from '#contract/kanban/bodies'
import { kanbanPaths, placed, reordered } from '#contract/kanban/kanban'
import { DemoError, type DemoRoutes, wholeStoreBody } from '../demo/demoRoutes'
import { kanbanDatabase as database } from './database'
import { newId, notThere, readColumns, readItems, readOrder, writeOrder } from './stored'

async function changed() {
  return { columns: await readColumns(), columnsOrder: await readOrder('columns') }
}

async function addColumn(body: v.InferOutput<typeof addColumnBody>): Promise<void> {
  const { column, beforeColumnId, back } = body
  const id = column.id ?? newId()
  if (await database.columns.get(id)) return
  const order = await readOrder('columns')
  const itemIds = back ? await takeBack(back) : []
  await database.columns.add({ id, title: column.title, itemIds })
  await writeOrder('columns', placed(order, id, beforeColumnId))
  if (!back) return
  await database.stories
    .where('id')
    .anyOf(back.storyIds)
    .filter(({ columnId }) => columnId === (back.from ?? ''))
    .modify({ columnId: id })
}

type Back = NonNullable<v.InferOutput<typeof addColumnBody>['back']>

/** Items of a deleted column that have not moved since; removes them from the column that got them. */
async function takeBack({ from, itemIds }: Back): Promise<string[]> {
  const columns = await readColumns()
  const elsewhere = new Set(
    columns.filter(({ id }) => id !== from).flatMap((column) => column.itemIds),
  )
  const known = (await readItems(itemIds)).map(({ id }) => id)
  const taken = new Set(known.filter((id) => !elsewhere.has(id)))
  const heir = columns.find(({ id }) => id === from)
  if (heir) {
    const left = heir.itemIds.filter((id) => !taken.has(id))
    await database.columns.put({ ...heir, itemIds: left })
  }
  return [...taken]
}

/** Deletes a column. Its items and stories move to `moveTo`, or to the first remaining column. */
async function deleteColumn(columnId: string, moveTo: string | undefined): Promise<void> {
  const columns = await readColumns()
  const leaving = columns.find(({ id }) => id === columnId)
  if (!leaving) throw notThere('column')
  const rest = columns.filter(({ id }) => id !== columnId)
  const heir = moveTo === undefined ? rest[0] : rest.find(({ id }) => id === moveTo)
  if (moveTo !== undefined && !heir) throw notThere('column to move the items to')
  if (!heir && (await readItems(leaving.itemIds)).some(({ archivedAt }) => archivedAt === null)) {
    throw new DemoError('changed')
  }
  await database.columns.delete(columnId)
  if (heir) {
    await database.columns.put({
      ...heir,
      itemIds: [...new Set([...heir.itemIds, ...leaving.itemIds])],
    })
  }
  await database.stories
    .filter((story) => story.columnId === columnId)
    .modify({ columnId: heir?.id ?? '' })
  await writeOrder('columns', await readOrder('columns'))
}

export function columnRoutes(routes: DemoRoutes): HttpHandler[] {
  return [
    routes.post(
      kanbanPaths.addColumn,
      addColumnBody,
      async (body) => {
        await addColumn(body)
        return changed()
      },
      wholeStoreBody,
    ),
    routes.post(
      kanbanPaths.editColumn,
      editColumnBody,
      async ({ column: { id, title } }) => {
        if (!(await database.columns.update(id, { title })) && !(await database.columns.get(id))) {
          throw notThere('column')
        }
        return changed()
      },
      wholeStoreBody,
    ),
    routes.post(
      kanbanPaths.updateColumnOrder,
      updateColumnOrderBody,
      async ({ columnsOrder, move }) => {
        const order = await readOrder('columns')
        if (!move && !columnsOrder) throw new DemoError(400, 'An order or a move is needed')
        if (move && !order.includes(move.columnId)) throw notThere('column')
        const next = move
          ? placed(order, move.columnId, move.beforeColumnId)
          : reordered(order, columnsOrder ?? [])
        await writeOrder('columns', next)
        return { columnsOrder: next }
      },
      wholeStoreBody,
    ),
    routes.post(
      kanbanPaths.deleteColumn,
      deleteColumnBody,
      async ({ columnId, moveTo }) => {
        await deleteColumn(columnId, moveTo)
        return changed()
      },
      wholeStoreBody,
    ),
  ]
}
