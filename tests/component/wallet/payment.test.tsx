import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '#api/client/api'
import { providerMutation } from '#api/client/providerRequest'
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

const requestSchema = v.object({
  requestId: v.string(),
  userId: v.string(),
  validUntil: v.optional(v.string()),
  amount: bahtOnWire,
})
const answerSchema = v.object({ id: v.string() })

const testApi = api.injectEndpoints({
  endpoints: (build) => ({
    testMove: build.mutation<
      v.InferOutput<typeof answerSchema>,
      v.InferInput<typeof requestSchema>
    >(
      providerMutation({
        path: '/userbalance/withdraw',
        answer: answerSchema,
        changes: ['Balance'],
      }),
    ),
  }),
})

const testPayment = paymentKind('withdraw', testApi.endpoints.testMove, requestSchema)

const key = 'intent:withdraw:u1'
const stored = (): unknown => JSON.parse(localStorage.getItem(key) ?? 'null')
let sent: Record<string, unknown>[] = []
/** Stops for what each open page reconciles in the background. */
let stops: (() => void)[] = []

/** Makes the provider answer call by call; the last answer repeats. */
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

/**
 * Renders a page of player `userId`; a second one acts as a second tab, as far as one window allows. Each
 * phase that it shows is added to `shown`.
 */
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

describe('a payment request', () => {
  it('gets its id with the sheet, is sent once and forgotten when it is accepted', async () => {
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

  it('is stored as sent before it is sent', async () => {
    const seen: unknown[] = []
    provide(() => {
      seen.push(stored())
      return accepts()
    })
    await confirmAndSend(open())
    expect(seen).toEqual([expect.objectContaining({ sentAt: expect.any(Number) })])
  })

  it('counts any number of clicks as one', async () => {
    const page = open()
    await act(async () => {
      const { confirm, send } = page.result.current
      confirm({ amount: 1 })
      confirm({ amount: 2 })
      await Promise.all([send(), send(), send()])
    })
    expect(sent.map(({ amount }) => amount)).toEqual([1])
  })

  it('ignores a click right after the answer until the page is reset', async () => {
    const page = open()
    await act(() => page.result.current.submit({ amount: 1 }))
    await act(() => page.result.current.submit({ amount: 1 }))
    expect(sent).toHaveLength(1)
    act(() => page.result.current.reset())
    await act(() => page.result.current.submit({ amount: 1 }))
    expect(sent).toHaveLength(2)
  })

  it('shows why the provider refused it', async () => {
    provide(refuses, accepts)
    const page = open()
    await confirmAndSend(page)
    expect(page.result.current.state).toMatchObject({
      phase: 'rejected',
      failure: { code: 'insufficientcredit', values: { max: 2000 } },
    })
    expect(stored()).toBeNull()
    // A new attempt is a new request.
    await confirmAndSend(page)
    expect(phase(page)).toBe('accepted')
    expect(new Set(sent.map(({ requestId }) => requestId)).size).toBe(2)
  })

  it('leaves nothing behind when the sheet is closed', () => {
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

  it('is refused when the connection is lost while the sheet is open', async () => {
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

describe('a payment request whose answer was lost', () => {
  it.each([
    ['no answer', lost],
    ['a broken gateway', broken],
    ['garbage', () => Response.json({ what: 1 })],
    ['“in progress”', busy],
  ])('is pending after %s and settles with the same id', async (_, answer) => {
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

  it('blocks a new request', async () => {
    provide(lost)
    const page = open()
    await confirmAndSend(page)
    await confirmAndSend(page)
    expect(phase(page)).toBe('pending')
    expect(sent).toHaveLength(1)
  })

  it('stays pending over a reload and settles there', async () => {
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

  it('is shown on every page for that kind of request and settles for all at once', async () => {
    provide(lost, accepts)
    const [one, other] = [open(), open()]
    await confirmAndSend(one)
    expect(phase(other)).toBe('pending')
    await act(() => other.result.current.retry())
    expect(phase(other)).toBe('accepted')
    await waitFor(() => expect(phase(one)).toBe('accepted'))
    expect(sent).toHaveLength(2)
  })

  it('shows no state between pending and settled', async () => {
    provide(refuses, lost, accepts)
    const shown: string[] = []
    const page = open('u1', shown)
    await confirmAndSend(page)
    await confirmAndSend(page)
    shown.splice(0, Infinity, phase(page))
    // Browsers release a lock a little after the work under it is done.
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

  it('that another tab settles shows its result on the page that sent it', async () => {
    provide(lost, accepts)
    const page = open()
    await confirmAndSend(page)
    expect(phase(page)).toBe('pending')
    // The other tab gets the answer and removes the stored request.
    await act(async () => {
      localStorage.removeItem(key)
      dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }))
    })
    await waitFor(() => expect(phase(page)).toBe('accepted'))
    expect(new Set(sent.map(({ requestId }) => requestId)).size).toBe(1)
  })

  it('does not take “Invalid Token” as an answer to the earlier request', async () => {
    provide(lost, () => Response.json('Invalid Token', { status: 401 }), accepts)
    const page = open()
    await confirmAndSend(page)
    await act(() => page.result.current.retry())
    expect(phase(page)).toBe('pending')
    await act(() => page.result.current.retry())
    expect(phase(page)).toBe('accepted')
  })

  it('is not retried offline', async () => {
    provide(lost, accepts)
    const page = open()
    await confirmAndSend(page)
    act(() => simulateOffline(true))
    await act(() => page.result.current.retry())
    expect(sent).toHaveLength(1)
    await act(async () => simulateOffline(false))
    await waitFor(() => expect(phase(page)).toBe('accepted'))
  })

  it('is not shown to another player', async () => {
    provide(lost)
    await confirmAndSend(open('u1'))
    expect(phase(open('u2'))).toBe('draft')
  })
})

/** Answers by kind of call: `posted` for requests, `asked` for questions about their state. */
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
  if (state.phase !== 'undelivered') throw new Error(`The request is not lost but ${state.phase}`)
  return state
}

const minutes = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 60_000))

describe('a payment request whose validity has ended', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })

  it('is not sent again but looked up, and the player chooses when it never arrived', async () => {
    const calls = provideByPath(lost, () => Response.json('unknown'))
    const page = open()
    await confirmAndSend(page)
    await minutes(3)
    expect(page.result.current.state).toMatchObject({ phase: 'undelivered', isCertain: true })
    const asked = calls.filter((call) => call.startsWith('GET'))
    expect(asked).toHaveLength(1)
    // From then on nothing is sent without another confirmation.
    calls.length = 0
    await minutes(5)
    expect(calls).toEqual([])
    act(() => lostState(page).leave())
    expect(phase(page)).toBe('draft')
    expect(stored()).toBeNull()
  })

  it('does not block a new request', async () => {
    provideByPath(lost, () => Response.json('unknown'))
    const page = open()
    await confirmAndSend(page)
    await minutes(3)
    provide(accepts)
    await confirmAndSend(page)
    expect(phase(page)).toBe('accepted')
    expect(stored()).toBeNull()
  })

  it('is sent as a new request when the player says so', async () => {
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

  it('is accepted when the provider turns out to know it', async () => {
    provideByPath(lost, accepts)
    const page = open()
    await confirmAndSend(page)
    await minutes(3)
    expect(page.result.current.state).toMatchObject({ phase: 'accepted', answer: { id: 'w1' } })
  })

  it('is not certain to be undelivered when the provider cannot be asked', async () => {
    provideByPath(lost, () => new Response('Not Found', { status: 404 }))
    const page = open()
    await confirmAndSend(page)
    await minutes(3)
    expect(page.result.current.state).toMatchObject({ phase: 'undelivered', isCertain: false })
  })

  it('is undelivered when the provider says that it came too late', async () => {
    provide(() => Response.json({ code: 'requestexpired' }, { status: 400 }))
    const page = open()
    await confirmAndSend(page)
    expect(page.result.current.state).toMatchObject({ phase: 'undelivered', isCertain: true })
  })

  it('that an earlier version stored is looked up, never sent', async () => {
    const requestId = '4f6c4b3e-0000-4000-8000-000000000000'
    const body = { amount: 3, requestId, userId: 'u1' }
    const earlier = { userId: 'u1', requestId, order: body, sentAt: Date.now() - 3 * 86_400_000 }
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

describe('an answer that does not belong to the request', () => {
  const another = { requestId: '4f6c4b3e-0000-4000-8000-000000000000' }

  it.each([
    ['an acceptance', () => Response.json({ data: { id: 'w0' }, ...another })],
    ['a refusal', () => Response.json({ code: 'withdrawopen', ...another }, { status: 400 })],
    ['a gateway’s refusal', () => Response.json({ message: 'Forbidden' }, { status: 403 })],
    ['a page', () => new Response('<html>ok</html>')],
    ['an empty answer', () => new Response('')],
  ])('leaves the request pending: %s', async (_, answer) => {
    provide(answer)
    const page = open()
    await confirmAndSend(page)
    expect(phase(page)).toBe('pending')
    expect(stored()).toMatchObject({ sentAt: expect.any(Number) })
  })
})

const outcomes = () => untoldOutcomes.get().map(({ outcome: { phase: end } }) => end)

describe('the result of a payment request', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    untoldOutcomes.set([])
  })

  it('is shown only by its page while that is open', async () => {
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
  ])('is noted for another page when its page was left: %s', async (end, answer) => {
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

  it('is noted while its page still shows the result of an earlier request', async () => {
    const page = open()
    await confirmAndSend(page)
    const requestId = '4f6c4b3e-0000-4000-8000-000000000000'
    const validUntil = new Date(Date.now() + 60_000).toISOString()
    const body = { amount: 3, userId: 'u1', requestId, validUntil }
    localStorage.setItem(
      key,
      JSON.stringify({ userId: 'u1', requestId, order: body, sentAt: Date.now() }),
    )
    dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }))
    await minutes(1)
    expect(page.result.current.state).toMatchObject({ phase: 'accepted', body: { amount: 1250 } })
    expect(outcomes()).toEqual(['accepted'])
  })

  it('is not noted when it is undelivered, because the history lists it', async () => {
    provideByPath(lost, () => Response.json('unknown'))
    const page = open()
    await confirmAndSend(page)
    page.unmount()
    await minutes(3)
    expect(stored()).toMatchObject({ lost: 'undelivered' })
    expect(outcomes()).toEqual([])
  })
})

describe('two tabs with the same request', () => {
  it('do not deny each other’s success: a later refusal belongs to the later request', async () => {
    const page = open()
    await confirmAndSend(page)
    expect(phase(page)).toBe('accepted')
    provide(refuses)
    const requestId = '4f6c4b3e-0000-4000-8000-000000000000'
    const validUntil = new Date(Date.now() + 60_000).toISOString()
    const body = { amount: 12.5, userId: 'u1', requestId, validUntil }
    for (const value of [
      JSON.stringify({ userId: 'u1', requestId, order: body, sentAt: 1 }),
      null,
    ]) {
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

describe('a request while another tab is sending one', () => {
  it('is reported as in progress only until the other one is done', async () => {
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

describe('two players on one device', () => {
  it('keep separate requests, and only the current player’s are reconciled', async () => {
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

describe('a damaged stored request', () => {
  it.each([
    ['no JSON', '{'],
    ['another shape', '[]'],
    ['no id', JSON.stringify({ userId: 'u1', requestId: '1', order: {}, sentAt: 1 })],
    [
      'a request that does not match its schema',
      JSON.stringify({
        userId: 'u1',
        requestId: '4f6c4b3e-0000-4000-8000-000000000000',
        order: { amount: -1 },
        sentAt: 1,
      }),
    ],
  ])('does not block a new request when it is %s', async (_, text) => {
    localStorage.setItem(key, text)
    const page = open()
    expect(phase(page)).toBe('draft')
    await confirmAndSend(page)
    expect(phase(page)).toBe('accepted')
  })
})
