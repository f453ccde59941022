import { expect, test } from 'vitest'
import { textParts } from '#ui/display/textLinks'

const targets = (text: string) => textParts(text).flatMap(({ href, mail }) => href ?? mail ?? [])

test.each([
  ['See https://a.example/x?y=1#z.', ['https://a.example/x?y=1#z']],
  [
    '(www.a.example), or mailto:mali@example.com?subject=x!',
    ['https://www.a.example', 'mali@example.com'],
  ],
  ['mali@example.com; nok@example.com', ['mali@example.com', 'nok@example.com']],
  ['http://a.example javascript:alert(1) data:text/html,x a@b', []],
  [
    'https://a.example/A_(b). (See https://a.example/A_(b)), (https://a.example/x): (a https://a.example/b) c)',
    [
      'https://a.example/A_(b)',
      'https://a.example/A_(b)',
      'https://a.example/x',
      'https://a.example/b',
    ],
  ],
  ['ดู https://a.example/ไทย ด้วย', ['https://a.example/ไทย']],
  ['看https://a.example/x。下一句', ['https://a.example/x']],
  ['见https://a.example/x，谢谢！', ['https://a.example/x']],
  ['（https://a.example/x）', ['https://a.example/x']],
  ['「https://a.example/」です', ['https://a.example/']],
  ['https://a.example/x、https://b.example/y；', ['https://a.example/x', 'https://b.example/y']],
  ['https://a.example/x？是！', ['https://a.example/x']],
  ['https://a.example/x：說', ['https://a.example/x']],
  ['https://a.example/书《x》', ['https://a.example/书']],
  ['https://a.example/x～ https://a.example/y…', ['https://a.example/x', 'https://a.example/y']],
  ['https://a.example/x\u200b\u200b', ['https://a.example/x']],
  ['“https://a.example/x”, it’s', ['https://a.example/x']],
  ['https://例え.テスト/パス', ['https://例え.テスト/パス']],
  ['www.a.example，www.b.example。', ['https://www.a.example', 'https://www.b.example']],
  ['邮件mali@example.com。', ['mali@example.com']],
  ['写信给mali@example.com，谢谢', ['mali@example.com']],
  ['ทดสอบ@ตัวอย่าง.ไทย', ['ทดสอบ@ตัวอย่าง.ไทย']],
])('the links of the text are found: %s', (text, expected) => {
  expect(targets(text)).toEqual(expected)
  expect(
    textParts(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
})

test.each(['ก', 'a', 'ก.', 'a.', '字a'])(
  'an address after 50,000 times “%s” is found before the reader notices',
  (letters) => {
    expect(targets(`${letters.repeat(50_000)} mali@example.com`)).toEqual(['mali@example.com'])
  },
  // Trying each character as a start would take a minute.
  5_000,
)
