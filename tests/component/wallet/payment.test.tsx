import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '#api/client/api'
import { providerMutation } from '#api/client/providerOrder'
import { retryPauses } from '#api/client/refetch'
import { setTransport } from '#api/client/transport'
import { untoldOutcomes } from '#api/payments/openPayments'
import { paymentKind } from '#api/payments/paymentKind'
import { reconcilePayments } from '#api/payments/reconcile'
import { usePayment } from '#api/payments/usePayment'
import { bahtOnWire } from '#contract/wire'
import { simulateOffline } from '#lib/device/presence'
import { isRequestId } from '#lib/requestId'
import { loggedIn } from '../../appStore'

const orderSchema = v.object({
  requestId: v.string(),
  userId: v.string(),
  validUntil: v.optional(v.string()),
  amount: bahtOnWire,
})
const answerSchema = v.object({ id: v.string() })

const testApi = api.injectEndpoints({
  endpoints: (build) => ({
    testMove: build.mutation<v.InferOutput<typeof answerSchema>, v.InferInput<typeof orderSchema>>(
      providerMutation({
        path: '/userbalance/withdraw',
        answer: answerSchema,
        changes: ['Balance'],
      }),
    ),
  }),
})

const testPayment = paymentKind('withdraw', testApi.endpoints.testMove, orderSchema)

const key = 'intent:withdraw:u1'
const stored = (): unknown => JSON.parse(localStorage.getItem(key) ?? 'null')
let sent: Record<string, unknown>[] = []
/** What each open page follows up by itself. */
let stops: (() => void)[] = []

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

/** A page of player `userId`; a second one is a second tab, as far as one window can have two. Each phase that it shows goes to `shown`. */
function open(userId = 'u1', shown: string[] = []) {
  const store = loggedIn({ id: userId })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  )
  stops.push(reconcilePayments(store, [testPayment]))
  return renderHook(
    () => {
      const action = usePayment(testPayment)
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
  for (const stop of stops) stop()
  stops = []
  vi.useRealTimers()
  vi.unstubAllGlobals()
  simulateOffline(false)
  localStorage.clear()
})

describe('a payment', () => {
  it('makes and keeps its id with the sheet, sends it once and forgets it when it is accepted', async () => {
    const page = open()
    act(() => page.result.current.confirm({ amount: 12.5 }))
    const { state } = page.result.current
    if (state.phase !== 'confirming') throw new Error(state.phase)
    expect(state.body.amount).toBe(1250)
    expect(isRequestId(state.request.requestId)).toBe(true)
    expect(stored()).toMatchObject({
      requestId: state.request.requestId,
      userId: 'u1',
      sentAt: null,
    })
    expect(sent).toEqual([])

    await act(() => page.result.current.send())
    expect(sent).toEqual([
      {
        amount: 12.5,
        requestId: state.request.requestId,
        userId: 'u1',
        validUntil: expect.stringMatching(/Z$/),
      },
    ])
    expect(page.result.current.state).toMatchObject({ phase: 'accepted', answer: { id: 'w1' } })
    expect(stored()).toBeNull()
  })

  it('is written down as sent before it is', async () => {
    const seen: unknown[] = []
    provide(() => {
      seen.push(stored())
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
      phase: 'rejected',
      failure: { code: 'insufficientcredit', values: { max: 2000 } },
    })
    expect(stored()).toBeNull()
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
    expect(stored()).toBeNull()
  })

  it('is refused offline before anything is stored or sent', async () => {
    simulateOffline(true)
    const page = open()
    await confirmAndSend(page)
    expect(page.result.current.state).toMatchObject({
      phase: 'rejected',
      failure: { code: 'offlinemoney' },
    })
    expect(stored()).toBeNull()
    expect(sent).toEqual([])
  })

  it('is refused when the network goes while the sheet is open', async () => {
    const page = open()
    act(() => page.result.current.confirm({ amount: 1 }))
    act(() => simulateOffline(true))
    await act(() => page.result.current.send())
    expect(page.result.current.state).toMatchObject({
      phase: 'rejected',
      failure: { code: 'offlinemoney' },
    })
    expect(stored()).toBeNull()
    expect(sent).toEqual([])
  })
})

describe('a payment whose answer was lost', () => {
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
    expect(page.result.current.state).toMatchObject({ phase: 'pending', body: { amount: 1250 } })
    expect(stored()).toMatchObject({ sentAt: expect.any(Number) })
    await act(() => vi.advanceTimersByTimeAsync((retryPauses[0] ?? 0) + (retryPauses[1] ?? 0)))
    expect(phase(page)).toBe('accepted')
    expect(sent).toHaveLength(3)
    expect(new Set(sent.map((body) => JSON.stringify(body))).size).toBe(1)
    expect(stored()).toBeNull()
  })

  it('takes no new order meanwhile', async () => {
    provide(lost)
    const page = open()
    await confirmAndSend(page)
    await confirmAndSend(page)
    expect(phase(page)).toBe('pending')
    expect(sent).toHaveLength(1)
  })

  it('stays unknown over a reload and settles there', async () => {
    provide(lost, accepts)
    const before = open()
    await confirmAndSend(before)
    before.unmount()
    const after = open()
    expect(phase(after)).toBe('pending')
    await act(() => after.result.current.retry())
    expect(phase(after)).toBe('accepted')
    expect(sent[0]).toEqual(sent[1])
  })

  it('shows wherever that kind of order is open, and settles for all at once', async () => {
    provide(lost, accepts)
    const [one, other] = [open(), open()]
    await confirmAndSend(one)
    expect(phase(other)).toBe('pending')
    await act(() => other.result.current.retry())
    expect(phase(other)).toBe('accepted')
    await waitFor(() => expect(phase(one)).toBe('accepted'))
    expect(sent).toHaveLength(2)
  })

  it('shows nothing between not knowing and knowing', async () => {
    provide(refuses, lost, accepts)
    const shown: string[] = []
    const page = open('u1', shown)
    await confirmAndSend(page)
    await confirmAndSend(page)
    shown.splice(0, Infinity, phase(page))
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
    await page.result.current.retry()
    await vi.waitFor(() => expect(phase(page)).toBe('accepted'))
    expect(shown).toEqual(['pending', 'accepted'])
  })

  it('that another tab settles is told on the page that sent it', async () => {
    provide(lost, accepts)
    const page = open()
    await confirmAndSend(page)
    expect(phase(page)).toBe('pending')
    // What the other tab does: it gets the answer, and drops what was kept.
    await act(async () => {
      localStorage.removeItem(key)
      dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }))
    })
    await waitFor(() => expect(phase(page)).toBe('accepted'))
    expect(new Set(sent.map(({ requestId }) => requestId)).size).toBe(1)
  })

  it('does not take a closed door for an answer to what was sent before', async () => {
    provide(lost, () => Response.json('Invalid Token', { status: 401 }), accepts)
    const page = open()
    await confirmAndSend(page)
    await act(() => page.result.current.retry())
    expect(phase(page)).toBe('pending')
    await act(() => page.result.current.retry())
    expect(phase(page)).toBe('accepted')
  })

  it('is not asked about without a network', async () => {
    provide(lost, accepts)
    const page = open()
    await confirmAndSend(page)
    act(() => simulateOffline(true))
    await act(() => page.result.current.retry())
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

/** The provider's answers by path: what is posted, and what is asked about. */
function provideByPath(
  posted: () => Response | Promise<Response>,
  asked: () => Response,
): string[] {
  const calls: string[] = []
  setTransport(async ({ method, url }) => {
    calls.push(`${method} ${new URL(url).pathname}`)
    return method === 'GET' ? asked() : posted()
  })
  return calls
}

function lostState({ result }: Page) {
  const { state } = result.current
  if (state.phase !== 'undelivered') throw new Error(`The order is not lost but ${state.phase}`)
  return state
}

const minutes = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 60_000))

describe('an order whose end has come', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })

  it('is not sent again but asked about, and the player chooses when it never arrived', async () => {
    const calls = provideByPath(lost, () => Response.json('unknown'))
    const page = open()
    await confirmAndSend(page)
    await minutes(3)
    expect(page.result.current.state).toMatchObject({ phase: 'undelivered', isCertain: true })
    const asked = calls.filter((call) => call.startsWith('GET'))
    expect(asked).toHaveLength(1)
    // From then on nothing is done without another yes.
    calls.length = 0
    await minutes(5)
    expect(calls).toEqual([])
    act(() => lostState(page).leave())
    expect(phase(page)).toBe('draft')
    expect(stored()).toBeNull()
  })

  it('stands in no new order’s way', async () => {
    provideByPath(lost, () => Response.json('unknown'))
    const page = open()
    await confirmAndSend(page)
    await minutes(3)
    provide(accepts)
    await confirmAndSend(page)
    expect(phase(page)).toBe('accepted')
    expect(stored()).toBeNull()
  })

  it('is sent as a new one when the player says so', async () => {
    provideByPath(lost, () => Response.json('unknown'))
    const page = open()
    await confirmAndSend(page)
    const first = stored()
    await minutes(3)
    provide(accepts)
    await act(() => lostState(page).sendAgain())
    expect(phase(page)).toBe('accepted')
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({ amount: 12.5 })
    expect(first).not.toMatchObject({ requestId: sent[0]?.['requestId'] })
  })

  it('is accepted when the provider knows it after all', async () => {
    provideByPath(lost, accepts)
    const page = open()
    await confirmAndSend(page)
    await minutes(3)
    expect(page.result.current.state).toMatchObject({ phase: 'accepted', answer: { id: 'w1' } })
  })

  it('is not said to be lost by a provider that cannot be asked', async () => {
    provideByPath(lost, () => new Response('Not Found', { status: 404 }))
    const page = open()
    await confirmAndSend(page)
    await minutes(3)
    expect(page.result.current.state).toMatchObject({ phase: 'undelivered', isCertain: false })
  })

  it('is lost when the provider says that it came too late', async () => {
    provide(() => Response.json({ code: 'requestexpired' }, { status: 400 }))
    const page = open()
    await confirmAndSend(page)
    expect(page.result.current.state).toMatchObject({ phase: 'undelivered', isCertain: true })
  })

  it('was kept by an earlier version: it is asked about, never sent', async () => {
    const requestId = '4f6c4b3e-0000-4000-8000-000000000000'
    const order = { amount: 3, requestId, userId: 'u1' }
    const earlier = { userId: 'u1', requestId, order, sentAt: Date.now() - 3 * 86_400_000 }
    localStorage.setItem('intent:withdraw', JSON.stringify(earlier))
    const calls = provideByPath(accepts, () => Response.json('unknown'))
    const page = open()
    expect(phase(page)).toBe('pending')
    expect(localStorage.getItem('intent:withdraw')).toBeNull()
    await minutes(1)
    expect(phase(page)).toBe('undelivered')
    expect(calls.map((call) => call.split(' ')[0])).toEqual(['GET'])
  })
})

describe('an answer that is not the order’s own', () => {
  const another = { requestId: '4f6c4b3e-0000-4000-8000-000000000000' }

  it.each([
    ['an acceptance', () => Response.json({ data: { id: 'w0' }, ...another })],
    ['a refusal', () => Response.json({ code: 'withdrawopen', ...another }, { status: 400 })],
    ['a gateway’s refusal', () => Response.json({ message: 'Forbidden' }, { status: 403 })],
    ['a page', () => new Response('<html>ok</html>')],
    ['nothing at all', () => new Response('')],
  ])('is none: %s', async (_, answer) => {
    provide(answer)
    const page = open()
    await confirmAndSend(page)
    expect(phase(page)).toBe('pending')
    expect(stored()).toMatchObject({ sentAt: expect.any(Number) })
  })
})

const outcomes = () => untoldOutcomes.get().map(({ outcome: { phase: end } }) => end)

describe('what came of an order', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    untoldOutcomes.set([])
  })

  it('is told by its page alone while that is open', async () => {
    provide(lost, accepts)
    const page = open()
    await confirmAndSend(page)
    await minutes(1)
    expect(phase(page)).toBe('accepted')
    expect(outcomes()).toEqual([])
  })

  it.each([
    ['accepted', accepts],
    ['rejected', refuses],
  ])('is noted when it was left: %s', async (end, answer) => {
    provide(lost, answer)
    const page = open()
    await confirmAndSend(page)
    page.unmount()
    await minutes(1)
    expect(outcomes()).toEqual([end])
  })

  it('is noted when its page was left before the first answer', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    provide(() => promise)
    const page = open()
    act(() => page.result.current.confirm({ amount: 12.5 }))
    const sending = page.result.current.send()
    await act(() => vi.advanceTimersByTimeAsync(100))
    page.unmount()
    resolve(accepts())
    await sending
    expect(outcomes()).toEqual(['accepted'])
  })

  it('is noted while its page still shows the acceptance of an earlier request', async () => {
    const page = open()
    await confirmAndSend(page)
    const requestId = '4f6c4b3e-0000-4000-8000-000000000000'
    const validUntil = new Date(Date.now() + 60_000).toISOString()
    const order = { amount: 3, userId: 'u1', requestId, validUntil }
    localStorage.setItem(
      key,
      JSON.stringify({ userId: 'u1', requestId, order, sentAt: Date.now() }),
    )
    dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }))
    await minutes(1)
    expect(page.result.current.state).toMatchObject({ phase: 'accepted', body: { amount: 1250 } })
    expect(outcomes()).toEqual(['accepted'])
  })

  it('is not noted while it can still be seen in the list of orders: lost', async () => {
    provideByPath(lost, () => Response.json('unknown'))
    const page = open()
    await confirmAndSend(page)
    page.unmount()
    await minutes(3)
    expect(stored()).toMatchObject({ lost: 'undelivered' })
    expect(outcomes()).toEqual([])
  })
})

describe('two tabs that do the same', () => {
  it('do not deny each other’s success: a refusal of the later one is its own', async () => {
    const page = open()
    await confirmAndSend(page)
    expect(phase(page)).toBe('accepted')
    provide(refuses)
    const requestId = '4f6c4b3e-0000-4000-8000-000000000000'
    const validUntil = new Date(Date.now() + 60_000).toISOString()
    const order = { amount: 12.5, userId: 'u1', requestId, validUntil }
    for (const value of [JSON.stringify({ userId: 'u1', requestId, order, sentAt: 1 }), null]) {
      await act(async () => {
        if (value === null) localStorage.removeItem(key)
        else localStorage.setItem(key, value)
        dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }))
      })
    }
    await act(() => new Promise((resolve) => setTimeout(resolve)))
    expect(phase(page)).toBe('accepted')
  })
})

describe('an order that another tab was first with', () => {
  it('is said to be worked on no longer than that one is', async () => {
    const page = open()
    const free = Promise.withResolvers<void>()
    vi.stubGlobal('navigator', {
      locks: {
        request: async (_: string, ...[, work]: [object, ((lock: null) => unknown)?]) =>
          work ? work(null) : free.promise,
      },
    })
    await confirmAndSend(page)
    expect(page.result.current.state).toMatchObject({
      phase: 'rejected',
      failure: { code: 'requestinprogress' },
    })
    await act(async () => free.resolve())
    await waitFor(() => expect(phase(page)).toBe('draft'))
    expect(sent).toEqual([])
  })
})

describe('two players of one device', () => {
  it('keep their orders side by side, and only one’s own are followed up', async () => {
    vi.useFakeTimers()
    provide(lost)
    const first = open('u1')
    await confirmAndSend(first)
    first.unmount()
    for (const stop of stops.splice(0)) stop()
    const second = open('u2')
    await confirmAndSend(second)
    provide(accepts)
    sent = []
    await minutes(1)
    expect(sent.map(({ userId }) => userId)).toEqual(['u2'])
    expect(stored()).toMatchObject({ userId: 'u1', sentAt: expect.any(Number) })
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
  ])('stands in nobody’s way when it is %s', async (_, text) => {
    localStorage.setItem(key, text)
    const page = open()
    expect(phase(page)).toBe('draft')
    await confirmAndSend(page)
    expect(phase(page)).toBe('accepted')
  })
})
