// needs a window
import { describe, expect, it } from 'vitest'
import { eventsOf, readIds } from '#api/notifications/notifications'
import { spinsLeft } from '#app/shell/BadgeCount'
import { notificationKinds } from '#contract/notifications/notification'
import { placeOf } from '#contract/notifications/place'
import type { Limit } from '#contract/protection/limits'
import { maskedNumber } from '#features/account/BankPage'
import { realityDue } from '#features/account/reality/PlayWatch'
import { writtenDuration } from '#features/account/reality/RealityDialog'
import { deviceName } from '#lib/device/deviceName'
import { deposit, withdraw } from '../dashboard/dashboardRecords'

const minute = 60_000
const startedAt = Date.parse('2026-11-21T07:00:00Z')

const session = (minutes: number): Limit => ({
  limitId: 'l1',
  kind: 'session',
  window: '24h',
  amount: null,
  minutes,
  status: 'active',
  effectiveAt: null,
  lapsesAt: null,
  createdAt: 0,
})

const due = (passed: number, seen = 0, limits: Limit[] = [], everyMin: 15 | 30 | 60 | null = 30) =>
  realityDue(
    { everyMin, limits },
    { startedAt, seenAt: seen && startedAt + seen * minute, now: startedAt + passed * minute },
  )

describe('the reality check', () => {
  it('is due one interval after the login, then one interval after the last check', () => {
    expect([29, 30].map((passed) => due(passed))).toEqual(['nothing', 'check'])
    expect([59, 60].map((passed) => due(passed, 30))).toEqual(['nothing', 'check'])
  })

  it('is never due when it is off', () => {
    expect(due(600, 0, [], null)).toBe('nothing')
  })

  it('is not delayed by a clock that was set back', () => {
    expect(due(31, 500)).toBe('check')
  })

  it('reports that the session time is over, whatever the interval', () => {
    expect([44, 45].map((passed) => due(passed, 31, [session(45), session(90)]))).toEqual([
      'nothing',
      'over',
    ])
    expect(due(45, 0, [session(45)], null)).toBe('over')
  })
})

describe('the written duration', () => {
  it.each([
    [0, '0 minutes'],
    [59_000, '0 minutes'],
    [minute, '1 minute'],
    [65 * minute, '1 hour, 5 minutes'],
    [120 * minute, '2 hours'],
    [-5, '0 minutes'],
  ])('writes %d ms as %s', (milliseconds, words) => {
    expect(writtenDuration(milliseconds, 'en')).toBe(words)
  })
})

describe('the device name', () => {
  it.each([
    [
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
      'Chrome Android',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1',
      'Safari iPhone',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15',
      'Safari macOS',
    ],
    ['Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge Windows'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox Linux'],
  ])('is recognised from the user agent: %s', (agent, name) => {
    expect(Object.values(deviceName({ userAgent: agent, maxTouchPoints: 0 }) ?? {}).join(' ')).toBe(
      name,
    )
  })

  it('recognises an iPad that reports itself as a Mac', () => {
    const userAgent = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15'
    expect(deviceName({ userAgent, maxTouchPoints: 5 })).toEqual({
      browser: 'Safari',
      system: 'iPad',
    })
  })

  it('is null for an unknown user agent', () => {
    expect(deviceName({ userAgent: '', maxTouchPoints: 0 })).toBeNull()
  })
})

describe('the masked account number', () => {
  it.each([
    ['1234567890', '•••• 7890'],
    ['123-4-56789-0', '•••• 7890'],
    ['12', '•••• 2'],
  ])('shows %s as %s', (number, masked) => {
    expect(maskedNumber(number)).toBe(masked)
  })
})

describe('the inbox', () => {
  it('lists finished deposits and withdrawals from the histories, newest first', () => {
    const deposits = [
      deposit({ depositId: 'd1', status: 'confirmed', createdAt: 1 }),
      deposit({ depositId: 'd2', status: 'pending', createdAt: 9 }),
    ]
    const withdraws = [withdraw({ withdrawId: 'w1', status: 'rejected', createdAt: 5 })]
    expect(eventsOf(deposits, withdraws).map(({ notificationId }) => notificationId)).toEqual([
      'withdrawrejected:w1',
      'depositconfirmed:d1',
    ])
  })

  it('links each kind of event to a page of the app', () => {
    for (const kind of notificationKinds) {
      expect(placeOf({ kind, refId: 'a/b' })).toMatch(/^\/[a-z]+(\/[a-z]+)?(\/a%2Fb)?$/)
      expect(placeOf({ kind, refId: null })).toMatch(/^\/[a-z]+(\/[a-z]+)?$/)
    }
  })

  it('ignores damaged read flags', () => {
    for (const text of ['', '{', '{}', '[1]']) {
      localStorage.setItem('notifications-read:u1', text)
      expect(readIds('u1').get()).toBeNull()
    }
    localStorage.setItem('notifications-read:u1', '["a"]')
    expect(readIds('u1').get()).toEqual(['a'])
  })
})

describe('the number of spins left', () => {
  const setting = {
    version: 1,
    enabled: true,
    pointPerSpin: 10,
    playedPerPoint: null,
    spinPerDay: 3,
    resetAt: '00:00',
    budgetGone: false,
    codeRule: null,
    segments: [],
  }
  it.each([
    [{}, 35, 0, 3],
    [{}, 25, 0, 2],
    [{}, 99, 2, 1],
    [{}, 99, 5, 0],
    [{ spinPerDay: 0 }, 99, 5, 9],
    [{ enabled: false }, 99, 0, 0],
    [{ budgetGone: true }, 99, 0, 0],
  ])(
    'the player with %j, %d points and %d spins used has %d spins left',
    (changed, point, spinsToday, left) => {
      expect(spinsLeft({ ...setting, ...changed }, { point, spinsToday })).toBe(left)
    },
  )
})
