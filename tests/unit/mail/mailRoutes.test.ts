import * as v from 'valibot'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { mailChangePaths, mailFileSchema, movedSchema } from '#contract/mail/changes'
import {
  type Mail,
  type MailPlace,
  mailListSchema,
  mailPaths,
  mailPlaces,
  mailSchema,
  mailsSchema,
  mailViewSchema,
  placesOf,
} from '#contract/mail/mail'
import { setClock } from '#mocks/clock'
import { mailDatabase } from '#mocks/mail/database'
import { callDemo, startDemo } from '../demoNetwork'
import { noon } from '../provider/backEnds'
import { storedMails } from './mailRows'

beforeEach(() => startDemo(mailDatabase))

const list = async () => v.parse(mailListSchema, (await callDemo(mailPaths.list)).body)
const view = async (place: MailPlace, search = '') =>
  v.parse(
    mailViewSchema,
    (await callDemo(`${mailPaths.list}?${new URLSearchParams({ place, search })}`)).body,
  )
const filtered = async (filter: MailPlace) =>
  v.parse(mailsSchema, (await callDemo(mailPaths.filter, { filter })).body)
const mailOf = async (id: string): Promise<Mail> => {
  const found = (await list()).mails.find((mail) => mail.id === id)
  if (!found) throw new Error(`${id} is gone`)
  return found
}
const ids = (mails: readonly Mail[]) => mails.map(({ id }) => id)
const ok = (body: unknown) => ({ status: 200, body })
const refused = (status: number) => ({ status, body: { message: expect.stringMatching(/./) } })

/** Calls that must do nothing: the answer, with all that is stored as it was. */
async function unchanged(path: string, body: unknown) {
  const before = await mailDatabase.mails.toArray()
  const answer = await callDemo(path, body)
  expect(await mailDatabase.mails.toArray()).toEqual(before)
  return answer
}

describe('the specified calls', () => {
  test('list answers every mail, newest first, and derives what is unread', async () => {
    const { mails, unreadCount } = await list()
    expect(mails).toHaveLength(12)
    expect(mails.map(({ time }) => time)).toEqual(
      mails.map(({ time }) => time).toSorted((a, b) => b - a),
    )
    for (const place of mailPlaces) {
      const unread = mails.filter((mail) => !mail.isRead && placesOf(mail).includes(place))
      expect([place, unreadCount[place]]).toEqual([place, unread.length])
    }
    expect(mails[0]).toMatchObject({ id: 'mail-1', attach: true, time: noon - 12 * 60_000 })
    expect(mails[0]?.sender.about).toBe('Promotions and cashback')
  })

  test('filter answers a bare list; the inbox leaks nothing', async () => {
    expect(await filtered('all')).toHaveLength(12)
    const inbox = await filtered('inbox')
    expect(inbox).toHaveLength(8)
    expect(inbox.some(({ sent, draft, spam, trash }) => sent || draft || spam || trash)).toBe(false)
    for (const flag of ['sent', 'draft', 'spam', 'trash', 'starred', 'promotions'] as const) {
      const found = await filtered(flag)
      expect(found.length).toBeGreaterThan(0)
      expect(found.every((mail) => mail[flag])).toBe(true)
    }
    expect(await callDemo(mailPaths.filter, { filter: 'outer space' })).toEqual(refused(400))
  })

  test.each([
    [mailPaths.setStarred, 'starred'],
    [mailPaths.setImportant, 'important'],
  ] as const)('%s toggles and answers an empty list', async (path, flag) => {
    const before = (await mailOf('mail-4'))[flag]
    expect(await callDemo(path, { id: 'mail-4' })).toEqual(ok([]))
    expect((await mailOf('mail-4'))[flag]).toBe(!before)
    await callDemo(path, { id: 'mail-4' })
    expect((await mailOf('mail-4'))[flag]).toBe(before)
    expect(await unchanged(path, { id: 'none' })).toEqual(refused(404))
    expect(await unchanged(path, {})).toEqual(refused(400))
  })

  test('setRead is one-way', async () => {
    const { unreadCount } = await list()
    for (let time = 0; time < 2; time += 1) {
      expect(await callDemo(mailPaths.setRead, { id: 'mail-1' })).toEqual(ok([]))
      expect((await mailOf('mail-1')).isRead).toBe(true)
    }
    const after = (await list()).unreadCount
    expect(after).toMatchObject({
      all: unreadCount.all - 1,
      inbox: unreadCount.inbox - 1,
      important: unreadCount.important - 1,
      promotions: unreadCount.promotions - 1,
      forums: unreadCount.forums,
    })
    expect(await unchanged(mailPaths.setRead, { id: '__proto__' })).toEqual(refused(404))
  })

  test('fifty toggles at once are all applied', async () => {
    await Promise.all(
      Array.from({ length: 51 }, () => callDemo(mailPaths.setStarred, { id: 'mail-4' })),
    )
    expect((await mailOf('mail-4')).starred).toBe(true)
  })
})

describe('the view of one place', () => {
  test('is the same as the whole list, seen from there', async () => {
    const { mails, unreadCount } = await list()
    for (const place of mailPlaces) {
      const seen = await view(place)
      expect(seen.ids).toEqual(ids(mails.filter((mail) => placesOf(mail).includes(place))))
      expect(seen.unreadCount).toEqual(unreadCount)
    }
  })

  test('finds by sender, subject and text, every word, in any writing', async () => {
    expect((await view('all', 'KYC')).ids).toEqual([])
    expect((await view('all', 'bank BOOK')).ids).toEqual(['mail-2'])
    expect((await view('inbox', 'อรุณ')).ids).toEqual(['mail-3'])
    expect((await view('all', 'ليلى')).ids).toEqual(['mail-5'])
    expect((await view('all', '<script>')).ids).toEqual(['mail-6'])
    expect((await view('sent', 'bank book')).ids).toEqual([])
    expect(await callDemo(`${mailPaths.list}?place=nowhere`)).toEqual(refused(400))
  })

  test('answers the first of many whole, the rest by id', async () => {
    await mailDatabase.replace({ mails: storedMails(1000), files: [] })
    const { ids: found, mails } = await view('all')
    expect(found).toHaveLength(1000)
    expect(found[0]).toBe('m0')
    expect(mails.length).toBeLessThan(100)
    const rows = await callDemo(mailChangePaths.rows, { ids: ['m999', 'none', 'm999'] })
    expect(ids(v.parse(mailsSchema, rows.body))).toEqual(['m999'])
  })
})

describe('damaged records', () => {
  test('are left out and counted, everywhere', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    await mailDatabase.table('mails').bulkPut([{ id: 'broken' }, { id: 'half', places: 7 }])
    await mailDatabase.table('mails').update('mail-1', { subject: 7 })
    expect(await list()).toMatchObject({ skippedRecords: 3, mails: { length: 11 } })
    expect(await view('all')).toMatchObject({ skippedRecords: 3, ids: { length: 11 } })
    expect(await filtered('inbox')).toHaveLength(7)
    expect(await callDemo(mailPaths.setStarred, { id: 'mail-1' })).toEqual(refused(404))
  })
})

describe('moving and removing', () => {
  const { move, remove, mark } = mailChangePaths

  test('goes to the trash, says from where, and comes back', async () => {
    const chosen = ['mail-1', 'mail-8', 'mail-11']
    const { body } = await callDemo(move, { ids: chosen, folder: 'trash' })
    expect(v.parse(movedSchema, body).moved).toEqual([
      { id: 'mail-1', from: 'inbox' },
      { id: 'mail-8', from: 'sent' },
      { id: 'mail-11', from: 'spam' },
    ])
    expect(ids(await filtered('trash'))).toEqual(expect.arrayContaining(chosen))
    expect(ids(await filtered('promotions'))).not.toContain('mail-1')
    await callDemo(move, { ids: ['mail-1', 'mail-8'], folder: 'inbox' })
    await callDemo(move, { ids: ['mail-11'], folder: 'spam' })
    expect(await filtered('inbox')).toHaveLength(8)
    expect(ids(await filtered('sent'))).toEqual(['mail-8'])
    expect(ids(await filtered('spam'))).toEqual(['mail-11'])
  })

  test('is all or nothing', async () => {
    const body = { ids: ['mail-1', 'none'], folder: 'trash' }
    expect(await unchanged(move, body)).toEqual(refused(404))
    expect(await unchanged(remove, { ids: ['mail-12', 'mail-1'] })).toEqual(refused(400))
    expect(await unchanged(move, { ids: [], folder: 'trash' })).toEqual(refused(400))
  })

  test('removes from the trash for good', async () => {
    expect(await callDemo(remove, { ids: ['mail-12'] })).toEqual(ok([]))
    expect((await list()).mails).toHaveLength(11)
    expect(await callDemo(remove, { ids: ['mail-12'] })).toEqual(refused(404))
  })

  test('marks many at once, and never unread', async () => {
    const change = { ids: ['mail-1', 'mail-3'], isRead: true, starred: true }
    expect(await callDemo(mark, change)).toEqual(ok([]))
    expect(await mailOf('mail-3')).toMatchObject({ isRead: true, starred: true, important: false })
    expect(await unchanged(mark, { ...change, isRead: false })).toEqual(refused(400))
  })
})

describe('drafts', () => {
  const { saveDraft, send, recall, attach, detach, attachment } = mailChangePaths
  const draft = { id: 'new', to: 'mali@example.com', subject: 'Hi', message: '👩‍👩‍👧‍👦 ไทย' }

  test('are made once, kept, and sent to the outbox, from where they come back', async () => {
    await callDemo(saveDraft, { ...draft, message: '' })
    const { body } = await callDemo(saveDraft, draft)
    expect(v.parse(mailSchema, body)).toMatchObject({ message: draft.message, draft: true })
    expect(ids(await filtered('draft'))).toEqual(['new', 'mail-10'])
    expect((await callDemo(send, { id: 'new' })).status).toBe(200)
    expect(ids(await filtered('sent'))).toEqual(['new', 'mail-8'])
    expect(await unchanged(saveDraft, draft)).toEqual(refused(400))
    expect(await unchanged(send, { id: 'new' })).toEqual(refused(400))
    setClock(() => noon + 5000)
    expect((await callDemo(recall, { id: 'new' })).status).toBe(200)
    expect(ids(await filtered('draft'))).toContain('new')
    await callDemo(send, { id: 'new' })
    setClock(() => noon + 60_000)
    expect(await unchanged(recall, { id: 'new' })).toEqual(refused(400))
    expect(await unchanged(recall, { id: 'mail-8' })).toEqual(refused(400))
  })

  test.each(['', ' , ', 'mali', 'mali@example', 'a@b.co, <x>'])(
    'are not sent to “%s”',
    async (to) => {
      await callDemo(saveDraft, { ...draft, to })
      expect(await unchanged(send, { id: 'new' })).toEqual(refused(400))
    },
  )

  test('carry files, which go with them', async () => {
    await callDemo(saveDraft, draft)
    const file = { id: 'new', title: '../<b>.txt', type: 'text/plain', data: btoa('hello') }
    const { body } = await callDemo(attach, file)
    const added = v.parse(mailSchema, body).attachments[0]
    expect(added).toMatchObject({ title: '../<b>.txt', size: 5, image: '' })
    const asked = { id: 'new', attachmentId: added?.id }
    const content = await callDemo(attachment, asked)
    expect(v.parse(mailFileSchema, content.body).data).toBe(btoa('hello'))

    const forwarded = { ...draft, id: 'forwarded', forwardOf: 'new' }
    const copy = v.parse(mailSchema, (await callDemo(saveDraft, forwarded)).body).attachments[0]
    expect((await callDemo(detach, asked)).status).toBe(200)
    expect(await callDemo(attachment, asked)).toEqual(refused(404))
    expect(await unchanged(detach, asked)).toEqual(refused(404))
    const ofCopy = { id: 'forwarded', attachmentId: copy?.id }
    expect((await callDemo(attachment, ofCopy)).status).toBe(200)
  })

  test('carry no more than five files, none too large', async () => {
    await callDemo(saveDraft, draft)
    const file = { id: 'new', title: 'a', type: '', data: '' }
    for (let count = 0; count < 5; count += 1) await callDemo(attach, file)
    expect(await unchanged(attach, file)).toEqual(refused(400))
    const large = { ...file, data: 'A'.repeat(1_400_000) }
    expect(await unchanged(attach, large)).toEqual(refused(400))
    expect(await unchanged(attach, { ...file, data: '<svg>' })).toEqual(refused(400))
  })
})
