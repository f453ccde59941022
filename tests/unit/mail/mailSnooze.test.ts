import * as v from 'valibot'
import { beforeEach, expect, test, vi } from 'vitest'
import { mailChangePaths, movedSchema } from '#contract/mail/changes'
import { mailPaths, mailViewSchema } from '#contract/mail/mail'
import { setClock } from '#mocks/clock'
import { mailDatabase } from '#mocks/mail/database'
import { callDemo, startDemo } from '../demoNetwork'
import { noon } from '../provider/backEnds'

beforeEach(() => startDemo(mailDatabase))

const { move } = mailChangePaths
const hour = 3_600_000
const after = (hours: number) => new Date(noon + hours * hour).toISOString()
const snooze = (ids: readonly string[], hours: number) =>
  callDemo(move, { ids, folder: 'snoozed', until: after(hours), conversations: true })
const view = async (place: string, search = '') =>
  v.parse(
    mailViewSchema,
    (await callDemo(`${mailPaths.list}?${new URLSearchParams({ place, search })}`)).body,
  )
async function writeToOneself(more: object = {}): Promise<void> {
  await callDemo(mailChangePaths.saveDraft, { id: 'own', to: 'you@arcade.example', ...more })
  await callDemo(mailChangePaths.send, { id: 'own' })
}
const idsIn = async (place: string, search = '') => (await view(place, search)).ids

test('snoozed mails leave the inbox, soonest first in their folder, and are found elsewhere', async () => {
  await snooze(['mail-1'], 5)
  await snooze(['mail-7'], 2)
  expect(await idsIn('snoozed')).toEqual(['mail-7', 'mail-1'])
  const inbox = await idsIn('inbox')
  for (const id of ['mail-1', 'mail-7']) expect(inbox).not.toContain(id)
  expect(await idsIn('all')).toEqual(expect.arrayContaining(['mail-1', 'mail-8']))
  expect(await idsIn('anywhere', 'in:snoozed cashback')).toEqual(['mail-1'])
  expect((await view('inbox')).wakesAt).toBe(noon + 2 * hour)
})

test('a snoozed conversation returns at the top, with its newest mail unread', async () => {
  await writeToOneself({ replyTo: 'mail-7' })
  await callDemo(mailChangePaths.mark, { ids: ['own'], isRead: true, conversations: true })
  const { unreadCount } = await view('inbox')
  await snooze(['mail-7'], 2)
  setClock(() => noon + 2 * hour - 1)
  expect(await idsIn('inbox')).not.toContain('own')
  setClock(() => noon + 2 * hour)
  const woken = await view('inbox')
  expect(woken.ids[0]).toBe('own')
  expect(woken.wakesAt).toBeNull()
  expect(woken.unreadCount.inbox).toBe(unreadCount.inbox + 1)
  expect(await idsIn('snoozed')).toEqual([])
  expect(await mailDatabase.mails.get('mail-7')).toMatchObject({ isRead: true, snoozed: false })
  // Sorted by its own time again after it was moved by hand.
  await snooze(['mail-7'], 9)
  await callDemo(move, { ids: ['mail-7'], folder: 'inbox', conversations: true })
  expect(await mailDatabase.mails.get('own')).toMatchObject({ snoozedUntil: null })
})

test('a move returns until when a mail was snoozed, and its undo restores that time', async () => {
  await snooze(['mail-1'], 2)
  const { body } = await callDemo(move, { ids: ['mail-1'], folder: 'snoozed', until: after(9) })
  expect(v.parse(movedSchema, body).moved).toEqual([
    { id: 'mail-1', from: 'snoozed', until: after(2) },
  ])
  await callDemo(move, { ids: ['mail-1'], folder: 'inbox' })
  expect(await mailDatabase.mails.get('mail-1')).toMatchObject({
    snoozed: false,
    snoozedUntil: null,
  })
  expect(await idsIn('inbox')).toContain('mail-1')
})

test('a mail sent to oneself can be snoozed like a received one', async () => {
  await writeToOneself()
  await snooze(['own'], 2)
  expect(await idsIn('inbox')).not.toContain('own')
  expect(await idsIn('snoozed')).toEqual(['own'])
  expect(await idsIn('sent')).toContain('own')
  setClock(() => noon + 3 * hour)
  expect((await idsIn('inbox'))[0]).toBe('own')
})

test('the undo restores a returned mail, and an archived mail to oneself, as they were', async () => {
  await writeToOneself()
  await callDemo(move, { ids: ['own'], folder: 'archive' })
  await snooze(['mail-3'], 1)
  setClock(() => noon + 2 * hour)
  const inbox = await idsIn('inbox')
  expect(inbox[0]).toBe('mail-3')
  expect(inbox).not.toContain('own')
  const ids = ['own', 'mail-3']
  await callDemo(move, { ids, folder: 'trash', moveId: 'first' })
  const back = { ids, folder: 'inbox', undoes: 'first', moveId: 'second' }
  for (const { status } of [await callDemo(move, back), await callDemo(move, back)]) {
    expect(status).toBe(200)
    expect(await idsIn('inbox')).toEqual(inbox)
  }
})

test('a list on a full device still answers, and due mails return later', async () => {
  await snooze(['mail-1'], 1)
  setClock(() => noon + 2 * hour)
  const full = vi.spyOn(mailDatabase.mails, 'bulkPut').mockRejectedValueOnce(new Error('full'))
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(await idsIn('inbox')).not.toContain('mail-1')
  expect(told).toHaveBeenCalledOnce()
  full.mockRestore()
  told.mockRestore()
  expect((await idsIn('inbox'))[0]).toBe('mail-1')
})

test.each([
  { ids: ['mail-1'], folder: 'snoozed' },
  { ids: ['mail-1'], folder: 'archive', until: after(1) },
  { ids: ['mail-1'], folder: 'snoozed', until: 'soon' },
])('a snooze with %j is refused, and nothing changes', async (body) => {
  const before = await mailDatabase.mails.toArray()
  expect((await callDemo(move, body)).status).toBe(400)
  expect(await mailDatabase.mails.toArray()).toEqual(before)
})
