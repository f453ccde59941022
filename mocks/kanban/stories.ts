import type { HttpHandler } from 'msw/http'
import type * as v from 'valibot'
import {
  addStoryBody,
  addStoryCommentBody,
  deleteStoryBody,
  editStoryBody,
  updateStoryItemOrderBody,
  updateStoryOrderBody,
} from '#contract/kanban/bodies'
import {
  kanbanPaths,
  moved,
  placed,
  refilled,
  reordered,
  type StoryRecord,
} from '#contract/kanban/kanban'
import { DemoError, type DemoRoutes, wholeStoreBody } from '../demo/demoRoutes'
import { addComment, bringBack } from './comments'
import { kanbanDatabase as database } from './database'
import { blank, edited, withHints } from './edits'
import {
  checkProfile,
  ifThere,
  itemIds,
  newId,
  notThere,
  readColumns,
  readItem,
  readOrder,
  readStories,
  readStory,
  storeChanged,
  writeOrder,
} from './stored'

async function checkColumn(columnId: string | undefined): Promise<void> {
  if (columnId !== undefined && columnId !== '' && !(await database.columns.get(columnId))) {
    throw notThere('column')
  }
}

/** Existing items among those sent that belong to no story yet. */
async function freeItems(sent: readonly string[] = []): Promise<string[]> {
  const taken = new Set((await readStories()).flatMap((story) => story.itemIds))
  const known = await itemIds()
  return [...new Set(sent)].filter((id) => known.has(id) && !taken.has(id))
}

async function addStory({
  story: said,
  beforeStoryId,
  comments,
}: v.InferOutput<typeof addStoryBody>) {
  const id = said.id ?? newId()
  const known = await database.stories.get(id)
  if (known) return { story: known, userStoryOrder: await readOrder('stories') }
  await checkProfile(said.assign)
  const columnId = comments ? ifThere(await readColumns(), said.columnId) : said.columnId
  await checkColumn(columnId)
  const start: StoryRecord = {
    ...blank,
    id,
    title: said.title,
    acceptance: '',
    columnId: (await readOrder('columns'))[0] ?? '',
    itemIds: [],
  }
  const story = {
    ...edited(start, { ...said, columnId }),
    itemIds: await freeItems(said.itemIds),
    commentIds: await bringBack(comments),
  }
  const order = placed(await readOrder('stories'), id, beforeStoryId)
  await database.stories.add(story)
  await writeOrder('stories', order)
  return { story, userStoryOrder: order }
}

/** Does not move items; only update-storyitem-order does. */
async function editStory(body: v.InferOutput<typeof editStoryBody>) {
  const { story: said } = body
  const stored = await readStory(said.id)
  await checkProfile(said.assign)
  await checkColumn(said.columnId)
  const story = await withHints(edited(stored, said), body)
  await database.stories.put(story)
  return { story, userStoryOrder: await readOrder('stories') }
}

async function updateOrder(body: v.InferOutput<typeof updateStoryOrderBody>) {
  const { move, userStoryOrder: sent } = body
  const order = await readOrder('stories')
  if (!move && !sent) throw new DemoError(400, 'An order or a move is needed')
  if (move && !order.includes(move.storyId)) throw notThere('story')
  const next = move ? placed(order, move.storyId, move.beforeStoryId) : reordered(order, sent ?? [])
  await writeOrder('stories', next)
  return { userStoryOrder: next }
}

async function updateItems(body: v.InferOutput<typeof updateStoryItemOrderBody>) {
  const { move, userStory: sent } = body
  if (move) {
    await readItem(move.itemId)
    await moveToStory(move.itemId, move.storyId ?? '0', move.beforeItemId)
  } else if (sent) {
    await database.stories.bulkPut(refilled(await readStories(), sent, await itemIds()))
  } else {
    throw new DemoError(400, 'An order or a move is needed')
  }
  return { userStory: await readStories() }
}

/** Deletes a story; its items stay without a story. */
async function deleteStory(storyId: string) {
  const { commentIds } = await readStory(storyId)
  await database.stories.delete(storyId)
  await database.comments.bulkDelete(commentIds)
  const userStoryOrder = await readOrder('stories')
  await writeOrder('stories', userStoryOrder)
  return { storyId, userStoryOrder }
}

export function storyRoutes(routes: DemoRoutes): HttpHandler[] {
  return [
    routes.post(kanbanPaths.addStory, addStoryBody, (body) => addStory(body), wholeStoreBody),
    routes.post(kanbanPaths.editStory, editStoryBody, (body) => editStory(body), wholeStoreBody),
    routes.post(
      kanbanPaths.updateStoryOrder,
      updateStoryOrderBody,
      (body) => updateOrder(body),
      wholeStoreBody,
    ),
    routes.post(
      kanbanPaths.updateStoryItemOrder,
      updateStoryItemOrderBody,
      (body) => updateItems(body),
      wholeStoreBody,
    ),
    routes.post(
      kanbanPaths.addStoryComment,
      addStoryCommentBody,
      async (body) => {
        const { card: story, comment } = await addComment(
          await readStory(body.storyId),
          body.comment,
        )
        await database.stories.put(story)
        return { story, comment }
      },
      wholeStoreBody,
    ),
    routes.post(
      kanbanPaths.deleteStory,
      deleteStoryBody,
      (body) => deleteStory(body.storyId),
      wholeStoreBody,
    ),
  ]
}

/** Moves an item into a story, or out of all with "0". Refuses an unknown story with 404. */
export async function moveToStory(
  itemId: string,
  storyId: string,
  beforeItemId?: string | null,
): Promise<void> {
  const stories = await readStories()
  const isNone = storyId === '0' || storyId === ''
  if (!isNone && !stories.some(({ id }) => id === storyId)) throw notThere('story')
  const holderId = isNone ? null : storyId
  await storeChanged('stories', stories, moved(stories, { itemId, holderId, beforeItemId }))
}
