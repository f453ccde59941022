import { Dexie } from 'dexie'
import * as v from 'valibot'
import { beforeEach, expect, test, vi } from 'vitest'
import { demoDataPaths } from '#contract/demoData/demoData'
import { mailChangePaths } from '#contract/mail/changes'
import { mailLabelDeletedSchema, mailLabelPaths, mailLabelsSchema } from '#contract/mail/labels'
import {
  type MailQuery,
  mailPaths,
  mailsSchema,
  mailViewSchema,
  membersSchema,
} from '#contract/mail/mail'
import { mailDatabase } from '#mocks/mail/database'
import { callDemo, startDemo } from '../demoNetwork'
import { noon } from '../provider/backEnds'

beforeEach(() => startDemo(mailDatabase))

const { mark, members, move, rows } = mailChangePaths
const { saveLabel, deleteLabel } = mailLabelPaths
const refused = (status: number, code?: string) => ({
  status,
  body: { message: expect.stringMatching(/./), ...(code && { code }) },
})

const stored = async () => [await mailDatabase.labels.toArray(), await mailDatabase.mails.toArray()]
const one = (index: number) => ({ id: `l${index}`, name: `A ${index}`, color: 'red' as const })
const labels = async () =>
  v.parse(mailLabelsSchema, (await callDemo(mailLabelPaths.labels)).body).labels
const found = async (question: Partial<Record<keyof MailQuery, string>>) => {
  const query = new URLSearchParams({ place: 'all', ...question })
  const { status, body } = await callDemo(`${mailPaths.list}?${query}`)
  expect(status).toBe(200)
  return v.parse(mailViewSchema, body).ids
}
const labelsOf = async (id: string) =>
  v.parse(mailsSchema, (await callDemo(rows, { ids: [id] })).body)[0]?.labelIds

test('labels are created, renamed and coloured, and listed by name with their unread count', async () => {
  expect((await labels()).map(({ name, unread }) => [name, unread])).toEqual([
    ['Team', 0],
    ['To do', 1],
    ['Translations', 0],
  ])
  const label = { id: 'new', name: ' งานด่วน 🚀 ', color: 'red' }
  expect(await callDemo(saveLabel, { label, ids: ['mail-1'] })).toEqual({
    status: 200,
    body: { label: { ...label, name: 'งานด่วน 🚀' } },
  })
  await callDemo(saveLabel, { label: { id: 'new', color: 'blue' } })
  expect((await labels()).find(({ id }) => id === 'new')).toEqual({
    id: 'new',
    name: 'งานด่วน 🚀',
    color: 'blue',
    unread: 1,
  })
  expect(await found({ label: 'new' })).toEqual(['mail-1'])
})

test('a label is set on a whole conversation and removed, and its list omits spam and trash', async () => {
  const chosen = { ids: ['mail-8'], conversations: true }
  await callDemo(mark, { ...chosen, addLabel: 'label-2' })
  await callDemo(mark, { ...chosen, addLabel: 'label-2' })
  expect(await labelsOf('mail-7')).toEqual(['label-1', 'label-2'])
  // One row for the conversation, with its newest mail.
  expect(await found({ label: 'label-2' })).toEqual(['mail-2', 'mail-10', 'mail-8'])
  await callDemo(mark, { ...chosen, removeLabel: 'label-2' })
  expect(await labelsOf('mail-7')).toEqual(['label-1'])
  await callDemo(move, { ids: ['mail-2'], folder: 'trash' })
  expect(await found({ label: 'label-2' })).toEqual(['mail-10'])
})

test('the flags of many mails are read without their content, and damaged mails are skipped', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  await callDemo(mark, { ids: ['mail-7'], addLabel: 'label-2', starred: true })
  const damaged: object = { id: 'mail-3', places: [] }
  await mailDatabase.table('mails').put(damaged)
  const { body } = await callDemo(members, { ids: ['mail-8', 'mail-2', 'mail-3', 'none'] })
  expect(v.parse(membersSchema, body)).toEqual([
    expect.objectContaining({ id: 'mail-8', labelIds: ['label-1', 'label-2'], starred: true }),
    expect.objectContaining({ id: 'mail-2', labelIds: ['label-2'], isRead: false }),
  ])
  expect(JSON.stringify(body)).not.toContain('subject')
})

test('a deleted label is removed from all mails, including the trash, and restored to them', async () => {
  await callDemo(move, { ids: ['mail-2'], folder: 'trash' })
  const { body } = await callDemo(deleteLabel, { id: 'label-2' })
  // Repeated as after a lost answer: the undo still knows which mails had the label.
  expect((await callDemo(deleteLabel, { id: 'label-2' })).body).toEqual(body)
  const { ids } = v.parse(mailLabelDeletedSchema, body)
  expect(ids.toSorted()).toEqual(['mail-10', 'mail-2'])
  expect(await labelsOf('mail-2')).toEqual([])
  expect(await found({ label: 'label-2' })).toEqual([])
  await callDemo(saveLabel, { label: { id: 'label-2', name: 'To do', color: 'orange' }, ids })
  expect(await labelsOf('mail-2')).toEqual(['label-2'])
  expect(await found({ label: 'label-2' })).toEqual(['mail-10'])
})

test('a search finds labels by name, and searches within one label', async () => {
  expect(await found({ search: 'label:team' })).toEqual(['mail-5', 'mail-8'])
  expect(await found({ search: 'label:"to do" -is:unread' })).toEqual(['mail-10'])
  expect(await found({ label: 'label-1', search: 'friday' })).toEqual(['mail-8'])
  expect(await found({ search: 'label:label-1' })).toEqual([])
})

test.each([
  [404, saveLabel, { label: { id: 'new' } }],
  [404, saveLabel, { label: { id: 'new', name: 'A' }, ids: ['none'] }],
  [400, saveLabel, { label: { id: 'new', name: ' ' } }],
  [400, saveLabel, { label: { id: 'a b', name: 'A' } }],
  [400, saveLabel, { label: { id: '../x', name: 'A' } }],
  [400, saveLabel, { label: { id: 'new', name: 'A'.repeat(101) } }],
  [400, saveLabel, { label: { id: 'new', name: 'A', color: 'url(x)' } }],
  [400, saveLabel, { label: { id: 'new', name: ' TEAM ' } }, 'taken'],
  [400, saveLabel, { label: { id: 'label-1', name: 'to do' } }, 'taken'],
  [404, deleteLabel, { id: 'none' }],
  [404, mark, { ids: ['mail-1'], addLabel: 'none' }],
])(
  'the answer is %s for %s with %j, and nothing is stored',
  async (status, path, body, code?: string) => {
    const before = await stored()
    expect(await callDemo(path, body)).toEqual(refused(status, code))
    expect(await stored()).toEqual(before)
  },
)

test('the number of labels is limited to a hundred', async () => {
  await mailDatabase.labels.bulkPut(Array.from({ length: 97 }, (_, index) => one(index)))
  expect(await callDemo(saveLabel, { label: one(98) })).toEqual(refused(400, 'full'))
  expect((await callDemo(saveLabel, { label: one(96) })).status).toBe(200)
})

test('a device with mails from before labels existed loses nothing', async () => {
  const before = await found({})
  const mails: object[] = JSON.parse(
    JSON.stringify(await mailDatabase.mails.toArray(), (key, value: unknown) =>
      key === 'labelIds' ? undefined : value,
    ),
  )
  mailDatabase.close()
  await Dexie.delete('demo-mail')
  const earlier = new Dexie('demo-mail')
  earlier.version(3).stores({
    mails: 'id, *places, *heads, thread',
    files: 'id',
    seedMark: 'id',
  })
  await earlier.table('mails').bulkPut(mails)
  await earlier.table('seedMark').put({ id: 'seed', at: noon })
  earlier.close()
  await mailDatabase.open()
  expect(await found({})).toEqual(before)
  expect(await labels()).toEqual([])
  const label = { id: 'first', name: 'First' }
  expect((await callDemo(saveLabel, { label, ids: ['mail-8'] })).status).toBe(200)
  expect(await found({ label: 'first' })).toEqual(['mail-8'])
})

test('labels are exported, imported and reset', async () => {
  await callDemo(saveLabel, { label: { id: 'mine', name: 'Mine' }, ids: ['mail-1'] })
  const { body } = await callDemo(demoDataPaths.export)
  await callDemo(demoDataPaths.reset, { domains: ['mail'] })
  expect(await labels()).toHaveLength(3)
  expect((await callDemo(demoDataPaths.import, body)).status).toBe(200)
  expect(await labels()).toHaveLength(4)
  expect(await found({ label: 'mine' })).toEqual(['mail-1'])
})
