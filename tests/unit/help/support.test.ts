import * as v from 'valibot'
import { beforeEach, describe, expect, test } from 'vitest'
import { replyNotificationId, supportThreadSchema } from '#contract/help/support'
import { notificationsSchema } from '#contract/notifications/notification'
import { providerPaths } from '#contract/provider'
import {
  advance,
  automatic,
  bankLine,
  depositOf,
  newPerson,
  type Person,
  startProvider,
} from '../provider/providerPlayer'

beforeEach(startProvider)

const send = providerPaths.supportMessage()
const enveloped = v.object({ data: v.unknown() })

async function threadOf(person: Person) {
  const { body } = await person.read(providerPaths.support(person.id))
  return v.parse(supportThreadSchema, v.parse(enveloped, body).data)
}

async function repliesIn(person: Person) {
  const { body } = await person.read(providerPaths.notifications(person.id))
  return v
    .parse(notificationsSchema, v.parse(enveloped, body).data)
    .filter(({ kind }) => kind === 'supportreply')
}

describe('the conversation with staff', () => {
  test('a message is stored and answered after half a minute', async () => {
    const person = await newPerson()
    await person.done(send, { text: ' Hello? ' })
    advance(29_000)
    expect((await threadOf(person)).map(({ from, text }) => [from, text])).toEqual([
      ['player', 'Hello?'],
    ])
    advance(1_000)
    const [asked, reply] = await threadOf(person)
    expect(reply?.from).toBe('staff')
    expect(reply?.text).toMatch(/simulation/)
    expect(Number(reply?.createdAt) - Number(asked?.createdAt)).toBe(30_000)
    expect(await threadOf(person)).toHaveLength(2)
    expect((await repliesIn(person)).map(({ notificationId }) => notificationId)).toEqual([
      replyNotificationId(reply?.messageId ?? ''),
    ])
  })

  test('several messages in a row get one answer, after the last one', async () => {
    const person = await newPerson()
    await person.done(send, { text: 'one' })
    advance(20_000)
    await person.done(send, { text: 'two' })
    advance(20_000)
    expect(await threadOf(person)).toHaveLength(2)
    advance(10_000)
    expect((await threadOf(person)).map(({ from }) => from)).toEqual(['player', 'player', 'staff'])
  })

  test('an answer states the status of the transaction, to Thai players in Thai', async () => {
    const person = await newPerson()
    const { depositId } = await person.done(providerPaths.deposit(), depositOf(100))
    await bankLine(depositId, 'late')
    await person.done(send, { text: 'Where is it?', about: { kind: 'deposit', id: depositId } })
    advance(30_000)
    const english = (await threadOf(person)).at(-1)
    expect(english?.about).toEqual({ kind: 'deposit', id: depositId })
    expect(english?.text).toContain(`About ${String(depositId)}: we are still checking it.`)
    await person.done(send, { text: 'อยู่ไหน', about: { kind: 'deposit', id: depositId } })
    advance(30_000)
    expect((await threadOf(person)).at(-1)?.text).toContain('แอดมินยังตรวจสอบอยู่')
  })

  test('a conversation is visible only to its player', async () => {
    const [person, other] = [await newPerson(), await newPerson()]
    const { depositId } = await person.done(providerPaths.deposit(), depositOf(100))
    await person.done(send, { text: 'mine' })
    expect((await other.read(providerPaths.support(person.id))).status).toBe(403)
    expect(await threadOf(other)).toEqual([])
    const about = { kind: 'deposit', id: depositId }
    expect((await other.refused(send, { text: 'whose?', about }))['code']).toBe('notfound')
  })

  test('a repeated message is stored once, and blank or too long ones are refused', async () => {
    const person = await newPerson()
    const request = { requestId: crypto.randomUUID(), text: 'once' }
    expect(await person.done(send, request)).toEqual(await person.done(send, request))
    expect((await person.request(send, { text: '   ' })).status).toBe(400)
    expect((await person.request(send, { text: 'x'.repeat(1001) })).status).toBe(400)
    expect(await threadOf(person)).toHaveLength(1)
  })

  test('a conversation is limited in length', async () => {
    const person = await newPerson()
    for (let count = 0; count < 202; count++) await person.done(send, { text: `${count}` })
    advance(30_000)
    const thread = await threadOf(person)
    expect(thread).toHaveLength(200)
    expect(thread.at(-2)?.text).toBe('201')
  })

  test('answers wait while testers have stopped the simulated staff', async () => {
    const person = await newPerson()
    await automatic(false)
    await person.done(send, { text: 'anyone?' })
    advance(3_600_000)
    expect(await threadOf(person)).toHaveLength(1)
    await automatic(true)
    expect(await threadOf(person)).toHaveLength(2)
  })
})
