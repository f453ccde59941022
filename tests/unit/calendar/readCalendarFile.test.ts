import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { type CalendarEvent, eventsSchema } from '#contract/calendar/calendar'
import { calendarFile } from '#features/calendar/file/calendarFile'
import { readCalendarFile } from '#features/calendar/file/readCalendarFile'
import type { Work } from '#lib/inSlices'
import * as fc from '../../properties'

const here = {
  known: new Set<string>(),
  zone: 'Asia/Bangkok',
  host: 'member.example',
  untitled: '(no title)',
}

const bytes = (text: string) => new TextEncoder().encode(text)

function done<Result>(work: Work<Result>): Result {
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
  }
}

const readText = (text: string, known: string[] = []) => {
  const read = done(readCalendarFile(bytes(text), { ...here, known: new Set(known) }))
  // Check that the calendar accepts every result.
  if (read) v.parse(eventsSchema, read.events)
  return read
}

const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']

const read = (...lines: string[]) =>
  readText(['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n'))

const readOne = (...lines: string[]) => {
  const answer = read(...event('UID:1', ...lines))
  return answer?.events[0] ?? answer?.leftOut[0]?.reason
}

const written = (list: readonly CalendarEvent[]) =>
  calendarFile(list, Date.parse('2026-11-25T05:00:00Z'), 'member.example')

const shown = (text: string) => text.replace(/\r\n?/g, '\n').replace(/(?![\t\n])\p{Cc}/gu, '')

const startOf = (line: string) => {
  const found = readOne(line, 'SUMMARY:X')
  return typeof found === 'object' ? found.start : found
}

const meeting = { color: '#1565c0', textColor: '#ffffff', description: '', title: 'Meeting' }
const timed = { start: '2026-11-25T02:00:00.000Z', end: '2026-11-25T03:30:00.000Z' }

/** Zone whose days begin long before those of UTC. */
const early = { repeat: 'FREQ=DAILY;COUNT=3', zone: 'Pacific/Auckland', except: ['2026-11-26'] }

describe('a file that the calendar wrote itself', () => {
  const events: CalendarEvent[] = [
    {
      ...meeting,
      ...timed,
      id: 'one',
      allDay: false,
      reminder: 10,
      secondReminder: -540,
      color: '#ffe0b2',
    },
    { ...meeting, ...timed, id: 'moment', allDay: false, end: timed.start, textColor: '#000000' },
    { ...meeting, id: 'days', allDay: true, start: '2026-12-31', end: '2027-01-02' },
    {
      ...meeting,
      ...timed,
      id: 'weekly',
      allDay: false,
      repeat: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE;UNTIL=20270331',
      zone: 'Europe/Berlin',
      except: ['2026-12-07', '2026-12-09'],
    },
    {
      ...meeting,
      ...timed,
      id: 'alone',
      allDay: false,
      detachedFrom: { id: 'weekly', day: '2026-12-07' },
    },
    {
      ...meeting,
      id: 'whole day',
      allDay: true,
      start: '2026-12-10',
      end: '2026-12-11',
      detachedFrom: { id: 'weekly', day: '2026-12-09' },
    },
    {
      ...meeting,
      ...timed,
      id: 'elsewhere',
      allDay: false,
      detachedFrom: { id: 'gone', day: '2026-12-09' },
    },
    { ...meeting, ...timed, id: 'early', allDay: false, ...early },
    {
      ...meeting,
      id: 'not early',
      allDay: true,
      start: '2026-11-27',
      end: '2026-11-28',
      detachedFrom: { id: 'early', day: '2026-11-26' },
    },
    { ...meeting, ...timed, id: 'count', allDay: false, repeat: 'FREQ=DAILY;COUNT=7', zone: 'UTC' },
    {
      ...meeting,
      id: 'monthly',
      allDay: true,
      start: '2026-11-10',
      end: '2026-11-11',
      repeat: 'FREQ=MONTHLY;BYDAY=2TU;UNTIL=20270601',
      except: ['2027-01-12'],
    },
    {
      ...meeting,
      id: 'thanksgiving',
      allDay: true,
      start: '2026-11-26',
      end: '2026-11-27',
      repeat: 'FREQ=YEARLY;BYMONTH=11;BYDAY=4TH;UNTIL=20301231',
    },
    {
      ...meeting,
      ...timed,
      id: 'last',
      allDay: false,
      repeat: 'FREQ=YEARLY;INTERVAL=2;BYMONTH=11;BYDAY=-1WE',
      zone: 'Europe/Berlin',
    },
    {
      ...meeting,
      id: 'years',
      allDay: true,
      start: '2024-02-29',
      end: '2024-03-01',
      repeat: 'FREQ=YEARLY',
    },
    {
      ...meeting,
      ...timed,
      id: 'words',
      allDay: false,
      title: 'ประชุม; a, b \\n "c": 🎉'.repeat(20),
      description: 'one\n\ttwo;\\,END:VEVENT\nEND:VEVENT\nمرحبا',
    },
  ]
  it('is read back unchanged', () => {
    expect(readText(written(events))).toEqual({ events, leftOut: [], lessReminders: [] })
  })

  it('skips events that exist, even after some were deleted', () => {
    const answer = readText(written(events), ['one', 'words'])
    expect(answer?.leftOut.map(({ reason }) => reason)).toEqual(['known', 'known'])
    expect(answer?.events).toHaveLength(events.length - 2)
  })

  it('keeps any text', () => {
    const words = fc.string({ unit: 'grapheme', maxLength: 120 })
    fc.assert(
      fc.property(words, words, words, (title, description, location) => {
        const text = { title, description, location }
        const one = { ...meeting, ...timed, ...text, id: 'one', allDay: false } as const
        const [back] = readText(written([one]))?.events ?? []
        expect(back?.location ?? '').toBe(shown(location).trim())
        expect(back?.title).toBe(shown(title).trim() || '(no title)')
        expect(back?.description.trim()).toBe(shown(description).trim())
      }),
    )
  })
})

describe('the times of an event', () => {
  it.each([
    ['DTSTART:20261125T020000Z', '2026-11-25T02:00:00.000Z'],
    ['DTSTART:20261125T090000', '2026-11-25T02:00:00.000Z'],
    ['DTSTART;TZID=Europe/Berlin:20260725T090000', '2026-07-25T07:00:00.000Z'],
    [
      'DTSTART;TZID="/freeassociation.example/Europe/Berlin":20260725T090000',
      '2026-07-25T07:00:00.000Z',
    ],
    ['dtstart;value=date:20261125', '2026-11-25'],
    ['DTSTART;VALUE=DATE;X-A="b;c:d":20261125', '2026-11-25'],
    ['DTSTART:20260231', 'unread'],
    ['DTSTART:20261125T250000Z', 'unread'],
    ['DTSTART:tomorrow', 'unread'],
    ['DTSTART:99991231T235900Z', 'unread'],
    ['DTSTART;TZID=Nowhere/Town:20261125T090000', 'zone'],
    ['X-NONE:1', 'unread'],
  ])('are read from %s', (line, start) => expect(startOf(line)).toBe(start))

  it.each([
    ['DTSTART:20261125T020000Z', 'DURATION:PT1H30M', '2026-11-25T03:30:00.000Z'],
    ['DTSTART:20261125T020000Z', 'DURATION:P1W', '2026-12-02T02:00:00.000Z'],
    [
      'DTSTART:20261125T020000Z',
      'DTEND;TZID=Asia/Tokyo:20261125T123000',
      '2026-11-25T03:30:00.000Z',
    ],
    ['DTSTART;VALUE=DATE:20261125', 'DURATION:P2D', '2026-11-27'],
    ['DTSTART;VALUE=DATE:20261125', 'DTEND;VALUE=DATE:20261125', '2026-11-26'],
    ['DTSTART;VALUE=DATE:20261125', 'X-NONE:1', '2026-11-26'],
  ])('have the right end when given as %s and %s', (start, end, expected) => {
    expect(readOne(start, end, 'SUMMARY:X')).toMatchObject({ end: expected })
  })

  it('are refused with an end before the start', () => {
    expect(readOne('DTSTART:20261125T020000Z', 'DTEND:20261125T010000Z')).toBe('unread')
  })
})

describe('the repetition rule of an event', () => {
  const start = 'DTSTART;TZID=Asia/Bangkok:20261110T090000'
  const repeatOf = (rule: string) => {
    const found = readOne(start, `RRULE:${rule}`)
    return typeof found === 'object' ? found.repeat : found
  }

  it.each([
    ['FREQ=WEEKLY;WKST=SU;BYDAY=TU', 'FREQ=WEEKLY'],
    ['FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
    ['FREQ=MONTHLY;BYMONTHDAY=10', 'FREQ=MONTHLY'],
    ['FREQ=MONTHLY;BYDAY=TU;BYSETPOS=2', 'FREQ=MONTHLY;BYDAY=2TU'],
    ['FREQ=MONTHLY;BYDAY=+2TU', 'FREQ=MONTHLY;BYDAY=2TU'],
    ['FREQ=YEARLY;BYMONTH=11;BYMONTHDAY=10', 'FREQ=YEARLY'],
    ['FREQ=DAILY;UNTIL=20261231T235959', 'FREQ=DAILY;UNTIL=20261231'],
    // The event at nine o'clock of that day is after the end.
    ['FREQ=DAILY;UNTIL=20261231T015959Z', 'FREQ=DAILY;UNTIL=20261230'],
    ['FREQ=DAILY;COUNT=3', 'FREQ=DAILY;COUNT=3'],
    ['FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=SU,TU', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,TU;WKST=SU'],
    ['FREQ=YEARLY;BYMONTH=5;BYDAY=2SU', 'FREQ=YEARLY;BYMONTH=5;BYDAY=2SU'],
    ['FREQ=YEARLY;BYDAY=+4TH;BYMONTH=11', 'FREQ=YEARLY;BYMONTH=11;BYDAY=4TH'],
    ['FREQ=YEARLY;BYMONTH=11;BYDAY=TH;BYSETPOS=-1', 'FREQ=YEARLY;BYMONTH=11;BYDAY=-1TH'],
    ['FREQ=MONTHLY;BYMONTH=11;BYDAY=2TU', 'FREQ=YEARLY;BYMONTH=11;BYDAY=2TU'],
    ['FREQ=MONTHLY;BYMONTH=11', 'FREQ=YEARLY'],
    ['FREQ=YEARLY;BYDAY=TU', 'FREQ=WEEKLY'],
    ['FREQ=YEARLY;BYDAY=TU,FR;COUNT=4', 'FREQ=WEEKLY;BYDAY=TU,FR;COUNT=4'],
    // In a whole year, the second Monday is in January and the last one in December.
    ['FREQ=YEARLY;BYDAY=2MO', 'FREQ=YEARLY;BYMONTH=1;BYDAY=2MO'],
    ['FREQ=YEARLY;INTERVAL=2;BYDAY=-1MO', 'FREQ=YEARLY;INTERVAL=2;BYMONTH=12;BYDAY=-1MO'],
    ['FREQ=YEARLY;BYDAY=20MO', 'FREQ=YEARLY;BYDAY=20MO'],
    ['FREQ=YEARLY;INTERVAL=2;BYDAY=TU', 'FREQ=YEARLY;INTERVAL=2;BYDAY=TU'],
    ['FREQ=YEARLY;BYMONTH=11;BYDAY=TU', 'FREQ=YEARLY;BYMONTH=11;BYDAY=TU'],
    ['FREQ=YEARLY;BYMONTH=3,11;BYDAY=2TU', 'FREQ=YEARLY;BYMONTH=3,11;BYDAY=2TU'],
    ['FREQ=MONTHLY;BYMONTHDAY=-1', 'FREQ=MONTHLY;BYMONTHDAY=-1'],
    ['FREQ=MONTHLY;BYMONTHDAY=10,25', 'FREQ=MONTHLY;BYMONTHDAY=10,25'],
    ['FREQ=MONTHLY;BYDAY=TU;BYSETPOS=2,-1', 'FREQ=MONTHLY;BYDAY=2TU,-1TU'],
    [
      'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
      'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
    ],
    // The day of the month is one of two conditions here.
    ['FREQ=MONTHLY;BYDAY=TU;BYMONTHDAY=10', 'FREQ=MONTHLY;BYMONTHDAY=10;BYDAY=TU'],
    ['FREQ=YEARLY;BYMONTH=11;BYMONTHDAY=1,10', 'FREQ=YEARLY;BYMONTH=11;BYMONTHDAY=1,10'],
    ['FREQ=MONTHLY;BYMONTHDAY=31;BYMONTH=2', 'repeat'],
    ['FREQ=DAILY;BYHOUR=9,17', 'repeat'],
    ['FREQ=YEARLY;BYMONTH=13;BYDAY=2TU', 'repeat'],
    ['FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO', 'repeat'],
    ['FREQ=SECONDLY', 'repeat'],
    ['FREQ=DAILY;COUNT=99999999', 'repeat'],
    ['FREQ=DAILY;UNTIL=20200101T000000Z', 'repeat'],
    ['nonsense', 'repeat'],
  ])('is read from %s', (rule, repeat) => expect(repeatOf(rule)).toBe(repeat))

  it('leaves out excluded days and separately changed events, which become single events', () => {
    const answer = read(
      ...event(
        'UID:s',
        start,
        'RRULE:FREQ=DAILY',
        'EXDATE:20261111T020000Z,20261112T020000Z',
        'SUMMARY:S',
      ),
      ...event(
        'UID:s',
        'RECURRENCE-ID:20261113T020000Z',
        'DTSTART:20261113T050000Z',
        'SUMMARY:Later',
      ),
      ...event(
        'UID:s',
        'RECURRENCE-ID:20261114T020000Z',
        'DTSTART:20261114T020000Z',
        'STATUS:CANCELLED',
      ),
    )
    expect(answer?.events).toMatchObject([
      { id: 's', except: ['2026-11-11', '2026-11-12', '2026-11-13', '2026-11-14'] },
      {
        title: 'Later',
        start: '2026-11-13T05:00:00.000Z',
        detachedFrom: { id: 's', day: '2026-11-13' },
      },
    ])
    expect(answer?.events[1]?.repeat).toBeUndefined()
    expect(answer?.leftOut).toEqual([{ title: '(no title)', reason: 'cancelled' }])
  })

  it('does not link an event to a series that it is not part of, whatever the file says', () => {
    const others = ['RELATED-TO:s', 'X-SERIES-DAY:20261125T020000Z', 'X-SERIES-DAY:20261125']
    expect(readOne(start, ...others)).not.toHaveProperty('detachedFrom')
    expect(readOne(start, 'RELATED-TO:s')).not.toHaveProperty('detachedFrom')
    expect(readOne(start, 'RELATED-TO:@member.example', 'X-SERIES-DAY:20261125')).toMatchObject({
      detachedFrom: { id: '@member.example', day: '2026-11-25' },
    })
  })
})

describe('the texts of an event', () => {
  it('are joined where a line was cut, even inside a character', () => {
    const file = bytes(
      'BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nDTSTART:20261125\nSUMMARY:Ab\n\tc ประ\nEND:VEVENT\n',
    )
    const at =
      bytes('BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nDTSTART:20261125\nSUMMARY:Ab\n\tc ').length + 1
    const cut = new Uint8Array([...file.subarray(0, at), 13, 10, 32, ...file.subarray(at)])
    expect(done(readCalendarFile(cut, here))?.events[0]?.title).toBe('Abc ประ')
  })

  it('include the location', () => {
    expect(
      readOne('DTSTART:20261125T020000Z', 'DESCRIPTION:Bring\\, all', 'LOCATION:Room 4'),
    ).toMatchObject({ description: 'Bring, all', location: 'Room 4' })
  })

  it('keep a title that is too long, in the description', () => {
    const title = 'x'.repeat(10_000)
    expect(readOne('DTSTART:20261125', `SUMMARY:${title}`)).toMatchObject({
      title: 'x'.repeat(1000),
      description: title,
    })
  })

  it('include the IDs of other programs, and a new ID where there is none', () => {
    const long = `${'0'.repeat(90)}abcdefghijklmnopqrst`
    const ids = read(
      ...event(`UID:${long}`, 'DTSTART:20261125'),
      ...event('UID:one@other.example', 'DTSTART:20261125'),
      ...event('DTSTART:20261125', 'SUMMARY:Fair'),
      ...event('UID:one@other.example', 'DTSTART:20261125', 'SUMMARY:Twice'),
    )
    expect(ids?.events.map(({ id }) => id)).toEqual([
      long.slice(-100),
      'one@other.example',
      '20261125 Fair',
    ])
    expect(ids?.leftOut).toEqual([{ title: 'Twice', reason: 'known' }])
  })
})

describe('a hostile file', () => {
  it.each([
    '',
    '<!doctype html><p>BEGIN:VEVENT',
    'BEGIN:VCARD\nEND:VCARD',
    '\0\u0001PK\u0003',
    '__proto__:1',
  ])('is refused if it is %j', (text) => expect(readText(text)).toBeNull())

  it('reports its last event if it is cut off', () => {
    const answer = readText('BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20261125\nSUMMARY:Half')
    expect(answer).toEqual({
      events: [],
      leftOut: [{ title: 'Half', reason: 'unread' }],
      lessReminders: [],
    })
  })

  it('is read to its end despite nested parts and names of object properties', () => {
    const answer = readText(
      `BEGIN:VCALENDAR\n${'BEGIN:VEVENT\n'.repeat(50_000)}__proto__;__proto__=x:1\nconstructor:2\nUID:1\nDTSTART:20261125\nSUMMARY:In\n${'END:VALARM\n'.repeat(50_000)}END:VEVENT\n`,
    )
    expect(answer?.events).toMatchObject([{ title: 'In' }])
    expect(answer?.leftOut).toHaveLength(49_999)
  })

  it('leaves out the rest by name if it has too many events', () => {
    const many = Array.from({ length: 5002 }, (_, index) =>
      event(`UID:${index}`, 'DTSTART:20261125', `SUMMARY:${index}`),
    )
    const answer = read(...many.flat())
    expect(answer?.events).toHaveLength(5000)
    expect(answer?.leftOut).toEqual([
      { title: '5000', reason: 'many' },
      { title: '5001', reason: 'many' },
    ])
  })

  it('gives each event once, whatever its bytes', () => {
    const line = fc.oneof(
      fc.constantFrom(
        'BEGIN:VCALENDAR',
        'BEGIN:VEVENT',
        'END:VEVENT',
        'DTSTART:20261125',
        'UID:1',
        ' x',
      ),
      fc
        .tuple(fc.constantFrom('DTSTART', 'RRULE', 'EXDATE', 'DURATION', 'DTEND'), fc.string())
        .map((pair) => pair.join(':')),
      fc.string({ unit: 'binary' }),
    )
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const ids = readText(lines.join('\n'))?.events.map(({ id }) => id) ?? []
        expect(new Set(ids).size).toBe(ids.length)
      }),
    )
  })
})
