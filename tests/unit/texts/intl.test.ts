import { describe, expect, it } from 'vitest'
import { satang } from '#lib/money'
import { isLocale, preferredLocale } from '#ui/intl/locale'
import { makeFormats, relativeTime } from '#ui/intl/useFormat'
import { translate } from '#ui/intl/useText'

describe('translate', () => {
  const messages = {
    'ui.updatedAt': 'As of {time}',
    'ui.retry_one': '{count} try',
    'ui.retry_few': '{count} tries (few)',
    'ui.retry_other': '{count} tries',
    'ui.close': 'Close',
  }

  it('replaces every occurrence of a placeholder', () => {
    expect(
      translate({ 'ui.updatedAt': '{time}, {time}' }, 'en', 'ui.updatedAt', { time: '9:00' }),
    ).toBe('9:00, 9:00')
  })

  it('inserts values literally, without reading them again', () => {
    expect(translate(messages, 'en', 'ui.updatedAt', { time: '{time} $& <b>' })).toBe(
      'As of {time} $& <b>',
    )
  })

  it('isolates a right-to-left name, so that it does not reorder the sentence', () => {
    expect(
      translate({ 'ui.updatedAt': '“{time}” moved' }, 'en', 'ui.updatedAt', { time: 'مرحبا' }),
    ).toBe('“\u2068مرحبا\u2069” moved')
  })

  it.each([
    ['\u202Elive', '“live” moved'],
    ['\u2069\u2067\u202Blive\u202C', '“live” moved'],
    ['\u2069مرحبا\u202E', '“\u2068مرحبا\u2069” moved'],
  ])(
    'removes direction marks from a name, so that nothing around it is reordered: %j',
    (time, said) => {
      expect(translate({ 'ui.updatedAt': '“{time}” moved' }, 'en', 'ui.updatedAt', { time })).toBe(
        said,
      )
    },
  )

  it('keeps a placeholder without a value', () => {
    expect(translate(messages, 'en', 'ui.updatedAt')).toBe('As of {time}')
  })

  it.each([
    ['en', 1, '1 try'],
    ['en', 0, '0 tries'],
    ['en', 1234, '1,234 tries'],
    ['fr', 0, '0 try'],
    ['ro', 3, '3 tries (few)'],
    ['ro', 25, '25 tries'],
    ['zh', 1, '1 tries'],
    ['th', 1, '1 tries'],
  ] as const)('chooses the plural form of %s for %d', (locale, count, expected) => {
    expect(translate(messages, locale, 'ui.retry', { count })).toBe(expected)
  })

  it('shows the key of a text that is not loaded', () => {
    expect(translate({}, 'en', 'ui.close')).toBe('ui.close')
  })
})

describe('locales', () => {
  it('are those with a catalogue, in lower case', () => {
    expect(['en', 'fr', 'ro', 'zh', 'th'].every(isLocale)).toBe(true)
    expect(['tlh', 'EN', '', null, undefined, 5].some(isLocale)).toBe(false)
  })

  it('are found by the primary subtag', () => {
    expect(preferredLocale(['tlh', 'FR-ca', 'en'])).toBe('fr')
    expect(preferredLocale(['x'])).toBe('en')
  })
})

describe('formats', () => {
  it('write changes of money with their sign, and zero without one', () => {
    const format = makeFormats('en', 'baht')
    expect([1900, -1000, 0].map((count) => format.change(satang(count)))).toEqual([
      '+19.00 baht',
      '\u221210.00 baht',
      '0.00 baht',
    ])
  })

  it('write money with two decimals and the unit', () => {
    expect(makeFormats('en', 'baht').money(satang(125075))).toBe('1,250.75 baht')
    expect(makeFormats('th', 'บาท').money(satang(0))).toBe('0.00 บาท')
  })

  it('write shares as a percentage', () => {
    expect(makeFormats('en', 'baht').percent(0.25)).toBe('25%')
  })

  it('show Bangkok time, and Buddhist years in Thai', () => {
    const lateInTheYear = Date.parse('2025-12-31T18:30:00Z')
    expect(makeFormats('en', 'baht').date(lateInTheYear)).toBe('1 Jan 2026')
    expect(makeFormats('th', 'บาท').date(lateInTheYear)).toContain('2569')
  })

  it.each([
    [0, 'now'],
    [-59_000, '59 seconds ago'],
    [-60_000, '1 minute ago'],
    [-24 * 3600_000, 'yesterday'],
    [2 * 3600_000, 'in 2 hours'],
    [-400 * 24 * 3600_000, 'last year'],
  ])('write a distance of %d ms as %s', (distance, expected) => {
    expect(relativeTime(distance, 'en')).toBe(expected)
  })
})
