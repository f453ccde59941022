// needs a window
/** Tests every kind of payment request on a connection that returns any answer but the right one. */
import { configureStore } from '@reduxjs/toolkit'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeRequestId } from '#lib/requestId'
import { depositOnWire, withdrawOnWire } from '../../component/wallet/walletRecords'

const userId = 'u1'
const otherId = '4f6c4b3e-0000-4000-8000-000000000000'
const minute = 60_000

const now = () => new Date().toISOString()

/** Content of each kind, and the provider's answer to it. */
const kinds = {
  withdraw: {
    fields: { amount: 200 },
    answer: () => withdrawOnWire('W1', 200, 'requested', now()),
  },
  deposit: {
    fields: { amount: 300, transferBankID: 'T1', channel: 'qr', PromotionID: null },
    answer: () => ({ ...depositOnWire('D1', 300.37, 'pending', now()), baseAmount: 300 }),
  },
  'deposit-sent': {
    fields: { depositId: 'D1' },
    answer: () => depositOnWire('D1', 300.37, 'submitted', '2026-11-21T06:55:00Z'),
  },
  'deposit-cancel': {
    fields: { depositId: 'D1' },
    answer: () => depositOnWire('D1', 300.37, 'cancelled', '2026-11-21T06:55:00Z'),
  },
  'limitconfirm-L1': { fields: { limitId: 'L1' }, answer: () => ({ limitId: 'L1' }) },
  bet: {
    fields: { session: 'S1', stake: 5, side: 'high' },
    answer: () => ({
      betId: 'B1',
      providerCode: 'G1',
      stake: 5,
      won: 0,
      side: 'high',
      result: 'low',
      credit: 10,
      createdAt: now(),
    }),
  },
  code: {
    fields: { code: 'ABC' },
    answer: () => ({ redeemId: 'R1', code: 'ABC', amount: 10, createdAt: now() }),
  },
} as const

type Kind = keyof typeof kinds
const allKinds = Object.keys(kinds).filter((kind): kind is Kind => kind in kinds)

interface Call {
  method: string
  path: string
  body: Record<string, unknown>
}
type Provider = (call: Call) => Response

/** Opens a page as after a reload, which knows only what is stored. */
async function openPage() {
  vi.resetModules()
  const { api } = await import('#api/client/api')
  const { setTransport } = await import('#api/client/transport')
  const { keepRequest, readRequest } = await import('#api/payments/requestStore')
  const { newRequest } = await import('#api/payments/paymentRequest')
  const { kindOf } = await import('#api/payments/paymentKinds')
  const { validUntilFromNow } = await import('#api/client/providerRequest')
  const { retryRequest } = await import('#api/payments/submit')
  const { request } = await import('#api/client/request')
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  })
  const calls: Call[] = []
  return {
    calls,
    provide: (provider: Provider) =>
      setTransport(async (request) => {
        const { method, url } = request
        const text = await request.text()
        const call = { method, path: new URL(url).pathname, body: text ? JSON.parse(text) : {} }
        calls.push(call)
        return provider(call)
      }),
    /** Confirms a request whose first answer never arrives. */
    begin: (kind: Kind) => {
      const requestId = makeRequestId()
      const body = { ...kinds[kind].fields, userId, requestId, validUntil: validUntilFromNow() }
      keepRequest(kind, { ...newRequest(body), sentAt: Date.now() })
      return requestId
    },
    /** Makes any reading call. */
    read: () => request('/setting/websetting'),
    retry: (kind: Kind) => retryRequest(store.dispatch, kindOf(kind), kind, userId),
    stored: (kind: Kind) => readRequest(kind, userId),
  }
}

const named =
  (content: object, status = 200): Provider =>
  ({ body }) =>
    Response.json({ ...content, requestId: body['requestId'] }, { status })

const accepts = (kind: Kind) => named({ data: kinds[kind].answer() })

beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime('2026-11-21T07:00:00Z')
  vi.spyOn(console, 'error').mockReturnValue()
})

afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

const othersAnswer = { userId: 'u2', withdrawId: 'W9', depositId: 'D9', amount: 200 }

const faults: [string, Provider][] = [
  ['a session that ended', () => Response.json({ message: 'Invalid Token' }, { status: 401 })],
  ['a gateway’s 403', () => Response.json({ code: 'forbidden' }, { status: 403 })],
  ['a gateway’s 404', () => Response.json({ code: 'notfound' }, { status: 404 })],
  ['a gateway’s 408', () => Response.json({ code: 'timeout' }, { status: 408 })],
  ['a gateway’s 429', () => Response.json({ code: 'codelocked' }, { status: 429 })],
  ['a broken gateway that names a code', named({ code: 'banned' }, 502)],
  ['a page with 200', () => new Response('<html>Welcome</html>')],
  ['an empty answer with 200', () => new Response('')],
  ['half an answer', () => new Response('{"data":{"withdra')],
  ['another player’s answer', () => Response.json({ data: othersAnswer, requestId: otherId })],
  [
    'the refusal of another request',
    () => Response.json({ code: 'banned', requestId: otherId }, { status: 400 }),
  ],
  ['“unknown”', () => Response.json('unknown')],
]

describe.each(allKinds)('a payment request of kind %s', (kind) => {
  it.each(faults)('survives %s, and is accepted by its own answer', async (_, fault) => {
    const page = await openPage()
    const requestId = page.begin(kind)
    page.provide(fault)
    await page.retry(kind)
    expect(page.stored(kind)?.requestId).toBe(requestId)
    expect(page.stored(kind)?.lost).toBeUndefined()
    page.provide(accepts(kind))
    await page.retry(kind)
    expect(page.stored(kind)).toBeNull()
    expect(page.calls.map(({ body }) => body['requestId'])).toEqual([requestId, requestId])
  })

  it('ignores an answer without a request ID once answers have had IDs', async () => {
    const page = await openPage()
    page.provide(accepts(kind))
    page.begin(kind)
    await page.retry(kind)
    page.begin(kind)
    page.provide(() => Response.json({ data: kinds[kind].answer() }))
    await page.retry(kind)
    expect(page.stored(kind)).not.toBeNull()
    page.provide(() => Response.json({ code: 'banned' }, { status: 400 }))
    await page.retry(kind)
    expect(page.stored(kind)).not.toBeNull()
  })
})

describe('a provider that never names requests', () => {
  it.each(allKinds)('is believed about %s if its answer fits', async (kind) => {
    const page = await openPage()
    page.begin(kind)
    page.provide(() => Response.json({ data: kinds[kind].answer() }))
    await page.retry(kind)
    expect(page.stored(kind)).toBeNull()
  })

  it.each<[string, Kind, object]>([
    ['another amount', 'withdraw', { amount: 100 }],
    ['another player', 'withdraw', { userId: 'u2' }],
    ['before the yes', 'withdraw', { createdAt: '2026-11-21T06:50:00Z' }],
    ['another amount before the unique satang', 'deposit', { baseAmount: 100 }],
    ['another deposit', 'deposit-sent', { depositId: 'D0' }],
    ['another limit', 'limitconfirm-L1', { limitId: 'L0' }],
    ['another stake', 'bet', { stake: 50 }],
    ['another code', 'code', { code: 'XYZ' }],
  ])('is not believed if its answer is wrong: %s (%s)', async (_, kind, other) => {
    const page = await openPage()
    page.begin(kind)
    page.provide(() => Response.json({ data: { ...kinds[kind].answer(), ...other } }))
    await page.retry(kind)
    expect(page.stored(kind)).not.toBeNull()
  })

  it.each<Kind>(['withdraw', 'deposit', 'bet', 'code'])(
    'is not believed if its answer to a %s already came for an earlier request',
    async (kind) => {
      const page = await openPage()
      const earlier = { data: kinds[kind].answer() }
      page.provide(() => Response.json(earlier))
      page.begin(kind)
      await page.retry(kind)
      page.begin(kind)
      await page.retry(kind)
      expect(page.stored(kind)).not.toBeNull()
    },
  )

  it('refuses by a code or a bare word', async () => {
    const page = await openPage()
    for (const answer of [
      Response.json({ code: 'withdrawopen' }, { status: 400 }),
      Response.json('banned'),
    ]) {
      page.begin('withdraw')
      page.provide(() => answer)
      await page.retry('withdraw')
      expect(page.stored('withdraw')).toBeNull()
    }
  })
})

describe('a clock that is moved between a request and its answer', () => {
  const steps = [1, 10, 30, 30, 30, 30, 30].map((seconds) => seconds * 1_000)

  /** Reconciles repeatedly over the next minutes, like the app. */
  async function follow(page: Awaited<ReturnType<typeof openPage>>): Promise<void> {
    for (const step of steps) {
      await vi.advanceTimersByTimeAsync(step)
      await page.retry('withdraw')
    }
  }

  it('a clock moved forward does not make a request undelivered while it may still arrive', async () => {
    const page = await openPage()
    page.provide(({ method }) => (method === 'GET' ? Response.json('unknown') : Response.error()))
    page.begin('withdraw')
    await page.retry('withdraw')
    vi.setSystemTime(Date.now() + 60 * minute)
    await page.retry('withdraw')
    expect(page.stored('withdraw')?.lost).toBeUndefined()
    await follow(page)
    expect(page.stored('withdraw')?.lost).toBe('undelivered')
    // After the move, the app only asked for the result and did not send again.
    expect(page.calls.filter(({ method }) => method === 'POST')).toHaveLength(1)
  })

  it('a clock moved back does not make the app send again after the two minutes', async () => {
    const page = await openPage()
    page.provide(({ method }) => (method === 'GET' ? Response.json('unknown') : Response.error()))
    page.begin('withdraw')
    await page.retry('withdraw')
    vi.setSystemTime(Date.now() - 60 * minute)
    const begun = performance.now()
    const sentAt: number[] = []
    page.provide(({ method }) => {
      if (method === 'GET') return Response.json('unknown')
      sentAt.push(performance.now() - begun)
      return Response.error()
    })
    await follow(page)
    expect(sentAt.length).toBeGreaterThan(0)
    expect(Math.max(...sentAt)).toBeLessThanOrEqual(2 * minute)
    expect(page.stored('withdraw')?.lost).toBe('undelivered')
  })
})

/**
 * Provider whose clock is ahead of the device by `ahead` and says so. It refuses requests after their
 * confirmation.
 */
function punctual(ahead: () => number): Provider {
  const time = () => Date.now() + ahead()
  return ({ body: { requestId, validUntil } }) => {
    const headers = { Date: new Date(time()).toUTCString() }
    const isLate = typeof validUntil === 'string' && Date.parse(validUntil) < time()
    return isLate
      ? Response.json({ code: 'requestexpired', requestId }, { status: 400, headers })
      : Response.json({ data: kinds.code.answer(), requestId }, { headers })
  }
}

describe('a device with a wrong clock', () => {
  it.each([
    ['five minutes slow', 5 * minute],
    ['five minutes fast', -5 * minute],
  ])(
    "a device (%s) makes a confirmation of two minutes, by the provider's clock",
    async (_, ahead) => {
      const page = await openPage()
      page.provide(punctual(() => ahead))
      await page.read()
      page.begin('code')
      await page.retry('code')
      expect(page.stored('code')).toBeNull()
      const validUntil = Date.parse(String(page.calls.at(-1)?.body['validUntil']))
      expect(validUntil - ahead - Date.now()).toBe(2 * minute)
    },
  )

  it.each([
    ['forward', 60 * minute],
    ['back', -60 * minute],
  ])("a device whose clock was moved %s still knows the provider's time", async (_, moved) => {
    const page = await openPage()
    let ahead = 0
    page.provide(punctual(() => ahead))
    await page.read()
    vi.setSystemTime(Date.now() + moved)
    ahead = -moved
    page.begin('code')
    await page.retry('code')
    const validUntil = Date.parse(String(page.calls.at(-1)?.body['validUntil']))
    expect(validUntil + moved - Date.now()).toBe(2 * minute)
  })

  it('ignores the time of an old cached answer', async () => {
    const page = await openPage()
    page.provide(punctual(() => 0))
    await page.read()
    page.provide(punctual(() => -30 * minute))
    await page.read()
    page.provide(punctual(() => 0))
    page.begin('code')
    await page.retry('code')
    expect(page.stored('code')).toBeNull()
  })

  it('sends nothing after the two minutes if it slept and its timers were frozen', async () => {
    const page = await openPage()
    page.provide(punctual(() => 0))
    await page.read()
    page.begin('code')
    page.provide(() => Response.error())
    await page.retry('code')
    // In some browsers, the monotonic clock of a sleeping device stops. Its wall clock continues.
    vi.setSystemTime(Date.now() + 10 * minute)
    await page.retry('code')
    expect(page.calls.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET'])
  })
})

describe('a provider without a call for results of requests', () => {
  /** Makes only the histories available, and reconciles long after the confirmation. */
  async function settled(kind: Kind, rows: () => object[], status = 200) {
    const page = await openPage()
    page.provide(({ path, method }) => {
      if (method === 'POST') return Response.error()
      if (!path.includes('history')) return new Response('Not Found', { status: 404 })
      return Response.json({ data: rows() }, { status })
    })
    page.begin(kind)
    const began = now()
    await page.retry(kind)
    await vi.advanceTimersByTimeAsync(3 * minute)
    await page.retry(kind)
    await page.retry(kind)
    expect(page.calls.some(({ path }) => path.includes('history'))).toBe(true)
    return { lost: page.stored(kind) && (page.stored(kind)?.lost ?? 'open'), began }
  }

  it.each<[string, Kind, () => object[], string | null]>([
    [
      'the one row that is like it',
      'withdraw',
      () => [withdrawOnWire('W1', 200, 'paid', '2026-11-21T07:00:01Z')],
      null,
    ],
    ['nothing', 'withdraw', () => [], 'undelivered'],
    [
      'other amounts',
      'withdraw',
      () => [withdrawOnWire('W1', 100, 'paid', '2026-11-21T07:00:01Z')],
      'undelivered',
    ],
    [
      'two that are like it',
      'withdraw',
      () => ['W1', 'W2'].map((id) => withdrawOnWire(id, 200, 'paid', '2026-11-21T07:00:01Z')),
      'unclear',
    ],
    [
      'one from just before the yes',
      'withdraw',
      () => [withdrawOnWire('W1', 200, 'paid', '2026-11-21T06:50:00Z')],
      'unclear',
    ],
    [
      'one of long ago',
      'withdraw',
      () => [withdrawOnWire('W1', 200, 'paid', '2026-11-01T06:50:00Z')],
      'undelivered',
    ],
    [
      'its satang',
      'deposit',
      () => [depositOnWire('D1', 300.37, 'pending', '2026-11-21T07:00:01Z')],
      null,
    ],
    [
      'a baht too much',
      'deposit',
      () => [depositOnWire('D1', 301, 'pending', '2026-11-21T07:00:01Z')],
      'undelivered',
    ],
    [
      'the deposit as sent',
      'deposit-sent',
      () => [depositOnWire('D1', 300.37, 'submitted', '2026-11-21T06:55:00Z')],
      null,
    ],
    [
      'the deposit as before',
      'deposit-sent',
      () => [depositOnWire('D1', 300.37, 'pending', '2026-11-21T06:55:00Z')],
      'undelivered',
    ],
    [
      'the deposit as expired',
      'deposit-sent',
      () => [depositOnWire('D1', 300.37, 'expired', '2026-11-21T06:55:00Z')],
      'unclear',
    ],
    ['an unknown deposit', 'deposit-sent', () => [], 'unclear'],
    [
      'the deposit as cancelled',
      'deposit-cancel',
      () => [depositOnWire('D1', 300.37, 'cancelled', '2026-11-21T06:55:00Z')],
      null,
    ],
  ])(
    'lets the app derive the result from the history: %s, for a %s',
    async (_, kind, rows, lost) => {
      expect((await settled(kind, rows)).lost).toBe(lost)
    },
  )

  it('is asked again if the history fails, with no result until then', async () => {
    expect((await settled('withdraw', () => [], 503)).lost).toBe('open')
  })

  it('gives no result without histories, so the outcome is unclear', async () => {
    expect((await settled('withdraw', () => [], 404)).lost).toBe('unclear')
  })

  it('is not recognised by a single 404', async () => {
    const page = await openPage()
    page.provide(() => Response.error())
    page.begin('code')
    await page.retry('code')
    await vi.advanceTimersByTimeAsync(3 * minute)
    page.provide(() => new Response('Not Found', { status: 404 }))
    await page.retry('code')
    expect(page.stored('code')?.lost).toBeUndefined()
    await page.retry('code')
    expect(page.stored('code')?.lost).toBe('unclear')
  })
})
