import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { holdRequests, passRequestGate, releaseRequests, requestsSettled } from '#pwa/requestGate'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  releaseRequests()
  vi.useRealTimers()
})

test('a call during an update starts when requests are released, and is not lost', async () => {
  const call = vi.fn<() => Promise<string>>(async () => 'answer')
  holdRequests()
  const answer = passRequestGate(call)
  await vi.advanceTimersByTimeAsync(1000)
  expect(call).not.toHaveBeenCalled()
  releaseRequests()
  await expect(answer).resolves.toBe('answer')
  expect(call).toHaveBeenCalledOnce()
})

test('a version that never activates does not hold calls permanently', async () => {
  holdRequests()
  const answer = passRequestGate(async () => 'late')
  await vi.advanceTimersByTimeAsync(8000)
  await expect(answer).resolves.toBe('late')
})

test('running calls are awaited, even if they fail', async () => {
  const first = Promise.withResolvers<void>()
  const failing = passRequestGate(() => first.promise)
  const settled = vi.fn<() => void>()
  void requestsSettled().then(settled)
  await vi.advanceTimersByTimeAsync(100)
  expect(settled).not.toHaveBeenCalled()
  first.reject(new Error('lost'))
  await expect(failing).rejects.toThrow('lost')
  await vi.advanceTimersByTimeAsync(0)
  expect(settled).toHaveBeenCalledOnce()
})
