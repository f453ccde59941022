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

/** Lets a freshly loaded page find that a file of its build is missing. */
async function missFile(): Promise<void> {
  vi.resetModules()
  const { reloadForMissingChunk } = await import('#pwa/missingChunk')
  reloadForMissingChunk()
}

test('a page reloads once for a build with missing files, and again for the next build', async () => {
  await missFile()
  await missFile()
  expect(reload).toHaveBeenCalledTimes(1)
  vi.stubGlobal('__BUILD_ID__', 'build-2')
  await missFile()
  expect(reload).toHaveBeenCalledTimes(2)
})

test('a file that still fails after the reload makes the app restart from its host, once per build', async () => {
  await missFile()
  expect(renew).not.toHaveBeenCalled()
  await missFile()
  await missFile()
  expect(renew).toHaveBeenCalledTimes(1)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('another page of the build has a reload of its own', async () => {
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
])('the host counts as reached (%s) if %s comes for the worker', async (isReached, _, answer) => {
  vi.stubGlobal('fetch', async () => answer())
  const { isHostReached } = await import('#pwa/missingChunk')
  expect(await isHostReached()).toBe(isReached)
})

test('a stylesheet that failed is removed from the document, so that it is fetched again', async () => {
  const { watchStyles } = await import('#pwa/missingChunk')
  watchStyles()
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  document.head.append(link)
  link.dispatchEvent(new Event('error'))
  expect(link.isConnected).toBe(false)
})

test('a page does not reload offline', async () => {
  device.onLine = false
  await missFile()
  expect(reload).not.toHaveBeenCalled()
})

test('a page does not reload while it has unsaved input', async () => {
  const { markUnsaved } = await import('#lib/unsaved')
  const { reloadForMissingChunk } = await import('#pwa/missingChunk')
  markUnsaved('form', true)
  reloadForMissingChunk()
  expect(reload).not.toHaveBeenCalled()
  markUnsaved('form', false)
  reloadForMissingChunk()
  expect(reload).toHaveBeenCalledOnce()
})

test('a page does not reload if the reload cannot be recorded, which could repeat endlessly', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  await missFile()
  expect(reload).not.toHaveBeenCalled()
})
