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

/** The lines as they are meant, without what the file has of itself. */
const linesOf = (...events: CalendarEvent[]) =>
  written(...events)
    .replaceAll('\r\n ', '')
    .split('\r\n')

/** Taken out of the series that is called so. */
const from = (day: string) => ({ detachedFrom: { id: 'one', day } })

describe('a calendar file', () => {
  it('says what RFC 5545 asks for, what happens once by UTC', () => {
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

  it('folds lines at 75 octets, in no character’s middle', () => {
    const title = 'ประชุมประจำสัปดาห์ของทีม 🎉 '.repeat(12).trim()
    const lines = written({ ...meeting, title }).split('\r\n')
    for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThan(76)
    expect(linesOf({ ...meeting, title })).toContain(`SUMMARY:${title}`)
  })

  it('masks what means something, and leaves out what may not stand in it', () => {
    const description = 'a;b,c\\d\r\ne\u0007f\tEND:VEVENT\nEND:VEVENT'
    expect(linesOf({ ...meeting, description })).toContain(
      'DESCRIPTION:a\\;b\\,c\\\\d\\nef\tEND:VEVENT\\nEND:VEVENT',
    )
  })

  it('has days for what lasts whole days', () => {
    const lines = linesOf({ ...meeting, allDay: true, start: '2026-12-31', end: '2027-01-02' })
    expect(lines).toContain('DTSTART;VALUE=DATE:20261231')
    expect(lines).toContain('DTEND;VALUE=DATE:20270102')
  })

  it('has a series by its own clock, its end as a moment, the days left out at their hour', () => {
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

  it('tells when a clock is changed', () => {
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

  it('has those of a series that were changed alone as such, by its clock', () => {
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
    // What is no day of its series any more, is one of another file’s, or repeats, stands by itself.
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

  it('has a series of whole days with days, and no clock', () => {
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
