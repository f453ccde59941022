// needs a window
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  dropToken,
  isNewToken,
  readToken,
  storeToken,
  tokenExpiry,
  tokenIssue,
  tokenUser,
} from '#api/session/token'
import { makeToken } from './sessionTokens'

beforeEach(() => localStorage.clear())

afterEach(() => {
  vi.useRealTimers()
  dropToken()
})

test('a valid token is stored in localStorage under serviceToken', () => {
  const token = makeToken()
  expect(storeToken(token)).toBe(true)
  expect(localStorage.getItem('serviceToken')).toBe(token)
  expect(readToken()).toBe(token)
})

test("the token's expiry in milliseconds and its user can be read", () => {
  expect(tokenExpiry(makeToken({ expiry: 1_800_000_000_000 }))).toBe(1_800_000_000_000)
  expect(tokenUser(makeToken({ userId: 'ผู้เล่น-7' }))).toBe('ผู้เล่น-7')
  expect(tokenUser(makeToken({ userId: 7 }))).toBe('7')
})

describe('invalid stored tokens', () => {
  const inAnHour = Date.now() + 3_600_000
  const faults: Record<string, string> = {
    empty: '',
    'JSON of something else': '{"token":1}',
    'two parts': makeToken().split('.').slice(0, 2).join('.'),
    'four parts': `${makeToken()}.x`,
    'no signature (alg none)': makeToken({ header: { alg: 'none' }, signature: '' }),
    'alg none with a signature': makeToken({ header: { alg: 'none' } }),
    'alg None in other letters': makeToken({ header: { alg: 'nOnE' } }),
    'no algorithm': makeToken({ header: {} }),
    'header that is a list': makeToken({ header: ['HS256'] }),
    'payload that is no object': makeToken({ payload: 'p1' }),
    'payload null': makeToken({ payload: null }),
    'payload that is not JSON': `${makeToken().split('.')[0]}.bm90IGpzb24.x`,
    'payload that is not UTF-8': `${makeToken().split('.')[0]}._w.x`,
    'no user': makeToken({ payload: { exp: inAnHour / 1000 } }),
    'empty user': makeToken({ userId: '' }),
    'user that is an object': makeToken({ userId: {} }),
    'no expiry': makeToken({ payload: { userId: 'p1' } }),
    'expiry as text': makeToken({ payload: { userId: 'p1', exp: String(inAnHour / 1000) } }),
    'negative expiry': makeToken({ expiry: -1000 }),
    'expiry beyond all dates': makeToken({ payload: { userId: 'p1', exp: 1e300 } }),
    expired: makeToken({ expiry: Date.now() - 1 }),
    'a line break, which no header takes': `${makeToken()}\n`,
    huge: makeToken({ signature: 'x'.repeat(1_000_000) }),
  }

  test.each(Object.entries(faults))(
    'the stored token is dropped if it is invalid: %s',
    (_name, stored) => {
      localStorage.setItem('serviceToken', stored)
      expect(readToken()).toBeNull()
      expect(localStorage.getItem('serviceToken')).toBeNull()
    },
  )
})

test('a token is valid until the exact moment of its expiry, whichever way the clock jumps', () => {
  vi.useFakeTimers({ now: 1_800_000_000_000 })
  storeToken(makeToken({ expiry: 1_800_000_100_000 }))
  vi.setSystemTime(1_800_000_099_999)
  expect(readToken()).not.toBeNull()
  vi.setSystemTime(1_700_000_000_000)
  expect(readToken()).not.toBeNull()
  vi.setSystemTime(1_800_000_100_000)
  expect(readToken()).toBeNull()
})

/** Makes a token with an issue time of a whole second. */
function madeAt(issuedAt: number, lifeMs = 7_200_000): string {
  const payload = { userId: 'p1', iat: issuedAt / 1000, exp: (issuedAt + lifeMs) / 1000 }
  return makeToken({ payload })
}

describe('the issue time and lifetime of a token', () => {
  const now = 1_800_000_000_000
  beforeEach(() => {
    vi.useFakeTimers({ now })
  })

  test.each([
    ['of now', madeAt(now), true],
    ['a second ahead, while clocks are put right', madeAt(now + 1000), true],
    ['of an hour ago', madeAt(now - 3_600_000), true],
    ['of the future', madeAt(now + 60_000), false],
    ['for a second too long', madeAt(now, 7_201_000), false],
    ['for 400 days', madeAt(now, 400 * 86_400_000), false],
  ])('the issue time and lifetime of a token that is %s are checked', (_name, token, isValid) => {
    localStorage.setItem('serviceToken', token)
    expect(readToken()).toBe(isValid ? token : null)
  })

  test.each([
    ['three hours back', -3 * 3_600_000],
    ['400 days ahead', 400 * 86_400_000],
  ])("a token follows the back end's clock that was %s at the login", (_name, ahead) => {
    const token = madeAt(now + ahead)
    expect(isNewToken(token)).toBe(true)
    storeToken(token)
    expect(readToken()).toBe(token)
    expect(tokenIssue(token)).toBe(now)
    expect(tokenExpiry(token)).toBe(now + 7_200_000)
    vi.setSystemTime(now + 7_199_000)
    expect(readToken()).toBe(token)
    vi.setSystemTime(now + 7_200_000)
    expect(readToken()).toBeNull()
  })

  test('the next login replaces the stored clock offset', () => {
    storeToken(madeAt(now + 400 * 86_400_000))
    storeToken(madeAt(now))
    expect(tokenExpiry(madeAt(now))).toBe(now + 7_200_000)
    expect(localStorage.getItem('session-clock')).toBeNull()
  })

  test('a login answer with a token for 400 days is refused', () => {
    expect(isNewToken(madeAt(now, 400 * 86_400_000))).toBe(false)
  })

  test.each(['"x"', '{', '1e999', 'null'])(
    'a damaged stored clock offset is ignored: %s',
    (kept) => {
      localStorage.setItem('session-clock', kept)
      localStorage.setItem('serviceToken', madeAt(now))
      expect(readToken()).not.toBeNull()
    },
  )
})

describe('a browser without storage', () => {
  test('the token stays in memory if it cannot be stored, and the caller learns of it', () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const token = makeToken()
    expect(storeToken(token)).toBe(false)
    expect(readToken()).toBe(token)
    dropToken()
    expect(readToken()).toBeNull()
  })

  test('a storage that throws on each access causes no error', () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    const token = makeToken()
    expect(readToken()).toBeNull()
    expect(storeToken(token)).toBe(false)
    expect(readToken()).toBe(token)
    expect(dropToken).not.toThrow()
  })

  test("a login that cannot be stored does not leave the previous player's token", () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    storeToken(makeToken({ userId: 'before' }))
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const token = makeToken({ userId: 'after' })
    storeToken(token)
    expect(readToken()).toBe(token)
  })
})
