// needs a window
import { Blob } from 'node:buffer'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MemoryCaches } from '../device/memoryCaches'
import { type FakeWorker, WorkerContainer } from './workerContainer'

const own = 'build-own'
const next = 'build-next'

const reload = vi.fn<() => void>()
let container = new WorkerContainer()
let caches = new MemoryCaches()
let channels: BroadcastChannel[] = []
let browsers = 0

/** Gives each test a browser of its own, because pages of earlier tests would receive its messages. */
class OwnChannel extends BroadcastChannel {
  constructor(name: string) {
    super(`${name} ${browsers}`)
  }
}

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'performance'] })
  sessionStorage.clear()
  container = new WorkerContainer()
  caches = new MemoryCaches()
  channels = []
  browsers += 1
  vi.stubGlobal('BroadcastChannel', OwnChannel)
  vi.stubGlobal('__BUILD_ID__', own)
  vi.stubEnv('DEV', false)
  vi.stubGlobal('isSecureContext', true)
  // Node's responses do not accept jsdom's blobs.
  vi.stubGlobal('Blob', Blob)
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('navigator', { serviceWorker: container, onLine: true })
  vi.stubGlobal('location', { href: 'https://app.invalid/', reload })
  reload.mockReset()
  vi.spyOn(console, 'error').mockReturnValue()
})

afterEach(() => {
  for (const channel of channels) channel.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

/** Makes a starting page with empty memory, before any of its code runs. */
async function page() {
  const [registration, update, gate, unsaved, { pwaStatus }] = await Promise.all([
    import('#pwa/registration'),
    import('#pwa/update'),
    import('#pwa/requestGate'),
    import('#lib/unsaved'),
    import('#pwa/status'),
  ])
  return { ...registration, ...update, ...gate, ...unsaved, status: () => pwaStatus.get() }
}

type Started = Awaited<ReturnType<typeof page>>

/** Starts a page and registers the worker. */
async function start(): Promise<Started> {
  const started = await page()
  const starting = started.startWorker()
  await pass(6000)
  await starting
  return started
}

/** Advances timers, and waits for ports and channels, which no fake clock moves. */
async function pass(ms: number): Promise<void> {
  for (let left = ms; left >= 0; left -= 100) {
    await vi.advanceTimersByTimeAsync(100)
    await new Promise((resolve) => setImmediate(resolve))
  }
}

/** Opens another tab. */
function tab(): BroadcastChannel {
  const channel = new BroadcastChannel('update')
  channels.push(channel)
  return channel
}

/** Simulates a device on which an earlier visit installed the app. */
function installed(build: string | null = own, { controls = true } = {}): FakeWorker {
  const worker = container.worker(build)
  container.registration.active = worker
  if (controls) container.controller = worker
  return worker
}

test('the first visit registers the worker for the whole site, and is not an update', async () => {
  const started = await start()
  expect(container.registered).toEqual([
    ['/worker.js', { scope: '/', type: 'classic', updateViaCache: 'none' }],
  ])
  expect(await started.isControlled()).toBe(false)
  const worker = container.find(own)
  container.letWait(worker)
  container.activate(worker)
  await pass(1000)
  expect(await started.isControlled()).toBe(true)
  expect(started.status().update).toBe('none')
  expect(reload).not.toHaveBeenCalled()
})

test("the worker's URL comes from the policy that the page's headers name", async () => {
  const address = { toString: () => '/worker.js' }
  const createPolicy = vi.fn<() => unknown>(() => ({ createScriptURL: () => address }))
  vi.stubGlobal('trustedTypes', { createPolicy })
  await start()
  expect(createPolicy).toHaveBeenCalledWith('arcade-worker', expect.anything())
  expect(container.registered[0]?.[0]).toBe(address)
})

test('a page after a hard reload is claimed by a worker of its own build', async () => {
  const worker = installed(own, { controls: false })
  const started = await start()
  expect(worker.heard.slice(0, 2)).toEqual(['build', 'claim'])
  expect(await started.isControlled()).toBe(true)
})

test.each([
  ['of another build', next],
  ['that stays silent', null],
])('a page after a hard reload is not claimed by a worker %s', async (_, build) => {
  const worker = installed(build, { controls: false })
  const started = await start()
  expect(worker.heard).not.toContain('claim')
  expect(await started.isControlled()).toBe(false)
})

test('a version that is already waiting is offered', async () => {
  installed()
  container.registration.waiting = container.worker(next)
  expect((await start()).status().update).toBe('ready')
})

test('a version found later is offered once it waits, but not if it does not wait', async () => {
  installed()
  const started = await start()
  const passing = container.find(next)
  container.letWait(passing)
  container.registration.waiting = null
  await pass(1000)
  expect(started.status().update).toBe('none')

  container.letWait(container.find(next))
  await pass(1000)
  expect(started.status().update).toBe('ready')
})

test('the next version after failed ones is offered when the page is visible again', async () => {
  installed()
  const started = await start()
  for (let failed = 0; failed < 3; failed += 1) container.fail(container.find(next))
  container.letWait(container.find(next))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(started.status().update).toBe('ready')
})

test('the host is checked at the start and each hour, but not on each return to the page', async () => {
  installed()
  await start()
  const { registration } = container
  expect(registration.checks).toBe(1)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(registration.checks).toBe(1)
  await vi.advanceTimersByTimeAsync(60 * 60 * 1000)
  expect(registration.checks).toBe(2)
})

/** Makes a page to which a version is offered. */
async function offered() {
  installed()
  const started = await start()
  const waiting = container.find(next)
  container.letWait(waiting)
  await pass(1000)
  return { ...started, waiting }
}

test('accepting an update holds new calls, awaits running ones, then activates and reloads once', async () => {
  const { acceptUpdate, passRequestGate, waiting } = await offered()
  const running = Promise.withResolvers<void>()
  void passRequestGate(() => running.promise)
  const heard: unknown[] = []
  tab().onmessage = ({ data }) => heard.push(data.type)
  const accepting = acceptUpdate()
  await pass(500)
  const late = vi.fn<() => Promise<void>>(async () => {})
  void passRequestGate(late)
  await pass(500)
  expect(waiting.heard).toEqual([])
  running.resolve()
  await pass(100)
  expect(await accepting).toBe(true)
  expect(waiting.heard).toEqual(['activate'])
  expect(heard).toEqual(['anyUnsaved', 'hold'])
  expect(late).not.toHaveBeenCalled()
  container.activate(waiting)
  await pass(100)
  expect(reload).toHaveBeenCalledOnce()
})

test('a worker that does not activate leaves no tab with held calls', async () => {
  const { acceptUpdate } = await offered()
  const heard: unknown[] = []
  tab().onmessage = ({ data }) => heard.push(data.type)
  const accepting = acceptUpdate()
  await pass(500)
  expect(await accepting).toBe(true)
  expect(reload).not.toHaveBeenCalled()
  await pass(8000)
  expect(reload).toHaveBeenCalledOnce()
  expect(heard).toEqual(['anyUnsaved', 'hold', 'reload'])
})

test('unsaved input in any tab stops an update, unless the person insists', async () => {
  const { acceptUpdate, markUnsaved, hasUnsaved, waiting } = await offered()
  markUnsaved('form', true)
  expect(await acceptUpdate()).toBe(false)
  markUnsaved('form', false)
  const other = tab()
  other.onmessage = ({ data }) => {
    if (data.type === 'anyUnsaved') other.postMessage({ type: 'unsaved' })
  }
  const accepting = acceptUpdate()
  await pass(300)
  expect(await accepting).toBe(false)
  expect(waiting.heard).toEqual([])
  markUnsaved('form', true)
  expect(await acceptUpdate({ force: true })).toBe(true)
  expect(waiting.heard).toEqual(['activate'])
  // The browser no longer asks before leaving.
  expect(hasUnsaved()).toBe(false)
})

test('a worker of another build that takes over before the registration reloads the page once per build', async () => {
  installed()
  const started = await page()
  void started.startWorker()
  container.control(container.worker(next))
  await pass(0)
  expect(container.registered).toEqual([])
  expect(reload).toHaveBeenCalledOnce()

  started.holdRequests()
  container.control(container.worker(next))
  await pass(0)
  expect(reload).toHaveBeenCalledOnce()
  await expect(started.passRequestGate(async () => 'goes on')).resolves.toBe('goes on')
})

test('a page claimed after a hard reload reloads for the version after it', async () => {
  installed(own, { controls: false })
  await start()
  container.activate(container.find(next))
  await pass(100)
  expect(reload).toHaveBeenCalledOnce()
})

test('an update in another tab holds the calls of a page that has not registered', async () => {
  const { watchUpdatesOfOtherTabs, passRequestGate } = await page()
  watchUpdatesOfOtherTabs()
  tab().postMessage({ type: 'hold' })
  await pass(100)
  const call = vi.fn<() => Promise<void>>(async () => {})
  void passRequestGate(call)
  await pass(100)
  expect(call).not.toHaveBeenCalled()
})

test('a full device does not install the worker', async () => {
  caches.room = 1_000_000
  const started = await start()
  expect(container.registered).toEqual([])
  expect(started.status().isFull).toBe(true)
})

test.each([
  ['because storage is full is reported', 2_000_000, true],
  ['for another cause is not blamed on room', 0, false],
])('a first install that failed %s', async (_, data, isFull) => {
  caches.room = 3_000_000
  const started = await start()
  const worker = container.find(own)
  caches.data = data
  container.fail(worker)
  await pass(100)
  expect(started.status().isFull).toBe(isFull)
})

test.each([
  ['because storage is full is reported, and the version before stays', 4_000_000, 'noRoom'],
  ['for another cause is not blamed on room', 1_000_000, 'none'],
])('an update that failed %s', async (_, data, update) => {
  caches.room = 5_000_000
  const worker = installed()
  const started = await start()
  caches.data = data
  container.fail(container.find(next))
  await pass(100)
  expect(started.status().update).toBe(update)
  expect(container.controller).toBe(worker)
  expect(await started.isControlled()).toBe(true)
})

test('a version that failed is offered once there is enough storage', async () => {
  caches.room = 5_000_000
  installed()
  const started = await start()
  caches.data = 4_000_000
  container.fail(container.find(next))
  await pass(100)
  caches.data = 0
  container.letWait(container.find(next))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(started.status().update).toBe('ready')
})

test('a replaced version frees no storage, because its files are in use', async () => {
  caches.room = 5_000_000
  await (await caches.open('demo-files')).put('/demo/mail.json', new Response('[]'))
  installed()
  await start()
  const second = container.find(next)
  container.letWait(second)
  caches.data = 4_000_000
  container.activate(second)
  second.become('redundant')
  await pass(1000)
  expect(caches.urls()).toEqual(['/demo/mail.json'])
})

test.each([
  ['lets go by reloading', false],
  ['stays while it holds unsaved input', true],
])('a tab that is asked to release a store %s', async (_, isUnsaved) => {
  const { watchUpdatesOfOtherTabs, markUnsaved } = await page()
  watchUpdatesOfOtherTabs()
  markUnsaved('form', isUnsaved)
  tab().postMessage({ type: 'reload' })
  await pass(100)
  expect(reload).toHaveBeenCalledTimes(isUnsaved ? 0 : 1)
})
