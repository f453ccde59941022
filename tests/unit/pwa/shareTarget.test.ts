import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { longestSlip } from '#contract/wallet/wallet'
import { dropSharedSlip, sharedSlip } from '#lib/storage/sharedSlip'
import { takeShare } from '#pwa/shareTarget'
import { MemoryCaches } from '../device/memoryCaches'

/** What a PNG begins with. */
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

/** Where a shared form leads. */
async function share(...files: (File | string)[]): Promise<string> {
  const body = new FormData()
  for (const file of files) body.append('slip', file)
  const answer = await takeShare(new Request('https://app.test/share', { method: 'POST', body }))
  expect(answer.status).toBe(303)
  return answer.headers.get('Location') ?? ''
}

describe('a share', () => {
  it('is kept, and leads to the page that asks about it', async () => {
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
  ])('is refused and not kept: %s', async (problem, files) => {
    expect(await share(...files)).toBe(`https://app.test/wallet/shared?problem=${problem}`)
    expect(await sharedSlip()).toBeNull()
  })

  it('is refused where it is no form at all', async () => {
    const request = new Request('https://app.test/share', { method: 'POST', body: 'x' })
    expect((await takeShare(request)).headers.get('Location')).toMatch(/problem=none$/)
  })

  it('says so where the device has no room', async () => {
    vi.stubGlobal('caches', Object.assign(new MemoryCaches(), { room: 10 }))
    expect(await share(slip(400))).toMatch(/problem=room$/)
  })

  it('waits for a day, and the later one takes the place of the one before', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    await share(slip(400))
    await share(slip(500))
    vi.setSystemTime(Date.now() + 23 * 60 * 60 * 1000)
    expect((await sharedSlip())?.size).toBe(500)
    vi.setSystemTime(Date.now() + 2 * 60 * 60 * 1000)
    expect(await sharedSlip()).toBeNull()
  })

  it('of an earlier moment goes, one of this start stays', async () => {
    const before = Date.now() - 1000
    await share(slip(400))
    await dropSharedSlip(before)
    expect(await sharedSlip()).not.toBeNull()
    await dropSharedSlip()
    expect(await sharedSlip()).toBeNull()
  })
})
