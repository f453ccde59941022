import { Dexie } from 'dexie'
import * as v from 'valibot'
import { beforeEach, describe, expect, it, test, vi } from 'vitest'
import {
  chatMessageSchema,
  chatMessagesSchema,
  chatPaths,
  chatUserSchema,
  chatUsersAnswerSchema,
  foundMessagesSchema,
} from '#contract/chat/chat'
import { chatDatabase } from '#mocks/chat/database'
import { setClock } from '#mocks/clock'
import * as fc from '../../properties'
import { callDemo, startDemo } from '../demoNetwork'
import { noon } from '../provider/backEnds'
import { hostileBodies } from '../provider/hostileBodies'

beforeEach(() => startDemo(chatDatabase))

const reason = expect.objectContaining({ message: expect.stringMatching(/./) })

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

const message = async (name: string) => (await conversation(name)).at(-1)

async function stored() {
  return [await chatDatabase.users.toArray(), await chatDatabase.messages.toArray()]
}

async function found(search: string, limit?: number) {
  const { status, body } = await callDemo(chatPaths.search, { search, limit })
  expect(status).toBe(200)
  return v.parse(foundMessagesSchema, body)
}
const say = (id: string, text: string, time: number, more = {}) =>
  chatDatabase.messages.put({ id, person: 'u3', from: 'u3', to: 'me', text, time, ...more })

describe('the search in messages', () => {
  it('finds messages with every word, ignoring case, with their person and newest first', async () => {
    await say('one', 'The ÉCLAIR of Friday', noon - 2)
    await say('two', 'friday: another e\u0301clair', noon - 1)
    await say('three', 'An éclair', noon - 3)
    const { found: messages, total } = await found(' friday  éclair ')
    expect(messages.map(({ id, user }) => [id, user])).toEqual([
      ['two', 'u3'],
      ['one', 'u3'],
    ])
    expect(total).toBe(2)
  })

  it.each([
    ['พรุ่งนี้', 'เจอกันพรุ่งนี้เช้านะ'],
    ['ملاحظات', 'هذه ملاحظات الترجمة'],
    ['👩‍🚀', 'Ahoy 👩‍🚀'],
    ['<img', '<img src=x onerror=alert(1)>'],
    ['notes.pdf', ''],
  ])('finds %s within other characters, and files by their names', async (wanted, text) => {
    await say('one', text, noon - 1, {
      file: { title: 'notes.pdf', type: 'application/pdf', size: 1 },
    })
    expect((await found(wanted)).found[0]).toMatchObject({ id: 'one', text })
  })

  it('leaves out deleted, future and damaged messages', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    await say('gone', 'zebra', noon - 1, { deleted: true })
    await say('later', 'zebra', noon + 1000)
    await say('bad', 'zebra', Number.NaN)
    await chatDatabase.messages.put(Object.assign({ id: 'worse', text: 7 }))
    expect(await found('zebra')).toEqual({ found: [], total: 0 })
    expect(await found('  ')).toEqual({ found: [], total: 0 })
  })

  it('returns at most the requested number of messages, and their total', async () => {
    for (let count = 0; count < 60; count += 1) await say(`m${count}`, 'zebra', noon - count)
    const first = await found('zebra')
    expect([first.found.length, first.total]).toEqual([50, 60])
    expect((await found('zebra', 100)).found).toHaveLength(60)
  })
})

describe('GET /api/chat/users', () => {
  it('returns the sample of 13 people in {users}, without oneself, with 52 messages', async () => {
    const answer = await users()
    expect(answer.users).toHaveLength(13)
    expect(answer.users.map(({ id }) => id)).not.toContain('me')
    expect(await chatDatabase.messages.count()).toBe(52)
  })

  it('derives the unread count and the last message from the messages', async () => {
    const ananya = await user('u1')
    expect(ananya).toMatchObject({
      lastMessage: 'Two players asked already.',
      lastMessageTime: noon - 12 * 60_000,
      unReadChatCount: 2,
    })
    expect(await user('u13')).toMatchObject({ lastMessage: '', lastMessageTime: null })
  })

  it('skips damaged people, and damaged messages of a conversation', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    await chatDatabase.table('users').put({ id: 'u2', name: {} })
    await chatDatabase.table('messages').put({ id: 'u1-1', person: 'u1', time: 1 })
    const answer = await users()
    expect([answer.users.length, answer.skippedRecords]).toEqual([12, 1])
    expect(await conversation('u1')).toHaveLength(8)
  })
})

describe('POST /api/chat/users/id', () => {
  it('returns one person, bare, and oneself as "me"', async () => {
    expect(await user('u8')).toMatchObject({ name: 'Hana Kobayashi', online_status: 'available' })
    expect(await user('me')).toMatchObject({ id: 'me', unReadChatCount: 0 })
  })

  it('answers 404 for an unknown ID', async () => {
    expect(await callDemo(chatPaths.user, { id: 'nobody' })).toEqual({ status: 404, body: reason })
  })
})

describe('POST /api/chat/filter', () => {
  it('returns the conversation with a person, bare, oldest first, also by name', async () => {
    const messages = await conversation('u2')
    expect(messages).toHaveLength(7)
    expect(messages.map(({ time }) => time)).toEqual(
      messages.map(({ time }) => time).toSorted((one, other) => one - other),
    )
    expect(messages.every(({ from, to }) => [from, to].toSorted().join() === 'me,u2')).toBe(true)
    expect(await conversation('Benjamin Okafor')).toEqual(messages)
  })
})

describe('POST /api/chat/filter for the newest, and POST /api/chat/insert', () => {
  it('returns only the newest messages of a conversation, with the messages they reply to', async () => {
    const all = await conversation('u3')
    const [oldest] = all
    await say('damaged', '', Number.NaN)
    await say('answer', 'Yes', noon - 1, { replyTo: oldest?.id })
    const { body } = await callDemo(chatPaths.filter, { user: 'u3', newest: 2 })
    expect(v.parse(chatMessagesSchema, body)).toMatchObject([
      all.at(-1) ?? {},
      { text: 'Yes', quoted: oldest },
    ])
    const few = await callDemo(chatPaths.filter, { user: 'u3', newest: 1000 })
    expect(v.parse(chatMessagesSchema, few.body)).toEqual(await conversation('u3'))
    expect((await callDemo(chatPaths.filter, { user: 'u3', newest: 0 })).status).toBe(400)
  })

  it('stores a message with the current time, and the list shows it', async () => {
    const text = '<img src=x onerror=alert(1)> สวัสดี مرحبا 👋\nsecond line'
    const { status, body } = await callDemo(chatPaths.insert, { from: 'me', to: 'u9', text })
    expect(status).toBe(200)
    const message = v.parse(chatMessageSchema, body)
    expect(message).toMatchObject({ from: 'me', to: 'u9', text, time: noon })
    expect(await conversation('u9')).toEqual([message])
    expect(await user('u9')).toMatchObject({ lastMessage: text, unReadChatCount: 0 })
  })

  it('stores a message once that is sent twice', async () => {
    const message = { id: 'm1', from: 'me', to: 'u9', text: 'Once' }
    const first = await callDemo(chatPaths.insert, message)
    expect(await callDemo(chatPaths.insert, message)).toEqual(first)
    expect(await conversation('u9')).toHaveLength(1)
    expect(await callDemo(chatPaths.insert, { ...message, text: 'Twice' })).toEqual({
      status: 400,
      body: reason,
    })
  })

  it('counts a message from the other person as unread', async () => {
    await callDemo(chatPaths.insert, { from: 'u9', to: 'me', text: 'Hello' })
    expect(await user('u9')).toMatchObject({ unReadChatCount: 1 })
  })

  it('accepts a past time and replaces a future one', async () => {
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

test('a message may have 100,000 characters, but no more', async () => {
  const message = { from: 'me', to: 'u1' }
  const long = { ...message, text: 'ก'.repeat(100_000) }
  expect((await callDemo(chatPaths.insert, long)).status).toBe(200)
  const endless = { ...message, text: 'x'.repeat(100_001) }
  expect(await callDemo(chatPaths.insert, endless)).toEqual({ status: 400, body: reason })
})

describe('a reply', () => {
  const reply = { id: 'r1', from: 'me', to: 'u1', text: 'Which?', replyTo: 'u1-1' }

  it('names the message of the conversation that it answers, until that is deleted', async () => {
    expect((await callDemo(chatPaths.insert, reply)).status).toBe(200)
    expect(await message('u1')).toMatchObject({ id: 'r1', replyTo: 'u1-1' })
    expect((await callDemo(chatPaths.insert, reply)).status).toBe(200)
    const otherwise = { ...reply, replyTo: 'u1-2' }
    expect((await callDemo(chatPaths.insert, otherwise)).status).toBe(400)
    await callDemo(chatPaths.changeMessage, { id: 'r1', deleted: true })
    expect(await message('u1')).not.toHaveProperty('replyTo')
  })

  it.each(['none', 'u2-1', '', 7, ['u1-1']])(
    'is refused and not stored if it replies to %j',
    async (replyTo) => {
      const before = await stored()
      const answer = await callDemo(chatPaths.insert, { ...reply, replyTo })
      expect(answer).toEqual({ status: 400, body: reason })
      expect(await stored()).toEqual(before)
    },
  )
})

describe('POST /api/chat/users/modify', () => {
  it('clears the unread count permanently', async () => {
    const { status, body } = await callDemo(chatPaths.modifyUser, { id: 'u1', unReadChatCount: 0 })
    expect(status).toBe(200)
    expect(v.parse(chatUserSchema, body)).toMatchObject({ id: 'u1', unReadChatCount: 0 })
    expect(await user('u1')).toMatchObject({ unReadChatCount: 0 })
    expect(await user('u5')).toMatchObject({ unReadChatCount: 1 })
  })

  it("changes only one's own online status", async () => {
    await callDemo(chatPaths.modifyUser, { id: 'me', online_status: 'offline' })
    await callDemo(chatPaths.modifyUser, { id: 'u1', online_status: 'offline' })
    expect(await user('me')).toMatchObject({ online_status: 'offline' })
    expect(await user('u1')).toMatchObject({ online_status: 'available' })
  })

  it('refuses unknown people and values', async () => {
    const unknown = { id: 'nobody' }
    expect(await callDemo(chatPaths.modifyUser, unknown)).toEqual({ status: 404, body: reason })
    const odd = { id: 'me', online_status: 'asleep' }
    expect(await callDemo(chatPaths.modifyUser, odd)).toEqual({ status: 400, body: reason })
  })
})

describe('a simulated answer', () => {
  it('comes from an available person after a while, and until then they are typing', async () => {
    await callDemo(chatPaths.insert, { from: 'me', to: 'u1', text: 'Shall we?' })
    const { writesUntil } = await user('u1')
    expect(writesUntil).toBeGreaterThan(noon)
    expect((await message('u1'))?.from).toBe('me')
    await callDemo(chatPaths.modifyUser, { id: 'u1' })
    // A second message shortly after the first has no answer of its own.
    await callDemo(chatPaths.insert, { from: 'me', to: 'u1', text: 'Now?' })
    setClock(() => (writesUntil ?? 0) - 1)
    expect(await user('u1')).toMatchObject({ writesUntil, unReadChatCount: 0, lastMessage: 'Now?' })
    setClock(() => writesUntil ?? 0)
    expect(await user('u1')).toMatchObject({ writesUntil: null, unReadChatCount: 1 })
    expect(await message('u1')).toMatchObject({ from: 'u1', time: writesUntil })
    expect(await conversation('u1')).toHaveLength(12)
  })

  it('does not come from an offline person, or twice for a repeated message', async () => {
    await callDemo(chatPaths.modifyUser, { id: 'me', online_status: 'offline' })
    const all = (await users()).users
    const gone = all.find(({ online_status }) => online_status === 'offline')
    await callDemo(chatPaths.insert, { from: 'me', to: gone?.id, text: 'Hello?' })
    expect((await user(gone?.id ?? '')).writesUntil).toBeNull()
  })
})

describe('POST /api/chat/messages', () => {
  const own = { id: 'own', from: 'me', to: 'u9', text: 'Frist' }

  it("changes and deletes one's own messages, and undoes it", async () => {
    await callDemo(chatPaths.insert, own)
    await callDemo(chatPaths.changeMessage, { id: 'own', text: 'First' })
    expect(await message('u9')).toMatchObject({ text: 'First', edited: true, time: noon })
    await callDemo(chatPaths.changeMessage, { id: 'own', deleted: true })
    expect(await message('u9')).toMatchObject({ text: '', deleted: true })
    expect(await user('u9')).toMatchObject({ lastMessage: '' })
    await callDemo(chatPaths.changeMessage, { id: 'own', deleted: false })
    expect(await message('u9')).toMatchObject({ text: 'First' })
  })

  it('does not overwrite a change from another window', async () => {
    await callDemo(chatPaths.insert, own)
    const elsewhere = { id: 'own', was: 'Frist', text: 'First' }
    const here = { id: 'own', was: 'Frist', text: 'Last' }
    for (const change of [elsewhere, elsewhere]) {
      expect(await callDemo(chatPaths.changeMessage, change)).toMatchObject({ status: 200 })
    }
    expect(await callDemo(chatPaths.changeMessage, here)).toMatchObject({
      status: 400,
      body: { code: 'changed' },
    })
    expect(await message('u9')).toMatchObject({ text: 'First' })
  })

  it('does not change messages of other people', async () => {
    const theirs = (await conversation('u1')).find(({ from }) => from === 'u1')
    for (const id of [theirs?.id, 'none']) {
      const answer = await callDemo(chatPaths.changeMessage, { id, text: 'x' })
      expect(answer).toEqual({ status: 404, body: reason })
    }
  })

  it('keeps a file, whose content is loaded separately, until the message is deleted', async () => {
    const file = { title: 'plan.txt', type: 'text/plain', data: btoa('hello') }
    await callDemo(chatPaths.insert, { ...own, text: '', file })
    expect(await message('u9')).toMatchObject({ file: { title: 'plan.txt', size: 5 } })
    expect((await user('u9')).lastMessage).toContain('plan.txt')
    expect(await callDemo(chatPaths.file, { id: 'own' })).toEqual({ status: 200, body: file })
    const large = { ...file, data: 'A'.repeat(1_400_004) }
    expect((await callDemo(chatPaths.insert, { ...own, id: 'large', file: large })).status).toBe(
      400,
    )
    await callDemo(chatPaths.changeMessage, { id: 'own', deleted: true })
    expect((await callDemo(chatPaths.file, { id: 'own' })).status).toBe(404)
  })
})

test('a device with conversations from before files existed keeps them', async () => {
  const before = await users()
  const rows = await stored()
  chatDatabase.close()
  await Dexie.delete('demo-chat')
  const earlier = new Dexie('demo-chat')
  earlier.version(1).stores({ users: 'id, name', messages: 'id, [person+time]', seedMark: 'id' })
  await earlier.table('users').bulkPut(rows[0] ?? [])
  await earlier.table('messages').bulkPut(rows[1] ?? [])
  await earlier.table('seedMark').put({ id: 'seed', at: noon })
  earlier.close()
  await chatDatabase.open()
  expect(await users()).toEqual(before)
})

test('a person of another section is added once, and keeps later messages', async () => {
  const met = { id: 'met Anong', name: 'Anong', avatar: '/pictures/avatar-3.svg' }
  expect((await callDemo(chatPaths.user, { id: met.id })).status).toBe(404)
  const { status, body } = await callDemo(chatPaths.meetUser, met)
  expect(status).toBe(200)
  expect(v.parse(chatUserSchema, body)).toMatchObject({ ...met, lastMessage: '', role: '' })
  await callDemo(chatPaths.insert, { from: 'me', to: met.id, text: 'Hello' })
  await callDemo(chatPaths.meetUser, { ...met, name: 'Another' })
  expect(await user(met.id)).toMatchObject({ name: 'Anong', lastMessage: 'Hello' })
  expect((await callDemo(chatPaths.meetUser, { id: 'me', name: 'Me' })).status).toBe(400)
  expect((await callDemo(chatPaths.meetUser, { id: 'x', name: ' ' })).status).toBe(400)
})

const fields = [
  'id',
  'name',
  'avatar',
  'user',
  'from',
  'to',
  'text',
  'time',
  'online_status',
  'file',
  'deleted',
  'replyTo',
]

test('any posted body gets 200, 400 or 404, and a refused one changes nothing', async () => {
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

test.each([8.64e15, 1e300, Number.NaN])(
  'a message with the time %d does not affect other messages',
  async (time) => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const before = await users()
    const [{ id } = { id: '' }] = before.users
    const whole = await conversation(id)
    await chatDatabase.messages.put({ id: 'bad', person: id, from: id, to: 'me', text: 'x', time })
    expect(await users()).toEqual(before)
    expect(await conversation(id)).toEqual(whole)
    const sent = { from: 'me', to: id, text: 'still here' }
    expect((await callDemo(chatPaths.insert, sent)).status).toBe(200)
  },
)
