// needs a window
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setTransport } from '#api/client/transport'
import { handInSlip, sendSlips, useSlipState, watchSlips } from '#api/money/slipQueue'
import { forgetSlips, storedSlips } from '#api/money/slipStore'
import { dropToken, storeToken } from '#api/session/token'
import { simulateOffline } from '#lib/device/presence'
import { loggedIn } from '../../appStore'
import { wholeDepositOnWire } from '../../component/wallet/walletRecords'
import { tokenOf } from '../account/tokenOf'
import { MemoryCaches } from '../device/memoryCaches'

const image = new Blob(['a picture'], { type: 'image/jpeg' })
let sent: Record<string, unknown>[] = []

function provide(answer: () => Response | Promise<Response>): void {
  setTransport(async (request) => {
    sent.push(JSON.parse(await request.text()))
    return answer()
  })
}

beforeEach(() => {
  sent = []
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.stubGlobal('caches', new MemoryCaches())
  provide(() => Response.json({ data: wholeDepositOnWire('submitted') }))
})

afterEach(async () => {
  simulateOffline(false)
  await forgetSlips()
  vi.unstubAllGlobals()
})

describe('a queued slip', () => {
  it('is sent at once and not stored', async () => {
    await handInSlip(loggedIn().dispatch, 'u1', 'D1', image)
    expect(sent).toEqual([
      { userId: 'u1', depositId: 'D1', requestId: expect.any(String), image: btoa('a picture') },
    ])
    expect(await storedSlips('u1')).toEqual([])
  })

  it('waits for a connection and is then sent once', async () => {
    const store = loggedIn()
    simulateOffline(true)
    await handInSlip(store.dispatch, 'u1', 'D1', image)
    expect(sent).toEqual([])
    expect(await storedSlips('u1')).toHaveLength(1)
    const stop = watchSlips(store)
    simulateOffline(false)
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    await vi.waitFor(async () => expect(await storedSlips('u1')).toEqual([]))
    await sendSlips(store.dispatch, 'u1')
    expect(sent).toHaveLength(1)
    stop()
  })

  it('follows others that are being sent, and the last one is final', async () => {
    const store = loggedIn()
    const answers: (() => void)[] = []
    provide(
      () =>
        new Promise((resolve) => {
          answers.push(() => resolve(Response.json({ data: wholeDepositOnWire('submitted') })))
        }),
    )
    const pictures = ['first', 'second', 'third']
    const handedIn = pictures.map((picture) =>
      handInSlip(store.dispatch, 'u1', 'D1', new Blob([picture], { type: 'image/jpeg' })),
    )
    for (const count of [1, 2, 3]) {
      await vi.waitFor(() => expect(answers).toHaveLength(count))
      answers[count - 1]?.()
    }
    await Promise.all(handedIn)
    expect(sent.map((slip) => slip['image'])).toEqual(pictures.map((picture) => btoa(picture)))
  })

  it('is sent again with the same ID if the answer was lost', async () => {
    const store = loggedIn()
    provide(() => Promise.reject(new TypeError('Failed to fetch')))
    await handInSlip(store.dispatch, 'u1', 'D1', image)
    provide(() => Response.json({ data: wholeDepositOnWire('submitted') }))
    await sendSlips(store.dispatch, 'u1')
    expect(sent).toHaveLength(2)
    expect(sent[0]?.['requestId']).toBe(sent[1]?.['requestId'])
    expect(await storedSlips('u1')).toEqual([])
  })

  it.each([
    [401, { message: 'Invalid Token' }],
    [403, { code: 'forbidden' }],
    [404, { code: 'notfound' }],
    [408, { code: 'timeout' }],
    [429, { message: 'Too many' }],
    [502, { code: 'banned' }],
  ])('keeps its picture after a %i on the way', async (status, body) => {
    const store = loggedIn()
    provide(() => Response.json(body, { status }))
    await handInSlip(store.dispatch, 'u1', 'D1', image)
    expect(await storedSlips('u1')).toHaveLength(1)
    provide(() => Response.json({ data: wholeDepositOnWire('submitted') }))
    await sendSlips(store.dispatch, 'u1')
    expect(await storedSlips('u1')).toEqual([])
  })

  it('is removed from the queue here if another tab has sent it', async () => {
    const store = loggedIn()
    simulateOffline(true)
    await handInSlip(store.dispatch, 'u1', 'D1', image)
    const { result } = renderHook(() => useSlipState('D1'))
    expect(result.current).toEqual({ phase: 'queued', isStored: true })
    await forgetSlips()
    simulateOffline(false)
    await act(() => sendSlips(store.dispatch, 'u1'))
    expect(result.current).toBeUndefined()
    expect(sent).toEqual([])
  })

  it('is not stored before it is sent if there is a connection', async () => {
    const put = vi.spyOn(await caches.open('slip-queue'), 'put')
    await handInSlip(loggedIn().dispatch, 'u1', 'D1', image)
    expect(sent).toHaveLength(1)
    expect(put).not.toHaveBeenCalled()
  })

  it('frees space by deleting offline files, and otherwise reports that it is not stored', async () => {
    const store = loggedIn()
    const device = new MemoryCaches()
    device.room = 15
    vi.stubGlobal('caches', device)
    await (await caches.open('showcase-files')).put('/file', new Response('12345'))
    simulateOffline(true)
    const { result } = renderHook(() => useSlipState('D1'))
    await act(() => handInSlip(store.dispatch, 'u1', 'D1', image))
    expect(result.current).toEqual({ phase: 'queued', isStored: true })
    expect(device.urls().filter((url) => url.endsWith('/file'))).toEqual([])
    await act(() => handInSlip(store.dispatch, 'u1', 'D2', image))
    const other = renderHook(() => useSlipState('D2')).result
    expect(other.current).toEqual({ phase: 'queued', isStored: false })
    simulateOffline(false)
    await act(() => sendSlips(store.dispatch, 'u1'))
    expect(sent.map(({ depositId }) => depositId)).toEqual(['D1', 'D2'])
  })

  it('is not sent again automatically if the simulated provider has no space', async () => {
    const store = loggedIn()
    provide(() => Response.json({ code: 'storagefull', domain: 'money' }, { status: 500 }))
    const { result } = renderHook(() => useSlipState('D1'))
    await act(() => handInSlip(store.dispatch, 'u1', 'D1', image))
    expect(result.current).toMatchObject({ phase: 'refused', failure: { code: 'storagefull' } })
    expect(await storedSlips('u1')).toEqual([])
  })

  it('is not sent again if it is too large for a gateway, and the player can choose another', async () => {
    provide(() => new Response('<html>413 Request Entity Too Large</html>', { status: 413 }))
    const store = loggedIn()
    const { result } = renderHook(() => useSlipState('D1'))
    await act(() => handInSlip(store.dispatch, 'u1', 'D1', image))
    expect(result.current).toMatchObject({ phase: 'refused', failure: { code: 'sliptoolarge' } })
    expect(await storedSlips('u1')).toEqual([])
    await act(() => sendSlips(store.dispatch, 'u1'))
    expect(sent).toHaveLength(1)
    provide(() => Response.json({ data: wholeDepositOnWire('submitted') }))
    await act(() => handInSlip(store.dispatch, 'u1', 'D1', new Blob(['small'])))
    expect(result.current).toBeUndefined()
  })

  it('is dropped when the provider refuses it', async () => {
    const store = loggedIn()
    provide(() => Response.json({ code: 'slipused' }, { status: 400 }))
    await handInSlip(store.dispatch, 'u1', 'D1', image)
    await sendSlips(store.dispatch, 'u1')
    expect(sent).toHaveLength(1)
  })

  it("is never sent in another player's name", async () => {
    const store = loggedIn()
    simulateOffline(true)
    await handInSlip(store.dispatch, 'u2', 'D9', image)
    simulateOffline(false)
    await sendSlips(store.dispatch, 'u1')
    expect(sent).toEqual([])
  })

  it('is not stored after a failure if its session has ended in the meantime', async () => {
    const { dispatch } = loggedIn()
    storeToken(tokenOf('u1'))
    provide(() => {
      dropToken()
      return Promise.reject(new TypeError('Failed to fetch'))
    })
    await handInSlip(dispatch, 'u1', 'D1', image)
    expect(sent).toHaveLength(1)
    expect(await storedSlips('u1')).toEqual([])
  })

  it('waits in memory if the browser stores nothing', async () => {
    vi.stubGlobal('caches', undefined)
    Reflect.deleteProperty(globalThis, 'caches')
    const store = loggedIn()
    simulateOffline(true)
    await handInSlip(store.dispatch, 'u1', 'D1', image)
    simulateOffline(false)
    await sendSlips(store.dispatch, 'u1')
    expect(sent).toHaveLength(1)
  })
})
