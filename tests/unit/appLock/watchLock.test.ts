// needs a window
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { endSession } from '#api/session/session'
import { makeStore } from '#app/store'
import { beginLockPhase, lockPhase } from '#features/appLock/lockPhase'
import { type LockDelay, storedLock } from '#features/appLock/storedLock'
import { lockNow, passedSince, unlock, watchLock } from '#features/appLock/watchLock'

const minute = 60_000
let running = 0
let channel: BroadcastChannel
let heard: unknown[] = []

function lockAfter(after: LockDelay): void {
  const pin = { hash: 'aGFzaA==', salt: 'c2FsdA==', rounds: 1 }
  storedLock('u1').set({ pin, after, tries: 0, device: null })
}

function see(isSeen: boolean): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isSeen ? 'visible' : 'hidden')
  document.dispatchEvent(new Event('visibilitychange'))
}

/** Lets time pass for the page, and a different time for the device's clock if given. */
function pass(ms: number, deviceMs = ms): void {
  running += ms
  vi.setSystemTime(Date.now() + deviceMs)
}

const isCovered = () => document.documentElement.hasAttribute('data-covered')

/** Sends a message from another tab and waits until this one has received it. */
async function sayElsewhere(said: string): Promise<void> {
  channel.postMessage({ userId: 'u1', said })
  await new Promise((resolve) => {
    setTimeout(resolve, 30)
  })
}

beforeEach(() => {
  running = 0
  vi.useFakeTimers({ now: 1_800_000_000_000, toFake: ['Date'] })
  vi.spyOn(performance, 'now').mockImplementation(() => running)
  channel = new BroadcastChannel('app-lock')
  heard = []
  channel.onmessage = ({ data }: MessageEvent<{ said: string }>) => heard.push(data.said)
  see(true)
  lockAfter(5)
  // Same as at a login.
  beginLockPhase('u1', Math.random())
  watchLock('u1')
})

afterEach(async () => {
  channel.close()
  // Stops this page's watch, too.
  await makeStore().dispatch(endSession('logout'))
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('a page in the background', () => {
  it('is covered at once, and opens automatically on a return in time', () => {
    see(false)
    expect(isCovered()).toBe(true)
    pass(4 * minute)
    see(true)
    expect([lockPhase.get(), isCovered()]).toEqual(['open', false])
  })

  it('is locked when its time has passed', () => {
    see(false)
    pass(5 * minute)
    see(true)
    expect([lockPhase.get(), isCovered()]).toEqual(['locked', true])
  })

  it('is locked immediately with the setting “at once”', () => {
    lockAfter(0)
    see(false)
    expect(lockPhase.get()).toBe('locked')
  })

  it.each([
    ['the page slept with the device', 0, 5 * minute],
    ['the device’s clock was set back a little', 5 * minute, minute],
    ['it was set back beyond the beginning', minute, -minute],
  ])('is locked on time even if a clock was moved: %s', (_, pageMs, deviceMs) => {
    see(false)
    pass(pageMs, deviceMs)
    see(true)
    expect(lockPhase.get()).toBe('locked')
  })

  it('counts the time of the faster clock', () => {
    const since = { wall: 100, running: 100 }
    expect(passedSince(since, { wall: 400, running: 200 })).toBe(300)
    expect(passedSince(since, { wall: 100, running: 200 })).toBe(100)
    expect(passedSince(since, { wall: 99, running: 200 })).toBe(Infinity)
  })
})

describe('the lock and other tabs', () => {
  it('are kept in sync: locking and unlocking are sent to other tabs and received from them', async () => {
    lockNow()
    await sayElsewhere('ask')
    unlock()
    await sayElsewhere('lock')
    expect(lockPhase.get()).toBe('locked')
    await sayElsewhere('unlocked')
    expect(lockPhase.get()).toBe('open')
    expect(heard).toEqual(['lock', 'unlocked'])
  })

  it('stay open while the app is in use in any tab', async () => {
    see(false)
    pass(5 * minute)
    see(true)
    expect(lockPhase.get()).toBe('locked')
    await sayElsewhere('open')
    expect(lockPhase.get()).toBe('open')
    await sayElsewhere('ask')
    expect(heard).toEqual(['ask', 'open'])
  })

  it('do not get an answer from a tab that has been away for long', async () => {
    see(false)
    pass(5 * minute)
    await sayElsewhere('ask')
    expect(heard).toEqual([])
  })

  it('stay locked after a manual lock, even if another tab is open', async () => {
    lockNow()
    await sayElsewhere('open')
    expect(lockPhase.get()).toBe('locked')
  })
})

describe('the lock and the session', () => {
  it('start locked for a session that is found, and open after a login', () => {
    beginLockPhase('u1', null)
    expect(lockPhase.get()).toBe('locked')
    beginLockPhase('u1', 7)
    expect(lockPhase.get()).toBe('open')
    beginLockPhase('u2', null)
    expect(lockPhase.get()).toBe('open')
  })

  it('end together at a logout, while an expired session keeps the lock', async () => {
    const store = makeStore()
    await store.dispatch(endSession('expired'))
    expect(storedLock('u1').get()).not.toBeNull()
    watchLock('u1')
    await store.dispatch(endSession('logout'))
    expect(storedLock('u1').get()).toBeNull()
  })
})
