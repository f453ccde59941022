import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SharedSlipPage } from '#features/wallet/SharedSlipPage'
import { sharedSlip } from '#lib/storage/sharedSlip'
import { MemoryCaches } from '../../unit/device/memoryCaches'
import { renderApp } from '../renderApp'
import { provide } from './walletPages'
import { depositOnWire, wholeDepositOnWire } from './walletRecords'

/** The first bytes of a WebP. */
const head = 'RIFF0000WEBP'
const slip = () => new File([head], 'slip.webp', { type: 'image/webp' })

beforeEach(() => {
  vi.stubGlobal('caches', new MemoryCaches())
  vi.stubGlobal('createImageBitmap', async () => ({ width: 1, height: 1, close: () => undefined }))
  URL.createObjectURL = () => 'blob:slip'
  URL.revokeObjectURL = () => undefined
  const context = { fillRect: () => undefined, drawImage: () => undefined }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => Object(context))
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(slip()))
})

afterEach(() => {
  vi.unstubAllGlobals()
  delete window.launchQueue
})

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()

const recent = [
  depositOnWire('D2', 300.12, 'expired', ago(1)),
  depositOnWire('D1', 500.34, 'pending', ago(2)),
  depositOnWire('D9', 900, 'expired', ago(30)),
  depositOnWire('D0', 100, 'confirmed', ago(3)),
]

function open(path = '/wallet/shared') {
  return renderApp(<SharedSlipPage />, { path })
}

it('a shared picture is sent only after the player has chosen its deposit', async () => {
  const sent = provide({
    '/userbalance/history/u1': () => ({ data: recent }),
    '/userbalance/depositslip': () => ({ data: wholeDepositOnWire('submitted') }),
  })
  // Stored as the worker does it, because a response made in jsdom cannot contain a file.
  const kept = new Response(head, { headers: { 'X-Kept-At': String(Date.now()) } })
  await (await caches.open('shared-slip')).put('/kept/shared', kept)
  const { user } = await open()
  expect(await screen.findAllByRole('radio')).toHaveLength(2)
  expect(screen.getByRole('radio', { name: /300.12 baht/ })).toBeChecked()
  await user.click(screen.getByRole('radio', { name: /500.34 baht/ }))
  expect(sent).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Attach the slip' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ path: '/userbalance/depositslip', body: { depositId: 'D1' } })
  await waitFor(async () => expect(await sharedSlip()).toBeNull())
})

it.each([
  ['many', 'Share one slip at a time.'],
  ['slipsize', 'The file must not be larger than 5 MB'],
  ['sliptype', 'Only JPG, PNG and WebP files are accepted'],
  ['none', 'No picture has arrived. Share the slip as a picture.'],
])('the page says why a picture was not taken: %s', async (problem, words) => {
  provide()
  await open(`/wallet/shared?problem=${problem}`)
  expect(await screen.findByRole('alert')).toHaveTextContent(words)
})

it('the page ignores a made-up problem in its address', async () => {
  provide()
  await open('/wallet/shared?problem=%3Cb%3Eyou+have+won')
  expect(await screen.findByText('No slip is waiting')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('a file opened with the installed app counts as shared', async () => {
  provide({ '/userbalance/history/u1': () => ({ data: recent }) })
  const launched =
    Promise.withResolvers<Parameters<NonNullable<Window['launchQueue']>['setConsumer']>[0]>()
  window.launchQueue = { setConsumer: launched.resolve }
  await open()
  const consumer = await launched.promise
  const handle = { kind: 'file', name: 'slip.webp', getFile: async () => slip() }
  await act(async () => consumer({ files: [Object(handle)] }))
  expect(await screen.findByRole('img', { name: 'The picture that was shared' })).toBeVisible()
  expect(await sharedSlip()).not.toBeNull()
})
