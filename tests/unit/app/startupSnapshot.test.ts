// needs a window
import { beforeEach, describe, expect, it } from 'vitest'
import { storeToken } from '#api/session/token'
import { keepSnapshot, lastCredit, startupSnapshot } from '#app/startupSnapshot/startupSnapshot'
import { ownerOf } from '#lib/storage/storedKeys'
import { makeToken } from '../account/sessionTokens'

const asOf = Date.parse('2026-11-23T12:00:00Z')

const snapshot: Parameters<typeof keepSnapshot>[0] = {
  user: 'p1',
  header: ['0812345678', '1,250.75 baht', 'as of 23 Nov 2026, 19:00'],
  credit: { satang: 125_075, asOf },
  page: { path: '/wallet', skeleton: 'cards' },
}

beforeEach(() => {
  localStorage.clear()
  document.documentElement.lang = 'en'
  storeToken(makeToken({ userId: 'p1' }))
})

describe('the startup snapshot', () => {
  it('holds the header, the page and the credit with its time', () => {
    keepSnapshot(snapshot)
    expect(startupSnapshot.get()).toEqual({ ...snapshot, drawnWith: 'en,null' })
    expect(lastCredit('p1')).toEqual({ value: 125_075, updatedAt: asOf })
  })

  it.each(['startup-snapshot', 'last-look'] as const)(
    'is removed with all data of the player: %s',
    (key) => {
      expect(ownerOf(key)).toBe('player')
    },
  )

  it("is not stored without a session, or in another player's session", () => {
    localStorage.removeItem('serviceToken')
    keepSnapshot(snapshot)
    expect(startupSnapshot.get()).toBeNull()
    storeToken(makeToken({ userId: 'p2' }))
    keepSnapshot(snapshot)
    expect(startupSnapshot.get()).toBeNull()
  })

  it('does not show the credit to another player', () => {
    keepSnapshot(snapshot)
    expect(lastCredit('p2')).toBeNull()
  })

  it('records that the balance was hidden, and then contains no amount', () => {
    localStorage.setItem('balance-hidden', '1')
    keepSnapshot({ ...snapshot, header: ['0812345678', '••••••', ''], credit: null })
    expect(startupSnapshot.get()?.drawnWith).toBe('en,1')
    expect(localStorage.getItem('startup-snapshot')).not.toContain('1250')
    expect(lastCredit('p1')).toBeNull()
  })

  it('is ignored if it is damaged or of another version', () => {
    for (const text of ['{', '{"user":"p1"}', '[]']) {
      localStorage.setItem('startup-snapshot', text)
      expect(lastCredit('p1')).toBeNull()
    }
  })
})
