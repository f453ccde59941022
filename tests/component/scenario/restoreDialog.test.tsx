import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dataTags } from '#api/client/api'
import { dataChannel } from '#api/client/refetch'
import { request } from '#api/client/request'
import { snapshotRestore } from '#api/client/snapshotRestore'
import { setTransport } from '#api/client/transport'
import { RestoreArea } from '#app/testers/RestoreArea'
import { restoreChannel, snapshotPaths } from '#contract/scenario/snapshot'
import { activeControls } from '#features/scenario/activeControls/activeControlsState'
import { setTesterTransport } from '#features/scenario/api/transports'
import { renderApp } from '../renderApp'

const noted = { id: 'w1', name: 'Before', hasBegun: false }

let asked: unknown[] = []
let answer: (body: unknown) => Response | Promise<Response> = () => Response.json({ device: null })
/** The holder of the lock; every other window waits for it. */
let holder: Promise<unknown> = Promise.resolve()

beforeEach(() => {
  asked = []
  holder = Promise.resolve()
  vi.spyOn(console, 'error').mockReturnValue()
  const request = (_: string, work: () => Promise<unknown>) => {
    holder = holder.then(work, work)
    return holder
  }
  // jsdom has no locks.
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })
  setTesterTransport(async (call) => {
    const body: unknown = await call.json()
    asked.push([new URL(call.url).pathname, body])
    return answer(body)
  })
})

afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks')
  localStorage.clear()
})

const failed = (code: string) => Response.json({ message: 'no', code }, { status: 500 })
const dialog = () => screen.findByRole('dialog', { name: 'Restoring “Before”' })
const button = (name: string) => screen.findByRole('button', { name })

it('a noted restore sets the device’s data and makes the other windows refetch', async () => {
  const heard: unknown[] = []
  const otherWindow = new BroadcastChannel(dataChannel)
  otherWindow.addEventListener('message', ({ data }) => heard.push(data))
  answer = () => Response.json({ device: { visits: '9', serviceToken: 'x' } })
  activeControls.set({ faults: 0, clockOffsetMs: 0, scenario: { name: { en: 'Late deposit' } } })
  snapshotRestore.set(noted)
  await renderApp(<RestoreArea />)
  await waitFor(() => expect(snapshotRestore.get()).toBeNull())
  expect(asked).toEqual([[snapshotPaths.restore, { id: 'w1', isAnew: false }]])
  expect(localStorage.getItem('visits')).toBe('9')
  expect(localStorage.getItem('serviceToken')).toBeNull()
  // The scenario loaded before is no longer in force.
  expect(activeControls.get()).toBeNull()
  // The windows refetch one after the other, because twenty calls of each at once would be too many.
  await waitFor(() => expect(heard).toEqual(dataTags.map((tag) => ({ changed: [tag] }))))
  otherWindow.close()
})

it('the dialog shows the progress and cancels the restore', async () => {
  const heard: unknown[] = []
  const worker = new BroadcastChannel(restoreChannel)
  worker.addEventListener('message', ({ data }) => heard.push(data))
  const { promise, resolve } = Promise.withResolvers<Response>()
  answer = () => promise
  snapshotRestore.set(noted)
  const { user } = await renderApp(<RestoreArea />)
  expect(await dialog()).toHaveTextContent('All windows of this app wait until the restore ends.')
  worker.postMessage({ done: 250, of: 1000 })
  await waitFor(() =>
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25'),
  )
  await user.click(await button('Cancel'))
  await waitFor(() => expect(heard).toEqual(['cancel']))
  worker.close()
  await act(async () => resolve(Response.json({ device: null })))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(snapshotRestore.get()).toBeNull()
})

it('the dialog continues a restore that a closed browser began, without a way to cancel it', async () => {
  answer = () => new Promise(() => {})
  snapshotRestore.set({ ...noted, hasBegun: true })
  await renderApp(<RestoreArea />)
  await dialog()
  expect(asked).toEqual([[snapshotPaths.restore, { id: 'w1', isAnew: true }]])
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

it('a restore that failed before it changed anything ends without a message', async () => {
  answer = () => failed('storagefull')
  snapshotRestore.set(noted)
  await renderApp(<RestoreArea />)
  await waitFor(() => expect(snapshotRestore.get()).toBeNull())
})

it.each([
  [noted, 'halfworld'],
  [{ ...noted, hasBegun: true }, 'storagefull'],
])(
  'the dialog stays until the restore is complete or all data is reset: %j, %s',
  async (mark, code) => {
    answer = () => failed(code)
    snapshotRestore.set(mark)
    const { user } = await renderApp(<RestoreArea />)
    expect(await screen.findByText(/The snapshot was restored only in part/)).toBeVisible()
    await user.click(await button('Try again'))
    await waitFor(() => expect(asked).toHaveLength(2))
    expect(asked[1]).toEqual([snapshotPaths.restore, { id: 'w1', isAnew: true }])
    expect(snapshotRestore.get()).toEqual({ ...noted, hasBegun: true })
    answer = () => Response.json({ device: null })
    await user.click(await button('Reset all simulated data'))
    await waitFor(() => expect(snapshotRestore.get()).toBeNull())
    expect(asked[2]).toEqual([snapshotPaths.restore, { id: null, isAnew: true }])
  },
)

it('the dialog leaves the restore to the window that is doing it already', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  holder = promise
  snapshotRestore.set(noted)
  await renderApp(<RestoreArea />)
  await dialog()
  snapshotRestore.set(null)
  await act(async () => resolve())
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(asked).toEqual([])
})

it('calls of every window wait for the restore, except test API and session calls', async () => {
  const carried: string[] = []
  setTransport(async ({ url }) => {
    carried.push(new URL(url).pathname)
    return Response.json({})
  })
  snapshotRestore.set(noted)
  const waiting = request('/api/mails/list')
  await request('/api/account/me')
  await request('/api/scenarios')
  const left = new AbortController()
  const abandoned = request('/api/chat/users', { signal: left.signal })
  left.abort()
  await expect(abandoned).rejects.toThrow('aborted')
  expect(carried).toEqual(['/api/account/me', '/api/scenarios'])
  snapshotRestore.set(null)
  await waiting
  expect(carried).toEqual(['/api/account/me', '/api/scenarios', '/api/mails/list'])
})
