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

/** The page runs on; its clock and the device's, where they differ. */
function pass(ms: number, deviceMs = ms): void {
  running += ms
  vi.setSystemTime(Date.now() + deviceMs)
}

const isCovered = () => document.documentElement.hasAttribute('data-covered')

/** What another tab says; it is heard by the time this is over. */
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
  // As at a login.
  beginLockPhase('u1', Math.random())
  watchLock('u1')
})

afterEach(async () => {
  channel.close()
  // Ends this page's watch, too.
  await makeStore().dispatch(endSession('logout'))
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('in the background', () => {
  it('the page is covered at once, and opens by itself before its time', () => {
    see(false)
    expect(isCovered()).toBe(true)
    pass(4 * minute)
    see(true)
    expect([lockPhase.get(), isCovered()]).toEqual(['open', false])
  })

  it('the page is locked when its time has passed', () => {
    see(false)
    pass(5 * minute)
    see(true)
    expect([lockPhase.get(), isCovered()]).toEqual(['locked', true])
  })

  it('“at once” is at once', () => {
    lockAfter(0)
    see(false)
    expect(lockPhase.get()).toBe('locked')
  })

  it.each([
    ['the page slept with the device', 0, 5 * minute],
    ['the device’s clock was set back a little', 5 * minute, minute],
    ['it was set back beyond the beginning', minute, -minute],
  ])('moved clocks win no time: %s', (_, pageMs, deviceMs) => {
    see(false)
    pass(pageMs, deviceMs)
    see(true)
    expect(lockPhase.get()).toBe('locked')
  })

  it('what passed is what the faster clock says', () => {
    const since = { wall: 100, running: 100 }
    expect(passedSince(since, { wall: 400, running: 200 })).toBe(300)
    expect(passedSince(since, { wall: 100, running: 200 })).toBe(100)
    expect(passedSince(since, { wall: 99, running: 200 })).toBe(Infinity)
  })
})

describe('the other tabs', () => {
  it('are told of a lock and of an unlocking, and are heard', async () => {
    lockNow()
    await sayElsewhere('ask')
    unlock()
    await sayElsewhere('lock')
    expect(lockPhase.get()).toBe('locked')
    await sayElsewhere('unlocked')
    expect(lockPhase.get()).toBe('open')
    expect(heard).toEqual(['lock', 'unlocked'])
  })

  it('keep this one open while the app is in use there, and the other way round', async () => {
    see(false)
    pass(5 * minute)
    see(true)
    expect(lockPhase.get()).toBe('locked')
    await sayElsewhere('open')
    expect(lockPhase.get()).toBe('open')
    await sayElsewhere('ask')
    expect(heard).toEqual(['ask', 'open'])
  })

  it('are not answered by one that has been away for long', async () => {
    see(false)
    pass(5 * minute)
    await sayElsewhere('ask')
    expect(heard).toEqual([])
  })

  it('do not open what was locked by hand by being open themselves', async () => {
    lockNow()
    await sayElsewhere('open')
    expect(lockPhase.get()).toBe('locked')
  })
})

describe('the lock and the session', () => {
  it('a page that finds a session is locked; one that logs in is not', () => {
    beginLockPhase('u1', null)
    expect(lockPhase.get()).toBe('locked')
    beginLockPhase('u1', 7)
    expect(lockPhase.get()).toBe('open')
    beginLockPhase('u2', null)
    expect(lockPhase.get()).toBe('open')
  })

  it('logging out removes it; a session that runs out leaves it', async () => {
    const store = makeStore()
    await store.dispatch(endSession('expired'))
    expect(storedLock('u1').get()).not.toBeNull()
    watchLock('u1')
    await store.dispatch(endSession('logout'))
    expect(storedLock('u1').get()).toBeNull()
  })
})
