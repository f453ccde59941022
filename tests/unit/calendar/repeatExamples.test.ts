import { expect, test } from 'vitest'
import { occurrences, seriesOf } from '#features/calendar/series/occurrences'

/** Examples of RFC 5545, 3.8.5.3, for the supported rules. All are at nine in New York. */
const zone = 'America/New_York'

/** @returns the starts from 1997 to 1999 in New York time: `9/2 09:00` */
function starts(first: string, repeat: string): string[] {
  const start = `${first}T09:00:00-04:00`
  const event = {
    id: 'example',
    title: 'Example',
    description: '',
    allDay: false,
    start,
    end: start,
    color: '#000000',
    textColor: '#ffffff',
    repeat,
    zone,
  }
  const series = seriesOf(event)
  if (!series) throw new Error(`${repeat} is no rule`)
  return occurrences(series, { from: '1997-01-01', to: '1999-12-31' }).map((one) => one.start)
}

const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: zone,
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

function daysOf(first: string, repeat: string): string {
  const shown = starts(first, repeat).map((start) => clock.format(new Date(start)).split(', '))
  // Clocks go back on 26 October, and nine o'clock stays nine o'clock.
  expect(new Set(shown.map(([, time]) => time))).toEqual(new Set(['09:00']))
  return shown.map(([day]) => day).join(' ')
}

test.each([
  ['daily for ten times', 'FREQ=DAILY;COUNT=10', '9/2 9/3 9/4 9/5 9/6 9/7 9/8 9/9 9/10 9/11'],
  ['every ten days, five times', 'FREQ=DAILY;INTERVAL=10;COUNT=5', '9/2 9/12 9/22 10/2 10/12'],
  [
    'weekly for ten times',
    'FREQ=WEEKLY;COUNT=10',
    '9/2 9/9 9/16 9/23 9/30 10/7 10/14 10/21 10/28 11/4',
  ],
  [
    'weekly until the 24th of December',
    'FREQ=WEEKLY;UNTIL=19971224T000000Z',
    '9/2 9/9 9/16 9/23 9/30 10/7 10/14 10/21 10/28 11/4 11/11 11/18 11/25 12/2 12/9 12/16 12/23',
  ],
  [
    'weekly on Tuesday and Thursday for five weeks, by a moment',
    'FREQ=WEEKLY;UNTIL=19971007T000000Z;BYDAY=TU,TH',
    '9/2 9/4 9/9 9/11 9/16 9/18 9/23 9/25 9/30 10/2',
  ],
  [
    'the same by number',
    'FREQ=WEEKLY;COUNT=10;BYDAY=TU,TH',
    '9/2 9/4 9/9 9/11 9/16 9/18 9/23 9/25 9/30 10/2',
  ],
  [
    'every other week on Tuesday and Thursday, eight times',
    'FREQ=WEEKLY;INTERVAL=2;COUNT=8;BYDAY=TU,TH',
    '9/2 9/4 9/16 9/18 9/30 10/2 10/14 10/16',
  ],
])('a series has the days of the RFC: %s', (_, repeat, days) => {
  expect(daysOf('1997-09-02', repeat)).toBe(days)
})

test('a series every other week on three days has the days of the RFC until 24 December', () => {
  expect(daysOf('1997-09-01', 'FREQ=WEEKLY;INTERVAL=2;UNTIL=19971224T000000Z;BYDAY=MO,WE,FR')).toBe(
    '9/1 9/3 9/5 9/15 9/17 9/19 9/29 10/1 10/3 10/13 10/15 10/17 10/27 10/29 10/31 11/10 11/12 11/14 ' +
      '11/24 11/26 11/28 12/8 12/10 12/12 12/22',
  )
})

test('a daily series until a moment before its hour ends on the day before', () => {
  const days = starts('1997-09-02', 'FREQ=DAILY;UNTIL=19971224T000000Z')
  expect(days).toHaveLength(113)
  expect(days.at(-1)).toBe('1997-12-23T14:00:00.000Z')
  // The moment at which the last event begins still belongs to the series.
  expect(starts('1997-09-02', 'FREQ=DAILY;UNTIL=19971224T140000Z')).toHaveLength(114)
})

test('a series on the first Friday of the month ends after ten times, or on 24 December', () => {
  expect(daysOf('1997-09-05', 'FREQ=MONTHLY;COUNT=10;BYDAY=1FR')).toBe(
    '9/5 10/3 11/7 12/5 1/2 2/6 3/6 4/3 5/1 6/5',
  )
  expect(daysOf('1997-09-05', 'FREQ=MONTHLY;UNTIL=19971224T000000Z;BYDAY=1FR')).toBe(
    '9/5 10/3 11/7 12/5',
  )
})

test('a series on a weekday of one month of each year has the days of the RFC', () => {
  expect(daysOf('1997-04-06', 'FREQ=YEARLY;BYDAY=1SU;BYMONTH=4')).toBe('4/6 4/5 4/4')
  expect(daysOf('1997-04-27', 'FREQ=YEARLY;BYDAY=-1SU;BYMONTH=4;UNTIL=19980426T130000Z')).toBe(
    '4/27 4/26',
  )
})

test.each([
  ['1997-09-22', 'FREQ=MONTHLY;COUNT=6;BYDAY=-2MO', '9/22 10/20 11/17 12/22 1/19 2/16'],
  ['1997-09-28', 'FREQ=MONTHLY;BYMONTHDAY=-3;COUNT=6', '9/28 10/29 11/28 12/29 1/29 2/26'],
  [
    '1997-09-02',
    'FREQ=MONTHLY;COUNT=10;BYMONTHDAY=2,15',
    '9/2 9/15 10/2 10/15 11/2 11/15 12/2 12/15 1/2 1/15',
  ],
  [
    '1997-09-30',
    'FREQ=MONTHLY;COUNT=10;BYMONTHDAY=1,-1',
    '9/30 10/1 10/31 11/1 11/30 12/1 12/31 1/1 1/31 2/1',
  ],
  [
    '1997-09-10',
    'FREQ=MONTHLY;INTERVAL=18;COUNT=10;BYMONTHDAY=10,11,12,13,14,15',
    '9/10 9/11 9/12 9/13 9/14 9/15 3/10 3/11 3/12 3/13',
  ],
  [
    '1997-09-02',
    'FREQ=MONTHLY;INTERVAL=2;BYDAY=TU;UNTIL=19980201T000000Z',
    '9/2 9/9 9/16 9/23 9/30 11/4 11/11 11/18 11/25 1/6 1/13 1/20 1/27',
  ],
  ['1997-09-07', 'FREQ=MONTHLY;INTERVAL=2;COUNT=6;BYDAY=1SU,-1SU', '9/7 9/28 11/2 11/30 1/4 1/25'],
  ['1997-06-10', 'FREQ=YEARLY;COUNT=5;BYMONTH=6,7', '6/10 7/10 6/10 7/10 6/10'],
  ['1997-05-19', 'FREQ=YEARLY;BYDAY=20MO', '5/19 5/18 5/17'],
  ['1997-04-10', 'FREQ=YEARLY;INTERVAL=2;COUNT=4;BYYEARDAY=100,200', '4/10 7/19 4/10 7/19'],
  [
    '1997-06-05',
    'FREQ=YEARLY;BYDAY=TH;BYMONTH=6,7;COUNT=9',
    '6/5 6/12 6/19 6/26 7/3 7/10 7/17 7/24 7/31',
  ],
  ['1997-09-02', 'FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13', '2/13 3/13 11/13 8/13'],
  [
    '1997-09-13',
    'FREQ=MONTHLY;BYDAY=SA;BYMONTHDAY=7,8,9,10,11,12,13;COUNT=10',
    '9/13 10/11 11/8 12/13 1/10 2/7 3/7 4/11 5/9 6/13',
  ],
  ['1997-09-04', 'FREQ=MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3', '9/4 10/7 11/6'],
  [
    '1997-09-29',
    'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2;COUNT=7',
    '9/29 10/30 11/27 12/30 1/29 2/26 3/30',
  ],
  ['1997-08-05', 'FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO', '8/5 8/10 8/19 8/24'],
  ['1997-08-05', 'FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU', '8/5 8/17 8/19 8/31'],
])('a series from %s by %s has the days of the RFC', (first, repeat, days) => {
  expect(daysOf(first, repeat)).toBe(days)
})
