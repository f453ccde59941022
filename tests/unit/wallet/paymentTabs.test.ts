// needs a window
/**
 * Tests two tabs with one storage and a bad connection: a payment has one effect, and its player learns the
 * result.
 */
import { configureStore } from '@reduxjs/toolkit'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { makeRequestId } from '#lib/requestId'
import * as fc from '../../properties'
import { faults, type Line, minute, SharedLocks, TestProvider } from './paymentWorld'

const userId = 'u1'
const name = 'withdraw'
const key = `intent:${name}:${userId}`

const requestSchema = v.object({
  requestId: v.string(),
  userId: v.string(),
  validUntil: v.optional(v.string()),
  amount: v.number(),
})

/** Loads another copy of the app's modules, because each tab has its own. */
async function loadModules() {
  vi.resetModules()
  const { setTransport } = await import('#api/client/transport')
  const { request } = await import('#api/client/request')
  const { providerMutation } = await import('#api/client/providerRequest')
  const { newRequest } = await import('#api/payments/paymentRequest')
  const { keepRequest, leaveUndelivered } = await import('#api/payments/requestStore')
  const { untoldOutcomes } = await import('#api/payments/openPayments')
  const { paymentKind } = await import('#api/payments/paymentKind')
  const submitting = await import('#api/payments/submit')
  const { queryFn } = providerMutation<v.InferInput<typeof requestSchema>, { id: string }>({
    path: '/userbalance/withdraw',
    answer: v.object({ id: v.string() }),
    changes: [],
  })
  const kind = paymentKind(name, { initiate: (request) => () => queryFn(request) }, requestSchema)
  const kept = { newRequest, keepRequest, leaveUndelivered, untoldOutcomes }
  return { setTransport, request, kind, ...kept, ...submitting }
}

type Modules = Awaited<ReturnType<typeof loadModules>>

/** These modules dispatch only thunks. */
const { dispatch } = configureStore({ reducer: () => null })

/** Cached, because loading takes longer than a sequence. */
const loaded: Modules[] = []

beforeAll(async () => {
  vi.useFakeTimers()
  const provider = new TestProvider()
  for (let count = 0; count < 6; count += 1) {
    const modules = await loadModules()
    // From here on, the tab knows the provider's time.
    modules.setTransport(async () => Response.json({}, { headers: provider.headers() }))
    await modules.request('/setting/websetting')
    loaded.push(modules)
  }
})

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
})

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
})

/** One player's device: its tabs, the provider's effects, and what the player was shown. */
class Device {
  readonly provider = new TestProvider()
  readonly accepted = new Set<string>()
  readonly undelivered = new Set<string>()
  readonly wrong: string[] = []
  readonly locks = new SharedLocks()
  readonly unused = [...loaded]
  readonly tabs: Tab[]
  /** Tab whose code is running; it requests its locks synchronously. */
  acting: Tab | null = null

  constructor() {
    localStorage.clear()
    vi.setSystemTime(this.provider.now())
    this.tabs = [new Tab(this), new Tab(this)]
    const lockManager = () => this.locks.of(this.acting)
    vi.stubGlobal('navigator', {
      get locks() {
        return lockManager()
      },
    })
  }

  /** Lets time pass, and dispatches storage events to the other tabs. */
  async pass(milliseconds: number): Promise<void> {
    for (let left = milliseconds; left >= 0; left -= 5_000) {
      await vi.advanceTimersByTimeAsync(Math.min(left, 5_000))
      dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }))
      await vi.advanceTimersByTimeAsync(0)
    }
  }

  async close(): Promise<void> {
    for (const tab of this.tabs) tab.kill()
    // Running calls of a killed tab reach their timeout.
    await this.pass(minute)
  }
}

const lost = () => Response.error()

class Tab {
  readonly #device: Device
  readonly #modules: Modules
  #line: Line = { fault: 'none', takes: 100 }
  #isDead = false
  #leave: (() => void) | null = null
  #stopTelling: () => void

  constructor(device: Device) {
    const modules = device.unused.pop()
    if (modules === undefined) throw new Error('There are no modules left for a tab')
    this.#device = device
    this.#modules = modules
    modules.setTransport((request) => this.#call(request))
    modules.untoldOutcomes.set([])
    this.#stopTelling = modules.untoldOutcomes.subscribe(() => {
      for (const { request, outcome } of modules.untoldOutcomes.get()) {
        if (outcome.phase === 'accepted') device.accepted.add(request.requestId)
      }
    })
    this.turnPage()
  }

  async #call(request: Request): Promise<Response> {
    const { provider, wrong } = this.#device
    const { method, url } = request
    const text = await request.text()
    const body = text === '' ? null : JSON.parse(text)
    const requestId = body?.requestId ?? url.split('/').at(-1)
    if (method === 'POST' && !provider.knows(requestId)) {
      const kept = JSON.parse(localStorage.getItem(key) ?? 'null')
      if (kept?.requestId !== requestId || kept.sentAt === null) {
        wrong.push(`${requestId} is sent while something else is kept`)
      }
      const left = Date.parse(body.validUntil) - provider.now()
      if (left > 2 * minute + 2_000) wrong.push(`${requestId} is confirmed for ${left} ms`)
      if (left < -2_000) wrong.push(`${requestId} is sent after its end`)
    }
    const response = await provider.answer(this.#line, method, requestId, body).catch(lost)
    if (this.#isDead) await new Promise(() => undefined)
    return response
  }

  #payment() {
    return this.#modules.kind.open(name, userId)
  }

  #act(line: Line, work: (modules: Modules) => Promise<void>): void {
    this.#line = line
    this.#device.acting = this
    void work(this.#modules)
  }

  #look(): void {
    const state = this.#payment().get()
    const { accepted, undelivered } = this.#device
    if (state.phase === 'accepted') accepted.add(state.request.requestId)
    if (state.phase === 'undelivered' && state.isCertain) undelivered.add(state.request.requestId)
    if (state.phase !== 'pending' || state.isKept) return
    void this.#modules.learnOutcome(dispatch, this.#modules.kind, name, state.request)
  }

  /** Opens or leaves the form. */
  turnPage(): void {
    const leave = this.#leave
    this.#leave = leave === null ? this.#payment().subscribe(() => this.#look()) : null
    leave?.()
  }

  /** Acts like a form: the confirm sheet, then the player's confirmation with a double click. */
  pay(line: Line): void {
    if (this.#leave === null) return
    const { newRequest, keepRequest, kind, submit } = this.#modules
    const draft = { amount: 1 }
    const request = newRequest({ ...draft, userId, requestId: makeRequestId() })
    const asked = { request, body: v.parse(requestSchema, request.order) }
    const payment = this.#payment()
    payment.apply({ type: 'confirm', asked, now: performance.now() })
    const state = payment.get()
    if (state.phase !== 'confirming' || state.request !== request) return
    keepRequest(name, request)
    this.#act(line, async () => {
      await Promise.all([1, 2].map(() => submit(dispatch, kind, name, request)))
    })
  }

  retry(line: Line): void {
    this.#act(line, ({ retryRequest, kind }) => retryRequest(dispatch, kind, name, userId))
  }

  sendAgain(line: Line): void {
    this.#act(line, ({ sendAgain, kind }) => sendAgain(dispatch, kind, name, userId))
  }

  leaveUndelivered(): void {
    this.#modules.leaveUndelivered(name, userId)
  }

  /** From now on, this tab receives nothing that it waits for. */
  kill(): void {
    this.#isDead = true
    this.#leave?.()
    this.#leave = null
    this.#stopTelling()
    this.#device.locks.free(this)
  }
}

const anyStep = fc.record({
  tab: fc.constantFrom(0, 1),
  does: fc.oneof(
    { weight: 3, arbitrary: fc.constant('pay') },
    { weight: 2, arbitrary: fc.constant('retry') },
    fc.constantFrom('turn the page', 'send again', 'leave undelivered', 'reload', 'move the clock'),
  ),
  line: fc.record({
    fault: fc.constantFrom(...faults),
    takes: fc.constantFrom(0, 100, 2_000, 6_000),
  }),
  /** Milliseconds until the next step. */
  pause: fc.constantFrom(0, 0, 1_000, 8_000, 50_000),
  /** Milliseconds by which the device's clock is moved. */
  move: fc.integer({ min: -3 * minute, max: 3 * minute }),
})

type Step = typeof anyStep extends fc.Arbitrary<infer Value> ? Value : never

function take(device: Device, { tab: index, does, line, move }: Step): void {
  const tab = device.tabs[index]
  if (tab === undefined) throw new Error(`There is no tab ${index}`)
  if (does === 'pay') tab.pay(line)
  if (does === 'retry') tab.retry(line)
  if (does === 'send again') tab.sendAgain(line)
  if (does === 'leave undelivered') tab.leaveUndelivered()
  if (does === 'turn the page') tab.turnPage()
  if (does === 'move the clock') vi.setSystemTime(Date.now() + move)
  if (does === 'reload' && device.unused.length > 0) {
    tab.kill()
    device.tabs[index] = new Tab(device)
  }
}

const goodLine: Line = { fault: 'none', takes: 100 }

it('a payment has one effect over any sequence of faults, and the player learns the result', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 3, maxLength: 20 }), async (steps) => {
      const device = new Device()
      const { provider, accepted, undelivered } = device
      for (const step of steps) {
        take(device, step)
        await device.pass(step.pause)
      }
      // The connection works again, and pending requests are reconciled.
      for (let round = 0; round < 10; round += 1) {
        device.tabs[round % 2]?.retry(goodLine)
        await device.pass(30_000)
      }
      const kept = JSON.parse(localStorage.getItem(key) ?? 'null')
      await device.close()
      expect(device.wrong).toEqual([])
      expect(kept?.sentAt != null && kept.lost === undefined).toBe(false)
      expect([...accepted].toSorted()).toEqual([...provider.executed].toSorted())
      expect([...undelivered].filter((id) => provider.executed.has(id))).toEqual([])
    }),
    { numRuns: 100 },
  )
})
