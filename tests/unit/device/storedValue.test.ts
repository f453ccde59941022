// needs a window
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ownerOf } from '#lib/storage/storedKeys'
import { forgetStored, storedByName, storedText, storedValue } from '#lib/storage/storedValue'
import { isDirectStorage } from '../../../.build/lint/layers'
import { fillStorage, makeRoom } from './fullStorage'

const words = (value: unknown) =>
  Array.isArray(value) && value.every((each) => typeof each === 'string') ? value : null

const list = storedValue<readonly string[]>('chat-outbox', words)
const add = (word: string) => list.update((all) => [...(all ?? []), word])

/** Simulates a write of another tab, including its storage event. */
function elsewhere(key: string | null, text: string | null): void {
  if (key === null) localStorage.clear()
  else if (text === null) localStorage.removeItem(key)
  else localStorage.setItem(key, text)
  dispatchEvent(new StorageEvent('storage', { key, newValue: text }))
}

beforeEach(() => {
  localStorage.clear()
  vi.spyOn(console, 'warn').mockReturnValue()
})

afterEach(() => {
  makeRoom()
  forgetStored(() => true)
})

describe('a stored value', () => {
  it('is the same object until it changes', () => {
    list.set(['a'])
    const first = list.get()
    expect(first).toEqual(['a'])
    expect(list.get()).toBe(first)
    elsewhere('chat-outbox', '["b"]')
    expect(list.get()).toEqual(['b'])
    expect(list.get()).toBe(list.get())
  })

  it('drops damaged text', () => {
    for (const text of ['', '{', '[1]', 'null']) {
      localStorage.setItem('chat-outbox', text)
      expect(list.get()).toBeNull()
      expect(localStorage.getItem('chat-outbox')).toBeNull()
    }
  })

  it('notifies subscribers of every change in any tab until they unsubscribe', () => {
    const told = vi.fn<() => void>()
    const stop = list.subscribe(told)
    list.set(['a'])
    elsewhere('chat-outbox', '["b"]')
    elsewhere(null, null)
    elsewhere('balance-hidden', '1')
    expect(told).toHaveBeenCalledTimes(3)
    stop()
    list.set(['c'])
    expect(told).toHaveBeenCalledTimes(3)
  })

  it('is separate for each name', () => {
    const drafts = storedByName((name) => storedText(`draft:${name}`, 'session'))
    drafts('one').set('1')
    drafts('two').set('2')
    expect(drafts('one').get()).toBe('1')
    expect(drafts('one')).toBe(drafts('one'))
    expect(sessionStorage.getItem('draft:two')).toBe('2')
  })
})

describe('a stored value without space', () => {
  it('prefers the newer value in memory to the older one in storage', () => {
    expect(add('first')).toBe(true)
    fillStorage()
    expect(add('second, and rather a long one')).toBe(false)
    expect(list.isStored()).toBe(false)
    expect(list.get()).toEqual(['first', 'second, and rather a long one'])
    expect(localStorage.getItem('chat-outbox')).toBe('["first"]')
  })

  it('is stored as soon as there is space', () => {
    fillStorage()
    add('first')
    makeRoom()
    const told = vi.fn<() => void>()
    const stop = list.subscribe(told)
    dispatchEvent(new Event('visibilitychange'))
    expect(localStorage.getItem('chat-outbox')).toBe('["first"]')
    expect(list.isStored()).toBe(true)
    expect(told).toHaveBeenCalledTimes(1)
    stop()
  })

  it('is stored when another value frees its space', () => {
    const cart = storedText('berry-cart')
    cart.set('x'.repeat(100))
    fillStorage()
    add('first')
    expect(list.isStored()).toBe(false)
    cart.set(null)
    expect(localStorage.getItem('chat-outbox')).toBe('["first"]')
  })

  it('adds its own entries again to what another tab stores', () => {
    add('first')
    fillStorage()
    add('second, and rather a long one')
    elsewhere('chat-outbox', '[]')
    expect(list.get()).toEqual(['second, and rather a long one'])
    elsewhere(null, null)
    expect(list.get()).toEqual(['second, and rather a long one'])
    expect(localStorage.getItem('chat-outbox')).toBe('["second, and rather a long one"]')
  })

  it('gives up a replaced value for a newer one from another tab', () => {
    const choice = storedText('web-colour')
    fillStorage()
    choice.set('mine, which does not fit')
    expect(choice.get()).toBe('mine, which does not fit')
    makeRoom()
    elsewhere('web-colour', 'theirs')
    expect(choice.get()).toBe('theirs')
    expect(choice.isStored()).toBe(true)
  })

  it('stays removed after its removal', () => {
    add('first')
    fillStorage()
    add('second, and rather a long one')
    expect(list.set(null)).toBe(true)
    expect(list.get()).toBeNull()
    expect(localStorage.getItem('chat-outbox')).toBeNull()
  })
})

it('a stored value works where storage is switched off', () => {
  const off = vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  expect(list.get()).toBeNull()
  expect(add('first')).toBe(false)
  expect(list.get()).toEqual(['first'])
  expect(list.set(null)).toBe(true)
  expect(list.get()).toBeNull()
  off.mockRestore()
})

it('forgetStored removes matching keys from storage and memory, and keeps the rest', () => {
  const draft = storedText('draft:deposit', 'session')
  const cart = storedText('berry-cart')
  draft.set('500')
  cart.set('{}')
  fillStorage()
  add('does not fit')
  forgetStored((key) => ownerOf(key) === 'player')
  expect(draft.get()).toBeNull()
  expect(sessionStorage.getItem('draft:deposit')).toBeNull()
  expect(list.get()).toBeNull()
  expect(cart.get()).toBe('{}')
})

it('ownerOf knows the owner of each key, also of keys that end with a name', () => {
  expect(ownerOf('serviceToken')).toBe('session')
  expect(ownerOf('serviceToken2')).toBeUndefined()
  expect(ownerOf('intent:deposit')).toBe('pending')
  expect(ownerOf('coming-soon-1')).toBe('device')
})

it('the module is the only access to web storage', () => {
  expect(isDirectStorage('src/features/session/register/inviter.ts', 'localStorage')).toBe(true)
  expect(isDirectStorage('src/lib/online.ts', 'sessionStorage')).toBe(true)
  expect(isDirectStorage('src/lib/storage/storedValue.ts', 'localStorage')).toBe(false)
  expect(isDirectStorage('tests/unit/account/token.test.ts', 'localStorage')).toBe(false)
})
