import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { isPhone } from '#contract/users/rules'
import { contactSchema, emptyForm } from '#features/pages/contact/contactForm'
import { phoneLink, phoneNumber, readPhone } from '#lib/text/phoneNumber'

describe('a phone number', () => {
  test.each<[string, number: string, extension: string]>([
    ['\u202d+66 81 234 5678\u202c', '+66812345678', ''],
    ['081–234–5678', '0812345678', ''],
    ['081\u2011234\u20115678', '0812345678', ''],
    ['081−234−5678', '0812345678', ''],
    ['๐๘๑-๒๓๔-๕๖๗๘', '0812345678', ''],
    ['０８１－２３４－５６７８', '0812345678', ''],
    ['02 555 0110 ext. 8', '025550110', '8'],
    ['02 555 0110 ต่อ 8', '025550110', '8'],
    ['02-555-0110 ต่อ ๘', '025550110', '8'],
    ['02-555-0110#12', '025550110', '12'],
    ['+86 10 5555 0110 转 301', '+861055550110', '301'],
    ['01 55 55 01 10 poste 42', '0155550110', '42'],
    ['tel:+66-2-555-0110;ext=8', '+6625550110', '8'],
    ['66812345678', '66812345678', ''],
    ['+66 (0)81 234 5678', '+66812345678', ''],
    ['0066 81 234 5678', '+66812345678', ''],
    ['(02) 555/0110', '025550110', ''],
    ['1669', '1669', ''],
  ])('the phone number %j is read', (text, number, extension) => {
    expect(readPhone(text)).toEqual({ number, extension })
    expect(phoneLink(text)).toBe(`tel:${number}${extension && `;ext=${extension}`}`)
  })

  test.each([
    '',
    'abc',
    '+',
    '12',
    '1234567890123456',
    '081 234 5678 or 9',
    'javascript:alert(1)',
    '++66',
    'ext. 8',
  ])('the phone number %j is refused', (text) => {
    expect(readPhone(text)).toBeNull()
    expect(phoneLink(text)).toBeNull()
  })

  test.each(['66812345678', '+66 (0)81 234 5678', '\u206681‑234‑5678', '๐๘๑ ๒๓๔ ๕๖๗๘'])(
    'the text %j is always the same username, or none',
    (text) => expect([null, '0812345678']).toContain(phoneNumber(text)),
  )

  test('a username has no extension', () => {
    expect(phoneNumber('081 234 5678 ext. 8')).toBeNull()
    expect(phoneNumber('66812345678')).toBe('0812345678')
  })

  test.each(['02 555 0110 ต่อ 8', '\u2068+66 2 555 0110\u2069', '๐๒-๕๕๕-๐๑๑๐'])(
    'the phone number %j is accepted in every form',
    (phone) => {
      expect(isPhone(phone)).toBe(true)
      const { issues = [] } = v.safeParse(contactSchema, { ...emptyForm, phone })
      expect(issues.filter(({ path }) => path?.[0]?.key === 'phone')).toEqual([])
    },
  )
})
