import { Dexie } from 'dexie'
import * as v from 'valibot'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { mailChangePaths, mailFileSchema, movedSchema } from '#contract/mail/changes'
import {
  type Mail,
  type MailPlace,
  type MailScope,
  mailListSchema,
  mailPaths,
  mailPlaces,
  mailSchema,
  mailsSchema,
  mailViewSchema,
  placesOf,
} from '#contract/mail/mail'
import { bangkokDay } from '#lib/time'
import { dayIn } from '#lib/zones'
import { setClock } from '#mocks/clock'
import { mailDatabase } from '#mocks/mail/database'
import { callDemo, startDemo } from '../demoNetwork'
import { noon } from '../provider/backEnds'
import { storedMails } from './mailRows'

beforeEach(() => startDemo(mailDatabase))

const list = async () => v.parse(mailListSchema, (await callDemo(mailPaths.list)).body)
const view = async (place: MailScope, search = '', zone = 'Asia/Bangkok') =>
  v.parse(
    mailViewSchema,
    (await callDemo(`${mailPaths.list}?${new URLSearchParams({ place, search, zone })}`)).body,
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
const refused = (status: number, code?: string) => ({
  status,
  body: { message: expect.stringMatching(/./), ...(code && { code }) },
})

/**
 * Makes a call that must change nothing.
 * @returns its answer
 */
async function unchanged(path: string, body: unknown) {
  const before = await mailDatabase.mails.toArray()
  const answer = await callDemo(path, body)
  expect(await mailDatabase.mails.toArray()).toEqual(before)
  return answer
}

describe('the specified mail calls', () => {
  test('the list returns every mail, newest first, with the unread count', async () => {
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

  test('the filter returns a bare list, and the inbox contains nothing from other folders', async () => {
    expect(ids(await filtered('all'))).not.toContain('mail-12')
    expect(await filtered('all')).toHaveLength(10)
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
  ] as const)('the call %s toggles the flag and returns an empty list', async (path, flag) => {
    const before = (await mailOf('mail-4'))[flag]
    expect(await callDemo(path, { id: 'mail-4' })).toEqual(ok([]))
    expect((await mailOf('mail-4'))[flag]).toBe(!before)
    await callDemo(path, { id: 'mail-4' })
    expect((await mailOf('mail-4'))[flag]).toBe(before)
    expect(await unchanged(path, { id: 'none' })).toEqual(refused(404))
    expect(await unchanged(path, {})).toEqual(refused(400))
  })

  test('setRead only sets the flag and never clears it', async () => {
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

  test('simultaneous toggles are all applied', async () => {
    await Promise.all(
      Array.from({ length: 51 }, () => callDemo(mailPaths.setStarred, { id: 'mail-4' })),
    )
    expect((await mailOf('mail-4')).starred).toBe(true)
  })
})

describe('the view of one folder', () => {
  test('a view matches the list of its folder, with one row for each conversation', async () => {
    const { mails, unreadCount } = await list()
    for (const place of mailPlaces) {
      const seen = await view(place)
      const there = mails.filter((mail) => placesOf(mail).includes(place))
      const threads = there.map(({ thread }) => thread)
      const newest = there.filter(({ thread }, at) => threads.indexOf(thread) === at)
      expect(seen.ids).toEqual(ids(newest))
      expect(seen.unreadCount).toEqual(unreadCount)
    }
  })

  test('a view is the same on a device whose mails an earlier version stored', async () => {
    const later = ['heads', 'conversation', 'thread', 'archived', 'received']
    const rows = (await mailDatabase.mails.toArray()).map((row) => ({
      ...Object.fromEntries(Object.entries(row).filter(([key]) => !later.includes(key))),
      profile: { ...row.profile, cc: undefined, bcc: undefined },
      places: [`all ${row.time}`],
    }))
    mailDatabase.close()
    await Dexie.delete('demo-mail')
    const earlier = new Dexie('demo-mail')
    earlier.version(2).stores({ mails: 'id, *places', files: 'id', seedMark: 'id' })
    await earlier.table('mails').bulkPut(rows)
    await earlier.table('seedMark').put({ id: 'seed', at: noon })
    earlier.close()
    await mailDatabase.open()
    expect((await view('inbox')).ids).toHaveLength(8)
    // Mails that were stored separately stay separate.
    expect((await view('all')).ids).toHaveLength(10)
    expect((await view('all')).ids.slice(0, 3)).toEqual(['mail-1', 'mail-2', 'mail-10'])
    expect(await mailOf('mail-8')).toMatchObject({ thread: 'mail-8', profile: { cc: '', bcc: '' } })
  })

  test('a search finds sender, subject and text by every word, in any script', async () => {
    expect((await view('all', 'KYC')).ids).toEqual([])
    expect((await view('all', 'bank BOOK')).ids).toEqual(['mail-2'])
    expect((await view('inbox', 'อรุณ')).ids).toEqual(['mail-3'])
    expect((await view('all', 'ليلى')).ids).toEqual(['mail-5'])
    expect((await view('all', '<script>')).ids).toEqual(['mail-6'])
    // A search finds the name of an attachment.
    expect((await view('all', 'Weekend-cashback.svg')).ids).toEqual(['mail-1'])
    expect((await view('sent', 'bank book')).ids).toEqual([])
    expect(await callDemo(`${mailPaths.list}?place=nowhere`)).toEqual(refused(400))
  })

  test('a search covers every folder, including spam and trash, with one hit per conversation', async () => {
    expect((await view('all', 'congratulations')).ids).toEqual([])
    expect((await view('anywhere', 'congratulations')).ids).toEqual(['mail-11'])
    expect((await view('anywhere', 'neon mahjong')).ids).toEqual(['mail-12'])
    expect((await view('anywhere', "Friday's table")).ids).toEqual(['mail-8'])
  })

  test.each([
    ['from:payments', ['mail-2']],
    ['from:"arcade rewards"', ['mail-1']],
    ['from:me', ['mail-10', 'mail-8']],
    ['to:me friday -cashback', ['mail-7']],
    ['subject:cashback', ['mail-1']],
    ['is:unread -is:important', ['mail-3', 'mail-11', 'mail-6']],
    ['IS:starred', ['mail-2', 'mail-5']],
    ['has:attachment in:trash', ['mail-12']],
    ['in:drafts', ['mail-10']],
    ['“won 9,000,000”', ['mail-11']],
    ['"9,000,000 won"', []],
    ['is:nothing', []],
  ])('a search supports the operators of mail programs: %s', async (search, found) => {
    expect((await view('anywhere', search)).ids).toEqual(found)
  })

  test('a search is limited to the mails before a day, or from a day on', async () => {
    const { mails } = await view('anywhere')
    const days = mails.map(({ time }) => bangkokDay(time))
    const [day = ''] = days.toSorted().slice(4)
    const sinceThen = mails.filter(({ time }) => bangkokDay(time) >= day).map(({ id }) => id)
    expect(sinceThen.length).toBeLessThan(mails.length)
    expect((await view('anywhere', `after:${day}`)).ids.toSorted()).toEqual(sinceThen.toSorted())
    const before = await view('anywhere', `before:${day.replaceAll('-', '/')}`)
    expect(before.ids).toHaveLength(mails.length - sinceThen.length)
    expect((await view('anywhere', `-after:${day}`)).ids).toEqual(before.ids)
    expect((await view('anywhere', 'after:1999')).ids).toHaveLength(mails.length)
    expect((await view('anywhere', 'after:noday')).ids).toEqual([])
    const [year = '', month, date] = day.split('-')
    for (const written of [
      `${Number(year) + 543}-${month}-${date}`,
      `${date}/${month}/${year}`,
      `${date}.${month}.${Number(year) + 543}`,
    ]) {
      expect((await view('anywhere', `before:${written}`)).ids).toEqual(before.ids)
    }
  })

  test('a search counts days in the displayed time zone', async () => {
    const { mails } = await view('anywhere')
    const { id = '', time = 0 } = mails[0] ?? {}
    // The two zones are 26 hours apart, so every moment is on two different days.
    const [west, east] = ['Etc/GMT+12', 'Etc/GMT-14']
    const [first, last] = [dayIn(time, west), dayIn(time, east)]
    expect(first < last).toBe(true)
    expect((await view('anywhere', `after:${last}`, east)).ids).toContain(id)
    expect((await view('anywhere', `after:${last}`, west)).ids).not.toContain(id)
    const [inBangkok, nowhere] = [await view('anywhere', `after:${last}`), 'Nowhere/At_all']
    expect((await view('anywhere', `after:${last}`, nowhere)).ids).toEqual(inBangkok.ids)
  })

  test('an unfinished search operator hides nothing', async () => {
    expect((await view('inbox', 'from:')).ids).toEqual((await view('inbox')).ids)
  })

  test('a view returns the first of many mails completely, and the rest by ID', async () => {
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
  test('damaged mails are skipped and counted in every call', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    await mailDatabase.table('mails').bulkPut([{ id: 'broken' }, { id: 'half', places: 7 }])
    await mailDatabase.table('mails').update('mail-1', { subject: 7 })
    expect(await list()).toMatchObject({ skippedRecords: 3, mails: { length: 11 } })
    expect(await view('all')).toMatchObject({ skippedRecords: 3, ids: { length: 8 } })
    expect(await filtered('inbox')).toHaveLength(7)
    expect(await callDemo(mailPaths.setStarred, { id: 'mail-1' })).toEqual(refused(404))
  })
})

describe('moving and removing', () => {
  const { move, remove, mark } = mailChangePaths

  test('mails are moved to the trash with their former folder, and moved back', async () => {
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

  test('moving and deleting apply to all mails or to none', async () => {
    const body = { ids: ['mail-1', 'none'], folder: 'trash' }
    expect(await unchanged(move, body)).toEqual(refused(404))
    expect(await unchanged(remove, { ids: ['mail-12', 'mail-1'] })).toEqual(refused(400))
    expect(await unchanged(move, { ids: [], folder: 'trash' })).toEqual(refused(400))
  })

  test('a draft is permanently deleted, wherever it is', async () => {
    expect(await callDemo(remove, { ids: ['mail-10'] })).toEqual(ok([]))
    expect(await callDemo(remove, { ids: ['mail-10'] })).toEqual(refused(404))
  })

  test('mails are permanently deleted from the trash', async () => {
    expect(await callDemo(remove, { ids: ['mail-12'] })).toEqual(ok([]))
    expect((await list()).mails).toHaveLength(11)
    expect(await callDemo(remove, { ids: ['mail-12'] })).toEqual(refused(404))
  })

  test('many mails are flagged at once, and set to unread again', async () => {
    const change = { ids: ['mail-1', 'mail-3'], isRead: true, starred: true }
    expect(await callDemo(mark, change)).toEqual(ok([]))
    expect(await mailOf('mail-3')).toMatchObject({ isRead: true, starred: true, important: false })
    const { unreadCount } = await list()
    expect(await callDemo(mark, { ids: ['mail-3'], isRead: false })).toEqual(ok([]))
    expect((await list()).unreadCount.inbox).toBe(unreadCount.inbox + 1)
  })

  test('undoing a move skips mails that were moved again or deleted', async () => {
    const chosen = ['mail-1', 'mail-2', 'mail-3']
    await callDemo(move, { ids: chosen, folder: 'archive', moveId: 'first' })
    await callDemo(move, { ids: ['mail-2', 'mail-3'], folder: 'trash', moveId: 'second' })
    await callDemo(remove, { ids: ['mail-3'] })
    const back = { ids: chosen, folder: 'inbox', undoes: 'first', moveId: 'third' }
    const only = [{ id: 'mail-1', from: 'archive' }]
    for (const { body } of [await callDemo(move, back), await callDemo(move, back)]) {
      expect(v.parse(movedSchema, body).moved).toEqual(only)
    }
    expect((await view('trash')).ids).toContain('mail-2')
    await callDemo(move, { ids: ['mail-2'], folder: 'archive', undoes: 'second' })
    expect((await view('archive')).ids).toEqual(['mail-2'])
  })

  test('an archived mail leaves the inbox, stays in all mail, and returns to its former folder', async () => {
    const { body } = await callDemo(move, { ids: ['mail-1'], folder: 'archive' })
    expect(v.parse(movedSchema, body).moved).toEqual([{ id: 'mail-1', from: 'inbox' }])
    expect((await view('inbox')).ids).not.toContain('mail-1')
    expect((await view('archive')).ids).toEqual(['mail-1'])
    expect((await view('all')).ids).toContain('mail-1')
    expect((await view('promotions')).ids).toContain('mail-1')
    const again = await callDemo(move, { ids: ['mail-1'], folder: 'trash' })
    expect(v.parse(movedSchema, again.body).moved).toEqual([{ id: 'mail-1', from: 'archive' }])
    await callDemo(move, { ids: ['mail-1'], folder: 'inbox' })
    expect((await view('inbox')).ids).toContain('mail-1')
  })
})

describe('conversations', () => {
  const { conversation, mark, move, remove, saveDraft, send } = mailChangePaths
  const conversationOf = async (id: string) =>
    ids(v.parse(mailsSchema, (await callDemo(conversation, { id })).body))
  const answer = async () => {
    setClock(() => noon + 1000)
    const to = 'ploy@arcade.example'
    await callDemo(saveDraft, {
      id: 'answer',
      to,
      subject: 'Re',
      message: 'Yes',
      replyTo: 'mail-7',
    })
  }

  test('a conversation has a mail and all replies, oldest first, and one row in each folder', async () => {
    expect(await conversationOf('mail-7')).toEqual(['mail-7', 'mail-8'])
    await answer()
    expect(await conversationOf('mail-8')).toEqual(['mail-7', 'mail-8', 'answer'])
    await callDemo(send, { id: 'answer' })
    expect((await view('sent')).ids).toEqual(['answer'])
    expect((await view('all')).ids).toEqual(expect.arrayContaining(['answer', 'mail-1']))
    expect((await view('all')).ids).not.toContain('mail-8')
    expect((await view('inbox')).mails.find(({ id }) => id === 'mail-7')?.conversation).toEqual([
      expect.objectContaining({ id: 'mail-7', isOwn: false, name: 'Ploy Rattanakul' }),
      expect.objectContaining({ id: 'mail-8', isOwn: true }),
      expect.objectContaining({ id: 'answer', isOwn: true, draft: false }),
    ])
    expect(await conversationOf('mail-1')).toEqual(['mail-1'])
    expect(await conversationOf('none')).toEqual([])
  })

  test("a conversation is moved, flagged and deleted as one, but each folder's part is read separately", async () => {
    await answer()
    const { body } = await callDemo(move, { ids: ['mail-7'], folder: 'trash', conversations: true })
    expect(v.parse(movedSchema, body).moved.map(({ from }) => from)).toEqual([
      'inbox',
      'sent',
      'draft',
    ])
    expect((await view('trash')).ids).toEqual(['answer', 'mail-12'])
    await callDemo(move, { ids: ['mail-8'], folder: 'inbox' })
    expect(await conversationOf('mail-8')).toEqual(['mail-8'])
    expect(await conversationOf('mail-7')).toEqual(['mail-7', 'answer'])
    await callDemo(mark, { ids: ['mail-7'], starred: true, conversations: true })
    expect((await mailOf('answer')).starred).toBe(true)
    expect((await mailOf('mail-8')).starred).toBe(false)
    await callDemo(remove, { ids: ['answer'], conversations: true })
    expect(ids((await list()).mails)).not.toContain('mail-7')
    expect((await view('sent')).ids).toEqual(['mail-8'])
  })

  test('a conversation shows the previous mail when the newest was deleted', async () => {
    await callDemo(move, { ids: ['mail-8'], folder: 'trash' })
    expect((await view('all')).ids).toContain('mail-7')
    await callDemo(remove, { ids: ['mail-8'] })
    const { mails } = await view('all')
    expect(mails.find(({ id }) => id === 'mail-7')?.conversation).toBeUndefined()
  })
})

describe('drafts', () => {
  const { saveDraft, send, recall, attach, detach, attachment } = mailChangePaths
  const draft = { id: 'new', to: 'mali@example.com', subject: 'Hi', message: '👩‍👩‍👧‍👦 ไทย' }

  test('a draft is created once, saved, and sent to the outbox, from where it can be recalled', async () => {
    await callDemo(saveDraft, { ...draft, message: '' })
    const { body } = await callDemo(saveDraft, draft)
    expect(v.parse(mailSchema, body)).toMatchObject({ message: draft.message, draft: true })
    expect(ids(await filtered('draft'))).toEqual(['new', 'mail-10'])
    expect((await callDemo(send, { id: 'new' })).status).toBe(200)
    expect(ids(await filtered('sent'))).toEqual(['new', 'mail-8'])
    expect(await unchanged(saveDraft, draft)).toEqual(refused(400, 'changed'))
    // Repeated as after a lost answer.
    expect(await unchanged(send, { id: 'new' })).toMatchObject({ status: 200 })
    setClock(() => noon + 5000)
    expect((await callDemo(recall, { id: 'new' })).status).toBe(200)
    expect(ids(await filtered('draft'))).toContain('new')
    expect(await unchanged(recall, { id: 'new' })).toMatchObject({ status: 200 })
    await callDemo(send, { id: 'new' })
    setClock(() => noon + 60_000)
    expect(await unchanged(recall, { id: 'new' })).toEqual(refused(400, 'changed'))
    expect(await unchanged(send, { id: 'new' })).toEqual(refused(400, 'changed'))
    expect(await unchanged(recall, { id: 'mail-8' })).toEqual(refused(400, 'changed'))
  })

  test.each(['', ' , ', 'mali', 'mali@example', 'a@b.co, <x>'])(
    'a draft cannot be sent to “%s”',
    async (to) => {
      await callDemo(saveDraft, { ...draft, to })
      expect(await unchanged(send, { id: 'new' })).toEqual(refused(400))
    },
  )

  test('a draft changes only in the sent fields', async () => {
    await callDemo(saveDraft, draft)
    await callDemo(saveDraft, { id: 'new', cc: 'cc@example.com' })
    const { body } = await callDemo(saveDraft, { id: 'new', subject: 'Hello' })
    expect(v.parse(mailSchema, body)).toMatchObject({
      subject: 'Hello',
      message: draft.message,
      profile: { to: 'mali@example.com', cc: 'cc@example.com', bcc: '' },
    })
  })

  test('a draft is sent to cc and bcc too, and arrives if addressed to oneself', async () => {
    await callDemo(saveDraft, { id: 'new', bcc: 'nobody' })
    expect(await unchanged(send, { id: 'new' })).toEqual(refused(400))
    await callDemo(saveDraft, { id: 'new', bcc: 'Me <YOU@arcade.example>' })
    const { unreadCount } = await list()
    expect((await callDemo(send, { id: 'new' })).status).toBe(200)
    expect((await view('sent')).ids[0]).toBe('new')
    expect((await view('inbox')).ids[0]).toBe('new')
    expect((await list()).unreadCount.inbox).toBe(unreadCount.inbox + 1)
    await callDemo(recall, { id: 'new' })
    expect((await view('inbox')).ids).not.toContain('new')
    await callDemo(send, { id: 'new' })
    await callDemo(mailChangePaths.move, { ids: ['new'], folder: 'archive' })
    expect((await view('inbox')).ids).not.toContain('new')
    expect((await view('sent')).ids[0]).toBe('new')
  })

  test('a draft has attachments, which are deleted with it', async () => {
    await callDemo(saveDraft, draft)
    const file = { id: 'new', title: '../<b>.txt', type: 'text/plain', data: btoa('hello') }
    const { body } = await callDemo(attach, file)
    const added = v.parse(mailSchema, body).attachments[0]
    expect(added).toMatchObject({ title: '../<b>.txt', size: 5, image: '' })
    const asked = { id: 'new', attachmentId: added?.id }
    const content = await callDemo(attachment, asked)
    expect(v.parse(mailFileSchema, content.body).data).toBe(btoa('hello'))
    // Repeated as after a lost answer. A file of another draft is not overwritten.
    expect(await unchanged(attach, { ...file, ...asked })).toEqual({ status: 200, body })
    await callDemo(saveDraft, { ...draft, id: 'other' })
    await callDemo(attach, { ...file, ...asked, id: 'other', data: '' })
    expect((await callDemo(attachment, asked)).body).toEqual(content.body)

    const forwarded = { ...draft, id: 'forwarded', forwardOf: 'new' }
    const copy = v.parse(mailSchema, (await callDemo(saveDraft, forwarded)).body).attachments[0]
    expect((await callDemo(detach, asked)).status).toBe(200)
    expect(await callDemo(attachment, asked)).toEqual(refused(404))
    // Repeated as after a lost answer.
    expect((await unchanged(detach, asked)).status).toBe(200)
    const ofCopy = { id: 'forwarded', attachmentId: copy?.id }
    expect((await callDemo(attachment, ofCopy)).status).toBe(200)
  })

  test('a draft has at most five attachments of limited size', async () => {
    await callDemo(saveDraft, draft)
    const file = { id: 'new', title: 'a', type: '', data: '' }
    for (let count = 0; count < 5; count += 1) await callDemo(attach, file)
    expect(await unchanged(attach, file)).toEqual(refused(400, 'full'))
    const large = { ...file, data: 'A'.repeat(1_400_000) }
    expect(await unchanged(attach, large)).toEqual(refused(400))
    expect(await unchanged(attach, { ...file, data: '<svg>' })).toEqual(refused(400))
  })
})
