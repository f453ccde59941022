import { describe, expect, it } from 'vitest'
import { numberInSeries, parseRule, repeatedDays, ruleText } from '#features/calendar/series/repeat'

function daysOf(text: string, first: string, from: string, to: string): string[] {
  const rule = parseRule(text)
  if (!rule) throw new Error(`${text} is no rule`)
  return repeatedDays(rule, first, from, to)
}

describe('a repetition rule', () => {
  it.each([
    'FREQ=DAILY',
    'FREQ=DAILY;INTERVAL=3;COUNT=10',
    'FREQ=WEEKLY;BYDAY=MO,WE,SU;UNTIL=20261231',
    'FREQ=MONTHLY;BYDAY=-1FR',
    'FREQ=MONTHLY;INTERVAL=2',
    'FREQ=YEARLY',
    'FREQ=YEARLY;BYMONTH=11;BYDAY=4TH',
    'FREQ=MONTHLY;BYMONTHDAY=1,15,-1',
    'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
    'FREQ=MONTHLY;BYDAY=1MO,3MO;UNTIL=20271231',
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST=SU',
    'FREQ=YEARLY;BYYEARDAY=1,100,-1',
  ])('%s is read and written unchanged', (text) => {
    const rule = parseRule(text)
    expect(rule && ruleText(rule)).toBe(text)
  })

  it.each([
    '',
    'FREQ=HOURLY',
    'FREQ=DAILY;INTERVAL=0',
    'FREQ=DAILY;COUNT=1000',
    'FREQ=DAILY;UNTIL=20260231',
    'FREQ=WEEKLY;BYDAY=XX',
    'FREQ=WEEKLY;BYDAY=2MO',
    'FREQ=DAILY;BYSECOND=1',
    'FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO',
    'FREQ=YEARLY;BYMONTH=13;BYDAY=4TH',
    'FREQ=YEARLY;BYMONTH=-1',
    'FREQ=MONTHLY;BYMONTHDAY=0',
    'FREQ=MONTHLY;BYMONTHDAY=1,,2',
    'FREQ=MONTHLY;BYMONTHDAY=32',
    'FREQ=MONTHLY;BYDAY=MO;BYSETPOS=367',
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,SU;WKST=XX',
    '__proto__=1',
  ])('%s is refused', (text) => {
    expect(parseRule(text)).toBeNull()
  })
})

describe('the days of a series', () => {
  it('are only those of the span, however long ago the series began', () => {
    expect(daysOf('FREQ=DAILY', '1999-01-01', '2026-11-23', '2026-11-25')).toEqual([
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
    ])
    expect(daysOf('FREQ=DAILY;INTERVAL=7', '2026-11-02', '2026-11-10', '2026-11-30')).toEqual([
      '2026-11-16',
      '2026-11-23',
      '2026-11-30',
    ])
    expect(daysOf('FREQ=DAILY', '2026-11-24', '2026-01-01', '2026-11-25')).toHaveLength(2)
  })

  it('are weekdays of every second week', () => {
    // 25 November 2026 is a Wednesday.
    expect(
      daysOf('FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE', '2026-11-25', '2026-11-01', '2026-12-31'),
    ).toEqual(['2026-11-25', '2026-12-07', '2026-12-09', '2026-12-21', '2026-12-23'])
    expect(daysOf('FREQ=WEEKLY', '2026-11-25', '2027-01-01', '2027-01-10')).toEqual(['2027-01-06'])
  })

  it('skip months and years without the day', () => {
    expect(daysOf('FREQ=MONTHLY', '2026-12-31', '2027-01-01', '2027-05-31')).toEqual([
      '2027-01-31',
      '2027-03-31',
      '2027-05-31',
    ])
    expect(daysOf('FREQ=YEARLY', '2024-02-29', '2025-01-01', '2033-01-01')).toEqual([
      '2028-02-29',
      '2032-02-29',
    ])
  })

  it('are the second Tuesday or the last Friday of a month', () => {
    expect(daysOf('FREQ=MONTHLY;BYDAY=2TU', '2026-11-10', '2026-12-01', '2027-01-31')).toEqual([
      '2026-12-08',
      '2027-01-12',
    ])
    expect(daysOf('FREQ=MONTHLY;BYDAY=-1FR', '2026-11-27', '2026-11-01', '2026-12-31')).toEqual([
      '2026-11-27',
      '2026-12-25',
    ])
  })

  it('are a weekday of one month of the year, whenever the series began', () => {
    expect(
      daysOf('FREQ=YEARLY;BYMONTH=11;BYDAY=4TH', '2026-11-26', '2020-01-01', '2028-12-31'),
    ).toEqual(['2026-11-26', '2027-11-25', '2028-11-23'])
    expect(
      daysOf('FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU', '2020-06-01', '2020-01-01', '2022-12-31'),
    ).toEqual(['2021-03-28', '2022-03-27'])
    expect(
      daysOf(
        'FREQ=YEARLY;INTERVAL=2;BYMONTH=11;BYDAY=1MO',
        '2020-11-02',
        '2025-01-01',
        '2027-12-31',
      ),
    ).toEqual(['2026-11-02'])
  })

  it('end with their last day or their count', () => {
    expect(
      daysOf('FREQ=DAILY;UNTIL=20261124', '2026-11-23', '2026-11-01', '2026-12-31'),
    ).toHaveLength(2)
    expect(daysOf('FREQ=WEEKLY;COUNT=3', '2026-11-23', '2026-12-01', '2027-12-31')).toEqual([
      '2026-12-07',
    ])
    const rule = parseRule('FREQ=WEEKLY;COUNT=3')
    expect(rule && numberInSeries(rule, '2026-11-23', '2026-12-07')).toBe(3)
  })

  it('are limited in number, whatever the span', () => {
    expect(daysOf('FREQ=DAILY', '2026-11-23', '2026-11-23', '9998-12-31')).toHaveLength(1000)
    expect(daysOf('FREQ=YEARLY;INTERVAL=99', '2999-02-28', '9990-01-01', '9998-12-31')).toEqual([])
  })
})
