// needs a window
import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  return () => vi.unstubAllGlobals()
})

/** Starts the page. */
async function started() {
  const { install, installWay, watchInstall } = await import('#pwa/install')
  watchInstall()
  return { install, way: installWay.get }
}

/** Makes the browser offer the installation, with the person's answer. */
function offer(outcome: 'accepted' | 'dismissed') {
  const prompt = vi
    .fn<() => Promise<{ outcome: string }>>()
    .mockResolvedValueOnce({ outcome })
    .mockRejectedValue(new DOMException('Once only', 'InvalidStateError'))
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  window.dispatchEvent(event)
  return { event, prompt }
}

test("the browser's install prompt waits for the app's own button", async () => {
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

test('a prompt works once, and after a refusal the button is hidden until the browser offers again', async () => {
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

test("the button is hidden after an installation through the browser's menu", async () => {
  const { way } = await started()
  offer('accepted')
  window.dispatchEvent(new Event('appinstalled'))
  expect(way()).toBe('none')
})

test('the installed app has no install button', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const { way } = await started()
  offer('accepted')
  expect(way()).toBe('none')
})
