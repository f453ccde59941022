// needs a window

import * as v from 'valibot'
import { beforeEach, describe, expect, test } from 'vitest'
import { bankSchema } from '#contract/site/site'
import {
  digitsOf,
  emptyRegistration,
  newPin,
  payloadOf,
  type Registration,
} from '#features/session/register/registration'
import { errorsOf, findErrors } from '#features/session/register/registrationErrors'
import { findInviter } from '#features/session/register/useInviter'
import { passwordStrength } from '#ui/form/passwordStrength'

const bank = v.parse(bankSchema, {
  bankID: 'b1',
  bank_code: 'KBANK',
  bank_name: 'กสิกรไทย',
  digits: [10, 12],
})

const filled: Registration = {
  username: '0812345678',
  password: 'player1234',
  confirmPassword: 'player1234',
  bank_name: 'กสิกรไทย',
  book_number: '123-4-56789-0',
  book_name: 'สมชาย ใจดี',
  accepted: true,
}

const credentials = { message: 'กรุณากรอกเบอร์โทรศัพท์ และ รหัสผ่าน' }
const mismatch = { message: 'รหัสผ่านไม่ตรงกัน' }
const bankDetails = { message: 'กรุณากรอกข้อมูลบัญชีธนาคาร' }

describe('the first broken rule, shown at its fields in the specified order', () => {
  const cases: [string, Partial<Registration>, ReturnType<typeof findErrors>][] = [
    ['all in order', {}, {}],
    ['nothing at all', emptyRegistration, { username: credentials, password: credentials }],
    [
      'no username, and passwords that differ',
      { username: ' ', password: 'x' },
      { username: credentials },
    ],
    ['no password', { password: '' }, { password: credentials }],
    [
      'passwords that differ, and no bank',
      { confirmPassword: 'x', bank_name: '' },
      { confirmPassword: mismatch },
    ],
    ['no bank', { bank_name: '' }, { bank_name: bankDetails }],
    ['the bank still being checked', { bank_name: 'กำลังตรวจสอบ...' }, { bank_name: bankDetails }],
    ['the bank "automatic"', { bank_name: 'อัตโนมัติ' }, { bank_name: bankDetails }],
    [
      'no account',
      { book_number: '', book_name: '' },
      { book_number: bankDetails, book_name: bankDetails },
    ],
    ['only strokes for a number', { book_number: '- -' }, { book_number: bankDetails }],
    [
      'a number that is too short, and a bad name',
      { book_number: '123456789', book_name: '<b>' },
      { book_number: { key: 'session.register.bookNumberInvalid', values: { digits: '10 / 12' } } },
    ],
    [
      'letters in the number',
      { book_number: '12345678AB' },
      { book_number: { key: 'session.register.bookNumberInvalid', values: { digits: '10 / 12' } } },
    ],
    [
      'digits in the name',
      { book_name: 'Somchai 2' },
      { book_name: { key: 'session.register.bookNameInvalid' } },
    ],
    [
      'no acceptance',
      { accepted: false },
      { accepted: { key: 'session.register.acceptRequired' } },
    ],
  ]
  test.each(cases)(
    'the registration form finds the first error of an entry with %s',
    (_name, part, errors) => {
      expect(findErrors({ ...filled, ...part }, bank)).toEqual(errors)
    },
  )

  test.each(['สมชาย ใจดี', 'น.ส. สมหญิง', 'José Țîrău', 'Somchai  Jaidee'])(
    '%s is accepted as a name',
    (book_name) => {
      expect(findErrors({ ...filled, book_name }, bank)).toEqual({})
    },
  )

  test('a bank without specified lengths takes 10 to 15 digits', () => {
    const open = { ...bank, digits: [] }
    expect(findErrors({ ...filled, book_number: '1'.repeat(15) }, open)).toEqual({})
    expect(findErrors({ ...filled, book_number: '1'.repeat(16) }, open)).toHaveProperty(
      'book_number',
    )
  })
})

describe('a message of the server, shown at the fields that it is about', () => {
  test.each([
    ['ชื่อผู้ใช้งานกับบัญชีธนาคารซ้ำในระบบ!', ['username', 'book_number']],
    ['บัญชีธนาคารซ้ำในระบบ!', ['book_number']],
    ['ชื่อผู้ใช้งานซ้ำในระบบ!', ['username']],
    ['ชื่อบัญชีซ้ำในระบบ!', ['book_name']],
    ['เลขบัญชีไม่ถูกต้อง', ['book_number']],
    ['กรุณากรอกข้อมูลบัญชีธนาคาร', ['bank_name', 'book_number', 'book_name']],
    ['Server Error', []],
  ])("the server's message “%s” is shown at its fields", (message, fields) => {
    const errors = errorsOf(message, filled)
    expect(Object.keys(errors)).toEqual(fields)
    for (const error of Object.values(errors)) expect(error).toEqual({ message: message })
  })
})

test('the payload has digits only, names without extra spaces, and the passwords as typed', () => {
  const typed = { ...filled, username: ' 081 ', password: ' p ', book_name: ' Som   Jai ' }
  expect(payloadOf(typed, 'pin', 'friend')).toEqual({
    id: 'pin',
    username: '081',
    password: ' p ',
    confirmPassword: 'player1234',
    bank_name: 'กสิกรไทย',
    book_number: '1234567890',
    book_name: 'Som Jai',
    inviterID: 'friend',
  })
})

test('account numbers can be typed in Thai digits', () => {
  expect(digitsOf('๑๒๓-๔ ๕๖๗๘๙๐')).toBe('1234567890')
})

test('each registration gets a different PIN', () => {
  expect(newPin()).toMatch(/^[\da-f]{8}$/)
  expect(new Set(Array.from({ length: 50 }, newPin)).size).toBe(50)
})

describe('password strength', () => {
  test.each([
    ['', 0],
    ['a', 1],
    ['12345678', 1],
    ['aaaaaaaaaaaaaaaa', 1],
    ['password1', 1],
    ['0812345678', 1],
    ['player12', 2],
    ['Player12', 3],
    ['correct horse', 3],
    ['Correct-horse-7', 4],
    ['รหัสผ่านของฉันเอง', 4],
  ])('the strength of the password %s is %i', (password, strength) => {
    expect(passwordStrength(password, '0812345678')).toBe(strength)
  })
})

describe('the inviter', () => {
  const now = 1_800_000_000_000
  const day = 86_400_000
  beforeEach(() => localStorage.clear())

  test('the inviter of the address is remembered for 90 days', () => {
    expect(findInviter('?ref=friend-1', now)).toBe('friend-1')
    expect(findInviter('', now + 89 * day)).toBe('friend-1')
    expect(findInviter('', now + 90 * day)).toBeNull()
  })

  test('the last named inviter replaces the one before', () => {
    findInviter('?ref=first', now)
    findInviter('?ref=second', now + day)
    expect(findInviter('', now + 90 * day)).toBe('second')
  })

  test('the inviter is found although a chat app put invisible characters around the link', () => {
    expect(findInviter('?ref=%E2%80%8Bfriend-1%E2%81%A0%20', now)).toBe('friend-1')
  })

  test.each(['?ref=', '?ref=<script>', `?ref=${'x'.repeat(65)}`, '?ref=a%20b', '?other=1'])(
    'the address query %s names no inviter',
    (search) => expect(findInviter(search, now)).toBeNull(),
  )

  test.each([
    'not json',
    'null',
    '"text"',
    '{"id":"<b>","at":1800000000000}',
    '{"id":"x","at":"yesterday"}',
    '{"id":"x","at":1900000000000}',
  ])('a damaged stored inviter (%s) is ignored', (stored) => {
    localStorage.setItem('inviter', stored)
    expect(findInviter('', now)).toBeNull()
  })
})
