import { describe, expect, test } from 'vitest'
import {
  badRecipient,
  bareAddress,
  mailbox,
  recipientLine,
  recipientName,
  recipientsOf,
  typedRecipients,
} from '#contract/mail/address'
import { isEmail } from '#lib/text/email'
import * as fc from '../../properties'

const addressesIn = (text: string) => recipientsOf(text).map(bareAddress)

describe('pasted recipients', () => {
  test.each<[program: string, text: string, addresses: string[]]>([
    ['RFC 5322', '"Doe, John" <j@x.com>; "Roe, Jane" <r@x.com>', ['j@x.com', 'r@x.com']],
    ['RFC 5322, escaped', String.raw`"A \"B, C\" D" <a@x.com>, b@x.com`, ['a@x.com', 'b@x.com']],
    ['a comment', 'a@x.com (Anan, sales), b@x.com', ['a@x.com', 'b@x.com']],
    ['a group', 'Team: a@x.com, B <b@x.com>;, c@x.com', ['a@x.com', 'b@x.com', 'c@x.com']],
    ['an empty group', 'undisclosed-recipients:;', []],
    ['Outlook', 'Doe, John <j@x.com>; Roe, Jane <r@x.com>', ['j@x.com', 'r@x.com']],
    ['Exchange', '[EXT] Bob <bob@x.com>; Ann (HR) <ann@x.com>', ['bob@x.com', 'ann@x.com']],
    ['a Chinese keyboard', 'a@x.com，b@x.com；c@x.com', ['a@x.com', 'b@x.com', 'c@x.com']],
    ['a Japanese keyboard', 'a@x.com、田中 <b@x.com>', ['a@x.com', 'b@x.com']],
    ['full-width letters', 'ａ＠x．com', ['a@x.com']],
    ['a chat', '\u200ba@x.com\u200b,\u2068b@x.com\u2069\ufeff', ['a@x.com', 'b@x.com']],
    ['a spreadsheet', 'a@x.com\tb@x.com\r\nc@x.com\n', ['a@x.com', 'b@x.com', 'c@x.com']],
    ['a link', 'mailto:a@x.com', ['a@x.com']],
    ['Thai', 'สมชาย ใจดี <somchai@x.com>, ทดสอบ@ตัวอย่าง.ไทย', ['somchai@x.com', 'ทดสอบ@ตัวอย่าง.ไทย']],
    ['a stray quotation mark', 'John "Johnny <j@x.com>, b@x.com', ['j@x.com', 'b@x.com']],
    ['nothing', ' ,; \n', []],
  ])('pasted recipients of %s are separated', (_program, text, addresses) => {
    expect(addressesIn(text)).toEqual(addresses)
    expect(badRecipient(text)).toBeNull()
  })

  test('pasted recipients without an address are named', () => {
    expect(badRecipient('a@x.com, Somchai, b@x.com')).toBe('Somchai')
    expect(badRecipient('a@x.com; Somchai; b@x.com')).toBe('Somchai')
  })
})

describe('a recipient', () => {
  test.each([
    ['Doe, John', '"Doe, John" <j@x.com>'],
    ['สมชาย', 'สมชาย <j@x.com>'],
    ['The "Boss" \\', String.raw`"The \"Boss\" \\" <j@x.com>`],
    ['', 'j@x.com'],
  ])('a recipient named %j is written so that it can be read again', (name, line) => {
    expect(mailbox(name, 'j@x.com')).toBe(line)
    expect(recipientsOf(`${line}, b@x.com`)).toEqual([line, 'b@x.com'])
    expect(recipientName(line)).toBe(name || 'j@x.com')
    expect(bareAddress(line)).toBe('j@x.com')
  })

  test('a recipient with any name can be read back from its line', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        const line = recipientLine([mailbox(name, 'j@x.com'), 'b@x.com'])
        expect(addressesIn(line)).toEqual(['j@x.com', 'b@x.com'])
      }),
    )
  })

  test('a recipient is never cut, but left out if the line is full', () => {
    const long = mailbox(`${'a, '.repeat(3400)}b`, 'j@x.com')
    expect(recipientLine(['b@x.com', long, 'c@x.com'])).toBe('b@x.com')
  })

  test.each([
    ['"Doe,', [], '"Doe,'],
    ['"Doe, John" <j@x.com>', [], '"Doe, John" <j@x.com>'],
    ['"Doe, John" <j@x.com>, ', ['"Doe, John" <j@x.com>'], ''],
    ['a@x.com，ส', ['a@x.com'], 'ส'],
    ['a@x.com', [], 'a@x.com'],
  ])('a recipient that is typed as %j waits for its separator', (text, recipients, rest) => {
    expect(typedRecipients(text)).toEqual({ recipients, rest })
  })
})

describe('email addresses', () => {
  test.each([
    'mali@example.com',
    "o'brien@example.ie",
    'a.b+c_d@sub.example.co.th',
    'ทดสอบ@ตัวอย่าง.ไทย',
    'user@xn--72c1a1bt4awk9o.xn--o3cw4h',
    'pelé@exemple.fr',
    '用户@例子.中国',
    'अजय@डाटा.भारत',
    'квіточка@пошта.укр',
    '1@example.com',
  ])('the address %s can receive mail', (address) => expect(isEmail(address)).toBe(true))

  test.each([
    '',
    'mali',
    '@example.com',
    'mali@',
    'mali@example',
    'mali@@example.com',
    'ma li@example.com',
    '.mali@example.com',
    'mali.@example.com',
    'ma..li@example.com',
    'mali@-example.com',
    'mali@example-.com',
    'mali@example..com',
    'mali@127.0.0.1',
    'mali@example.c',
    'mali,nok@example.com',
    'mali@exam ple.com',
    `${'a'.repeat(250)}@x.com`,
  ])('the address %j cannot receive mail', (address) => expect(isEmail(address)).toBe(false))

  test('an address of any length is checked quickly', () => {
    expect(isEmail('a'.repeat(254))).toBe(false)
    expect(isEmail(`${'a.'.repeat(120)}@${'b.'.repeat(5)}`)).toBe(false)
  })
})
