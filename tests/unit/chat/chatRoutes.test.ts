import * as fc from 'fast-check'
import * as v from 'valibot'
import { beforeEach, describe, expect, it, test, vi } from 'vitest'
import {
  chatMessageSchema,
  chatMessagesSchema,
  chatPaths,
  chatUserSchema,
  chatUsersAnswerSchema,
} from '#contract/chat/chat'
import { chatDatabase } from '#mocks/chat/database'
import { callDemo, startDemo } from '../demoNetwork'
import { noon } from '../provider/backEnds'
import { hostileBodies } from '../provider/hostileBodies'

beforeEach(() => startDemo(chatDatabase))

const reason = { message: expect.stringMatching(/./) }

async function users() {
  const { status, body } = await callDemo(chatPaths.users)
  expect(status).toBe(200)
  return v.parse(chatUsersAnswerSchema, body)
}

async function user(id: string) {
  const { status, body } = await callDemo(chatPaths.user, { id })
  expect(status).toBe(200)
  return v.parse(chatUserSchema, body)
}

async function conversation(name: string) {
  const { status, body } = await callDemo(chatPaths.filter, { user: name })
  expect(status).toBe(200)
  return v.parse(chatMessagesSchema, body)
}

async function stored() {
  return [await chatDatabase.users.toArray(), await chatDatabase.messages.toArray()]
}

describe('GET /api/chat/users', () => {
  it('has the sample of 13 in {users}, without oneself, over 52 messages', async () => {
    const answer = await users()
    expect(answer.users).toHaveLength(13)
    expect(answer.users.map(({ id }) => id)).not.toContain('me')
    expect(await chatDatabase.messages.count()).toBe(52)
  })

  it('counts unread and names the last message from the messages themselves', async () => {
    const ananya = await user('u1')
    expect(ananya).toMatchObject({
      lastMessage: 'Two players asked already.',
      lastMessageTime: noon - 12 * 60_000,
      unReadChatCount: 2,
    })
    expect(await user('u13')).toMatchObject({ lastMessage: '', lastMessageTime: null })
  })

  it('leaves damaged people out, and damaged messages of a conversation', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    await chatDatabase.table('users').put({ id: 'u2', name: {} })
    await chatDatabase.table('messages').put({ id: 'u1-1', person: 'u1', time: 1 })
    const answer = await users()
    expect([answer.users.length, answer.skippedRecords]).toEqual([12, 1])
    expect(await conversation('u1')).toHaveLength(8)
  })
})

describe('POST /api/chat/users/id', () => {
  it('answers one person, bare, and oneself as "me"', async () => {
    expect(await user('u8')).toMatchObject({ name: 'Hana Kobayashi', online_status: 'available' })
    expect(await user('me')).toMatchObject({ id: 'me', unReadChatCount: 0 })
  })

  it('knows unknown ids', async () => {
    expect(await callDemo(chatPaths.user, { id: 'nobody' })).toEqual({ status: 404, body: reason })
  })
})

describe('POST /api/chat/filter', () => {
  it('answers the conversation with a person, bare, oldest first; by name too', async () => {
    const messages = await conversation('u2')
    expect(messages).toHaveLength(7)
    expect(messages.map(({ time }) => time)).toEqual(
      messages.map(({ time }) => time).toSorted((one, other) => one - other),
    )
    expect(messages.every(({ from, to }) => [from, to].toSorted().join() === 'me,u2')).toBe(true)
    expect(await conversation('Benjamin Okafor')).toEqual(messages)
  })
})

describe('POST /api/chat/insert', () => {
  it('stores a message of now, and the list shows it', async () => {
    const text = '<img src=x onerror=alert(1)> สวัสดี مرحبا 👋\nsecond line'
    const { status, body } = await callDemo(chatPaths.insert, { from: 'me', to: 'u9', text })
    expect(status).toBe(200)
    const message = v.parse(chatMessageSchema, body)
    expect(message).toMatchObject({ from: 'me', to: 'u9', text, time: noon })
    expect(await conversation('u9')).toEqual([message])
    expect(await user('u9')).toMatchObject({ lastMessage: text, unReadChatCount: 0 })
  })

  it('stores a message that is sent twice once', async () => {
    const message = { id: 'm1', from: 'me', to: 'u9', text: 'Once' }
    const first = await callDemo(chatPaths.insert, message)
    expect(await callDemo(chatPaths.insert, message)).toEqual(first)
    expect(await conversation('u9')).toHaveLength(1)
    expect(await callDemo(chatPaths.insert, { ...message, text: 'Twice' })).toEqual({
      status: 400,
      body: reason,
    })
  })

  it('counts what comes from the other side as unread', async () => {
    await callDemo(chatPaths.insert, { from: 'u9', to: 'me', text: 'Hello' })
    expect(await user('u9')).toMatchObject({ unReadChatCount: 1 })
  })

  it('heeds a time that was, and none that is to come', async () => {
    const message = { from: 'me', to: 'u9', text: 'When?' }
    await callDemo(chatPaths.insert, { ...message, time: '2026-11-20T00:00:00Z' })
    await callDemo(chatPaths.insert, { ...message, time: '9999-01-01T00:00:00Z' })
    const times = (await conversation('u9')).map(({ time }) => time)
    expect(times).toEqual([Date.parse('2026-11-20T00:00:00Z'), noon])
  })

  it.each([
    [400, {}],
    [400, { from: 'me', to: 'u1', text: ' \n ' }],
    [400, { from: 'me', to: 'me', text: 'a' }],
    [400, { from: 'u1', to: 'u2', text: 'a' }],
    [400, { from: 'me', to: 'u1', text: 'a', time: 'soon' }],
    [400, { from: 'me', to: 'u1', text: 7 }],
    [404, { from: 'me', to: 'nobody', text: 'a' }],
  ])('answers %s to %j and stores nothing', async (status, body) => {
    const before = await stored()
    expect(await callDemo(chatPaths.insert, body)).toEqual({ status, body: reason })
    expect(await stored()).toEqual(before)
  })
})

test('a message may be long, not endless', async () => {
  const message = { from: 'me', to: 'u1' }
  const long = { ...message, text: 'ก'.repeat(100_000) }
  expect((await callDemo(chatPaths.insert, long)).status).toBe(200)
  const endless = { ...message, text: 'x'.repeat(100_001) }
  expect(await callDemo(chatPaths.insert, endless)).toEqual({ status: 400, body: reason })
})

describe('POST /api/chat/users/modify', () => {
  it('clears unread for good', async () => {
    const { status, body } = await callDemo(chatPaths.modifyUser, { id: 'u1', unReadChatCount: 0 })
    expect(status).toBe(200)
    expect(v.parse(chatUserSchema, body)).toMatchObject({ id: 'u1', unReadChatCount: 0 })
    expect(await user('u1')).toMatchObject({ unReadChatCount: 0 })
    expect(await user('u5')).toMatchObject({ unReadChatCount: 1 })
  })

  it('changes the own online status and nobody else’s', async () => {
    await callDemo(chatPaths.modifyUser, { id: 'me', online_status: 'offline' })
    await callDemo(chatPaths.modifyUser, { id: 'u1', online_status: 'offline' })
    expect(await user('me')).toMatchObject({ online_status: 'offline' })
    expect(await user('u1')).toMatchObject({ online_status: 'available' })
  })

  it('refuses what it does not know', async () => {
    const unknown = { id: 'nobody' }
    expect(await callDemo(chatPaths.modifyUser, unknown)).toEqual({ status: 404, body: reason })
    const odd = { id: 'me', online_status: 'asleep' }
    expect(await callDemo(chatPaths.modifyUser, odd)).toEqual({ status: 400, body: reason })
  })
})

const fields = ['id', 'user', 'from', 'to', 'text', 'time', 'online_status']

test('whatever is posted is answered with 200, 400 or 404; refused, it changes nothing', async () => {
  const { users: _, ...posts } = chatPaths
  const bodies = hostileBodies(fields, ['u1', 'me', 'offline'])
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...Object.values(posts)), bodies, async (path, body) => {
      const before = await stored()
      const { status } = await callDemo(path, body)
      expect([200, 400, 404]).toContain(status)
      const after = status === 200 ? before : await stored()
      expect(after).toEqual(before)
    }),
    { numRuns: 120 },
  )
  await users()
})

test.each([8.64e15, 1e300, Number.NaN])('a message of %d takes nothing else away', async (time) => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const before = await users()
  const [{ id } = { id: '' }] = before.users
  const whole = await conversation(id)
  await chatDatabase.messages.put({ id: 'bad', person: id, from: id, to: 'me', text: 'x', time })
  expect(await users()).toEqual(before)
  expect(await conversation(id)).toEqual(whole)
  const sent = { from: 'me', to: id, text: 'still here' }
  expect((await callDemo(chatPaths.insert, sent)).status).toBe(200)
})
