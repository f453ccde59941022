import { beforeAll, describe, expect, test } from 'vitest'
import { accountPaths } from '#contract/account/account'
import { device } from '#mocks/database/database'
import { database } from '#mocks/provider/database/database'
import * as fc from '../../properties'
import { callApi, startFresh } from '../provider/backEnds'
import { hostileBodies } from '../provider/hostileBodies'

beforeAll(startFresh)

const bodies = hostileBodies([
  'id',
  'username',
  'password',
  'confirmPassword',
  'bank_name',
  'book_number',
  'book_name',
  'inviterID',
])

describe.each([accountPaths.login, accountPaths.register])('POST %s', (path) => {
  test('the account API answers any body with 400 and a reason, and changes nothing', async () => {
    const before = await database.players.count()
    await fc.assert(
      fc.asyncProperty(bodies, async (body) => {
        const answer = await callApi(path, { method: 'POST', body })
        expect(answer).toEqual({ status: 400, body: { message: expect.stringMatching(/./) } })
      }),
      { numRuns: 80 },
    )
    expect(await database.players.count()).toBe(before)
    expect(await device.users.count()).toBe(0)
  })

  test.each([
    '',
    '{',
    '[]',
    '[{}]',
    'null',
    '7',
    '"text"',
    '{"username":{}}',
    '{"password":1e400}',
  ])('the account API refuses the body %s', async (body) => {
    expect((await callApi(path, { method: 'POST', body })).status).toBe(400)
  })

  test('a body cannot change the object prototype', async () => {
    const body = '{"__proto__":{"username":"0812345678","password":"player1234"}}'
    expect((await callApi(path, { method: 'POST', body })).status).toBe(400)
    expect('username' in {}).toBe(false)
  })
})

test('the call me answers any invalid token with 401', async () => {
  const tokens = fc.string({ minLength: 1, maxLength: 200 }).filter((text) => /^[!-~]+$/.test(text))
  await fc.assert(
    fc.asyncProperty(tokens, async (token) => {
      expect((await callApi(accountPaths.me, { token })).status).toBe(401)
    }),
    { numRuns: 60 },
  )
})

test('the account API answers unknown calls with 404', async () => {
  expect(await callApi('/api/nothing')).toEqual({ status: 404, body: { message: 'Not Found' } })
  expect((await callApi(accountPaths.login)).status).toBe(404)
})
