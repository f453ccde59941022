import * as v from 'valibot'
import { beforeEach, describe, expect, it, test, vi } from 'vitest'
import {
  type Contact,
  contactListSchema,
  contactPaths,
  contactsAnswerSchema,
  firstContactsSchema,
} from '#contract/contacts/contacts'
import { contactsDatabase } from '#mocks/contacts/database'
import * as fc from '../../properties'
import { callDemo, startDemo } from '../demoNetwork'
import { hostileBodies } from '../provider/hostileBodies'

beforeEach(() => startDemo(contactsDatabase))

async function list() {
  const { status, body } = await callDemo(contactPaths.list)
  expect(status).toBe(200)
  return v.parse(contactsAnswerSchema, body)
}

async function firstOf(language: string) {
  const { status, body } = await callDemo(`${contactPaths.list}?language=${language}`)
  expect(status).toBe(200)
  return v.parse(firstContactsSchema, body)
}

async function contactNamed(name: string): Promise<Contact> {
  const found = (await list()).contacts.find((contact) => contact.name === name)
  return found ?? Promise.reject(new Error(`No contact is called ${name}`))
}

describe('GET /api/contact/list', () => {
  it('returns the sample of 13 in {contacts}', async () => {
    const { contacts, skippedRecords } = await list()
    expect(contacts).toHaveLength(13)
    expect(skippedRecords).toBe(0)
    expect(new Set(contacts.map(({ id }) => id)).size).toBe(13)
  })

  it('skips and counts damaged records, and returns the rest', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    await contactsDatabase.table('contacts').put({ id: 'u1', name: 7 })
    const { contacts, skippedRecords } = await list()
    expect([contacts.length, skippedRecords]).toEqual([12, 1])
  })
})

describe('GET /api/contact/list?language=', () => {
  it('returns the first contacts in the order of the language, and their total', async () => {
    const first = await contactsDatabase.contacts.get('u1')
    await contactsDatabase
      .table('contacts')
      .bulkPut(Array.from({ length: 100 }, (_, at) => ({ ...first, id: `x${at}`, name: 'Zo' })))
    const english = await firstOf('en')
    expect([english.contacts.length, english.total]).toEqual([60, 113])
    expect(english.contacts[0]?.name).toBe('Ananya Suksawat')
    expect((await firstOf('th')).contacts[0]?.name).toBe('สุดารัตน์ ทองดี')
  })

  it.each(['', 'no language', '__proto__'])('refuses %j', async (language) => {
    const { status } = await callDemo(`${contactPaths.list}?${new URLSearchParams({ language })}`)
    expect(status).toBe(400)
  })
})

describe('POST /api/contact/modify', () => {
  it('adds a contact without an ID and returns all contacts, bare', async () => {
    const name = '  <b>สมหญิง</b> 👩‍🚀 مرحبا '
    const { status, body } = await callDemo(contactPaths.modify, { id: '', name, company: 'A' })
    expect(status).toBe(200)
    expect(v.parse(contactListSchema, body)).toHaveLength(14)
    expect(await contactNamed(name.trim())).toMatchObject({ company: 'A', role: '', avatar: '' })
  })

  it('changes only the sent fields', async () => {
    const before = await contactNamed('Hana Kobayashi')
    const { status } = await callDemo(contactPaths.modify, { id: before.id, role: 'Head of data' })
    expect(status).toBe(200)
    expect(await contactNamed('Hana Kobayashi')).toEqual({ ...before, role: 'Head of data' })
  })

  it('refuses a change based on outdated values', async () => {
    const { id, role } = await contactNamed('Hana Kobayashi')
    const change = { id, role: 'Head of data', was: { role } }
    expect((await callDemo(contactPaths.modify, change)).status).toBe(200)
    expect((await callDemo(contactPaths.modify, { ...change, role: 'Other' })).status).toBe(400)
    expect((await contactNamed('Hana Kobayashi')).role).toBe('Head of data')
  })

  it.each([
    [400, {}],
    [400, { name: '   ' }],
    [400, { name: 'A', work_email: 'no mail' }],
    [400, { name: 'A', work_email: 'a@b.c?bcc=x@y.z' }],
    [400, { name: 'A', work_phone: 'call me' }],
    [400, { name: 'A', avatar: 'https://elsewhere.example/a.png' }],
    [400, { name: 'A', avatar: 'data:image/svg+xml;base64,AAAA' }],
    [400, { name: 'A', role: ['a list'] }],
    [404, { id: 'nobody', name: 'A' }],
    [404, { id: '__proto__', name: 'A' }],
  ])('answers %s to %j and changes nothing', async (status, body) => {
    const before = await list()
    expect(await callDemo(contactPaths.modify, body)).toEqual({
      status,
      body: { message: expect.stringMatching(/./) },
    })
    expect(await list()).toEqual(before)
  })
})

describe('POST /api/contact/remove and restore', () => {
  it('removes a contact and restores it unchanged, once', async () => {
    const before = await list()
    const hana = await contactNamed('Hana Kobayashi')
    const removed = await callDemo(contactPaths.remove, { id: hana.id })
    expect(v.parse(contactListSchema, removed.body)).toHaveLength(12)
    expect((await callDemo(contactPaths.remove, { id: hana.id })).status).toBe(404)
    await callDemo(contactPaths.restore, hana)
    expect((await callDemo(contactPaths.restore, { ...hana, name: 'Other' })).status).toBe(200)
    expect(await list()).toEqual(before)
  })

  it('removes and restores every sample contact', async () => {
    const { contacts } = await list()
    for (const contact of contacts) {
      expect((await callDemo(contactPaths.remove, { id: contact.id })).status).toBe(200)
      expect((await callDemo(contactPaths.restore, contact)).status).toBe(200)
    }
    expect((await list()).contacts).toEqual(contacts)
  })
})

const fields = ['id', 'name', 'company', 'work_email', 'work_phone', 'avatar', 'status']

test('any posted body gets 200, 400 or 404, and a refused one changes nothing', async () => {
  const paths = fc.constantFrom(contactPaths.modify, contactPaths.remove, contactPaths.restore)
  const bodies = hostileBodies(fields, ['u1'])
  await fc.assert(
    fc.asyncProperty(paths, bodies, async (path, body) => {
      const before = await contactsDatabase.contacts.toArray()
      const { status } = await callDemo(path, body)
      expect([200, 400, 404]).toContain(status)
      const after = status === 200 ? before : await contactsDatabase.contacts.toArray()
      expect(after).toEqual(before)
    }),
    { numRuns: 120 },
  )
  await list()
})

test('the list returns all of ten thousand contacts', async () => {
  const first = await contactNamed('Hana Kobayashi')
  await contactsDatabase.contacts.bulkPut(
    Array.from({ length: 10_000 }, (_, index) => ({
      ...first,
      id: `x${index}`,
      name: `Contact ${index}`,
    })),
  )
  expect((await list()).contacts).toHaveLength(10_013)
})
