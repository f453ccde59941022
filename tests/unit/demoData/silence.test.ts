import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { unlessBlocked } from '#mocks/database/storageError'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

const silent = () => new Promise<never>(() => {})

test('a store that does not respond within its time is reported as blocked, and no earlier', async () => {
  const end = unlessBlocked(silent(), 4000).catch((cause: unknown) => cause)
  const ended = vi.fn<() => void>()
  void end.then(ended)
  await vi.advanceTimersByTimeAsync(3999)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(await end).toMatchObject({ code: 'databaseblocked' })
})

test('an answer that arrives when a sleeping phone wakes the app is accepted', async () => {
  const work = Promise.withResolvers<string>()
  const end = unlessBlocked(work.promise, 4000)
  await vi.advanceTimersByTimeAsync(100)
  // All timers were frozen. On waking, the due timer fires before the answer arrives.
  vi.setSystemTime(Date.now() + 60_000)
  await vi.advanceTimersToNextTimerAsync()
  work.resolve('answer')
  expect(await end).toBe('answer')
  expect(vi.getTimerCount()).toBe(0)
})
