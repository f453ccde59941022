// needs a window
import { beforeEach, describe, expect, it } from 'vitest'
import { storeToken } from '#api/session/token'
import { keepHeader, keepPage, lastCredit, lastLook } from '#app/lastLook/lastLook'
import { ownerOf } from '#lib/storage/storedKeys'
import { makeToken } from '../account/sessionTokens'

const asOf = Date.parse('2026-11-23T12:00:00Z')

const header = {
  user: 'p1',
  name: '0812345678',
  balance: '1,250.75 baht',
  credit: { satang: 125_075, asOf },
  day: '2026-11-23',
  age: ['as of 7:00 PM', 'as of Nov 23, 2026'] as [string, string],
}
const hiddenHeader = { ...header, balance: '••••••', credit: null }

const page = { width: 390, areas: { '.frame-content': [] } }

beforeEach(() => {
  localStorage.clear()
  document.documentElement.lang = 'en'
  storeToken(makeToken({ userId: 'p1' }))
})

describe('what the next start paints', () => {
  it('is what its player saw last, with the credit and its time', () => {
    keepHeader(header)
    const credit: [number, number, number, number, string, string, string] = [
      37,
      210,
      200,
      56,
      'rgb(0, 0, 0)',
      '700 32px/56px Roboto',
      '1,250.75 baht',
    ]
    keepPage('p1', '/wallet', { width: 390, areas: { '.frame-content': [credit] } })
    expect(lastLook.get()).toMatchObject({ name: '0812345678', balance: '1,250.75 baht' })
    expect(lastLook.get()?.pages['/wallet']?.areas['.frame-content']).toEqual([credit])
    expect(lastCredit('p1')).toEqual({ value: 125_075, asOf })
  })

  it('goes with everything of the player', () => {
    expect(ownerOf('last-look')).toBe('player')
  })

  it('is not kept once the session is gone, nor for somebody else’s', () => {
    localStorage.removeItem('serviceToken')
    keepHeader(header)
    expect(lastLook.get()).toBeNull()
    storeToken(makeToken({ userId: 'p2' }))
    keepHeader(header)
    expect(lastLook.get()).toBeNull()
  })

  it('has nothing left of the player before', () => {
    keepHeader(header)
    keepPage('p1', '/wallet', page)
    storeToken(makeToken({ userId: 'p2' }))
    keepHeader({ ...header, user: 'p2', name: '0898765432' })
    expect(lastLook.get()).toMatchObject({ user: 'p2', name: '0898765432', pages: {} })
    expect(lastCredit('p1')).toBeNull()
  })

  it('has no amount once the balance is hidden, and no page on which one may stand', () => {
    keepHeader(header)
    keepPage('p1', '/wallet', page)
    localStorage.setItem('balance-hidden', '1')
    keepPage('p1', '/games', page)
    expect(Object.keys(lastLook.get()?.pages ?? {})).toEqual(['/wallet'])
    keepHeader(hiddenHeader)
    expect(lastLook.get()).toMatchObject({ balance: '••••••', pages: {} })
    expect(localStorage.getItem('last-look')).not.toContain('1250')
    expect(lastCredit('p1')).toBeNull()
  })

  it.each(['berry-config', 'language'])(
    'forgets pages that were drawn otherwise: %s',
    (changed) => {
      keepHeader(header)
      keepPage('p1', '/wallet', page)
      if (changed === 'language') document.documentElement.lang = 'th'
      else localStorage.setItem(changed, '{"mode":"dark"}')
      keepHeader(header)
      expect(lastLook.get()?.pages).toEqual({})
    },
  )

  it('is five pages at most, those seen last', () => {
    keepHeader(header)
    for (const path of ['/1', '/2', '/3', '/1', '/4', '/5', '/6']) keepPage('p1', path, page)
    expect(Object.keys(lastLook.get()?.pages ?? {})).toEqual(['/3', '/1', '/4', '/5', '/6'])
  })

  it('counts as none where it is damaged or of another version', () => {
    for (const text of ['{', '{"user":"p1"}', '[]']) {
      localStorage.setItem('last-look', text)
      expect(lastCredit('p1')).toBeNull()
    }
  })
})
