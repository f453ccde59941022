import * as v from 'valibot'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import * as answers from '#contract/kanban/answers'
import * as contract from '#contract/kanban/kanban'
import { kanbanDatabase } from '#mocks/kanban/database'
import { callDemo, startDemo } from '../demoNetwork'

const { kanbanPaths: paths } = contract

beforeEach(() => startDemo(kanbanDatabase))

async function get<const Schema extends v.GenericSchema>(path: string, schema: Schema) {
  const { status, body } = await callDemo(path)
  expect(status).toBe(200)
  return v.parse(schema, body)
}

async function post<const Schema extends v.GenericSchema>(
  path: string,
  body: object,
  schema: Schema,
) {
  const answer = await callDemo(path, body)
  expect(answer).toMatchObject({ status: 200 })
  return v.parse(schema, answer.body)
}

async function refused(path: string, body: object, status: 400 | 404) {
  const before = await kanban()
  const answer = await callDemo(path, body)
  expect(answer).toEqual({
    status,
    body: expect.objectContaining({ message: expect.stringMatching(/./) }),
  })
  expect(await kanban()).toEqual(before)
}

const columns = async () => (await get(paths.columns, contract.columnsAnswerSchema)).columns
const items = async () => (await get(paths.items, contract.itemsAnswerSchema)).items
const stories = async () => (await get(paths.userStory, contract.userStoryAnswerSchema)).userStory
const comments = async () => (await get(paths.comments, contract.commentsAnswerSchema)).comments
const columnsOrder = async () =>
  (await get(paths.columnsOrder, contract.columnsOrderAnswerSchema)).columnsOrder
const storyOrder = async () =>
  (await get(paths.userStoryOrder, contract.userStoryOrderAnswerSchema)).userStoryOrder

const inColumn = async (id: string) => (await columns()).find((column) => column.id === id)?.itemIds
const inStory = async (id: string) => (await stories()).find((story) => story.id === id)?.itemIds
const itemOf = async (id: string) => (await items()).find((item) => item.id === id)

async function kanban() {
  return [await columns(), await columnsOrder(), await items(), await stories(), await comments()]
}

/** Checks that every item is in exactly one column. */
async function expectNoneLost() {
  const placed = (await columns()).flatMap(({ itemIds }) => itemIds)
  expect(placed.toSorted()).toEqual((await items()).map(({ id }) => id).toSorted())
}

test('the sample board has the specified columns, ten items and four stories', async () => {
  expect((await columns()).map(({ title }) => title)).toEqual([
    'New',
    'Active',
    'Resolved',
    'Closed',
  ])
  expect(await columnsOrder()).toEqual(['column-1', 'column-2', 'column-3', 'column-4'])
  expect(await items()).toHaveLength(10)
  expect(await stories()).toHaveLength(4)
  expect(await storyOrder()).toHaveLength(4)
  const { profiles } = await get(paths.profiles, contract.profilesAnswerSchema)
  const people = new Set(profiles.map(({ id }) => id))
  const said = await comments()
  expect(said.length).toBeGreaterThan(0)
  expect(said.every(({ profileId }) => people.has(profileId))).toBe(true)
  await expectNoneLost()
})

test('a damaged record is skipped and counted, and the others stay', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  await kanbanDatabase.table('items').put({ id: 'item-1', title: 7 })
  const answer = await get(paths.items, contract.itemsAnswerSchema)
  expect(answer.skippedRecords).toBe(1)
  expect(answer.items).toHaveLength(9)
  await refused(paths.editItem, { item: { id: 'item-1', title: 'Mended' } }, 404)
})

describe('columns', () => {
  test('columns are added at the end or before another, once', async () => {
    const body = { column: { id: 'later', title: ' Later ' }, columns: [], columnsOrder: [] }
    const answer = await post(paths.addColumn, body, answers.columnsChangedSchema)
    expect(answer.columnsOrder.at(-1)).toBe('later')
    expect((await columns()).find(({ id }) => id === 'later')?.title).toBe('Later')
    expect(await columns()).toHaveLength(5)
    // Repeated as after a lost answer.
    await post(paths.addColumn, body, answers.columnsChangedSchema)
    expect(await columns()).toHaveLength(5)
    await callDemo(paths.addColumn, {
      column: { id: 'first', title: 'First' },
      beforeColumnId: 'column-1',
    })
    expect((await columnsOrder())[0]).toBe('first')
  })

  test('columns are renamed, and keep their items whatever the page sends', async () => {
    const sent = { id: 'column-1', title: 'Inbox', itemIds: [] }
    await post(paths.editColumn, { column: sent, columns: [sent] }, answers.columnsChangedSchema)
    expect(await inColumn('column-1')).toEqual(['item-1', 'item-2', 'item-3'])
    expect((await columns())[0]?.title).toBe('Inbox')
    await refused(paths.editColumn, { column: { id: 'nothing', title: 'A' } }, 404)
    await refused(paths.editColumn, { column: { id: 'column-1', title: ' ' } }, 400)
  })

  test('columns are ordered by faulty complete lists and by single moves', async () => {
    await post(
      paths.updateColumnOrder,
      { columnsOrder: ['column-3', 'ghost', 'column-3', 'column-1'] },
      contract.columnsOrderAnswerSchema,
    )
    expect(await columnsOrder()).toEqual(['column-3', 'column-1', 'column-2', 'column-4'])
    await callDemo(paths.updateColumnOrder, {
      move: { columnId: 'column-4', beforeColumnId: 'column-3' },
    })
    expect(await columnsOrder()).toEqual(['column-4', 'column-3', 'column-1', 'column-2'])
    await refused(paths.updateColumnOrder, {}, 400)
    await refused(paths.updateColumnOrder, { move: { columnId: 'ghost' } }, 404)
  })

  test('a deleted column leaves no orphans', async () => {
    const body = { columnId: 'column-2', columns: [], columnsOrder: [] }
    await post(paths.deleteColumn, body, answers.columnsChangedSchema)
    expect(await inColumn('column-1')).toHaveLength(6)
    expect((await stories()).map(({ columnId }) => columnId)).not.toContain('column-2')
    await callDemo(paths.deleteColumn, { columnId: 'column-1', moveTo: 'column-4' })
    expect(await inColumn('column-4')).toHaveLength(8)
    await refused(paths.deleteColumn, { columnId: 'column-3', moveTo: 'ghost' }, 404)
    await refused(paths.deleteColumn, { columnId: 'column-3', moveTo: 'column-3' }, 404)
    await callDemo(paths.deleteColumn, { columnId: 'column-3' })
    await refused(paths.deleteColumn, { columnId: 'column-4' }, 400)
    await refused(paths.deleteColumn, { columnId: 'column-1' }, 404)
    await expectNoneLost()
  })
})

const select = (selectedItem: unknown) => callDemo(paths.selectItem, { selectedItem })

describe('items', () => {
  test('an item is added to a column and a story, and always has a column although "0" means no story', async () => {
    const answer = await post(
      paths.addItem,
      {
        columnId: 'column-3',
        storyId: 'story-1',
        item: { title: 'New one', dueDate: '2026-12-24' },
        items: [],
        columns: [],
        userStory: [],
      },
      answers.itemChangedSchema,
    )
    expect((await inColumn('column-3'))?.at(-1)).toBe(answer.item.id)
    expect((await inStory('story-1'))?.at(-1)).toBe(answer.item.id)
    expect((await itemOf(answer.item.id))?.dueDate).toBe(Date.parse('2026-12-24T00:00:00Z'))
    const other = { id: 'mine', title: 'Without' }
    await callDemo(paths.addItem, {
      item: other,
      columnId: '0',
      storyId: '0',
      beforeItemId: 'item-1',
    })
    expect((await inColumn('column-1'))?.[0]).toBe('mine')
    const all = await items()
    await post(paths.addItem, { item: other }, answers.itemChangedSchema)
    expect(await items()).toEqual(all)
    expect((await inColumn('column-1'))?.[0]).toBe('mine')
    await refused(paths.addItem, { item: { title: '' } }, 400)
    await refused(paths.addItem, { item: { title: 'A' }, columnId: 'ghost' }, 404)
    await refused(paths.addItem, { item: { title: 'A' }, storyId: 'ghost' }, 404)
    await refused(paths.addItem, { item: { title: 'A', assign: 'ghost' } }, 404)
    await expectNoneLost()
  })

  test('an item is edited field by field, and moved when its column or story changes', async () => {
    const sent = { id: 'item-1', priority: 'low', dueDate: null }
    const body = { item: sent, columnId: 'column-2', storyId: '0', items: [] }
    await post(paths.editItem, body, answers.itemChangedSchema)
    const stored = await itemOf('item-1')
    expect(stored).toMatchObject({ priority: 'low', dueDate: null, assign: 'profile-1' })
    expect(stored?.commentIds).toHaveLength(2)
    expect(await inColumn('column-2')).toContain('item-1')
    expect(await inStory('story-1')).not.toContain('item-1')
    await callDemo(paths.editItem, { item: { id: 'item-1' }, columnId: '0' })
    expect(await inColumn('column-2')).toContain('item-1')
    await refused(paths.editItem, { item: { id: 'ghost' } }, 404)
    await refused(paths.editItem, { item: { id: 'item-1', priority: 'urgent' } }, 400)
    await refused(paths.editItem, { item: { id: 'item-1', image: 'https://x.y/z.png' } }, 400)
    await refused(paths.editItem, { item: { id: 'item-1', title: 'B' }, columnId: 'ghost' }, 404)
  })

  test('single files are added to an item and removed from it', async () => {
    const picture = { id: 'p', name: 'a.jpg', size: 5, image: 'data:image/jpeg;base64,AAAA' }
    await callDemo(paths.editItem, { item: { id: 'item-1' }, attach: picture })
    await callDemo(paths.editItem, { item: { id: 'item-1' }, attach: picture, detach: 'file-1' })
    expect((await itemOf('item-1'))?.attachments).toEqual([picture])
    const first = { ...picture, id: 'q' }
    await callDemo(paths.editItem, {
      item: { id: 'item-1' },
      attach: first,
      beforeAttachmentId: 'p',
    })
    expect((await itemOf('item-1'))?.attachments).toEqual([first, picture])
  })

  test('items are moved by faulty complete lists and by single moves', async () => {
    const sent = [
      { id: 'column-4', title: 'x', itemIds: ['item-1', 'item-1', 'ghost', 'item-9'] },
      { id: 'column-1', title: 'x', itemIds: ['item-3', 'item-1'] },
      { id: 'ghosts', title: 'x', itemIds: ['item-5'] },
    ]
    await post(paths.updateItemOrder, { columns: sent }, answers.itemsMovedSchema)
    expect(await inColumn('column-4')).toEqual(['item-1', 'item-9', 'item-10'])
    expect(await inColumn('column-1')).toEqual(['item-3', 'item-2'])
    await expectNoneLost()
    const move = { itemId: 'item-5', columnId: 'column-1', beforeItemId: 'item-2' }
    await callDemo(paths.updateItemOrder, { columns: [], move })
    expect(await inColumn('column-1')).toEqual(['item-3', 'item-5', 'item-2'])
    await refused(paths.updateItemOrder, {}, 400)
    await refused(paths.updateItemOrder, { move: { ...move, itemId: 'ghost' } }, 404)
    await refused(paths.updateItemOrder, { move: { ...move, columnId: 'ghost' } }, 404)
    await expectNoneLost()
  })

  test('an item is selected and deselected', async () => {
    expect((await select('item-2')).body).toEqual({ selectedItem: 'item-2' })
    expect((await kanbanDatabase.selection.get('item'))?.itemId).toBe('item-2')
    expect((await select('ghost')).status).toBe(404)
    expect((await kanbanDatabase.selection.get('item'))?.itemId).toBe('item-2')
    expect((await select(false)).body).toEqual({ selectedItem: null })
    expect(await kanbanDatabase.selection.count()).toBe(0)
    expect((await select(7)).status).toBe(400)
  })

  test('a repeated comment on an item is stored once', async () => {
    const body = {
      itemId: 'item-3',
      comment: { id: 'c', comment: 'Hello', profileId: 'profile-2' },
    }
    await post(paths.addItemComment, body, answers.itemCommentedSchema)
    await post(paths.addItemComment, body, answers.itemCommentedSchema)
    expect((await itemOf('item-3'))?.commentIds).toEqual(['c'])
    expect((await comments()).find(({ id }) => id === 'c')?.comment).toBe('Hello')
    await refused(paths.addItemComment, { ...body, itemId: 'item-4' }, 400)
    await refused(paths.addItemComment, { ...body, itemId: 'ghost' }, 404)
    await refused(paths.addItemComment, { itemId: 'item-3', comment: { comment: ' ' } }, 400)
    const stranger = { comment: 'A', profileId: 'ghost' }
    await refused(paths.addItemComment, { itemId: 'item-3', comment: stranger }, 404)
  })

  test('a deleted item leaves nothing behind, and is restored completely', async () => {
    const before = await kanban()
    const item = await itemOf('item-2')
    const body = { itemId: 'item-2', columns: [], items: [], userStory: [] }
    await post(paths.deleteItem, body, answers.itemDeletedSchema)
    expect(await items()).toHaveLength(9)
    expect(await inStory('story-1')).toEqual(['item-1', 'item-7'])
    expect((await comments()).map(({ id }) => id)).not.toContain('comment-3')
    await expectNoneLost()
    await refused(paths.deleteItem, body, 404)
    const comment = before.flat().find((row) => typeof row === 'object' && row.id === 'comment-3')
    await callDemo(paths.addItem, {
      item: { ...item, dueDate: new Date(item?.dueDate ?? 0).toISOString() },
      columnId: 'column-1',
      beforeItemId: 'item-3',
      storyId: 'story-1',
      beforeStoryItemId: 'item-7',
      comments: [
        { ...Object(comment), createdAt: new Date(Object(comment).createdAt).toISOString() },
      ],
    })
    expect(await kanban()).toEqual(before)
  })

  test('an item is restored to the first column if its column and story were deleted', async () => {
    await callDemo(paths.deleteItem, { itemId: 'item-4' })
    await callDemo(paths.deleteColumn, { columnId: 'column-2', moveTo: 'column-3' })
    await callDemo(paths.deleteStory, { storyId: 'story-1' })
    const back = { columnId: 'column-2', storyId: 'story-1', comments: [] }
    await post(
      paths.addItem,
      { item: { id: 'item-4', title: 'Back' }, ...back },
      answers.itemChangedSchema,
    )
    expect((await inColumn('column-1'))?.at(-1)).toBe('item-4')
    await expectNoneLost()
  })
})

describe('stories', () => {
  test('stories are added, edited and commented on', async () => {
    const story = {
      id: 's',
      title: 'Story',
      itemIds: ['item-10', 'item-1', 'ghost'],
      acceptance: 'Yes',
    }
    const body = { story, userStory: [], userStoryOrder: [], beforeStoryId: 'story-2' }
    await post(paths.addStory, body, answers.storyChangedSchema)
    expect(await storyOrder()).toEqual(['story-1', 's', 'story-2', 'story-3', 'story-4'])
    expect(await inStory('s')).toEqual(['item-10'])
    await post(paths.addStory, body, answers.storyChangedSchema)
    expect(await storyOrder()).toHaveLength(5)
    const edit = { story: { id: 's', columnId: 'column-3', title: 'Tale', itemIds: [] } }
    await post(paths.editStory, edit, answers.storyChangedSchema)
    const stored = (await stories()).find(({ id }) => id === 's')
    expect(stored).toMatchObject({
      title: 'Tale',
      columnId: 'column-3',
      acceptance: 'Yes',
      itemIds: ['item-10'],
    })
    const said = { storyId: 's', comment: { comment: 'Well' }, comments: [], userStory: [] }
    const { comment } = await post(paths.addStoryComment, said, answers.storyCommentedSchema)
    expect((await stories()).find(({ id }) => id === 's')?.commentIds).toEqual([comment.id])
    await refused(paths.editStory, { story: { id: 'ghost' } }, 404)
    await refused(paths.editStory, { story: { id: 's', columnId: 'ghost' } }, 404)
    await refused(paths.addStoryComment, { ...said, storyId: 'ghost' }, 404)
  })

  test('stories are ordered, and so are their items', async () => {
    await post(
      paths.updateStoryOrder,
      { userStoryOrder: ['story-4', 'ghost', 'story-4'] },
      contract.userStoryOrderAnswerSchema,
    )
    expect(await storyOrder()).toEqual(['story-4', 'story-1', 'story-2', 'story-3'])
    await callDemo(paths.updateStoryOrder, {
      move: { storyId: 'story-3', beforeStoryId: 'story-4' },
    })
    expect((await storyOrder())[0]).toBe('story-3')
    await refused(paths.updateStoryOrder, {}, 400)
    await refused(paths.updateStoryOrder, { move: { storyId: 'ghost' } }, 404)
    const sent = [{ id: 'story-3', itemIds: ['item-10', 'item-1', 'item-10', 'ghost'] }]
    await post(paths.updateStoryItemOrder, { userStory: sent }, answers.storyItemsMovedSchema)
    expect(await inStory('story-3')).toEqual(['item-10', 'item-1', 'item-6'])
    expect(await inStory('story-1')).toEqual(['item-2', 'item-7'])
    await callDemo(paths.updateStoryItemOrder, { move: { itemId: 'item-1', storyId: null } })
    expect((await stories()).flatMap(({ itemIds }) => itemIds)).not.toContain('item-1')
    await refused(paths.updateStoryItemOrder, {}, 400)
    await refused(paths.updateStoryItemOrder, { move: { itemId: 'item-1', storyId: 'ghost' } }, 404)
    await expectNoneLost()
  })

  test('a deleted story leaves its items on the board', async () => {
    const body = { storyId: 'story-1', userStory: [], userStoryOrder: [] }
    await post(paths.deleteStory, body, answers.storyDeletedSchema)
    expect(await storyOrder()).not.toContain('story-1')
    expect(await items()).toHaveLength(10)
    expect((await comments()).map(({ id }) => id)).not.toContain('comment-9')
    await refused(paths.deleteStory, body, 404)
  })

  test('a story is restored to the first column if its column was deleted', async () => {
    await callDemo(paths.deleteStory, { storyId: 'story-1' })
    await callDemo(paths.deleteColumn, { columnId: 'column-2' })
    const story = { id: 'story-1', title: 'Back', columnId: 'column-2' }
    await post(paths.addStory, { story, comments: [] }, answers.storyChangedSchema)
    expect((await stories()).find(({ id }) => id === 'story-1')?.columnId).toBe('column-1')
  })
})

test('two hundred simultaneous moves lose nothing', async () => {
  const known = (await items()).map(({ id }) => id)
  const order = await columnsOrder()
  await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      callDemo(paths.updateItemOrder, {
        move: {
          itemId: known[index % known.length],
          columnId: order[(index * 7) % order.length],
          beforeItemId: known[(index * 3) % known.length],
        },
      }),
    ),
  )
  await expectNoneLost()
  expect(await items()).toHaveLength(known.length)
})
