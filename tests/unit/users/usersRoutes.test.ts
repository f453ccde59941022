import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { profileAnswerSchema } from '#contract/users/profile'
import {
  detailsResultsSchema,
  detailsUsersSchema,
  profileResultsSchema,
  profileUsersSchema,
  rowUsersSchema,
  simpleResultsSchema,
  simpleUsersSchema,
  tableUsersSchema,
  usersPaths,
} from '#contract/users/users'
import { usersDatabase } from '#mocks/users/database'
import * as fc from '../../properties'
import { callDemo, startDemo } from '../demoNetwork'
import { hostileBodies } from '../provider/hostileBodies'

beforeEach(async () => {
  await startDemo(usersDatabase)
})

const reason = expect.objectContaining({ message: expect.stringMatching(/./) })

async function answer<const Schema extends v.GenericSchema>(
  schema: Schema,
  path: string,
  body?: unknown,
): Promise<v.InferOutput<Schema>> {
  const { status, body: content } = await callDemo(path, body)
  expect(status).toBe(200)
  return v.parse(schema, content)
}

const block = (blocked: boolean, id = 'person-03') => callDemo(usersPaths.block, { id, blocked })
const stored = () => Promise.all([usersDatabase.people.toArray(), usersDatabase.profile.toArray()])
const ownProfile = async () => (await answer(profileAnswerSchema, usersPaths.profile)).profile

describe('the lists of users', () => {
  test.each([
    [usersPaths.detailsCards, 'users', ['about', 'avatar', 'contact', 'email', 'location', 'role']],
    [usersPaths.simpleCards, 'users', ['avatar', 'name', 'status']],
    [usersPaths.profileCards, 'users', ['avatar', 'name', 'profile', 'role', 'status']],
    [usersPaths.table, 'users_s1', ['email', 'followers', 'friends', 'status', 'verify']],
    [usersPaths.rows, 'users_s2', ['badgeStatus', 'designation', 'image', 'progressValue']],
  ])('the list %s has 24 people with its own fields', async (path, name, fields) => {
    const { body } = await callDemo(path)
    const people = v.parse(v.record(v.string(), v.array(v.looseObject({ id: v.string() }))), body)
    expect(Object.keys(people)).toEqual([name])
    expect(people[name]).toHaveLength(24)
    expect(Object.keys(people[name]?.[0] ?? {})).toEqual(expect.arrayContaining(fields))
  })

  test('the lists show the same people with different fields', async () => {
    const { users: details } = await answer(detailsUsersSchema, usersPaths.detailsCards)
    const { users: simple } = await answer(simpleUsersSchema, usersPaths.simpleCards)
    const { users: profiles } = await answer(profileUsersSchema, usersPaths.profileCards)
    const { users_s1: table } = await answer(tableUsersSchema, usersPaths.table)
    const { users_s2: rows } = await answer(rowUsersSchema, usersPaths.rows)
    const names = details.map(({ name }) => name)
    for (const list of [simple, profiles, table, rows]) {
      expect(list.map(({ name }) => name)).toEqual(names)
    }
  })

  test('a damaged record is skipped only in the list where it is damaged', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const [first] = await usersDatabase.people.toArray()
    const damaged = { id: 'person-01', ...first, friends: 'many' }
    await usersDatabase.people.put(damaged)
    const table = await answer(tableUsersSchema, usersPaths.table)
    expect(table).toMatchObject({ skippedRecords: 1 })
    expect(table.users_s1).toHaveLength(23)
    const cards = await answer(detailsUsersSchema, usersPaths.detailsCards)
    expect(cards.users).toHaveLength(24)
    warn.mockRestore()
  })
})

describe('the filters of the lists', () => {
  test.each([
    ['naree', ['person-01']],
    ['NAREE.suwan@', ['person-01']],
    ['karaoke', ['person-06']],
    ['valencia', ['person-03']],
    ['payments SPEC', ['person-02']],
    ['quarzuhr', []],
  ])('details cards are found with %s', async (key, ids) => {
    const { results } = await answer(detailsResultsSchema, usersPaths.detailsFilter, { key })
    expect(results.map(({ id }) => id)).toEqual(ids)
  })

  test('profile cards are filtered by name and role, simple cards only by name', async () => {
    const byRole = { key: 'legal counsel' }
    const profiles = await answer(profileResultsSchema, usersPaths.profileFilter, byRole)
    expect(profiles.results.map(({ name }) => name)).toEqual(['Camille Laurent'])
    const none = await answer(simpleResultsSchema, usersPaths.simpleFilter, byRole)
    expect(none.results).toEqual([])
    const one = await answer(simpleResultsSchema, usersPaths.simpleFilter, { key: 'LAURENT' })
    expect(one.results).toHaveLength(1)
  })

  test('an empty filter returns everybody', async () => {
    const { results } = await answer(simpleResultsSchema, usersPaths.simpleFilter, { key: '' })
    expect(results).toHaveLength(24)
  })
})

describe('blocking people', () => {
  test('a block shows in every list, takes effect once, and can be undone', async () => {
    expect(await block(true)).toEqual({ status: 200, body: { id: 'person-03', blocked: true } })
    await block(true)
    const { users } = await answer(simpleUsersSchema, usersPaths.simpleCards)
    expect(users.filter(({ blocked }) => blocked).map(({ id }) => id)).toEqual(['person-03'])
    const { users_s2: rows } = await answer(rowUsersSchema, usersPaths.rows)
    expect(rows.find(({ id }) => id === 'person-03')).toMatchObject({ blocked: true })
    await block(false)
    const after = await answer(simpleUsersSchema, usersPaths.simpleCards)
    expect(new Set(after.users.map(({ blocked }) => blocked))).toEqual(new Set([false]))
  })

  test('blocking an unknown person is answered with 404', async () => {
    expect(await block(true, 'person-99')).toEqual({ status: 404, body: reason })
    expect(await block(true, '__proto__')).toEqual({ status: 404, body: reason })
  })
})

describe('the account profile', () => {
  test('the profile stores the sent fields and keeps the others', async () => {
    const before = await ownProfile()
    const request = { personal: { nickname: '  Ploy 👋  ' }, switches: { twoStep: true } }
    const { profile } = await answer(profileAnswerSchema, usersPaths.profile, request)
    expect(profile.personal).toEqual({ ...before.personal, nickname: 'Ploy 👋' })
    expect(profile.switches).toEqual({ ...before.switches, twoStep: true })
    expect(await ownProfile()).toEqual(profile)
  })

  test('the profile refuses a change based on outdated values', async () => {
    const { personal } = await ownProfile()
    const request = { personal: { nickname: 'B' }, was: { personal: { nickname: 'A' } } }
    const changed = expect.objectContaining({ code: 'changed' })
    expect(await callDemo(usersPaths.profile, request)).toEqual({ status: 400, body: changed })
    expect((await ownProfile()).personal).toEqual(personal)
    const { nickname } = personal
    await answer(profileAnswerSchema, usersPaths.profile, {
      ...request,
      was: { personal: { nickname } },
    })
    expect((await ownProfile()).personal).toEqual({ ...personal, nickname: 'B' })
  })

  test.each([
    [{}],
    [{ personal: { mail: 'no mail' } }],
    [{ personal: { fullName: '   ' } }],
    [{ personal: { phone: '12' } }],
    [{ profile: { website: 'http://plain.example' } }],
    [{ profile: { website: 'javascript:alert(1)' } }],
    [{ profile: { avatar: 'https://elsewhere.example/face.png' } }],
    [{ profile: { avatar: 'data:image/svg+xml;base64,AAAA' } }],
    [{ profile: { about: 'x'.repeat(501) } }],
    [{ account: { username: 'Ploy C' } }],
    [{ account: { language: 'xx' } }],
    [{ billing: { taxId: '123' } }],
    [{ payment: { method: 'gold' } }],
    [{ payment: { lastFour: '4242424242424242' } }],
    [{ payment: { method: 'card', lastFour: '' } }],
    [{ switches: { news: 'yes' } }],
  ])('the profile refuses %j and stays unchanged', async (request) => {
    const before = await ownProfile()
    expect(await callDemo(usersPaths.profile, request)).toEqual({ status: 400, body: reason })
    expect(await ownProfile()).toEqual(before)
  })

  test('the profile never stores unknown fields, such as a password', async () => {
    const request = { account: { username: 'ploy', password: 'secret' }, password: 'secret' }
    await answer(profileAnswerSchema, usersPaths.profile, request)
    expect(JSON.stringify(await usersDatabase.profile.toArray())).not.toContain('secret')
  })

  test('a damaged profile shows its valid parts, and reports the damage', async () => {
    const { account } = await ownProfile()
    const damaged = { id: 'own', ...(await ownProfile()), personal: 7 }
    await usersDatabase.profile.put(damaged)
    const read = await answer(profileAnswerSchema, usersPaths.profile)
    expect(read).toMatchObject({ skippedRecords: 1, profile: { account } })
    await usersDatabase.profile.clear()
    expect(await answer(profileAnswerSchema, usersPaths.profile)).toMatchObject({
      skippedRecords: 1,
    })
    await answer(profileAnswerSchema, usersPaths.profile, { personal: { fullName: 'Again' } })
    expect((await ownProfile()).personal.fullName).toBe('Again')
  })
})

describe.each([
  [usersPaths.detailsFilter, ['key']],
  [usersPaths.simpleFilter, ['key']],
  [usersPaths.profileFilter, ['key']],
  [usersPaths.block, ['id', 'blocked']],
  [usersPaths.profile, ['profile', 'personal', 'account', 'payment', 'switches', 'was']],
])('hostile bodies for %s', (path, names) => {
  test('hostile bodies are answered, and change nothing when they are refused', async () => {
    const bodies = hostileBodies(names)
    let before = await stored()
    await fc.assert(
      fc.asyncProperty(bodies, async (body) => {
        const { status } = await callDemo(path, body)
        expect([200, 400, 404]).toContain(status)
        const after = await stored()
        expect(status === 200 || isDeepStrictEqual(after, before)).toBe(true)
        before = after
      }),
      { numRuns: 25 },
    )
  })

  test.each(['', '{', '[]', 'null', '7', '"x"', '{"__proto__":{"key":"a"}}', '{"key":7,"id":{}}'])(
    'the body %s is refused with 400',
    async (body) => {
      expect(await callDemo(path, body)).toEqual({ status: 400, body: reason })
    },
  )
})
