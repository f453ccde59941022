// needs a window
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  localStorage.clear()
  vi.spyOn(console, 'warn').mockReturnValue()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Simulates a browser with these databases; null never answers. */
function browser(names: readonly string[] | null): void {
  const opening: Record<string, unknown> = { result: { close: () => {} } }
  vi.stubGlobal('indexedDB', {
    open: () => {
      if (names) queueMicrotask(() => Reflect.apply(Object(opening['onsuccess']), opening, []))
      return opening
    },
    databases: async () => names?.map((name) => ({ name })),
  })
}

async function look() {
  const { storageWorks } = await import('#pwa/storage')
  const { pwaStatus } = await import('#pwa/status')
  return { works: await storageWorks(), status: pwaStatus.get() }
}

test('an IndexedDB that never answers is treated as missing after five seconds, and reported', async () => {
  browser(null)
  await import('#pwa/storage')
  await import('#pwa/status')
  vi.useFakeTimers()
  const looking = look()
  await vi.advanceTimersByTimeAsync(6000)
  expect(await looking).toMatchObject({ works: false, status: { storage: 'memory' } })
})

test('recorded databases that are gone count as cleared, but not on a first visit', async () => {
  browser([])
  expect(await look()).toMatchObject({ works: true, status: { cleared: false } })
  localStorage.setItem('databases', '["device","demo-mail"]')
  vi.resetModules()
  browser(['device'])
  expect(await look()).toMatchObject({ works: true, status: { cleared: true } })
})

test('the existing databases are recorded when the page is left', async () => {
  browser(['device', 'provider-mock', 'demo-mail', 'storage-check'])
  await look()
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.waitFor(() =>
    expect(JSON.parse(localStorage.getItem('databases') ?? '[]')).toEqual([
      'device',
      'provider-mock',
      'demo-mail',
    ]),
  )
})
