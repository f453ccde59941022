import { describe, expect, it } from 'vitest'
import type { CalendarEvent } from '#contract/calendar/calendar'
import { calendarFile } from '#features/calendar/file/calendarFile'

const now = Date.parse('2026-11-25T05:00:00Z')

const meeting: CalendarEvent = {
  id: 'one',
  title: 'Meeting',
  description: '',
  allDay: false,
  start: '2026-11-25T02:00:00.000Z',
  end: '2026-11-25T03:30:00.000Z',
  color: '#1565c0',
  textColor: '#ffffff',
}

const written = (...events: CalendarEvent[]) => calendarFile(events, now, 'member.example')

/** Removes what the file adds, and joins folded lines. */
const linesOf = (...events: CalendarEvent[]) =>
  written(...events)
    .replaceAll('\r\n ', '')
    .split('\r\n')

/** Marks an event as detached from the series with the ID `one`. */
const from = (day: string) => ({ detachedFrom: { id: 'one', day } })

describe('a calendar file', () => {
  it('follows RFC 5545, and has single events in UTC', () => {
    expect(linesOf({ ...meeting, location: 'Room 4, left', reminder: 10 })).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Arcade Member//Calendar//EN',
      'CALSCALE:GREGORIAN',
      'BEGIN:VEVENT',
      'UID:one@member.example',
      'DTSTAMP:20261125T050000Z',
      'DTSTART:20261125T020000Z',
      'DTEND:20261125T033000Z',
      'SUMMARY:Meeting',
      'LOCATION:Room 4\\, left',
      'X-COLOR:#1565c0',
      'X-TEXT-COLOR:#ffffff',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Meeting',
      'TRIGGER:-PT10M',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  it('folds lines at 75 octets, never inside a character', () => {
    const title = 'ประชุมประจำสัปดาห์ของทีม 🎉 '.repeat(12).trim()
    const lines = written({ ...meeting, title }).split('\r\n')
    for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThan(76)
    expect(linesOf({ ...meeting, title })).toContain(`SUMMARY:${title}`)
  })

  it('escapes special characters and leaves out forbidden ones', () => {
    const description = 'a;b,c\\d\r\ne\u0007f\tEND:VEVENT\nEND:VEVENT'
    expect(linesOf({ ...meeting, description })).toContain(
      'DESCRIPTION:a\\;b\\,c\\\\d\\nef\tEND:VEVENT\\nEND:VEVENT',
    )
  })

  it('has dates for whole-day events', () => {
    const lines = linesOf({ ...meeting, allDay: true, start: '2026-12-31', end: '2027-01-02' })
    expect(lines).toContain('DTSTART;VALUE=DATE:20261231')
    expect(lines).toContain('DTEND;VALUE=DATE:20270102')
  })

  it('has a series in its own zone, its end as a moment, and excluded days at their hour', () => {
    const lines = linesOf({
      ...meeting,
      zone: 'Asia/Bangkok',
      repeat: 'FREQ=WEEKLY;BYDAY=WE;UNTIL=20261231',
      except: ['2026-12-02', '2026-12-09'],
    })
    expect(lines).toContain('DTSTART;TZID=Asia/Bangkok:20261125T090000')
    expect(lines).toContain('DTEND;TZID=Asia/Bangkok:20261125T103000')
    expect(lines).toContain('RRULE:FREQ=WEEKLY;BYDAY=WE;UNTIL=20261231T020000Z')
    expect(lines).toContain('EXDATE;TZID=Asia/Bangkok:20261202T090000,20261209T090000')
    const zone = lines.slice(lines.indexOf('BEGIN:VTIMEZONE'), lines.indexOf('END:VTIMEZONE'))
    expect(zone).toEqual([
      'BEGIN:VTIMEZONE',
      'TZID:Asia/Bangkok',
      'BEGIN:STANDARD',
      expect.stringMatching(/^DTSTART:20\d{6}T070000$/),
      'TZOFFSETFROM:+0700',
      'TZOFFSETTO:+0700',
      'END:STANDARD',
    ])
  })

  it('describes when the clock of the zone changes', () => {
    const text = linesOf({ ...meeting, zone: 'Europe/Berlin', repeat: 'FREQ=DAILY' }).join('\n')
    for (const [name, start, before, after] of [
      ['DAYLIGHT', '20270328T020000', '+0100', '+0200'],
      ['STANDARD', '20271031T030000', '+0200', '+0100'],
    ]) {
      expect(text).toContain(
        `BEGIN:${name}\nDTSTART:${start}\nTZOFFSETFROM:${before}\nTZOFFSETTO:${after}\nEND:${name}`,
      )
    }
  })

  it('has detached events as changes of their series, in its zone', () => {
    const weekly = {
      ...meeting,
      zone: 'Asia/Bangkok',
      repeat: 'FREQ=WEEKLY',
      except: ['2026-12-02', '2026-12-09'],
    }
    const alone = { ...meeting, id: 'two', title: 'Alone', ...from('2026-12-02') }
    const lines = linesOf(weekly, alone)
    expect(lines).toContain('EXDATE;TZID=Asia/Bangkok:20261209T090000')
    expect(lines.slice(lines.lastIndexOf('BEGIN:VEVENT'))).toEqual([
      'BEGIN:VEVENT',
      'UID:one@member.example',
      'DTSTAMP:20261125T050000Z',
      'RECURRENCE-ID;TZID=Asia/Bangkok:20261202T090000',
      'DTSTART;TZID=Asia/Bangkok:20261125T090000',
      'DTEND;TZID=Asia/Bangkok:20261125T103000',
      'SUMMARY:Alone',
      'X-COLOR:#1565c0',
      'X-TEXT-COLOR:#ffffff',
      'X-OWN-ID:two',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
    // Exported as single events: not a day of the series, of another file, or repeating themselves.
    const others = [
      linesOf(weekly, { ...alone, ...from('2026-12-03') }),
      linesOf(alone),
      linesOf(weekly, { ...alone, repeat: 'FREQ=DAILY' }),
      linesOf({ ...weekly, id: 'other' }, alone),
    ]
    for (const other of others) {
      expect(other.join('\n')).not.toContain('RECURRENCE-ID')
      expect(other).toContain('RELATED-TO:one@member.example')
    }
  })

  it('has dates and no zone for a whole-day series', () => {
    const lines = linesOf({
      ...meeting,
      allDay: true,
      start: '2026-12-01',
      end: '2026-12-02',
      repeat: 'FREQ=MONTHLY;UNTIL=20270601',
      except: ['2027-01-01'],
    })
    expect(lines).toContain('RRULE:FREQ=MONTHLY;UNTIL=20270601')
    expect(lines).toContain('EXDATE;VALUE=DATE:20270101')
    expect(lines).not.toContain('BEGIN:VTIMEZONE')
  })
})
