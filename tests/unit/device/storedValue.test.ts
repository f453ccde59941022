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

/** Another tab writes, and this one hears of it. */
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

  it('tells of every change, here and elsewhere, until nobody wants to know', () => {
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

  it('is one for each name', () => {
    const drafts = storedByName((name) => storedText(`draft:${name}`, 'session'))
    drafts('one').set('1')
    drafts('two').set('2')
    expect(drafts('one').get()).toBe('1')
    expect(drafts('one')).toBe(drafts('one'))
    expect(sessionStorage.getItem('draft:two')).toBe('2')
  })
})

describe('where there is no room', () => {
  it('the newer value in memory counts more than the older one in storage', () => {
    expect(add('first')).toBe(true)
    fillStorage()
    expect(add('second, and rather a long one')).toBe(false)
    expect(list.isStored()).toBe(false)
    expect(list.get()).toEqual(['first', 'second, and rather a long one'])
    expect(localStorage.getItem('chat-outbox')).toBe('["first"]')
  })

  it('is stored as soon as there is room', () => {
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

  it('is stored when another value gives up its room', () => {
    const cart = storedText('berry-cart')
    cart.set('x'.repeat(100))
    fillStorage()
    add('first')
    expect(list.isStored()).toBe(false)
    cart.set(null)
    expect(localStorage.getItem('chat-outbox')).toBe('["first"]')
  })

  it('what was added is added again to what another tab stores', () => {
    add('first')
    fillStorage()
    add('second, and rather a long one')
    elsewhere('chat-outbox', '[]')
    expect(list.get()).toEqual(['second, and rather a long one'])
    elsewhere(null, null)
    expect(list.get()).toEqual(['second, and rather a long one'])
    expect(localStorage.getItem('chat-outbox')).toBe('["second, and rather a long one"]')
  })

  it('what was replaced gives way to a newer word from another tab', () => {
    const choice = storedText('web-colour')
    fillStorage()
    choice.set('mine, which does not fit')
    expect(choice.get()).toBe('mine, which does not fit')
    makeRoom()
    elsewhere('web-colour', 'theirs')
    expect(choice.get()).toBe('theirs')
    expect(choice.isStored()).toBe(true)
  })

  it('removing holds', () => {
    add('first')
    fillStorage()
    add('second, and rather a long one')
    expect(list.set(null)).toBe(true)
    expect(list.get()).toBeNull()
    expect(localStorage.getItem('chat-outbox')).toBeNull()
  })
})

it('works where storage is switched off', () => {
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

it('forgets by key, from storage and from memory, and leaves the rest', () => {
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

it('each key has an owner, also those that end with a name', () => {
  expect(ownerOf('serviceToken')).toBe('session')
  expect(ownerOf('serviceToken2')).toBeUndefined()
  expect(ownerOf('intent:deposit')).toBe('pending')
  expect(ownerOf('coming-soon-1')).toBe('device')
})

it('is the only way to web storage', () => {
  expect(isDirectStorage('src/features/session/register/inviter.ts', 'localStorage')).toBe(true)
  expect(isDirectStorage('src/lib/online.ts', 'sessionStorage')).toBe(true)
  expect(isDirectStorage('src/lib/storage/storedValue.ts', 'localStorage')).toBe(false)
  expect(isDirectStorage('tests/unit/account/token.test.ts', 'localStorage')).toBe(false)
})
