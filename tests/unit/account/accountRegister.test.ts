import { getResponse } from 'msw/utils/get-response'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { accountPaths, registerAnswerSchema } from '#contract/account/account'
import { accountHandlers } from '#mocks/account/handlers'
import { device } from '#mocks/database/database'
import { indexHandlers } from '#mocks/dispatch'
import { database } from '#mocks/provider/database/database'
import { callApi, config, demo, startFresh } from '../provider/backEnds'

beforeEach(startFresh)
afterEach(() => vi.restoreAllMocks())

const form = {
  id: '123456',
  username: '0633333333',
  password: 'secret99',
  confirmPassword: 'secret99',
  bank_name: 'ธนาคารไทยพาณิชย์',
  book_number: '0000555555',
  book_name: 'สมาชิก ทดลอง',
  inviterID: 'M1001',
}

const register = (changes: object = {}) =>
  callApi(accountPaths.register, { body: { ...form, ...changes } })

test.each([
  ['no username', { username: '' }, 'กรุณากรอกเบอร์โทรศัพท์ และ รหัสผ่าน'],
  ['no password at all', { password: undefined }, 'กรุณากรอกเบอร์โทรศัพท์ และ รหัสผ่าน'],
  ['two passwords', { confirmPassword: 'other', bank_name: '' }, 'รหัสผ่านไม่ตรงกัน'],
  ['no bank', { bank_name: '' }, 'กรุณากรอกข้อมูลบัญชีธนาคาร'],
  ['a placeholder', { bank_name: 'กำลังตรวจสอบ...' }, 'กรุณากรอกข้อมูลบัญชีธนาคาร'],
  ['the other placeholder', { bank_name: 'อัตโนมัติ' }, 'กรุณากรอกข้อมูลบัญชีธนาคาร'],
  ['a number that is none', { book_number: '12' }, 'เลขบัญชีไม่ถูกต้อง'],
  ['an unknown bank', { bank_name: 'ธนาคารดวงจันทร์' }, 'กรุณากรอกข้อมูลบัญชีธนาคาร'],
])('registration with %s gets 400 and the specified message', async (_, changes, message) => {
  expect(await register(changes)).toEqual({ status: 400, body: { message } })
  expect(await device.users.count()).toBe(0)
})

test.each([
  ['username and account', {}, 'ชื่อผู้ใช้งานกับบัญชีธนาคารซ้ำในระบบ!'],
  ['account', { username: '0644444444', book_name: 'อื่น' }, 'บัญชีธนาคารซ้ำในระบบ!'],
  ['username', { book_number: '0000444444', book_name: 'อื่น' }, 'ชื่อผู้ใช้งานซ้ำในระบบ!'],
  ['name', { username: '0644444444', book_number: '0000444444' }, 'ชื่อบัญชีซ้ำในระบบ!'],
])(
  'registration with the same %s gets 400 and the specified message',
  async (_, changes, message) => {
    expect((await register()).status).toBe(200)
    expect(await register(changes)).toEqual({ status: 400, body: { message } })
  },
)

describe('a successful registration', () => {
  test('registration returns the player, stores them in the local list and lets them log in', async () => {
    const { status, body } = await register()
    expect(status).toBe(200)
    const { user } = v.parse(registerAnswerSchema, body)
    expect(user).toMatchObject({ username: form.username, name: form.book_name, credit: 0 })
    expect(await device.users.get(user.id)).toMatchObject({ username: form.username })
    expect(await database.players.get(user.id)).toMatchObject({ inviterID: 'M1001' })
    const login = await callApi(accountPaths.login, { body: form })
    expect(login.status).toBe(200)
  })

  test('two simultaneous registrations create one account', async () => {
    const before = await database.players.count()
    const answers = await Promise.all([register(), register()])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers).toContainEqual({
      status: 400,
      body: { message: 'ชื่อผู้ใช้งานกับบัญชีธนาคารซ้ำในระบบ!' },
    })
    expect(await database.players.count()).toBe(before + 1)
  })

  test('a refused registration does not affect the account that exists', async () => {
    expect((await register({ username: demo.username })).status).toBe(400)
    expect((await callApi(accountPaths.login, { body: demo })).status).toBe(200)
  })
})

/** Registers at a provider that gives these answers one after another. */
async function send(answers: unknown[], body: object = form) {
  const asked: Request[] = []
  const handlersFor = indexHandlers(
    accountHandlers({ ...config, mocked: false }, (request) => {
      asked.push(request)
      return Promise.resolve(Response.json(answers[asked.length - 1]))
    }),
  )
  const request = new Request(config.apiOrigin + accountPaths.register, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  const response = await getResponse(handlersFor(request), request)
  return { status: response?.status, body: await response?.json(), asked }
}

describe('registration with a real provider, whose answers are not specified', () => {
  test('registration checks for duplicates with four fields, then sends six', async () => {
    const { status, body, asked } = await send(['success', { ok: true }])
    expect(status).toBe(200)
    expect(body).toMatchObject({ user: { id: '123456', username: form.username, credit: 0 } })
    const [check, create] = await Promise.all(asked.map((request) => request.json()))
    const { username, book_number, bank_name, book_name, password, inviterID } = form
    expect(check).toEqual({ username, book_number, bank_name, book_name })
    expect(create).toEqual({ username, password, bank_name, book_number, book_name, inviterID })
  })

  test('registration sends a PIN when the page sent no ID', async () => {
    const { body } = await send(['success', 'created'], { ...form, id: undefined })
    expect(body).toMatchObject({ user: { id: expect.stringMatching(/^\d{6}$/) } })
  })

  test('registration recognises a duplicate that the provider reports on creation', async () => {
    const { status, body } = await send([{ data: null }, 'duplicateusername'])
    expect({ status, body }).toEqual({ status: 400, body: { message: 'ชื่อผู้ใช้งานซ้ำในระบบ!' } })
  })
})

test('registration gets 500 Server Error when the provider is unreachable', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  await callApi('/api/scenarios', { body: { match: '/usersystem', effect: 'networkError' } })
  expect(await register()).toEqual({ status: 500, body: { message: 'Server Error' } })
})
