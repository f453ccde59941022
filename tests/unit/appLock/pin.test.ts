// needs a window
import { afterEach, describe, expect, it } from 'vitest'
import { hashPin, pinFault, readPin, triesLeft, tryPin } from '#features/appLock/pin'
import { mostTries, storedLock } from '#features/appLock/storedLock'
import { ownerOf } from '#lib/storage/storedKeys'

afterEach(() => localStorage.clear())

async function lockWith(pin: string): Promise<void> {
  storedLock('u1').set({ pin: await hashPin(pin), after: 1, tries: 0, device: null })
}

function tries(): number | undefined {
  return storedLock('u1').get()?.tries
}

describe('a PIN', () => {
  it.each([
    ['123', 'short'],
    ['0000', 'easy'],
    ['1212', 'easy'],
    ['135135', 'easy'],
    ['1234', 'easy'],
    ['87654', 'easy'],
    ['7890', 'easy'],
    ['1357', null],
    ['902314', null],
  ])('is checked for its length and simplicity: %s is %s', (pin, fault) => {
    expect(pinFault(pin)).toBe(fault)
  })

  it('is read in Thai and Arabic digits too, up to six of them', () => {
    expect(readPin('๑๓ ๕-๗')).toBe('1357')
    expect(readPin('١٣٥٧')).toBe('1357')
    expect(readPin('۱۳۵۷')).toBe('1357')
    expect(readPin('a12345678')).toBe('123456')
  })

  it('is stored as a hash that differs each time', async () => {
    const [one, other] = [await hashPin('9023'), await hashPin('9023')]
    expect(JSON.stringify(one)).not.toContain('9023')
    expect(one.hash).not.toBe(other.hash)
    expect(ownerOf('app-lock:u1')).toBe('pending')
  })
})

describe('attempts to enter a PIN', () => {
  it('open the lock with the right PIN, which resets the count of wrong ones', async () => {
    await lockWith('9023')
    expect(await tryPin('u1', '9024')).toBe(false)
    expect(tries()).toBe(1)
    expect(await tryPin('u1', '9023')).toBe(true)
    expect(tries()).toBe(0)
  })

  it('are counted before the check, so a reload during the check uses up an attempt', async () => {
    await lockWith('9023')
    const trial = tryPin('u1', '9023')
    expect(tries()).toBe(1)
    await trial
  })

  it('end after five, even with the right PIN and whatever the clock shows', async () => {
    await lockWith('9023')
    for (let count = 0; count < mostTries; count += 1) await tryPin('u1', '1111')
    const lock = storedLock('u1').get()
    expect(lock && triesLeft(lock)).toBe(0)
    expect(await tryPin('u1', '9023')).toBe(false)
  })
})
