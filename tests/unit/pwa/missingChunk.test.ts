// needs a window
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const reload = vi.fn<() => void>()
const renew = vi.fn<() => Promise<void>>(async () => {})
const device = { onLine: true }

beforeEach(() => {
  vi.resetModules()
  reload.mockReset()
  renew.mockClear()
  window.renew = renew
  sessionStorage.clear()
  device.onLine = true
  vi.stubGlobal('__BUILD_ID__', 'build-1')
  vi.stubGlobal('navigator', device)
  vi.stubGlobal('location', { href: 'https://app.invalid/', pathname: '/mail', reload })
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** A page that has just been loaded finds that a file of its build is gone. */
async function missFile(): Promise<void> {
  vi.resetModules()
  const { reloadForMissingChunk } = await import('#pwa/missingChunk')
  reloadForMissingChunk()
}

test('a page reloads once for a build whose files are gone, and again for the next', async () => {
  await missFile()
  await missFile()
  expect(reload).toHaveBeenCalledTimes(1)
  vi.stubGlobal('__BUILD_ID__', 'build-2')
  await missFile()
  expect(reload).toHaveBeenCalledTimes(2)
})

test('a part that still fails after the reload has the app start from its host, once a build', async () => {
  await missFile()
  expect(renew).not.toHaveBeenCalled()
  await missFile()
  await missFile()
  expect(renew).toHaveBeenCalledTimes(1)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a second page of the build gets a reload of its own', async () => {
  await missFile()
  vi.stubGlobal('location', { href: 'https://app.invalid/', pathname: '/shop', reload })
  await missFile()
  expect(reload).toHaveBeenCalledTimes(2)
  expect(renew).not.toHaveBeenCalled()
})

test.each<[boolean, string, () => Response]>([
  [true, 'a script', () => new Response('', { headers: { 'Content-Type': 'text/javascript' } })],
  [false, 'a sign-in page', () => new Response('', { headers: { 'Content-Type': 'text/html' } })],
  [false, 'an error', () => new Response('', { status: 502 })],
  [
    false,
    'nothing',
    () => {
      throw new TypeError('lost')
    },
  ],
])('the host is reached (%s) when %s comes for the worker', async (isReached, _, answer) => {
  vi.stubGlobal('fetch', async () => answer())
  const { isHostReached } = await import('#pwa/missingChunk')
  expect(await isHostReached()).toBe(isReached)
})

test('a stylesheet that failed leaves the document, so that it is fetched again', async () => {
  const { watchStyles } = await import('#pwa/missingChunk')
  watchStyles()
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  document.head.append(link)
  link.dispatchEvent(new Event('error'))
  expect(link.isConnected).toBe(false)
})

test('without a network a reload would not help', async () => {
  device.onLine = false
  await missFile()
  expect(reload).not.toHaveBeenCalled()
})

test('it costs nobody their input', async () => {
  const { markUnsaved } = await import('#lib/unsaved')
  const { reloadForMissingChunk } = await import('#pwa/missingChunk')
  markUnsaved('form', true)
  reloadForMissingChunk()
  expect(reload).not.toHaveBeenCalled()
  markUnsaved('form', false)
  reloadForMissingChunk()
  expect(reload).toHaveBeenCalledOnce()
})

test('where it cannot be noted, the page would reload for ever', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  await missFile()
  expect(reload).not.toHaveBeenCalled()
})
