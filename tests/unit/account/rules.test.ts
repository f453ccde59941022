import { beforeEach, expect, test } from 'vitest'
import { providerPaths, readProvider } from '#contract/provider'
import { mustAccept, rulesIn, rulesSchema } from '#contract/site/rules'
import { webSettingsSchema } from '#contract/site/site'
import { createPlayer } from '#mocks/provider/account/accounts'
import { StaffMember, startOperator } from '../admin/staff'
import { callProvider } from '../provider/backEnds'
import { advance, fieldsOf, hour, newPerson, Person } from '../provider/providerPlayer'

beforeEach(startOperator)

/** Changes the rules as the owner. */
async function publish(change: (rules: Record<string, unknown>) => object): Promise<void> {
  const owner = await StaffMember.logIn('owner')
  const { value, version } = await owner.read('setting', {}, 'rules')
  await owner.done('saveSetting', { name: 'rules', version, value: change(fieldsOf(value)) })
}

const newVersion = (rules: Record<string, unknown>) => ({
  ...rules,
  version: Number(rules['version']) + 1,
})

async function readRules() {
  return readProvider(rulesSchema, (await callProvider(providerPaths.rules())).body)
}

async function inForce() {
  const { body } = await callProvider(providerPaths.webSetting())
  return readProvider(webSettingsSchema, body)[0]?.rules ?? null
}

async function acceptedBy(person: Person): Promise<number | null> {
  const { rulesVersion } = fieldsOf(await person.data(providerPaths.player(person.id)))
  return typeof rulesVersion === 'number' ? rulesVersion : null
}

const shownToStaff = async (id: string) =>
  (await (await StaffMember.logIn('support')).read('player', {}, id))['rules']

test('a player from before versions were recorded is not asked until a second version appears', async () => {
  const player = new Person('M1001')
  expect(mustAccept(await inForce(), await acceptedBy(player))).toBe(false)
  expect(await shownToStaff('M1001')).toEqual({ version: 1, acceptedAt: null })
  await publish(newVersion)
  expect(mustAccept(await inForce(), await acceptedBy(player))).toBe(true)
  await player.done(providerPaths.acceptRules(), { version: 2 })
  expect(mustAccept(await inForce(), await acceptedBy(player))).toBe(false)
  expect(await shownToStaff('M1001')).toEqual({ version: 2, acceptedAt: expect.any(String) })
})

test('a registration records the version of its form, and an older one is asked again', async () => {
  await publish(newVersion)
  const form = {
    username: '0845550001',
    password: 'somchai1234',
    bank_name: 'ธนาคารกสิกรไทย',
    book_number: '1234567890',
    book_name: 'Somchai Jaidee',
    inviterID: null,
  }
  expect(await createPlayer({ ...form, rulesVersion: 2 })).toMatchObject({ rulesVersion: 2 })
  expect(mustAccept(await inForce(), 1)).toBe(true)
})

test('a version that does not exist cannot be accepted, and an earlier one replaces no later one', async () => {
  const person = await newPerson()
  await publish(newVersion)
  expect((await person.request(providerPaths.acceptRules(), { version: 3 })).status).toBe(400)
  await person.done(providerPaths.acceptRules(), { version: 2 })
  await person.done(providerPaths.acceptRules(), { version: 1 })
  expect(await acceptedBy(person)).toBe(2)
})

test('a correction keeps version and date, and a new version has the date of its saving', async () => {
  const before = await readRules()
  advance(hour)
  await publish((rules) => ({ ...rules, texts: { ...before.texts, en: 'Corrected' } }))
  expect(await readRules()).toEqual({ ...before, texts: { ...before.texts, en: 'Corrected' } })
  await publish(newVersion)
  const { version, publishedAt } = await readRules()
  expect(version).toBe(before.version + 1)
  expect(publishedAt).toBeGreaterThan(before.publishedAt)
})

test('the rules need a Thai text, and no version can be skipped', async () => {
  const owner = await StaffMember.logIn('owner')
  const { value, version } = await owner.read('setting', {}, 'rules')
  const rules = fieldsOf(value)
  const save = (changes: object) =>
    owner.request('saveSetting', { name: 'rules', version, value: { ...rules, ...changes } })
  const withoutThai = { ...fieldsOf(rules['texts']), th: ' ' }
  expect((await save({ texts: withoutThai })).body).toMatchObject({ field: 'texts.th' })
  expect((await save({ version: 3 })).body).toMatchObject({ field: 'version' })
})

test('a language without rules gets English, then Thai', () => {
  const texts = { en: 'Rules', fr: '', ro: '', zh: '', th: 'กติกา' }
  expect(rulesIn(texts, 'fr')).toEqual({ language: 'en', text: 'Rules' })
  expect(rulesIn({ ...texts, en: '' }, 'fr')).toEqual({ language: 'th', text: 'กติกา' })
})
