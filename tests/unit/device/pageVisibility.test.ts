// needs a window
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { oncePageVisible, repeatWhileVisible, watchPageVisible } from '#lib/device/presence'
import { useTimeLeft } from '#ui/money/useTimeLeft'
import { useNow } from '#ui/time/useNow'

function show(state: 'visible' | 'hidden'): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('repeated work pauses while the page is hidden, and runs at once when it is visible again', () => {
  const work = vi.fn<() => void>()
  const stop = repeatWhileVisible(work, 1_000)
  vi.advanceTimersByTime(2_000)
  expect(work).toHaveBeenCalledTimes(2)
  show('hidden')
  vi.advanceTimersByTime(60_000)
  expect(work).toHaveBeenCalledTimes(2)
  show('visible')
  expect(work).toHaveBeenCalledTimes(3)
  stop()
  vi.advanceTimersByTime(5_000)
  expect(work).toHaveBeenCalledTimes(3)
})

it('clocks and countdowns do not render while the page is hidden, and are right afterwards', () => {
  let renders = 0
  const { result } = renderHook(() => {
    renders += 1
    return { now: useNow(1_000), left: useTimeLeft(Date.now() + 3_600_000) }
  })
  show('hidden')
  const before = renders
  vi.advanceTimersByTime(60_000)
  expect(renders).toBe(before)
  act(() => show('visible'))
  expect(result.current.now).toBe(Date.now())
})

it('a return to the page is reported once, by visibility or by focus', () => {
  const watcher = vi.fn<() => void>()
  const stop = watchPageVisible(watcher)
  show('hidden')
  show('visible')
  dispatchEvent(new Event('focus'))
  expect(watcher).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(2_000)
  dispatchEvent(new Event('focus'))
  expect(watcher).toHaveBeenCalledTimes(2)
  stop()
})

it('work that waits for a visible page runs once', () => {
  const work = vi.fn<() => void>()
  oncePageVisible(work)
  expect(work).toHaveBeenCalledTimes(1)
  show('hidden')
  oncePageVisible(work)
  expect(work).toHaveBeenCalledTimes(1)
  show('visible')
  show('hidden')
  show('visible')
  expect(work).toHaveBeenCalledTimes(2)
})
