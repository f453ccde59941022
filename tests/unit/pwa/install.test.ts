// needs a window
import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  return () => vi.unstubAllGlobals()
})

/** The page has started. */
async function started() {
  const { install, installWay, watchInstall } = await import('#pwa/install')
  watchInstall()
  return { install, way: installWay.get }
}

/** The browser offers to install; a person answers its question so. */
function offer(outcome: 'accepted' | 'dismissed') {
  const prompt = vi
    .fn<() => Promise<{ outcome: string }>>()
    .mockResolvedValueOnce({ outcome })
    .mockRejectedValue(new DOMException('Once only', 'InvalidStateError'))
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  window.dispatchEvent(event)
  return { event, prompt }
}

test('the browser’s offer waits for the app’s own button, which asks its question', async () => {
  const { install, way } = await started()
  expect(way()).toBe('none')
  const { event, prompt } = offer('accepted')
  expect(event.defaultPrevented).toBe(true)
  expect(way()).toBe('prompt')
  expect(prompt).not.toHaveBeenCalled()
  await install()
  expect(prompt).toHaveBeenCalledOnce()
  expect(way()).toBe('none')
})

test('an offer serves once: after a no the button is gone until the browser offers again', async () => {
  const { install, way } = await started()
  offer('dismissed')
  await install()
  expect(way()).toBe('none')
  await expect(install()).resolves.toBeUndefined()
  offer('accepted')
  expect(way()).toBe('prompt')
  await install()
  expect(way()).toBe('none')
})

test('what was installed by the browser’s own menu needs no button', async () => {
  const { way } = await started()
  offer('accepted')
  window.dispatchEvent(new Event('appinstalled'))
  expect(way()).toBe('none')
})

test('in the installed app there is nothing to install', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const { way } = await started()
  offer('accepted')
  expect(way()).toBe('none')
})
