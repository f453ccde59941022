import { describe, expect, it, test } from 'vitest'
import { firstHour, timesOf } from '#features/calendar/board/boardTimes'
import { detailsOf, draftOf, nextHour } from '#features/calendar/event/eventDraft'
import { isDay, spanOf, step, weekStart } from '#features/calendar/view/days'
import { bangkokDay, dayMs, startOfBangkokDay } from '#lib/time'
import { dayIn, momentOf, startOfDay, timeIn, wallOf } from '#lib/zones'
import * as fc from '../../properties'

const zones = ['Asia/Bangkok', 'UTC', 'America/New_York', 'Pacific/Kiritimati', 'Asia/Kathmandu']
const anyZone = fc.constantFrom(...zones)
/** Whole minutes from 2000 to 2100. */
const anyMoment = fc
  .integer({ min: 15_778_080, max: 68_374_080 })
  .map((minutes) => minutes * 60_000)

const event = {
  id: 'one',
  title: 'Call',
  description: '',
  allDay: false,
  start: '2026-07-15T20:00:00.000Z',
  end: '2026-07-15T21:00:00.000Z',
  color: '#000000',
  textColor: '#ffffff',
}

describe('the clock of a zone', () => {
  test('the clock of Asia/Bangkok agrees with the Bangkok functions', () => {
    fc.assert(
      fc.property(anyMoment, (moment) => {
        const day = dayIn(moment, 'Asia/Bangkok')
        expect(day).toBe(bangkokDay(moment))
        expect(startOfDay(day, 'Asia/Bangkok')).toBe(startOfBangkokDay(day))
      }),
    )
  })

  test('each moment is in the day that begins before it', () => {
    fc.assert(
      fc.property(anyMoment, anyZone, (moment, zone) => {
        const start = startOfDay(dayIn(moment, zone), zone)
        expect(start).toBeLessThanOrEqual(moment)
        // The longest day has one hour twice, when the clock is set back.
        expect(moment - start).toBeLessThan(dayMs + 3_600_000)
      }),
    )
  })

  test('one day skips an hour, and another has one twice', () => {
    const zone = 'America/New_York'
    expect(timeIn(Date.parse('2026-03-08T06:59:00Z'), zone)).toBe('01:59')
    expect(timeIn(Date.parse('2026-03-08T07:00:00Z'), zone)).toBe('03:00')
    expect(startOfDay('2026-03-09', zone) - startOfDay('2026-03-08', zone)).toBe(23 * 3_600_000)
    expect(startOfDay('2026-11-02', zone) - startOfDay('2026-11-01', zone)).toBe(25 * 3_600_000)
    const twice = Date.parse('2026-11-01T01:30:00Z')
    expect(wallOf(momentOf(twice, zone), zone)).toBe(twice)
  })

  test.each([
    // Skipped hour: the event begins an hour later by the clock, never earlier.
    ['America/New_York', '2026-03-08T02:30:00Z', '2026-03-08T07:30:00Z'],
    ['Europe/Paris', '2026-03-29T02:30:00Z', '2026-03-29T01:30:00Z'],
    // Repeated hour: the first one counts, on both sides of Greenwich.
    ['America/New_York', '2026-11-01T01:30:00Z', '2026-11-01T05:30:00Z'],
    ['Europe/Paris', '2026-10-25T02:30:00Z', '2026-10-25T00:30:00Z'],
    ['Europe/Paris', '2026-10-25T03:00:00Z', '2026-10-25T02:00:00Z'],
    ['Pacific/Auckland', '2026-09-27T02:30:00Z', '2026-09-26T14:30:00Z'],
  ])('the zone %s has exactly one moment for %s', (zone, wall, moment) => {
    expect(new Date(momentOf(Date.parse(wall), zone))).toEqual(new Date(moment))
  })

  test('an unknown zone is treated as UTC', () => {
    expect(timeIn(Date.parse(event.start), 'Mars/Olympus')).toBe('20:00')
  })
})

describe('the calendar', () => {
  it('shows and stores an event in the displayed time zone', () => {
    const draft = draftOf(event, 'Asia/Bangkok')
    expect(draft).toMatchObject({ startDay: '2026-07-16', startTime: '03:00', endTime: '04:00' })
    const { start } = detailsOf({ ...draft, startTime: '02:30' })
    expect(start).toBe('2026-07-15T19:30:00.000Z')
  })

  it('keeps the times of an event that is saved unchanged', () => {
    fc.assert(
      fc.property(anyMoment, anyZone, (moment, zone) => {
        // Skip the second pass of the repeated hour, because its clock time means the first pass.
        fc.pre(momentOf(wallOf(moment, zone), zone) === moment)
        const start = new Date(moment).toISOString()
        expect(detailsOf(draftOf({ ...event, start, end: start }, zone))).toMatchObject({
          start,
          end: start,
        })
      }),
    )
  })

  it('starts a new event within the day, in the displayed time zone', () => {
    for (const zone of zones) {
      const { start } = nextHour('2026-07-15', zone)
      expect(dayIn(Date.parse(start), zone)).toBe('2026-07-15')
      expect(timeIn(Date.parse(start), zone)).toMatch(/:00$/)
    }
  })

  it('opens at the hour of the earliest visible event', () => {
    const hourIn = (zone: string, day: string) => firstHour([event], 'day', day, zone)
    expect(hourIn('Asia/Bangkok', '2026-07-16')).toBe('03:00:00')
    expect(hourIn('Asia/Bangkok', '2026-07-15')).toBe('08:00:00')
    expect(firstHour([event], 'week', '2026-07-19', 'UTC')).toBe('08:00:00')
    const overnight = { ...event, end: '2026-07-16T03:00:00.000Z' }
    expect(firstHour([overnight], 'day', '2026-07-16', 'UTC')).toBe('00:00:00')
    const tillMidnight = { ...event, end: '2026-07-16T00:00:00.000Z' }
    expect(firstHour([tillMidnight], 'day', '2026-07-15', 'UTC')).toBe('08:00:00')
  })

  it('keeps an event where it was dropped on the calendar', () => {
    const start = new Date('2026-07-16T03:00:00Z')
    const put = { allDay: false, start, startStr: '', end: null, endStr: '' }
    expect(timesOf(put, 'Asia/Bangkok')).toEqual({
      allDay: false,
      start: '2026-07-15T20:00:00.000Z',
      end: '2026-07-15T21:00:00.000Z',
    })
  })

  it('steps from the last day of a month to the last day of a shorter one', () => {
    expect(step('2026-01-31', 'month', 1)).toBe('2026-02-28')
    expect(step('2026-03-31', 'agenda', -1)).toBe('2026-02-28')
    expect(step('2026-12-31', 'week', 1)).toBe('2027-01-07')
    expect(weekStart('2026-07-19')).toBe('2026-07-13')
    expect(spanOf('2026-07-15')).toEqual({ from: '2026-06-24', to: '2026-08-14' })
    expect(isDay('2026-02-29')).toBe(false)
    expect(isDay('2028-02-29')).toBe(true)
  })
})
