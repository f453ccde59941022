// needs a window
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cacheAnswer, cachedAnswer, currentSession } from '#api/cache/cachedAnswers'
import { setTransport } from '#api/client/transport'
import { keepSlip, storedSlips } from '#api/money/slipStore'
import { keepRequest, readRequest } from '#api/payments/requestStore'
import { forgetPlayer } from '#api/session/forgetPlayer'
import { dropToken, storeToken } from '#api/session/token'
import { keepMessage, listMessages } from '#features/pages/contact/outbox'
import { makeRequestId } from '#lib/requestId'
import { storedKeys } from '#lib/storage/storedKeys'
import { forgetStored } from '#lib/storage/storedValue'
import { MemoryCaches } from '../device/memoryCaches'
import { tokenOf } from './tokenOf'

const phone = '0812345678'
const url = 'https://provider.invalid/usersystem/user/u1'
let calls: string[] = []

const intent = (sentAt: number | null) => {
  const requestId = makeRequestId()
  return { userId: 'u1', requestId, order: { userId: 'u1', requestId, amount: 100 }, sentAt }
}

/** Stores everything that a session leaves. Each key of the list contains the player's number. */
async function live(): Promise<void> {
  storeToken(tokenOf('u1'))
  for (const key of Object.keys(storedKeys)) {
    if (key === 'serviceToken' || key === 'intent:') continue
    localStorage.setItem(/[:-]$/.test(key) ? `${key}u1` : key, phone)
    sessionStorage.setItem(/[:-]$/.test(key) ? `${key}u1` : key, phone)
  }
  localStorage.setItem('of-another-app', phone)
  const image = new Blob([phone], { type: 'image/jpeg' })
  await cacheAnswer('u1', url, { body: { username: phone }, updatedAt: 1 }, currentSession())
  await cacheAnswer(null, 'banners', { body: [], updatedAt: 1 }, currentSession())
  await keepSlip({ userId: 'u1', depositId: 'd1', requestId: makeRequestId(), image })
  await keepMessage({
    id: makeRequestId(),
    writtenAt: 1,
    name: 'Somchai',
    company: '',
    email: '',
    phone,
    budget: '',
    message: '',
  })
}

const keysLeft = () =>
  [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter(
    (key) => (localStorage.getItem(key) ?? sessionStorage.getItem(key)) === phone,
  )

beforeEach(() => {
  calls = []
  vi.stubGlobal('caches', new MemoryCaches())
  setTransport(async ({ method, url: asked }) => {
    calls.push(`${method} ${new URL(asked).pathname}`)
    return Response.json({})
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  dropToken()
  forgetStored(() => true)
})

describe('the data on the device after a session', () => {
  it('keeps nothing of the player except pending requests', async () => {
    await live()
    dropToken()
    await forgetPlayer()
    const owners = Object.entries(storedKeys)
    for (const key of new Set(keysLeft())) {
      const owner = owners.find(([declared]) => key.startsWith(declared))?.[1] ?? 'another app'
      expect([key, owner]).toEqual([
        key,
        expect.stringMatching(/device|pending|account|another app|staff/),
      ])
    }
    expect(keysLeft()).toContain('notifications-read:u1')
    expect(await cachedAnswer('u1', url)).toBeNull()
    expect(await cachedAnswer(null, 'banners')).not.toBeNull()
    expect(await storedSlips('u1')).toEqual([])
    expect(await listMessages()).toEqual([])
    expect(calls).toEqual(['DELETE /api/account/me'])
    expect(localStorage.getItem('player-remains')).toBe('none')
  })

  it('keeps a request that was sent and has no answer, and drops one that was not sent', async () => {
    storeToken(tokenOf('u1'))
    keepRequest('deposit', intent(1))
    keepRequest('withdraw', intent(null))
    dropToken()
    await forgetPlayer()
    expect(readRequest('deposit', 'u1')).not.toBeNull()
    expect(readRequest('withdraw', 'u1')).toBeNull()
  })

  it('is removed despite a failed call, and the end of the session stays recorded', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue()
    await live()
    dropToken()
    setTransport(() => Promise.reject(new TypeError('Failed to fetch')))
    await forgetPlayer()
    expect(await cachedAnswer('u1', url)).toBeNull()
    expect(said).toHaveBeenCalled()
    expect(localStorage.getItem('player-remains')).toBe('some')
  })
})

describe('a device that has not recorded the end of a session', () => {
  it('loses all data of the player but keeps the draft of a visitor', async () => {
    await live()
    localStorage.removeItem('player-remains')
    localStorage.removeItem('serviceToken')
    await forgetPlayer()
    expect(keysLeft()).toContain('contact-draft')
    expect(keysLeft()).not.toContain('draft:u1')
    expect(await listMessages()).toHaveLength(1)
    expect(await cachedAnswer('u1', url)).toBeNull()
  })
})
