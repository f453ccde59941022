import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { holdRequests, passRequestGate, releaseRequests, requestsSettled } from '#pwa/requestGate'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  releaseRequests()
  vi.useRealTimers()
})

test('a call made while the gate is shut starts when it opens, and is not lost', async () => {
  const call = vi.fn<() => Promise<string>>(async () => 'answer')
  holdRequests()
  const answer = passRequestGate(call)
  await vi.advanceTimersByTimeAsync(1000)
  expect(call).not.toHaveBeenCalled()
  releaseRequests()
  await expect(answer).resolves.toBe('answer')
  expect(call).toHaveBeenCalledOnce()
})

test('a new version that never comes does not hold calls for ever', async () => {
  holdRequests()
  const answer = passRequestGate(async () => 'late')
  await vi.advanceTimersByTimeAsync(8000)
  await expect(answer).resolves.toBe('late')
})

test('calls under way are waited for, also those that fail', async () => {
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
