// needs a window
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  heldDecisions,
  hold,
  isBeingDecided,
  type Outcome,
  sendHeld,
  undoDecision,
} from '#features/admin/queue/heldDecisions'
import { simulateOffline } from '#lib/device/presence'
import { satang } from '#lib/money'

const done: Outcome = { failure: null, approvalId: null }
const send = vi.fn<() => Promise<Outcome>>(async () => done)
const answered = vi.fn<(outcome: Outcome) => void>()

beforeEach(() => void vi.useFakeTimers())

afterEach(async () => {
  simulateOffline(false)
  await sendHeld()
  heldDecisions.set([])
  vi.useRealTimers()
  vi.clearAllMocks()
})

function approve(id: string): void {
  hold({ id, queue: 'deposit', decision: 'approve', amount: satang(30_000), send, answered })
}

const stateOf = (id: string) => heldDecisions.get().find((one) => one.id === id)?.state

test('a decision is sent once, five seconds after it was confirmed', async () => {
  approve('D1')
  await vi.advanceTimersByTimeAsync(4_999)
  expect(send).not.toHaveBeenCalled()
  expect(isBeingDecided(heldDecisions.get(), 'D1')).toBe(true)
  await vi.advanceTimersByTimeAsync(1)
  await sendHeld()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(send).toHaveBeenCalledTimes(1)
  expect(answered).toHaveBeenCalledExactlyOnceWith(done)
  expect(stateOf('D1')).toBe('done')
})

test('a decision that was undone is never sent', async () => {
  approve('D1')
  approve('D2')
  expect(undoDecision('D1')).toBe(true)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(undoDecision('D2')).toBe(false)
  expect(send).toHaveBeenCalledTimes(1)
  expect([stateOf('D1'), stateOf('D2')]).toEqual(['undone', 'done'])
})

test('decisions are sent at once when the page is left', async () => {
  approve('D1')
  approve('D2')
  dispatchEvent(new Event('pagehide'))
  expect(send).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(send).toHaveBeenCalledTimes(2)
})

test('a decision fails and is not sent if the connection is lost before', async () => {
  approve('D1')
  simulateOffline(true)
  expect(stateOf('D1')).toBe('failed')
  expect(heldDecisions.get()[0]?.outcome?.failure?.kind).toBe('offline')
  simulateOffline(false)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(send).not.toHaveBeenCalled()
})
