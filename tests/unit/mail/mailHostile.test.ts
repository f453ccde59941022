import { beforeEach, describe, expect, test } from 'vitest'
import { mailChangePaths } from '#contract/mail/changes'
import { mailLabelPaths } from '#contract/mail/labels'
import { mailPaths } from '#contract/mail/mail'
import { mailDatabase } from '#mocks/mail/database'
import * as fc from '../../properties'
import { callDemo, startDemo } from '../demoNetwork'
import { hostileBodies, nastyTexts } from '../provider/hostileBodies'

beforeEach(() => startDemo(mailDatabase))

/** Body of a refusal, which must leave no trace. */
const reason = expect.objectContaining({ message: expect.stringMatching(/./) })
const expected = expect.toBeOneOf([
  { status: 200, answer: expect.anything(), isSame: expect.any(Boolean) },
  { status: 400, answer: reason, isSame: true },
  { status: 404, answer: reason, isSame: true },
])

const fields = [
  'id',
  'ids',
  'filter',
  'folder',
  'to',
  'subject',
  'message',
  'isRead',
  'starred',
  'data',
  'title',
  'type',
  'attachmentId',
  'forwardOf',
  'replyTo',
  'conversations',
  'cc',
  'addLabel',
  'removeLabel',
  'label',
]

const bodies = hostileBodies(fields, ['mail-1', ['mail-1', 'mail-1'], 'trash', 'all'])

const { list: _, ...posts } = mailPaths
const { labels: __, ...labelPosts } = mailLabelPaths

describe.each(Object.values({ ...posts, ...mailChangePaths, ...labelPosts }))('POST %s', (path) => {
  test('the mail calls answer any body, and change nothing unless they say so', async () => {
    let before = await mailDatabase.mails.toArray()
    await fc.assert(
      fc.asyncProperty(bodies, async (body) => {
        const { status, body: answer } = await callDemo(path, body)
        const after = await mailDatabase.mails.toArray()
        const isSame = JSON.stringify(after) === JSON.stringify(before)
        expect({ status, answer, isSame }).toEqual(expected)
        before = after
      }),
      { numRuns: 25 },
    )
  })

  test.each(['', '{', '[]', 'null', '7', '"text"', '{}', '{"__proto__":{"id":"mail-1"}}'])(
    'the mail calls refuse %s with 400',
    async (body) => {
      expect((await callDemo(path, body)).status).toBe(400)
    },
  )
})

test('the list answers any query', async () => {
  await fc.assert(
    fc.asyncProperty(nastyTexts, fc.boolean(), async (text, isPlace) => {
      const query = new URLSearchParams(isPlace ? { place: text } : { place: 'all', search: text })
      expect([200, 400]).toContain((await callDemo(`${mailPaths.list}?${query}`)).status)
    }),
    { numRuns: 25 },
  )
})
