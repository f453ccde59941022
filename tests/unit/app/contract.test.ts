import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { playerSchema, type RegisterRequest, registrationError } from '#contract/account/account'
import { accountMessages, bankPlaceholders } from '#contract/account/login'
import { isFailure } from '#contract/failure'
import { availablePromotionSchema } from '#contract/promotion/promotion'
import { BadAnswer, ErrorAnswer, providerPaths, readProvider } from '#contract/provider'
import { isBookNumber, webColorSchema, webSettingSchema } from '#contract/site/site'
import { balanceSchema } from '#contract/wallet/wallet'
import { instantOnWire, linkOnWire } from '#contract/wire'

describe('readProvider', () => {
  test.each<[string, unknown]>([
    ['a number', 1250.75],
    ['numeric text', '1250.75'],
    ['data', { data: 1250.75 }],
    ['credit', { credit: '1250.75' }],
    ['balance within data', { data: { balance: 1250.75 } }],
    ['floating-point noise', 1250.7500000000002],
  ])('readProvider reads a balance as %s', (_, body) => {
    expect(readProvider(balanceSchema, body)).toBe(125_075)
  })

  test.each<[unknown, number]>([
    ['1250', 125_000],
    ['0.5', 50],
    [0, 0],
  ])('readProvider reads a balance of %j as %i satang', (body, satang) => {
    expect(readProvider(balanceSchema, body)).toBe(satang)
  })

  test.each([null, {}, [], '', '-1', -1, 1.234, 'NaN', true, { data: null }, 1e300, '1e3'])(
    'readProvider refuses a balance of %j',
    (body) => {
      expect(() => readProvider(balanceSchema, body)).toThrow(BadAnswer)
    },
  )

  test('readProvider throws a refusal with its code for a marker, alone or in data', () => {
    for (const body of ['notfound', { data: 'notfound' }]) {
      expect(() => readProvider(playerSchema, body)).toThrow(
        expect.objectContaining({ name: 'ErrorAnswer', code: 'notfound' }),
      )
    }
    expect(new ErrorAnswer('banned').message).toContain('banned')
  })

  test('a BadAnswer says where the answer differs', () => {
    expect(() => readProvider(v.array(playerSchema), [{ id: 'a', username: 7 }])).toThrow(
      /^0\.username: /,
    )
  })

  test('readProvider accepts promotions as a bare list', () => {
    expect(readProvider(availablePromotionSchema, [])).toEqual({
      active: null,
      waiting: null,
      promotions: [],
      unavailable: [],
    })
  })

  test('an ID cannot change the path that contains it', () => {
    expect(providerPaths.player('../promotion?x=1#y')).toBe(
      '/usersystem/..%2Fpromotion%3Fx%3D1%23y',
    )
    expect(providerPaths.balance('$&')).toBe('/userbalance/balance/%24%26')
    expect(providerPaths.transferBanks('a/b')).toBe('/a%2Fb/banklist')
  })
})

describe('values on the wire', () => {
  test('a colour on the wire is read as a plain colour or null', () => {
    const read = v.parse(webColorSchema, {
      mainText: '#FFF',
      subText: 'rgb(1, 2, 3)',
      menuBG: 'red;background:url(//x)',
      headerBarTop: 7,
    })
    expect(read).toEqual({
      mainText: '#ffffff',
      subText: '#010203',
      menuBG: null,
      secondaryColor: null,
      headerBarTop: null,
      headerBarBot: null,
    })
  })

  test('an unsafe address on the wire is read as null', () => {
    const read = v.parse(webSettingSchema, {
      logoUrl: 'javascript:alert(1)',
      homeUrl: 'http://plain.example/',
      lineUrl: 'https://line.example/',
    })
    expect(read).toMatchObject({
      logoUrl: null,
      homeUrl: null,
      lineUrl: 'https://line.example/',
      maintenance: null,
    })
  })

  test.each([
    ['/promotion', '/promotion'],
    ['https://a.example/', 'https://a.example/'],
    ['//evil.example', null],
    ['/\\evil.example', null],
    ['data:text/html,x', null],
    [undefined, null],
  ])('the link %j on the wire is read as a safe link or null', (link, expected) => {
    expect(v.parse(linkOnWire, link)).toBe(expected)
  })

  test('a time on the wire is read as milliseconds', () => {
    expect(v.parse(instantOnWire, '2026-11-21T00:00:00+07:00')).toBe(Date.UTC(2026, 10, 20, 17))
    expect(v.safeParse(instantOnWire, 'soon').success).toBe(false)
  })
})

describe('registration rules in their order', () => {
  const good: RegisterRequest = {
    username: '0612345678',
    password: 'secret',
    confirmPassword: 'secret',
    bank_name: 'ธนาคารกสิกรไทย',
    book_number: '0000009999',
    book_name: 'ทดสอบ ระบบ',
  }

  test.each<[string, RegisterRequest, string | null]>([
    ['all good', good, null],
    ['nothing at all', {}, 'กรุณากรอกเบอร์โทรศัพท์ และ รหัสผ่าน'],
    ['blank username', { ...good, username: '  ' }, 'กรุณากรอกเบอร์โทรศัพท์ และ รหัสผ่าน'],
    [
      'no password',
      { ...good, password: '', confirmPassword: 'x' },
      accountMessages.credentialsRequired,
    ],
    [
      'other password, no bank',
      { ...good, confirmPassword: 'Secret', bank_name: '' },
      'รหัสผ่านไม่ตรงกัน',
    ],
    ['no bank', { ...good, bank_name: '' }, 'กรุณากรอกข้อมูลบัญชีธนาคาร'],
    ['no number', { ...good, book_number: '' }, 'กรุณากรอกข้อมูลบัญชีธนาคาร'],
    ['no name', { ...good, book_name: '' }, 'กรุณากรอกข้อมูลบัญชีธนาคาร'],
    ['still checking', { ...good, bank_name: 'กำลังตรวจสอบ...' }, 'กรุณากรอกข้อมูลบัญชีธนาคาร'],
    ['automatic', { ...good, bank_name: bankPlaceholders.automatic }, accountMessages.bankRequired],
  ])('registration finds the first broken rule: %s', (_, payload, error) => {
    expect(registrationError(payload)).toBe(error)
  })
})

test.each([
  ['123-4-56789-0', [10], true],
  ['๑๒๓–๔–๕๖๗๘๙–๐', [10], true],
  ['１２３４５６７８９０', [10], true],
  ['123456789', [10], false],
  ['123456789012', [], true],
  ['12345678a0', [], false],
])('the account number %s is checked at a bank with %j digits', (text, digits, fits) => {
  expect(isBookNumber(text, { digits })).toBe(fits)
})

test('isFailure recognises a failure among other values', () => {
  expect(isFailure({ kind: 'http', status: 500, message: 'Server Error' })).toBe(true)
  expect(isFailure({ kind: 'network', status: null, message: 'Wrong Services' })).toBe(true)
  for (const other of [null, 'http', new Error('x'), { kind: 'else', status: 1, message: '' }]) {
    expect(isFailure(other)).toBe(false)
  }
})
