import Dexie from 'dexie'
import * as v from 'valibot'
import { beforeEach, describe, expect, test } from 'vitest'
import { itemRecordSchema, kanbanPaths as paths } from '#contract/kanban/kanban'
import { kanbanDatabase as database } from '#mocks/kanban/database'
import { callDemo, startDemo } from '../demoNetwork'
import { noon } from '../provider/backEnds'

beforeEach(() => startDemo(database))

const itemOf = async (id: string) => database.items.get(id)
const inColumn = async (id: string) => (await database.columns.get(id))?.itemIds
const edit = (item: object, hints: object = {}) => callDemo(paths.editItem, { item, ...hints })

describe('labels', () => {
  test('a label is created, and changed only in the sent fields', async () => {
    const label = { id: 'new', name: ' Night ', color: 'pink' }
    expect(await callDemo(paths.saveLabel, { label })).toEqual({
      status: 200,
      body: { label: { id: 'new', name: 'Night', color: 'pink' } },
    })
    await callDemo(paths.saveLabel, { label: { id: 'new', color: 'grey' } })
    expect(await database.labels.get('new')).toEqual({ id: 'new', name: 'Night', color: 'grey' })
    expect((await callDemo(paths.labels)).body).toMatchObject({ labels: { length: 6 } })
    expect((await callDemo(paths.saveLabel, { label: { name: ' ' } })).status).toBe(400)
    expect((await callDemo(paths.saveLabel, { label: { color: 'red' } })).status).toBe(404)
    expect((await callDemo(paths.saveLabel, { label: { name: ' NIGHT ' } })).status).toBe(400)
    const renamed = { id: 'label-1', name: 'night' }
    expect((await callDemo(paths.saveLabel, { label: renamed })).status).toBe(400)
    expect((await callDemo(paths.saveLabel, { label: { ...label, name: 'NIGHT' } })).status).toBe(
      200,
    )
  })

  test('labels are added to an item one by one, so changes of two tabs are both kept', async () => {
    await Promise.all([
      edit({ id: 'item-4' }, { addLabel: 'label-1' }),
      edit({ id: 'item-4' }, { addLabel: 'label-2', removeLabel: 'label-4' }),
      edit({ id: 'item-4' }, { addLabel: 'label-1' }),
    ])
    expect((await itemOf('item-4'))?.labelIds.toSorted()).toEqual(['label-1', 'label-2'])
    expect((await edit({ id: 'item-4' }, { addLabel: 'ghost' })).status).toBe(404)
  })

  test('a deleted label is removed from every item, and restored to the same items', async () => {
    await callDemo(paths.deleteLabel, { labelId: 'label-1' })
    expect((await itemOf('item-2'))?.labelIds).toEqual(['label-2'])
    const label = { id: 'label-1', name: 'Payments', color: 'green' }
    await callDemo(paths.saveLabel, { label, itemIds: ['item-2', 'ghost'] })
    expect((await itemOf('item-2'))?.labelIds).toEqual(['label-2', 'label-1'])
    expect((await itemOf('item-1'))?.labelIds).toEqual([])
    expect((await callDemo(paths.deleteLabel, { labelId: 'ghost' })).status).toBe(404)
  })
})

const lines = async () =>
  (await itemOf('item-6'))?.checklist.map(({ id, isDone }) => `${id}${isDone ? ' done' : ''}`)

describe('checklists', () => {
  test('a checklist adds, checks, moves and removes single lines', async () => {
    await edit({ id: 'item-6' }, { setCheck: { id: 'a', text: ' Ask again ' } })
    expect((await itemOf('item-6'))?.checklist.at(-1)).toEqual({
      id: 'a',
      text: 'Ask again',
      isDone: false,
    })
    await Promise.all([
      edit({ id: 'item-6' }, { setCheck: { id: 'a', isDone: true } }),
      edit({ id: 'item-6' }, { setCheck: { id: 'check-6-3', isDone: true } }),
    ])
    expect(await lines()).toEqual(['check-6-1 done', 'check-6-2 done', 'check-6-3 done', 'a done'])
    await edit({ id: 'item-6' }, { setCheck: { id: 'a', beforeCheckId: 'check-6-2' } })
    await edit({ id: 'item-6' }, { removeCheck: 'check-6-1' })
    expect(await lines()).toEqual(['a done', 'check-6-2 done', 'check-6-3 done'])
    expect((await edit({ id: 'item-6' }, { setCheck: { id: 'b', isDone: true } })).status).toBe(404)
    expect((await edit({ id: 'item-6' }, { setCheck: { id: 'b', text: ' ' } })).status).toBe(400)
  })

  test('a checklist is restored with its item', async () => {
    const item = await itemOf('item-6')
    await callDemo(paths.deleteItem, { itemId: 'item-6' })
    await callDemo(paths.addItem, { item, columnId: 'column-2' })
    expect(await itemOf('item-6')).toMatchObject({
      labelIds: ['label-2'],
      checklist: item?.checklist,
    })
  })
})

const commentsOf = async (id: string) => (await itemOf(id))?.commentIds
const add = (id: string) =>
  callDemo(paths.addItemComment, { itemId: 'item-1', comment: { id, comment: `Said ${id}` } })

describe('own comments', () => {
  test('a comment is edited while another tab edits its item', async () => {
    await add('a')
    await add('b')
    await Promise.all([
      edit({ id: 'item-1' }, { setComment: { id: 'a', comment: ' Otherwise ' } }),
      edit({ id: 'item-1', title: 'Another title' }, {}),
    ])
    expect(await database.comments.get('a')).toMatchObject({
      comment: 'Otherwise',
      profileId: 'profile-1',
      editedAt: new Date(noon).toISOString(),
    })
    expect(await database.comments.get('b')).toMatchObject({ comment: 'Said b', editedAt: null })
    expect(await itemOf('item-1')).toMatchObject({ title: 'Another title' })
    expect((await edit({ id: 'item-1' }, { setComment: { id: 'a', comment: ' ' } })).status).toBe(
      400,
    )
  })

  test('a removed comment is restored at its position, with its time', async () => {
    await add('a')
    await add('b')
    const before = await commentsOf('item-1')
    const stored = await database.comments.get('a')
    await edit({ id: 'item-1' }, { removeComment: 'a' })
    // Repeated as after a lost answer.
    expect((await edit({ id: 'item-1' }, { removeComment: 'a' })).status).toBe(200)
    expect(await database.comments.get('a')).toBeUndefined()
    expect(await commentsOf('item-1')).toEqual(before?.filter((id) => id !== 'a'))
    // An edit in another tab does not restore it.
    const change = { setComment: { id: 'a', comment: 'Otherwise' } }
    expect((await edit({ id: 'item-1' }, change)).status).toBe(404)
    await edit({ id: 'item-1' }, { comments: [stored], beforeCommentId: 'b' })
    expect(await database.comments.get('a')).toEqual(stored)
    expect(await commentsOf('item-1')).toEqual(before)
  })

  test('a comment of another person or another card cannot be changed', async () => {
    await add('a')
    const other = await edit({ id: 'item-2' }, { removeComment: 'a' })
    expect(other.status).toBe(404)
    const foreign = (await database.comments.toArray()).find(
      ({ profileId }) => profileId !== 'profile-1',
    )
    const card = (await database.items.toArray()).find(({ commentIds }) =>
      commentIds.includes(foreign?.id ?? ''),
    )
    const refused = await edit({ id: card?.id }, { removeComment: foreign?.id })
    expect(refused.status).toBe(400)
    expect(await database.comments.get(foreign?.id ?? '')).toEqual(foreign)
    // The same applies on a story.
    const comment = { id: 's', comment: 'Of a story' }
    await callDemo(paths.addStoryComment, { storyId: 'story-1', comment })
    await callDemo(paths.editStory, { story: { id: 'story-1' }, removeComment: 's' })
    expect((await database.stories.get('story-1'))?.commentIds).not.toContain('s')
  })
})

describe('the archive', () => {
  test('archived items are hidden, and restored at their position', async () => {
    const before = await inColumn('column-1')
    const archived = { itemIds: ['item-1', 'item-2', 'ghost'], archived: true }
    const { body } = await callDemo(paths.archiveItems, archived)
    expect(body).toMatchObject({ items: { length: 2 } })
    expect((await itemOf('item-1'))?.archivedAt).toBe(new Date(noon).toISOString())
    await callDemo(paths.archiveItems, { itemIds: ['item-1', 'item-2'], archived: false })
    expect((await itemOf('item-1'))?.archivedAt).toBeNull()
    expect(await inColumn('column-1')).toEqual(before)
    expect((await callDemo(paths.archiveItems, { itemIds: [], archived: true })).status).toBe(404)
  })

  test('an archived item whose column was deleted is restored to the first column', async () => {
    const ids = ['item-1', 'item-2', 'item-3']
    await callDemo(paths.archiveItems, { itemIds: ids, archived: true })
    for (const columnId of ['column-2', 'column-3', 'column-4']) {
      await callDemo(paths.deleteColumn, { columnId })
    }
    const active = (await inColumn('column-1'))?.filter((id) => !ids.includes(id))
    expect((await callDemo(paths.deleteColumn, { columnId: 'column-1' })).status).toBe(400)
    await callDemo(paths.archiveItems, { itemIds: active, archived: true })
    expect((await callDemo(paths.deleteColumn, { columnId: 'column-1' })).status).toBe(200)
    await callDemo(paths.addColumn, { column: { id: 'anew', title: 'Anew' } })
    await callDemo(paths.archiveItems, { itemIds: ['item-1'], archived: false })
    expect(await inColumn('anew')).toEqual(['item-1'])
  })
})

test('a restored column gets back its items, except those that were moved since', async () => {
  await callDemo(paths.deleteColumn, { columnId: 'column-2', moveTo: 'column-4' })
  const move = { itemId: 'item-5', columnId: 'column-1' }
  await callDemo(paths.updateItemOrder, { move })
  await callDemo(paths.addColumn, {
    column: { id: 'column-2', title: 'Active' },
    beforeColumnId: 'column-3',
    back: {
      from: 'column-4',
      itemIds: ['item-4', 'item-5', 'item-6', 'ghost'],
      storyIds: ['story-1', 'story-3'],
    },
  })
  expect(await inColumn('column-2')).toEqual(['item-4', 'item-6'])
  expect(await inColumn('column-4')).toEqual(['item-9', 'item-10'])
  expect((await inColumn('column-1'))?.at(-1)).toBe('item-5')
  expect((await database.stories.get('story-1'))?.columnId).toBe('column-2')
  expect((await database.stories.get('story-3'))?.columnId).toBe('column-1')
  expect((await database.orders.get('columns'))?.ids[1]).toBe('column-2')
})

const newFields = ['labelIds', 'checklist', 'archivedAt'] as const

test('a board that an earlier version stored opens completely, and accepts labels', async () => {
  const rows = await database.items.toArray()
  const columns = await database.columns.toArray()
  database.close()
  await Dexie.delete('demo-kanban')
  const earlier = new Dexie('demo-kanban')
  const tables = ['columns', 'items', 'stories', 'comments', 'profiles', 'orders', 'selection']
  earlier.version(1).stores(Object.fromEntries([...tables, 'seedMark'].map((name) => [name, 'id'])))
  await earlier
    .table('items')
    .bulkPut(rows.map((row) => v.parse(v.omit(itemRecordSchema, newFields), row)))
  await earlier.table('columns').bulkPut(columns)
  await earlier.table('seedMark').put({ id: 'seed', at: noon })
  earlier.close()
  await database.open()

  const { body } = await callDemo(paths.items)
  expect(body).toMatchObject({
    items: expect.arrayContaining([
      expect.objectContaining({ id: 'item-1', labelIds: [], checklist: [], archivedAt: null }),
    ]),
  })
  expect(body).not.toHaveProperty('skippedRecords')
  expect((await callDemo(paths.labels)).body).toEqual({ labels: [] })
  const label = { id: 'first', name: 'First', color: 'red' }
  await callDemo(paths.saveLabel, { label, itemIds: ['item-1'] })
  await edit({ id: 'item-1' }, { setCheck: { id: 'a', text: 'Ask' } })
  expect(await itemOf('item-1')).toMatchObject({ labelIds: ['first'], checklist: { length: 1 } })
})
