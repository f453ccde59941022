import { describe, expect, test } from 'vitest'
import {
  addDays,
  bangkokDay,
  dayMs,
  formatDate,
  formatDateTime,
  formatTime,
  isDay,
  isMoment,
  isoOf,
  lastBangkokDays,
  startOfBangkokDay,
} from '#lib/time'
import * as fc from '../../properties'

describe('Bangkok days', () => {
  test('the Bangkok day changes at 17:00 UTC', () => {
    expect(bangkokDay(Date.parse('2026-11-21T16:59:59.999Z'))).toBe('2026-11-21')
    expect(bangkokDay(Date.parse('2026-11-21T17:00:00.000Z'))).toBe('2026-11-22')
    expect(bangkokDay(new Date('2026-12-31T17:30:00Z'))).toBe('2027-01-01')
  })

  test.each([
    ['2026-11-20', true],
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['0002-11-20', false],
    ['12026-11-20', false],
    ['2026-11-20T00:00', false],
    ['', false],
  ])('the text “%s” is a valid day: %s', (text, known) => {
    expect(isDay(text)).toBe(known)
  })

  test('a Bangkok day begins within itself and ends with its last millisecond', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_102_444_800_000 }), (moment) => {
        const start = startOfBangkokDay(bangkokDay(moment))
        expect(start).toBeLessThanOrEqual(moment)
        expect(moment - start).toBeLessThan(dayMs)
        expect(bangkokDay(start - 1)).toBe(addDays(bangkokDay(moment), -1))
      }),
    )
  })

  test('the Bangkok day agrees with the time zone database', () => {
    const reference = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Bangkok' })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_102_444_800_000 }), (moment) => {
        expect(bangkokDay(moment)).toBe(reference.format(moment))
      }),
    )
  })

  test('days are added across months and leap days', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDays('2027-01-01', -1)).toBe('2026-12-31')
  })

  test('the last Bangkok days end with today', () => {
    expect(lastBangkokDays(Date.parse('2026-11-21T17:30:00Z'), 3)).toEqual([
      '2026-11-20',
      '2026-11-21',
      '2026-11-22',
    ])
  })

  test('an invalid date throws an error', () => {
    expect(() => bangkokDay(Number.NaN)).toThrow(RangeError)
  })
})

describe('displayed times', () => {
  const moment = Date.parse('2026-11-21T17:30:00Z')

  test('a time in Thai has the Buddhist year', () => {
    expect(formatDateTime(moment, 'th')).toBe('22 พ.ย. 2569 00:30')
    expect(formatDate(moment, 'th')).toBe('22 พ.ย. 2569')
  })

  test('a time is shown in Bangkok time, wherever the device is', () => {
    expect(formatDate(moment, 'en')).toBe('22 Nov 2026')
    expect(formatTime(moment, 'fr')).toBe('00:30')
  })
})

describe('invalid times', () => {
  const none = [Number.NaN, Infinity, 8.64e15, -8.64e15, Date.parse('+010000-01-01T00:00:00Z')]

  test('an invalid time is shown as a dash, and throws nowhere', () => {
    for (const moment of none) {
      expect(isMoment(moment)).toBe(false)
      expect(isoOf(moment)).toBe('')
      expect(
        [formatDate, formatDateTime, formatTime].map((format) => format(moment, 'th')),
      ).toEqual(['–', '–', '–'])
    }
    expect(isMoment(Date.parse('9999-12-29T00:00:00Z'))).toBe(true)
  })
})
