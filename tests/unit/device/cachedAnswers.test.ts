// needs a window
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cacheAnswer, cachedAnswer, currentSession, forgetAnswers } from '#api/cache/cachedAnswers'
import { dropToken, storeToken } from '#api/session/token'
import { tokenOf } from '../account/tokenOf'
import { MemoryCaches } from './memoryCaches'

const url = 'https://provider.invalid/userbalance/balance/u1'
const answer = { body: { balance: 1250.75 }, updatedAt: Date.UTC(2026, 10, 21, 7) }
let storage: MemoryCaches

beforeEach(() => {
  storage = new MemoryCaches()
  vi.stubGlobal('caches', storage)
  storeToken(tokenOf('u1'))
})

afterEach(() => {
  vi.unstubAllGlobals()
  dropToken()
})

describe('keepAnswer', () => {
  it('stores an answer with its time', async () => {
    await cacheAnswer('u1', url, answer, currentSession())
    expect(await cachedAnswer('u1', url)).toEqual(answer)
  })

  it('replaces the previous answer', async () => {
    await cacheAnswer('u1', url, answer, currentSession())
    const newer = { body: { balance: 2 }, updatedAt: answer.updatedAt + 1 }
    await cacheAnswer('u1', url, newer, currentSession())
    expect(await cachedAnswer('u1', url)).toEqual(newer)
  })

  it('never returns an answer of another player, even for the same URL', async () => {
    await cacheAnswer('u1', url, answer, currentSession())
    expect(await cachedAnswer('u2', url)).toBeNull()
    expect(await cachedAnswer(null, url)).toBeNull()
  })

  it('stores public answers without a session', async () => {
    dropToken()
    await cacheAnswer(null, url, answer, currentSession())
    expect(await cachedAnswer(null, url)).toEqual(answer)
  })

  it('stores no private answer without a session', async () => {
    dropToken()
    await cacheAnswer('u1', url, answer, currentSession())
    expect(storage.urls()).toEqual([])
  })

  it('stores no answer that arrives after the logout', async () => {
    const session = currentSession()
    dropToken()
    await cacheAnswer('u1', url, answer, session)
    expect(storage.urls()).toEqual([])
  })

  it('stores no answer that arrives after another player has logged in', async () => {
    const session = currentSession()
    storeToken(tokenOf('u2'))
    await cacheAnswer('u1', url, answer, session)
    expect(storage.urls()).toEqual([])
  })

  it('leaves nothing behind if the player logs out while the answer is being stored', async () => {
    const cache = await storage.open('member-cache')
    const put = cache.put.bind(cache)
    vi.spyOn(cache, 'put').mockImplementation(async (key, response) => {
      dropToken()
      await put(key, response)
    })
    await cacheAnswer('u1', url, answer, currentSession())
    expect(storage.urls()).toEqual([])
  })
})

describe('keptAnswer', () => {
  it.each([
    ['damaged JSON', new Response('{"balance":', { headers: { 'X-Fetched-At': '1' } })],
    ['no time', new Response('{}')],
    ['a time that is none', new Response('{}', { headers: { 'X-Fetched-At': 'soon' } })],
    ['an empty body', new Response('', { headers: { 'X-Fetched-At': '1' } })],
  ])('ignores %s', async (_, damaged) => {
    vi.spyOn(console, 'warn').mockReturnValue()
    await cacheAnswer('u1', url, answer, currentSession())
    const cache = await storage.open('member-cache')
    const [key] = storage.urls()
    await cache.put(key ?? '', damaged)
    expect(await cachedAnswer('u1', url)).toBeNull()
  })
})

describe('forgetAnswers', () => {
  const hostile = ['u1', '..', '../public', 'ก ข', '%2F', '', 'u1&owner=x']

  it('removes the answers of all players, whatever their IDs, and keeps public ones', async () => {
    for (const owner of hostile) await cacheAnswer(owner, url, answer, currentSession())
    await cacheAnswer(null, url, answer, currentSession())
    await forgetAnswers()
    expect(storage.urls()).toHaveLength(1)
    expect(await cachedAnswer(null, url)).toEqual(answer)
  })

  it('can keep the answers of the logged-in player', async () => {
    await cacheAnswer('u1', url, answer, currentSession())
    await cacheAnswer('u2', url, answer, currentSession())
    await forgetAnswers('u1')
    expect(await cachedAnswer('u1', url)).toEqual(answer)
    expect(await cachedAnswer('u2', url)).toBeNull()
  })
})

describe('the cache without Cache Storage', () => {
  it.each([
    ['where the browser has none', undefined],
    [
      'where it refuses',
      {
        open: async () => {
          throw new DOMException('denied', 'SecurityError')
        },
      },
    ],
  ])('stores nothing and causes no error: %s', async (_, stub) => {
    vi.spyOn(console, 'warn').mockReturnValue()
    vi.spyOn(console, 'error').mockReturnValue()
    if (stub) vi.stubGlobal('caches', stub)
    else Reflect.deleteProperty(globalThis, 'caches')
    await cacheAnswer('u1', url, answer, currentSession())
    expect(await cachedAnswer('u1', url)).toBeNull()
    await forgetAnswers()
  })

  it('survives a full disk', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const cache = await storage.open('member-cache')
    vi.spyOn(cache, 'put').mockRejectedValue(new DOMException('full', 'QuotaExceededError'))
    await cacheAnswer('u1', url, answer, currentSession())
    expect(await cachedAnswer('u1', url)).toBeNull()
    expect(warn).toHaveBeenCalledOnce()
  })
})
