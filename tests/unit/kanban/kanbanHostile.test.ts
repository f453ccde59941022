import { beforeAll, describe, expect, test } from 'vitest'
import { kanbanPaths as paths } from '#contract/kanban/kanban'
import { kanbanDatabase } from '#mocks/kanban/database'
import * as fc from '../../properties'
import { callDemo, startDemo } from '../demoNetwork'
import { hostileBodies } from '../provider/hostileBodies'

beforeAll(() => startDemo(kanbanDatabase))

const fields =
  'column columns columnsOrder columnId moveTo move item items itemId storyId story userStory ' +
  'userStoryOrder selectedItem comment comments attach detach beforeItemId beforeColumnId ' +
  'beforeStoryId id title itemIds profileId image dueDate assign label labelId name color archived ' +
  'back from storyIds addLabel setCheck text isDone removeCheck labelIds checklist ' +
  'setComment removeComment createdAt beforeCommentId'

const bodies = hostileBodies(fields.split(' '), [
  '0',
  'item-1',
  'column-1',
  'story-1',
  ['item-1', 'item-1'],
])

const lists = [
  paths.columns,
  paths.columnsOrder,
  paths.comments,
  paths.profiles,
  paths.items,
  paths.labels,
  paths.userStory,
  paths.userStoryOrder,
]

const posts = Object.values(paths).filter((path) => !lists.some((list) => list === path))

const state = () => Promise.all(kanbanDatabase.tables.map((table) => table.toArray()))

describe.each(posts)('POST %s', (path) => {
  test("the board's calls answer any body with 200, 400 or 404, and change nothing unless 200", async () => {
    let before = await state()
    await fc.assert(
      fc.asyncProperty(bodies, async (body) => {
        const answer = await callDemo(path, body)
        const isDone = answer.status === 200
        const reason = expect.objectContaining({ message: expect.stringMatching(/./) })
        expect(answer).toEqual(
          expect.toBeOneOf([
            { status: 200, body: expect.anything() },
            { status: 400, body: reason },
            { status: 404, body: reason },
          ]),
        )
        const after = await state()
        if (isDone) before = after
        expect(after).toEqual(before)
      }),
      { numRuns: 25 },
    )
    for (const list of lists) expect((await callDemo(list)).status).toBe(200)
  })

  test.each(['', '{', '[]', 'null', '7', '"text"', '{"__proto__":{"itemId":"item-1"}}'])(
    "the board's calls refuse %s with 400",
    async (body) => {
      expect((await callDemo(path, body)).status).toBe(400)
    },
  )
})
