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
  vi.stubGlobal('location', { href: 'https://app.invalid/', reload })
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
