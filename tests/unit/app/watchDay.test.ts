// needs a window
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchDay } from '#api/cache/watchData'
import { api } from '#api/client/api'

const invalidated: unknown[] = []
let stop: () => void

beforeEach(() => {
  invalidated.length = 0
  vi.useFakeTimers({ now: Date.parse('2026-11-21T23:50:00+07:00') })
  stop = watchDay((action) => {
    if (api.util.invalidateTags.match(action)) invalidated.push(action.payload)
  })
})

afterEach(() => {
  stop()
  vi.useRealTimers()
})

test('data that depend on the day are invalidated at each midnight in Bangkok', () => {
  vi.advanceTimersByTime(9 * 60_000)
  expect(invalidated).toEqual([])
  vi.advanceTimersByTime(60_000)
  expect(invalidated).toEqual([expect.arrayContaining(['Balance', 'Promotion', 'Protection'])])
  vi.advanceTimersByTime(24 * 60 * 60_000)
  expect(invalidated).toHaveLength(2)
})

test('a device that slept over midnight invalidates the data when the page is visible again', () => {
  vi.setSystemTime(Date.parse('2026-11-22T08:00:00+07:00'))
  document.dispatchEvent(new Event('visibilitychange'))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(invalidated).toHaveLength(1)
})

test('nothing is invalidated after the watch has been stopped', () => {
  stop()
  vi.advanceTimersByTime(48 * 60 * 60_000)
  expect(invalidated).toEqual([])
})
