import { describe, expect, test } from 'vitest'
import { internalPath } from '#app/guards/returnPath'
import * as fc from '../../properties'

describe('return paths inside the app', () => {
  test.each([
    '/',
    '/dashboard/analytics',
    '/dashboard/analytics?range=30#chart',
    '/promotion/%E0%B8%81',
    '/login/help',
    '/search?q=https://example.com',
    '/a%20b',
  ])('the login returns to %s', (path) => expect(internalPath(path)).toBe(path))

  test('the login resolves dots in the return path', () =>
    expect(internalPath('/a/../promotion')).toBe('/promotion'))
})

describe('other return paths', () => {
  test.each([
    ['another host', '//evil.example'],
    ['another host in three strokes', '///evil.example'],
    ['backslashes for strokes', '/\\evil.example'],
    ['two backslashes', '\\\\evil.example'],
    ['an address', 'https://evil.example/'],
    ['an address without strokes', 'https:evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['data', 'data:text/html,x'],
    ['no stroke at the start', 'dashboard'],
    ['nothing', ''],
    ['a tab that browsers drop', '/\t/evil.example'],
    ['a line break that browsers drop', '/\n/evil.example'],
    ['a space at the start', ' //evil.example'],
    ['a null', '/\0'],
    ['encoded strokes', '/%2F%2Fevil.example'],
    ['an encoded stroke', '/%2fevil.example'],
    ['an encoded backslash', '/%5Cevil.example'],
    ['an encoded line break', '/a%0d%0aSet-Cookie'],
    ['a stroke that dots leave', '/a/..//evil.example'],
    ['encoded dots', '/%2e%2e//evil.example'],
    ['a broken escape', '/%E0%A4'],
    ['the login page (a loop)', '/login'],
    ['the login page with a query', '/login?x=1'],
    ['the login page with a stroke', '/login/'],
    ['the login page in capitals', '/LOGIN'],
    ['the login page, encoded', '/%6Cogin'],
    ['the login page by dots', '/x/../login'],
    ['the registration', '/register?ref=1'],
    ['the lost password', '/forgot#x'],
    ['a text of any length', `/${'x'.repeat(5000)}`],
  ])('the login does not return to %s', (_name, path) => expect(internalPath(path)).toBeNull())

  test.each([undefined, null, 1, {}, ['/a'], { toString: () => '/a' }])(
    'the value %j is not a return path',
    (value) => expect(internalPath(value)).toBeNull(),
  )

  test('the login never leaves the origin, whatever the return path', () => {
    const parts = fc.constantFrom(
      '/',
      '\\',
      '.',
      ':',
      '@',
      '%',
      '2F',
      '5C',
      'evil.example',
      '\t',
      '?',
      '#',
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(parts).map((list) => `/${list.join('')}`),
        ),
        (text) => {
          const path = internalPath(text)
          if (path === null) return
          expect(new URL(path, 'https://ours.example/login').origin).toBe('https://ours.example')
          expect(internalPath(path)).toBe(path)
        },
      ),
      { numRuns: 2000 },
    )
  })
})
