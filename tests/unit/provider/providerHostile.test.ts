import { beforeAll, describe, expect, test } from 'vitest'
import { providerPaths } from '#contract/provider'
import { database } from '#mocks/provider/database/database'
import { signToken } from '#mocks/token'
import * as fc from '../../properties'
import { callProvider, startFresh } from './backEnds'
import { hostileBodies } from './hostileBodies'

beforeAll(startFresh)

const posts = [
  providerPaths.playerLogin(),
  providerPaths.playerCheck(),
  providerPaths.checkRegister(),
  providerPaths.register(),
]

const bodies = hostileBodies(
  ['username', 'password', 'userId', 'bank_name', 'book_number', 'book_name', 'inviterID'],
  ['M1001', 'M1002', '0812345678'],
)

describe.each(posts)('POST %s', (path) => {
  test('the provider answers any body with a reason or a code, and creates nothing', async () => {
    const token = await signToken('M1001')
    const before = await database.players.count()
    await fc.assert(
      fc.asyncProperty(bodies, async (body) => {
        const answer = await callProvider(path, { method: 'POST', body, token })
        const reason = { message: expect.stringMatching(/./) }
        expect(answer).toEqual(
          expect.toBeOneOf([
            { status: 200, body: expect.anything() },
            { status: 400, body: reason },
            { status: 403, body: reason },
          ]),
        )
      }),
      { numRuns: 60 },
    )
    expect(await database.players.count()).toBe(before)
  })

  test.each([
    '',
    '{',
    '[]',
    'null',
    '7',
    '"text"',
    '{"__proto__":{"username":"a"}}',
    '{"username":7}',
  ])('the provider refuses %s with 400', async (body) => {
    const answer = await callProvider(path, { method: 'POST', body })
    expect(answer.status).toBe(400)
  })
})

test('any ID in a path is answered, but never with the rows of another player', async () => {
  const token = await signToken('M1002')
  const paths = [
    providerPaths.player,
    providerPaths.balance,
    providerPaths.depositHistory,
    providerPaths.availablePromotion,
    providerPaths.inviteSummary,
    providerPaths.promotion,
  ]
  await fc.assert(
    fc.asyncProperty(fc.string({ minLength: 1, maxLength: 40 }), async (id) => {
      for (const path of paths) {
        const { status } = await callProvider(path(id), { token })
        expect([200, 403, 404]).toContain(status)
      }
    }),
    { numRuns: 40 },
  )
  expect((await callProvider('/usersystem/%E0%A4%A', { token })).status).toBeLessThan(500)
})

test('an unknown call is answered with 404', async () => {
  expect(await callProvider('/nothing')).toEqual({ status: 404, body: { message: 'Not Found' } })
  expect((await callProvider('/bank', { method: 'DELETE' })).status).toBe(404)
})
