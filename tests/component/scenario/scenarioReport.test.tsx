import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { snapshotPaths } from '#contract/scenario/snapshot'
import { trafficPaths } from '#contract/scenario/traffic'
import * as files from '#lib/files/download'
import { keepErrors } from '#lib/keptErrors'
import { type Answers, answerWith } from '../answers'
import { openPanel } from './openPanel'

const message = { headers: {}, size: 2, text: '{}' }
const call = {
  id: 1,
  startedAt: Date.parse('2026-11-21T05:00:00Z'),
  duration: 12,
  method: 'GET',
  url: 'https://provider.invalid/bank',
  isStaff: false,
  status: 500,
  failure: null,
  rule: null,
  request: message,
  answer: message,
}
const snapshot = {
  format: 'arcade-world',
  version: 1,
  databases: { 'provider-mock': { version: 10, tables: { wallets: [{ userId: 'M1001' }] } } },
}

const answers: Answers = {
  '/api/scenarios': () => ({ rules: [], clockOffsetMs: 0 }),
  [snapshotPaths.all]: () => ({ worlds: [] }),
  [snapshotPaths.report]: () => snapshot,
  [trafficPaths.all]: () => ({ isRecording: true, firstId: 1, calls: [call] }),
  [trafficPaths.recording]: () => ({ isRecording: true }),
}

const say = console.error

beforeEach(() => {
  console.error = () => {}
  const error = new ErrorEvent('error', { error: new Error('Before anything was loaded') })
  vi.stubGlobal('earlyErrors', [[Date.parse('2026-11-21T05:00:00Z'), error]])
  keepErrors()
})

afterEach(() => {
  console.error = say
  localStorage.clear()
})

async function renderReport(changed: Answers = {}) {
  answerWith({ ...answers, ...changed })
  const frame = await openPanel({ firstTab: 'report' })
  return frame
}

function watchDownload() {
  const written: { content: string; name: string }[] = []
  vi.spyOn(files, 'download').mockImplementation((content, name) => {
    written.push({ content: typeof content === 'string' ? content : '', name })
  })
  return written
}

it('the report shows the content of its file before it writes it', async () => {
  const written = watchDownload()
  localStorage.setItem('visits', '3')
  localStorage.setItem('serviceToken', 'a.b.c')
  console.error('Account %s failed', '1234567890', new Error('No such bank'))
  const { user } = await renderReport()
  await user.click(await screen.findByText('Calls, each with its answer · 1 line'))
  expect(screen.getByText(/GET https:\/\/provider.invalid\/bank 500 12 ms/)).toBeVisible()
  await user.click(screen.getByText('All simulated data, by table · 1 line'))
  expect(screen.getByText('provider-mock.wallets: 1')).toBeVisible()
  await user.type(screen.getByLabelText('What went wrong?'), 'It stood still')
  expect(screen.getByText(/This browser cannot take a picture/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Write the file/ }))
  expect(await screen.findByText(/^Saved as .*report\.json/)).toBeVisible()
  const { content, name } = written[0] ?? { content: '', name: '' }
  expect(name).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d\.report\.json$/)
  expect(JSON.parse(content)).toMatchObject({
    format: 'arcade-report',
    version: 1,
    note: 'It stood still',
    route: '/',
    settings: { visits: '3' },
    errors: expect.arrayContaining([
      {
        at: '2026-11-21T05:00:00.000Z',
        text: expect.stringContaining('Before anything was loaded'),
      },
      { at: expect.any(String), text: expect.stringMatching(/••••••7890.*No such bank/) },
    ]),
    traffic: [{ id: 1, status: 500 }],
    world: { ...snapshot, name: expect.stringMatching(/^Report /) },
    picture: null,
  })
  expect(content).not.toContain('a.b.c')
})

const refused = () => Response.json({ message: 'Too damaged' }, { status: 500 })

it('the report leaves out data that cannot be read and says why', async () => {
  const written = watchDownload()
  const { user } = await renderReport({ [snapshotPaths.report]: refused })
  expect(await screen.findByText(/^All simulated data, by table · left out:/)).toHaveTextContent(
    'Too damaged',
  )
  await user.click(screen.getByRole('button', { name: /^Write the file/ }))
  await waitFor(() => expect(written).toHaveLength(1))
  expect(JSON.parse(written[0]?.content ?? '')).toMatchObject({ world: null })
})

const getDisplayMedia = () =>
  Promise.reject(new DOMException('Permission denied', 'NotAllowedError'))

it('the report says that no picture was taken when the tester refuses it', async () => {
  const mediaDevices = { value: { getDisplayMedia }, configurable: true }
  Object.defineProperty(navigator, 'mediaDevices', mediaDevices)
  try {
    const { user } = await renderReport()
    await user.click(await screen.findByRole('button', { name: 'Take a picture of the page' }))
    expect(await screen.findByText(/^No picture was taken/)).toBeVisible()
    expect(screen.getByRole('button', { name: /^Write the file/ })).toBeEnabled()
  } finally {
    Reflect.deleteProperty(navigator, 'mediaDevices')
  }
})
