import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { eventsSchema } from '#contract/calendar/calendar'
import { readCalendarFile } from '#features/calendar/file/readCalendarFile'
import { shownEvents } from '#features/calendar/series/occurrences'
import { atOnce } from '#lib/inSlices'

const here = {
  known: new Set<string>(),
  zone: 'Asia/Bangkok',
  host: 'member.example',
  untitled: '(no title)',
}

function readBytes(file: Uint8Array) {
  const read = atOnce(readCalendarFile(file, here))
  // Check that the calendar accepts every result.
  if (read) v.parse(eventsSchema, read.events)
  return read
}

const encode = (text: string) => new TextEncoder().encode(text)

const fileOf = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n')

const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:1', 'SUMMARY:X', ...lines, 'END:VEVENT']

const read = (...lines: string[]) => readBytes(encode(fileOf(...lines)))

const readOne = (...lines: string[]) => {
  const answer = read(...event(...lines))
  return answer?.events[0] ?? answer?.leftOut[0]?.reason
}

/** @returns the starts of all events in a file, from 2026 to 2027 */
const startsOf = (...lines: string[]) =>
  shownEvents(read(...lines)?.events ?? [], { from: '2026-01-01', to: '2027-12-31' })
    .map(({ start }) => start)
    .toSorted()

const observance = (name: string, from: string, to: string, ...lines: string[]) => [
  `BEGIN:${name}`,
  `TZOFFSETFROM:${from}`,
  `TZOFFSETTO:${to}`,
  ...lines,
  `END:${name}`,
]

const zone = (name: string, ...lines: string[]) => [
  'BEGIN:VTIMEZONE',
  `TZID:${name}`,
  ...lines,
  'END:VTIMEZONE',
]

/** Time zone of Berlin as Outlook writes it. */
const berlinRules = [
  ...observance(
    'STANDARD',
    '+0200',
    '+0100',
    'DTSTART:16011028T030000',
    'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10',
  ),
  ...observance(
    'DAYLIGHT',
    '+0100',
    '+0200',
    'DTSTART:16010325T020000',
    'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3',
  ),
]

/** Offsets of Berlin, but with changes on other days. */
const ownRules = [
  ...observance(
    'STANDARD',
    '+0200',
    '+0100',
    'DTSTART:19700901T030000',
    'RRULE:FREQ=YEARLY;BYDAY=1TU;BYMONTH=9',
  ),
  ...observance(
    'DAYLIGHT',
    '+0100',
    '+0200',
    'DTSTART:19700505T020000',
    'RRULE:FREQ=YEARLY;BYDAY=1TU;BYMONTH=5',
  ),
]

const onDay = (day: string) => `DTSTART;TZID=Own:2026${day}T090000`

const startIn = (rules: string[], line: string) =>
  read(...zone('Own', ...rules), ...event(line))?.events[0]?.start

const summer = (name: string) => `DTSTART;TZID=${name}:20260725T090000`

describe('a time zone of a file', () => {
  it.each([
    ['Egypt Standard Time', '2026-07-25T06:00:00.000Z'],
    ['"Egypt Standard Time"', '2026-07-25T06:00:00.000Z'],
    ['SE Asia Standard Time', '2026-07-25T02:00:00.000Z'],
    ['India Standard Time', '2026-07-25T03:30:00.000Z'],
    ['GMT Standard Time', '2026-07-25T08:00:00.000Z'],
    ['Morocco Standard Time', '2026-07-25T08:00:00.000Z'],
    ['AUS Central Standard Time', '2026-07-24T23:30:00.000Z'],
    ['/freeassociation.sourceforge.net/Tzfile/Europe/Berlin', '2026-07-25T07:00:00.000Z'],
    ['/freeassociation.sourceforge.net/America/Argentina/Buenos_Aires', '2026-07-25T12:00:00.000Z'],
    ['/citadel.org/20211207_1/America/New_York', '2026-07-25T13:00:00.000Z'],
    ['tzone://Microsoft/Utc', '2026-07-25T09:00:00.000Z'],
    ['America/Argentina/Buenos_Aires', '2026-07-25T12:00:00.000Z'],
  ])('%s is known by its name', (name, start) => {
    expect(readOne(summer(name))).toMatchObject({ start })
  })

  it.each([
    ['Customized Time Zone', summer('Customized Time Zone')],
    ['(UTC+01:00) Amsterdam, Berlin', summer('(UTC+01:00) Amsterdam, Berlin')],
    ['(UTC+01:00) Amsterdam\\, Berlin', summer('"(UTC+01:00) Amsterdam, Berlin"')],
    ['tzone://Microsoft/Custom', summer('"tzone://Microsoft/Custom"')],
  ])('%s uses the rules of the file', (name, start) => {
    const [single] = read(...zone(name, ...berlinRules), ...event(start))?.events ?? []
    expect(single).toMatchObject({ start: '2026-07-25T07:00:00.000Z' })
    const series = read(...zone(name, ...berlinRules), ...event(start, 'RRULE:FREQ=WEEKLY'))
    expect(series?.events[0]?.zone).toMatch(/^Europe\//)
  })

  it('a zone with the same offsets but other change days keeps its own rules', () => {
    const startOf = (day: string) =>
      read(...zone('Own', ...ownRules), ...event(onDay(day)))?.events[0]?.start
    expect(startOf('0401')).toBe('2026-04-01T08:00:00.000Z')
    expect(startOf('0505')).toBe('2026-05-05T07:00:00.000Z')
    expect(startOf('0831')).toBe('2026-08-31T07:00:00.000Z')
    expect(startOf('0901')).toBe('2026-09-01T08:00:00.000Z')
    const series = read(...zone('Own', ...ownRules), ...event(onDay('0401'), 'RRULE:FREQ=WEEKLY'))
    expect(series).toMatchObject({ events: [], leftOut: [{ reason: 'zone' }] })
  })

  it('a zone with single changes, or with an end of its summer time, is read in full', () => {
    const changes = [
      ...observance(
        'STANDARD',
        '+0300',
        '+0200',
        'DTSTART:20251030T230000',
        'RDATE:20261029T230000',
      ),
      ...observance('DAYLIGHT', '+0200', '+0300', 'DTSTART:20260424T000000'),
    ]
    expect(startIn(changes, 'DTSTART;TZID=Own:20260725T090000')).toBe('2026-07-25T06:00:00.000Z')
    expect(startIn(changes, 'DTSTART;TZID=Own:20261201T090000')).toBe('2026-12-01T07:00:00.000Z')
    const ended = [
      ...observance(
        'STANDARD',
        '+0100',
        '+0000',
        'DTSTART:19701025T020000',
        'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10;UNTIL=20151025T010000Z',
      ),
      ...observance(
        'DAYLIGHT',
        '+0000',
        '+0100',
        'DTSTART:19700329T010000',
        'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3;UNTIL=20160327T010000Z',
      ),
    ]
    expect(startIn(ended, 'DTSTART;TZID=Own:20261201T090000')).toBe('2026-12-01T08:00:00.000Z')
  })

  it.each([
    [
      'first years',
      observance('STANDARD', '+0700', '+0700', 'DTSTART:00010101T000000'),
      'Etc/GMT-7',
    ],
    [
      'half hours',
      observance('STANDARD', '+0530', '+0530', 'DTSTART:19700101T000000'),
      'Asia/Calcutta',
    ],
    ['UTC', observance('STANDARD', '+0000', '+0000', 'DTSTART:16010101T000000'), 'UTC'],
  ])('a zone with one clock all year (%s) becomes a zone of its series', (_, rules, expected) => {
    const lines = [...zone('Own', ...rules), ...event(summer('Own'), 'RRULE:FREQ=DAILY')]
    expect(read(...lines)?.events[0]?.zone).toBe(expected)
  })

  it('a zone is found by its location, and by its short name if the file says nothing else', () => {
    const named = zone('Büro', 'X-LIC-LOCATION:Africa/Cairo')
    expect(read(...named, ...event(summer('Büro')))?.events[0]?.start).toBe(
      '2026-07-25T06:00:00.000Z',
    )
    expect(readOne(summer('EST'))).toMatchObject({ start: '2026-07-25T14:00:00.000Z' })
    // The file's own summer time takes precedence over a name without one.
    expect(read(...zone('EST', ...berlinRules), ...event(summer('EST')))?.events[0]?.start).toBe(
      '2026-07-25T07:00:00.000Z',
    )
  })

  it.each([
    ['a name alone', []],
    ['no offsets', zone('Office', 'BEGIN:STANDARD', 'END:STANDARD')],
    ['no beginning', zone('Office', ...observance('STANDARD', '+0100', '+0100'))],
    [
      'a rule by the hour',
      zone(
        'Office',
        ...observance('STANDARD', '+0100', '+0200', 'DTSTART:19700101T000000', 'RRULE:FREQ=HOURLY'),
      ),
    ],
  ])('a zone with %s is refused', (_, lines) => {
    expect(read(...lines, ...event(summer('Office')))?.leftOut).toEqual([
      { title: 'X', reason: 'zone' },
    ])
  })
})

const alarm = (trigger: string, ...lines: string[]) => [
  'BEGIN:VALARM',
  ...lines,
  trigger,
  'END:VALARM',
]
const hour = ['DTSTART:20261125T020000Z', 'DTEND:20261125T033000Z']

describe('a reminder in a file', () => {
  it.each([
    ['before the start', alarm('TRIGGER:-PT15M'), { reminder: 15 }],
    ['in seconds', alarm('TRIGGER:-PT900S'), { reminder: 15 }],
    ['at the start', alarm('TRIGGER;RELATED=START:PT0S'), { reminder: 0 }],
    ['before the end', alarm('TRIGGER;RELATED=END:-PT2H'), { reminder: 30 }],
    ['at a moment', alarm('TRIGGER;VALUE=DATE-TIME:20261124T020000Z'), { reminder: 1440 }],
    ['a week before', alarm('TRIGGER:-P1W', 'ACTION:EMAIL'), { reminder: 10_080 }],
    ['half an hour after the start', alarm('TRIGGER:PT30M'), { reminder: -30 }],
    [
      'twice',
      [...alarm('TRIGGER:-P1D'), ...alarm('TRIGGER:-PT10M')],
      { reminder: 1440, secondReminder: 10 },
    ],
    [
      'twice at the same time',
      [...alarm('TRIGGER:-PT1H'), ...alarm('TRIGGER:-PT60M')],
      { reminder: 60 },
    ],
    ['that does nothing', alarm('TRIGGER;VALUE=DATE-TIME:19760401T005545Z', 'ACTION:NONE'), {}],
  ])('%s is kept', (_, lines, expected) => {
    const answer = read(...event(...hour, ...lines))
    const { reminder, secondReminder } = answer?.events[0] ?? {}
    expect({ reminder, secondReminder }).toEqual({
      reminder: undefined,
      secondReminder: undefined,
      ...expected,
    })
    expect(answer?.lessReminders).toEqual([])
  })

  it("a reminder of a whole day counts from midnight, as Apple writes nine o'clock", () => {
    expect(readOne('DTSTART;VALUE=DATE:20261125', ...alarm('TRIGGER:PT9H'))).toMatchObject({
      reminder: -540,
    })
    expect(readOne('DTSTART;VALUE=DATE:20261125', ...alarm('TRIGGER:-PT15H'))).toMatchObject({
      reminder: 900,
    })
  })

  it.each([
    ['a third one', ['-PT5M', '-PT10M', '-PT15M'].flatMap((one) => alarm(`TRIGGER:${one}`))],
    ['one of five weeks before', alarm('TRIGGER:-P5W')],
    ['one that rings again', alarm('TRIGGER:-PT5M', 'REPEAT:3', 'DURATION:PT5M')],
    ['a damaged one', alarm('TRIGGER:soon')],
    [
      'one at a moment of a series',
      ['RRULE:FREQ=DAILY', ...alarm('TRIGGER;VALUE=DATE-TIME:20261124T020000Z')],
    ],
  ])('%s is reported as dropped', (_, lines) => {
    expect(read(...event(...hour, ...lines))).toMatchObject({
      events: [{ title: 'X' }],
      lessReminders: ['X'],
    })
  })
})

describe('a whole day in a file', () => {
  const flag = 'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE'
  it.each([
    [
      'of Outlook',
      [
        flag,
        'DTSTART;TZID="SE Asia Standard Time":20261125T000000',
        'DTEND;TZID="SE Asia Standard Time":20261127T000000',
      ],
      '2026-11-27',
    ],
    [
      'of Exchange, as a midnight in UTC',
      [flag, 'DTSTART:20261125T000000Z', 'DTEND:20261127T000000Z'],
      '2026-11-27',
    ],
    [
      'of Exchange, as a midnight here',
      [flag, 'DTSTART:20261124T170000Z', 'DTEND:20261126T170000Z'],
      '2026-11-27',
    ],
    [
      'of Hotmail',
      ['X-MICROSOFT-MSNCALENDAR-ALLDAYEVENT:TRUE', 'DTSTART:20261125T000000', 'DURATION:P1D'],
      '2026-11-26',
    ],
    [
      'of a phone, up to its last minute',
      ['X-FUNAMBOL-ALLDAY:1', 'DTSTART:20261125T000000', 'DTEND:20261125T235900'],
      '2026-11-26',
    ],
    ['of Google', ['DTSTART;VALUE=DATE:20261125', 'DTEND;VALUE=DATE:20261126'], '2026-11-26'],
  ])('%s is read as a whole day', (_, lines, end) => {
    expect(readOne(...lines)).toMatchObject({ allDay: true, start: '2026-11-25', end })
  })

  it('a repeating whole day of Outlook has its days, without the excluded ones', () => {
    const at = ';TZID="W. Europe Standard Time":'
    expect(
      readOne(
        flag,
        `DTSTART${at}20261125T000000`,
        `DTEND${at}20261126T000000`,
        'RRULE:FREQ=DAILY;UNTIL=20261129T230000Z',
        `EXDATE${at}20261127T000000`,
      ),
    ).toMatchObject({ repeat: 'FREQ=DAILY;UNTIL=20261130', except: ['2026-11-27'] })
    expect(readOne('X-MICROSOFT-CDO-ALLDAYEVENT:FALSE', ...hour)).toMatchObject({ allDay: false })
  })
})

describe('a description in a file', () => {
  it.each([
    [
      'Google’s tags',
      'DESCRIPTION:One<br>two\\n<a href="https://example.com/a?b=1&amp;c=2">the plan</a>&nbsp;&lt;here&gt;',
      'One\ntwo\nthe plan (https://example.com/a?b=1&c=2) <here>',
    ],
    ['a list', 'DESCRIPTION:<ul><li>Milk</li><li>Caf&eacute;</li></ul>', '- Milk\n- Café'],
    [
      'a link that names itself',
      'DESCRIPTION:<p><a href="https://example.com/">https://example.com</a></p>',
      'https://example.com/',
    ],
    [
      'Outlook’s page',
      'X-ALT-DESC;FMTTYPE=text/html:<!DOCTYPE HTML><html><head><style>p {color: red}</style></head>\\n<body><p>Hello</p>\\n<p>&#3627;&#x0E49;&#3629;&#3591; <b>4</b></p></body></html>',
      'Hello\n\nห้อง 4',
    ],
    ['both of Outlook’s', 'DESCRIPTION:Hello\\nX-ALT-DESC', 'Hello\nX-ALT-DESC'],
    [
      'no tags',
      'DESCRIPTION:a < b & c > d\\, <https://example.com>',
      'a < b & c > d, <https://example.com>',
    ],
    ['a script', 'DESCRIPTION:<script>alert(1)</script><img src=x onerror=alert(1)>Hi', 'Hi'],
    [
      'names of nothing',
      'DESCRIPTION:<b>&constructor; &#99999999; &amp;lt;</b>',
      '&constructor; &#99999999; &lt;',
    ],
  ])('a description with %s becomes plain text', (_, line, description) => {
    expect(readOne('DTSTART:20261125', line)).toMatchObject({ description })
  })
})

describe('a series in a file', () => {
  const start = 'DTSTART;TZID=Asia/Bangkok:20261130T090000'
  it.each([
    [
      'the last day of the month',
      'RRULE:FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=3',
      ['2026-11-30', '2026-12-31', '2027-01-31'],
    ],
    [
      'the 15th and 30th',
      'RRULE:FREQ=MONTHLY;BYMONTHDAY=15,30;COUNT=3',
      ['2026-11-30', '2026-12-15', '2026-12-30'],
    ],
    [
      'the first and last Monday',
      'RRULE:FREQ=MONTHLY;BYDAY=MO;BYSETPOS=1,-1;COUNT=3',
      ['2026-11-30', '2026-12-07', '2026-12-28'],
    ],
    [
      'the last weekday',
      'RRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;UNTIL=20270130T000000Z',
      ['2026-11-30', '2026-12-31', '2027-01-29'],
    ],
    [
      'a rule that leaves out its own start',
      'RRULE:FREQ=WEEKLY;BYDAY=TU;COUNT=3',
      ['2026-11-30', '2026-12-01', '2026-12-08'],
    ],
  ])('a series by %s has its days', (_, rule, days) => {
    expect(startsOf(...event(start, rule))).toEqual(days.map((day) => `${day}T02:00:00.000Z`))
  })

  it('a series has further days (RDATE) in any zone and length, without the excluded ones', () => {
    const lines = event(
      start,
      'DURATION:PT1H',
      'RRULE:FREQ=WEEKLY;COUNT=2',
      'RDATE:20261201T020000Z',
      'RDATE;TZID=Europe/Berlin:20261202T100000,20261203T100000',
      'RDATE;VALUE=PERIOD:20261204T020000Z/PT3H',
      'EXDATE;TZID=America/New_York:20261203T040000',
    )
    expect(startsOf(...lines)).toEqual([
      '2026-11-30T02:00:00.000Z',
      '2026-12-01T02:00:00.000Z',
      '2026-12-02T09:00:00.000Z',
      '2026-12-04T02:00:00.000Z',
      '2026-12-07T02:00:00.000Z',
    ])
    expect(read(...lines)?.events.at(-1)).toMatchObject({
      end: '2026-12-04T05:00:00.000Z',
      detachedFrom: { id: '1', day: '2026-12-04' },
    })
    expect(startsOf(...event(start, 'RDATE:20261201T020000Z'))).toHaveLength(2)
  })

  it('a series that changes from a day on has its new times from there', () => {
    const change = event(
      'RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Asia/Bangkok:20261202T090000',
      'DTSTART;TZID=Asia/Bangkok:20261202T140000',
      'DURATION:PT2H',
      'SUMMARY:Later',
    )
    const lines = [...event(start, 'RRULE:FREQ=DAILY;COUNT=4'), ...change]
    expect(startsOf(...lines)).toEqual([
      '2026-11-30T02:00:00.000Z',
      '2026-12-01T02:00:00.000Z',
      '2026-12-02T07:00:00.000Z',
      '2026-12-03T07:00:00.000Z',
    ])
    expect(read(...lines)).toMatchObject({
      leftOut: [],
      events: [{}, { id: '1 2026-12-02', end: '2026-12-02T09:00:00.000Z' }],
    })
  })

  it('a series with an excluded day in an unknown zone is refused, as that day would stay in it', () => {
    expect(readOne(start, 'RRULE:FREQ=DAILY', 'EXDATE;TZID=Nowhere:20261201T090000')).toBe('zone')
  })
})

const version = (sequence: number, title: string) =>
  event('DTSTART:20261125', `SEQUENCE:${sequence}`).map((line) =>
    line.replace('SUMMARY:X', `SUMMARY:${title}`),
  )

describe('a file of another program', () => {
  const google = fileOf(
    'PRODID:-//Google Inc//Google Calendar 70.9054//EN',
    'METHOD:PUBLISH',
    'X-WR-TIMEZONE:Asia/Bangkok',
    ...event('DTSTART:20261125T020000Z', 'DTEND:20261125T030000Z', 'DESCRIPTION:ห้องประชุม'),
  )

  it.each([
    ['with a mark in front', encode(`\ufeff${google}`)],
    ['with line ends of Unix', encode(google.replaceAll('\r\n', '\n'))],
    ['with line ends of old Macs', encode(google.replaceAll('\r\n', '\r'))],
    [
      'in UTF-16',
      new Uint8Array(
        Uint16Array.from(Array.from(`\ufeff${google}`, (letter) => letter.charCodeAt(0))).buffer,
      ),
    ],
    ['cut off after its last event', encode(google.replace('END:VCALENDAR\r\n', ''))],
    [
      'with one broken letter',
      new Uint8Array([...encode(google.replace('SUMMARY:X', 'SUMMARY:')), 0xff]),
    ],
  ])('%s is read', (_, file) => {
    expect(readBytes(file)?.events).toMatchObject([
      { start: '2026-11-25T02:00:00.000Z', description: 'ห้องประชุม' },
    ])
  })

  it('a file in an old Western encoding keeps its characters', () => {
    const file = Uint8Array.from(
      fileOf(...event('DTSTART:20261125', 'LOCATION:Café Zürich')),
      (letter) => letter.charCodeAt(0),
    )
    expect(readBytes(file)?.events).toMatchObject([{ location: 'Café Zürich' }])
    expect(
      readOne(
        'DTSTART:20261125',
        'LOCATION;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Caf=C3=A9 =\r\nZ=C3=BCrich',
      ),
    ).toMatchObject({ location: 'Café Zürich' })
  })

  it('a file with lines folded inside characters by tabs and spaces is joined correctly', () => {
    const words = encode('SUMMARY:ประชุม 🎉')
    const folded = [...words].flatMap((byte, index) =>
      index % 9 === 8 ? [byte, 13, 10, index % 2 ? 9 : 32] : [byte],
    )
    const [before, after] = [
      encode('BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART:20261125\r\n'),
      encode('\r\nEND:VEVENT\r\n'),
    ]
    expect(readBytes(new Uint8Array([...before, ...folded, ...after]))?.events).toMatchObject([
      { title: 'ประชุม 🎉' },
    ])
  })

  it('a file with several versions of an event gives the last version', () => {
    expect(
      read(...version(1, 'One'), ...version(3, 'Three'), ...version(2, 'Two'))?.events,
    ).toMatchObject([{ title: 'Three' }])
  })

  it('a file that cancels its events adds none', () => {
    expect(read('METHOD:CANCEL', ...event('DTSTART:20261125'))?.leftOut).toEqual([
      { title: 'X', reason: 'cancelled' },
    ])
  })

  it('a file with thousands of events is read in slices, so the page stays responsive', () => {
    const many = Array.from({ length: 2400 }, (_, index) =>
      event(...hour, `DESCRIPTION:${'x'.repeat(900)}`, ...alarm('TRIGGER:-PT15M')).map((line) =>
        line.replace('UID:1', `UID:${index}`),
      ),
    )
    const file = encode(fileOf(...zone('Own', ...berlinRules), ...many.flat()))
    expect(file.length).toBeGreaterThan(2_400_000)
    let pieces = 0
    const work = readCalendarFile(file, here)
    let step = work.next()
    for (; !step.done; step = work.next()) pieces += 1
    expect(step.value?.events).toHaveLength(2400)
    expect(pieces).toBeGreaterThan(5000)
  })

  it.each([
    ['a zip of Google’s', 'PK\u0003\u0004calendar.ics'],
    ['contacts', 'BEGIN:VCARD\r\nVERSION:3.0\r\nEND:VCARD'],
    ['a table', 'Subject,Start Date\r\nX,11/25/2026'],
    ['a page', '<!doctype html><title>Log in</title>'],
  ])('a file that is %s is not a calendar', (_, text) => {
    expect(readBytes(encode(text))).toBeNull()
  })
})
