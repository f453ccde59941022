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
])('%s', (text, expected) => {
  expect(targets(text)).toEqual(expected)
  expect(
    textParts(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
})
