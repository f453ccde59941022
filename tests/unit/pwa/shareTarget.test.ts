import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { longestSlip } from '#contract/wallet/wallet'
import { dropSharedSlip, sharedSlip } from '#lib/storage/sharedSlip'
import { takeShare } from '#pwa/shareTarget'
import { MemoryCaches } from '../device/memoryCaches'

/** Beginning of a PNG. */
const head = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0])
const slip = (size = head.length) =>
  new File([head, new Uint8Array(size - head.length)], 'slip.png', { type: 'image/png' })

beforeEach(() => {
  vi.stubGlobal('caches', new MemoryCaches())
  vi.spyOn(console, 'warn').mockReturnValue()
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** @returns where a shared form redirects to */
async function share(...files: (File | string)[]): Promise<string> {
  const body = new FormData()
  for (const file of files) body.append('slip', file)
  const answer = await takeShare(new Request('https://app.test/share', { method: 'POST', body }))
  expect(answer.status).toBe(303)
  return answer.headers.get('Location') ?? ''
}

describe('a shared file', () => {
  it('is stored, and opens the page that asks about it', async () => {
    expect(await share(slip(400))).toBe('https://app.test/wallet/shared')
    expect((await sharedSlip())?.size).toBe(400)
  })

  it.each([
    ['none', []],
    ['none', ['a text']],
    ['none', [new File([], 'empty.png')]],
    ['many', Array.from({ length: 10 }, () => slip())],
    ['sliptype', [new File(['<svg onload="alert(1)"/>'], 'slip.png', { type: 'image/png' })]],
    ['slipsize', [slip(longestSlip + 1)]],
    ['slipsize', [slip(40 * 1024 * 1024)]],
  ])('is refused and not stored: %s', async (problem, files) => {
    expect(await share(...files)).toBe(`https://app.test/wallet/shared?problem=${problem}`)
    expect(await sharedSlip()).toBeNull()
  })

  it('is refused if the request is not a form', async () => {
    const request = new Request('https://app.test/share', { method: 'POST', body: 'x' })
    expect((await takeShare(request)).headers.get('Location')).toMatch(/problem=none$/)
  })

  it('is refused with a reason if the device is full', async () => {
    vi.stubGlobal('caches', Object.assign(new MemoryCaches(), { room: 10 }))
    expect(await share(slip(400))).toMatch(/problem=room$/)
  })

  it('is kept for a day, and replaced by a later one', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    await share(slip(400))
    await share(slip(500))
    vi.setSystemTime(Date.now() + 23 * 60 * 60 * 1000)
    expect((await sharedSlip())?.size).toBe(500)
    vi.setSystemTime(Date.now() + 2 * 60 * 60 * 1000)
    expect(await sharedSlip()).toBeNull()
  })

  it('is dropped if it is older than a given time', async () => {
    const before = Date.now() - 1000
    await share(slip(400))
    await dropSharedSlip(before)
    expect(await sharedSlip()).not.toBeNull()
    await dropSharedSlip()
    expect(await sharedSlip()).toBeNull()
  })
})
