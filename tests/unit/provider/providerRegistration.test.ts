import { beforeEach, describe, expect, test } from 'vitest'
import { providerPaths } from '#contract/provider'
import { database } from '#mocks/provider/database/database'
import { callProvider, demo, startFresh } from './backEnds'

beforeEach(startFresh)

const fresh = {
  username: '0611111111',
  password: 'secret99',
  bank_name: 'ธนาคารกรุงเทพ',
  book_number: '0000777777',
  book_name: 'ผู้เล่น คนใหม่',
  inviterID: null,
}

const create = (changes: object = {}) =>
  callProvider(providerPaths.register(), { body: { ...fresh, ...changes } })

const check = (changes: object = {}) =>
  callProvider(providerPaths.checkRegister(), { body: { ...fresh, ...changes } })

describe('duplicate accounts', () => {
  test.each<[string, object, string]>([
    ['the same account and username', {}, 'duplicatebooknumberandusername'],
    ['the same account', { username: '0622222222', book_name: 'อื่น' }, 'duplicatebooknumber'],
    ['the same username', { book_number: '0000666666', book_name: 'อื่น' }, 'duplicateusername'],
    ['the same name', { username: '0622222222', book_number: '0000666666' }, 'duplicatebookname'],
    [
      'the same with other spacing',
      { username: ' 0611111111 ', book_number: '000-0-77777-7' },
      'duplicatebooknumberandusername',
    ],
  ])('registration with %s is refused as a duplicate', async (_, changes, marker) => {
    expect((await create()).status).toBe(200)
    expect((await check(changes)).body).toBe(marker)
    expect((await create(changes)).body).toBe(marker)
  })

  test('registration with the same number at another bank is allowed', async () => {
    await create()
    const other = { bank_name: 'ธนาคารกรุงไทย', username: '0622222222', book_name: 'อื่น' }
    expect((await check(other)).body).toBe('success')
  })

  test('a registration without a duplicate passes the check', async () => {
    expect(await check()).toEqual({ status: 200, body: 'success' })
  })

  test('one of two simultaneous registrations succeeds and the other gets the reason', async () => {
    const before = await database.players.count()
    const answers = await Promise.all([create(), create(), create({ book_number: '0000666666' })])
    const markers = answers.map(({ body }) => (typeof body === 'string' ? body : 'created'))
    expect(markers.filter((marker) => marker === 'created')).toHaveLength(1)
    expect(markers.filter((marker) => marker.startsWith('duplicate'))).toHaveLength(2)
    expect(await database.players.count()).toBe(before + 1)
  })
})

describe('a new account', () => {
  test('a new account is active, has no credit, and can log in', async () => {
    const { body } = await create()
    expect(body).toMatchObject({ data: { username: fresh.username, credit: 0, status: 'active' } })
    const { username, password } = fresh
    const login = await callProvider(providerPaths.playerLogin(), { body: { username, password } })
    expect(login.body).toMatchObject({ username, name: fresh.book_name })
  })

  test('a new account stores its password as a salted hash', async () => {
    await create()
    await create({ username: '0622222222', book_number: '0000666666', book_name: 'อื่น' })
    const rows = await database.players.where('username').startsWith('06').toArray()
    expect(rows).toHaveLength(2)
    expect(JSON.stringify(rows)).not.toContain(fresh.password)
    expect(rows[0]?.password.hash).not.toBe(rows[1]?.password.hash)
  })

  test.each([
    ['a bank that is not in the list', { bank_name: 'ธนาคารดวงจันทร์' }, 'banknotfound'],
    ['too few digits', { book_number: '12345' }, 'booknumberinvalid'],
    ['letters', { book_number: '00007777AB' }, 'booknumberinvalid'],
  ])('a new account with %s is refused', async (_, changes, marker) => {
    expect((await create(changes)).body).toBe(marker)
  })

  test('a new account at a bank that was switched off is refused', async () => {
    await database.banks
      .filter((bank) => bank.bank_name === fresh.bank_name)
      .modify({ status: 'off' })
    expect((await create()).body).toBe('banknotfound')
  })
})

describe('the inviter', () => {
  const inviterOfNew = async (inviterID: unknown) => {
    const answer = await create({ inviterID })
    expect(answer.status).toBe(200)
    return (await database.players.where({ username: fresh.username }).first())?.inviterID
  }

  test('the inviter is stored if the ID exists', async () => {
    expect(await inviterOfNew('M1001')).toBe('M1001')
  })

  test.each([null, '', 'nobody', fresh.username, demo.username, '__proto__'])(
    'the unknown inviter %j is silently ignored',
    async (inviterID) => {
      expect(await inviterOfNew(inviterID)).toBeNull()
    },
  )
})
