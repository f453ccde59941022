// @vitest-environment jsdom
import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '../../src/api/api'
import { useMoneyAction } from '../../src/api/moneyAction'
import { settlePauses } from '../../src/api/moneyActionSettle'
import { sessionSlice } from '../../src/api/session'
import { toProvider } from '../../src/api/toProvider'
import { setTransport } from '../../src/api/transport'
import { bahtOnWire } from '../../src/contract/wire'
import { satang } from '../../src/lib/money'
import { simulateOffline } from '../../src/lib/online'
import { isRequestId } from '../../src/lib/requestId'

const orderSchema = v.object({ requestId: v.string(), userId: v.string(), amount: bahtOnWire })
const answerSchema = v.object({ id: v.string() })

const testApi = api.injectEndpoints({
  endpoints: (build) => ({
    testMove: build.mutation<v.InferOutput<typeof answerSchema>, v.InferInput<typeof orderSchema>>(
      toProvider({ path: '/userbalance/withdraw', answer: answerSchema, changes: ['Balance'] }),
    ),
  }),
})

const key = 'intent:withdraw'
const kept = (): unknown => JSON.parse(localStorage.getItem(key) ?? 'null')
let sent: Record<string, unknown>[] = []

/** Has the provider answer one call after the other; the last one for good. */
function provide(...answers: (() => Response | Promise<Response>)[]): void {
  setTransport(async (request) => {
    const body: Record<string, unknown> = JSON.parse(await request.text())
    sent.push(body)
    const answer = answers[Math.min(sent.length, answers.length) - 1]
    return answer ? answer() : Response.error()
  })
}

const accepts = () => Response.json({ data: { id: 'w1' } })
const refuses = () => Response.json({ code: 'insufficientcredit', max: 20 }, { status: 400 })
const busy = () => Response.json({ code: 'requestinprogress' }, { status: 400 })
const lost = () => Promise.reject(new TypeError('Failed to fetch'))
const broken = () => new Response('<html>502</html>', { status: 502 })

function makeStore(userId: string) {
  const player = {
    id: userId,
    username: '0812345678',
    name: 'สมชาย ใจดี',
    status: 'active',
    credit: satang(0),
    book_number: '1234567890',
    bank_name: 'กสิกรไทย',
    PromotionID: null,
    PromotionDetail: null,
    PromotionStatus: null,
  }
  return configureStore({
    reducer: combineReducers({
      session: sessionSlice.reducer,
      [api.reducerPath]: api.reducer,
    }),
    middleware: (defaults) => defaults().concat(api.middleware),
    preloadedState: {
      session: { ...sessionSlice.getInitialState(), status: 'in' as const, player },
    },
  })
}

/** A page of player `userId`; a second one is a second tab, as far as one window can have two. Each phase that it shows goes to `shown`. */
function open(userId = 'u1', shown: string[] = []) {
  const store = makeStore(userId)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  )
  return renderHook(
    () => {
      const action = useMoneyAction('withdraw', testApi.endpoints.testMove, orderSchema)
      if (shown.at(-1) !== action.state.phase) shown.push(action.state.phase)
      return action
    },
    { wrapper },
  )
}

type Page = ReturnType<typeof open>
const phase = ({ result }: Page) => result.current.state.phase

async function confirmAndSend({ result }: Page): Promise<void> {
  act(() => result.current.confirm({ amount: 12.5 }))
  await act(() => result.current.send())
}

beforeEach(() => {
  sent = []
  vi.spyOn(console, 'error').mockReturnValue()
  provide(accepts)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  simulateOffline(false)
  localStorage.clear()
})

describe('a money action', () => {
  it('makes and keeps its id with the sheet, sends it once and forgets it when it is accepted', async () => {
    const page = open()
    act(() => page.result.current.confirm({ amount: 12.5 }))
    const { state } = page.result.current
    if (state.phase !== 'confirming') throw new Error(state.phase)
    expect(state.order.amount).toBe(1250)
    expect(isRequestId(state.requestId)).toBe(true)
    expect(kept()).toMatchObject({ requestId: state.requestId, userId: 'u1', sentAt: null })
    expect(sent).toEqual([])

    await act(() => page.result.current.send())
    expect(sent).toEqual([{ amount: 12.5, requestId: state.requestId, userId: 'u1' }])
    expect(page.result.current.state).toMatchObject({ phase: 'accepted', answer: { id: 'w1' } })
    expect(kept()).toBeNull()
  })

  it('is written down as sent before it is', async () => {
    const seen: unknown[] = []
    provide(() => {
      seen.push(kept())
      return accepts()
    })
    await confirmAndSend(open())
    expect(seen).toEqual([expect.objectContaining({ sentAt: expect.any(Number) })])
  })

  it('takes any number of clicks for one', async () => {
    const page = open()
    await act(async () => {
      const { confirm, send } = page.result.current
      confirm({ amount: 1 })
      confirm({ amount: 2 })
      await Promise.all([send(), send(), send()])
    })
    expect(sent.map(({ amount }) => amount)).toEqual([1])
  })

  it('takes a click right after the answer for the same one, unless the page began anew', async () => {
    const page = open()
    await act(() => page.result.current.submit({ amount: 1 }))
    await act(() => page.result.current.submit({ amount: 1 }))
    expect(sent).toHaveLength(1)
    act(() => page.result.current.reset())
    await act(() => page.result.current.submit({ amount: 1 }))
    expect(sent).toHaveLength(2)
  })

  it('tells what the provider refused, and why', async () => {
    provide(refuses, accepts)
    const page = open()
    await confirmAndSend(page)
    expect(page.result.current.state).toMatchObject({
      phase: 'refused',
      code: 'insufficientcredit',
      failure: { values: { max: 2000 } },
    })
    expect(kept()).toBeNull()
    // A new attempt is a new order.
    await confirmAndSend(page)
    expect(phase(page)).toBe('accepted')
    expect(new Set(sent.map(({ requestId }) => requestId)).size).toBe(2)
  })

  it('closes the sheet without a trace', () => {
    const page = open()
    act(() => page.result.current.confirm({ amount: 1 }))
    act(() => page.result.current.reset())
    expect(phase(page)).toBe('draft')
    expect(kept()).toBeNull()
  })

  it('is refused offline before anything is stored or sent', async () => {
    simulateOffline(true)
    const page = open()
    await confirmAndSend(page)
    expect(page.result.current.state).toMatchObject({ phase: 'refused', code: 'offlinemoney' })
    expect(kept()).toBeNull()
    expect(sent).toEqual([])
  })

  it('is refused when the network goes while the sheet is open', async () => {
    const page = open()
    act(() => page.result.current.confirm({ amount: 1 }))
    act(() => simulateOffline(true))
    await act(() => page.result.current.send())
    expect(page.result.current.state).toMatchObject({ phase: 'refused', code: 'offlinemoney' })
    expect(kept()).toBeNull()
    expect(sent).toEqual([])
  })
})

describe('an action whose answer was lost', () => {
  it.each([
    ['no answer', lost],
    ['a broken gateway', broken],
    ['garbage', () => Response.json({ what: 1 })],
    ['“in progress”', busy],
  ])('is unknown after %s and settles with the same id', async (_, answer) => {
    vi.useFakeTimers()
    provide(answer, answer, accepts)
    const page = open()
    await confirmAndSend(page)
    expect(page.result.current.state).toMatchObject({ phase: 'unknown', order: { amount: 1250 } })
    expect(kept()).toMatchObject({ sentAt: expect.any(Number) })
    await act(() => vi.advanceTimersByTimeAsync((settlePauses[0] ?? 0) + (settlePauses[1] ?? 0)))
    expect(phase(page)).toBe('accepted')
    expect(sent).toHaveLength(3)
    expect(new Set(sent.map((body) => JSON.stringify(body))).size).toBe(1)
    expect(kept()).toBeNull()
  })

  it('takes no new order meanwhile', async () => {
    provide(lost)
    const page = open()
    await confirmAndSend(page)
    await confirmAndSend(page)
    expect(phase(page)).toBe('unknown')
    expect(sent).toHaveLength(1)
  })

  it('stays unknown over a reload and settles there', async () => {
    provide(lost, accepts)
    const before = open()
    await confirmAndSend(before)
    before.unmount()
    const after = open()
    expect(phase(after)).toBe('unknown')
    await act(() => after.result.current.settle())
    expect(phase(after)).toBe('accepted')
    expect(sent[0]).toEqual(sent[1])
  })

  it('shows in another tab, which may settle it too', async () => {
    provide(lost, accepts)
    const [one, other] = [open(), open()]
    await confirmAndSend(one)
    expect(phase(other)).toBe('unknown')
    await act(() => other.result.current.settle())
    expect(phase(other)).toBe('accepted')
    await waitFor(() => expect(phase(one)).toBe('draft'))
    expect(sent).toHaveLength(2)
  })

  it('shows nothing between not knowing and knowing', async () => {
    provide(refuses, lost, accepts)
    const shown: string[] = []
    const page = open('u1', shown)
    await confirmAndSend(page)
    await confirmAndSend(page)
    shown.length = 0
    // Browsers give a lock back a little after the work under it is done.
    vi.stubGlobal('navigator', {
      locks: {
        async request(_: string, __: object, work: (lock: object) => Promise<unknown>) {
          const result = await work({})
          await new Promise((resolve) => setTimeout(resolve, 20))
          return result
        },
      },
    })
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
    await page.result.current.settle()
    await vi.waitFor(() => expect(phase(page)).toBe('accepted'))
    expect(shown).toEqual(['unknown', 'accepted'])
  })

  it('does not take a closed door for an answer to what was sent before', async () => {
    provide(lost, () => Response.json('Invalid Token', { status: 401 }), accepts)
    const page = open()
    await confirmAndSend(page)
    await act(() => page.result.current.settle())
    expect(phase(page)).toBe('unknown')
    await act(() => page.result.current.settle())
    expect(phase(page)).toBe('accepted')
  })

  it('is not asked about without a network', async () => {
    provide(lost, accepts)
    const page = open()
    await confirmAndSend(page)
    act(() => simulateOffline(true))
    await act(() => page.result.current.settle())
    expect(sent).toHaveLength(1)
    await act(async () => simulateOffline(false))
    await waitFor(() => expect(phase(page)).toBe('accepted'))
  })

  it('is nobody else’s', async () => {
    provide(lost)
    await confirmAndSend(open('u1'))
    expect(phase(open('u2'))).toBe('draft')
  })
})

describe('what the browser kept', () => {
  it.each([
    ['no JSON', '{'],
    ['another shape', '[]'],
    ['no id', JSON.stringify({ userId: 'u1', requestId: '1', order: {}, sentAt: 1 })],
    [
      'an order that does not fit',
      JSON.stringify({
        userId: 'u1',
        requestId: '4f6c4b3e-0000-4000-8000-000000000000',
        order: { amount: -1 },
        sentAt: 1,
      }),
    ],
  ])('is no hindrance when it is %s', async (_, text) => {
    localStorage.setItem(key, text)
    const page = open()
    expect(phase(page)).toBe('draft')
    await confirmAndSend(page)
    expect(phase(page)).toBe('accepted')
  })
})
