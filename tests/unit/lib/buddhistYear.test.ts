import { describe, expect, test } from 'vitest'
import { gregorianDay } from '#lib/buddhistYear'

const now = Date.parse('2026-11-29T00:00Z')

describe('a typed date', () => {
  test.each<[typed: string, day: string | null]>([
    ['2569-11-29', '2026-11-29'],
    ['2570-01-01', '2027-01-01'],
    ['2500-12-31', '1957-12-31'],
    ['2567-02-28', '2024-02-28'],
    ['2427-01-01', '1884-01-01'],
    ['2026-11-29', '2026-11-29'],
    ['2426-12-31', '2426-12-31'],
    ['1999-01-01', '1999-01-01'],
    ['2568-02-29', null],
    ['2999-12-31', '2456-12-31'],
  ])('the typed date %s is read as the Gregorian day %s', (typed, day) =>
    expect(gregorianDay(typed, now)).toBe(day),
  )
})
