import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { defaultTimeoutMs } from '#api/client/request'
import { setTransport } from '#api/client/transport'
import { staffToken } from '#api/session/staffToken'
import { scenarioPaths } from '#contract/scenario/scenario'
import { type RecordedCall, trafficPaths } from '#contract/scenario/traffic'
import { setStaffTransport } from '#features/scenario/api/transports'
import * as files from '#lib/files/download'
import { type Answers, answerWith } from '../answers'
import { openPanel } from './openPanel'

const bank: RecordedCall = {
  id: 1,
  startedAt: Date.parse('2026-11-21T05:00:00Z'),
  duration: 12.34,
  method: 'GET',
  url: 'https://provider.invalid/bank',
  isStaff: false,
  status: 200,
  failure: null,
  rule: null,
  request: { headers: { accept: 'application/json' }, size: 0, text: '' },
  answer: { headers: { 'content-type': 'application/json' }, size: 11, text: '{"data":[]}' },
}

const bet: RecordedCall = {
  ...bank,
  id: 2,
  method: 'POST',
  url: 'https://provider.invalid/game/bet',
  status: 500,
  rule: { id: 'r', match: '/game', method: null, effect: 'status500', delayMs: 0, times: null },
  request: { headers: { authorization: '•••' }, size: 11, text: '{"stake":5}' },
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
})

afterEach(() => {
  localStorage.clear()
})

async function renderTraffic(recorded: RecordedCall[] = [bank, bet], changed: Answers = {}) {
  let calls = recorded
  let isRecording = true
  let isRead = false
  const rules: object[] = []
  const asked = answerWith({
    [scenarioPaths.all]: ({ body }) => {
      if (body === null) return { rules, clockOffsetMs: 0 }
      const rule = { id: 'new', ...body }
      rules.push(rule)
      return rule
    },
    [trafficPaths.all]: () => {
      // The page keeps polling for new calls; there are none.
      const more = isRead ? [] : calls
      isRead = true
      return { isRecording, firstId: calls[0]?.id ?? null, calls: more }
    },
    [trafficPaths.recording]: ({ body }) => {
      isRecording = Object(body).isRecording
      return { isRecording }
    },
    [trafficPaths.clear]: () => {
      calls = []
      return {}
    },
    ...changed,
  })
  const frame = await openPanel()
  await frame.user.click(screen.getByRole('tab', { name: 'Traffic' }))
  const posted = () => asked.filter(({ body }) => body !== null)
  return { ...frame, asked, posted }
}

const press = (name: string) => screen.findByRole('button', { name })
const row = (name: RegExp) => screen.findByRole('option', { name })

it('the list shows calls newest first with their faults; a call chosen by keys is shown in full', async () => {
  const { user } = await renderTraffic()
  const list = await screen.findByRole('listbox', { name: 'Calls, newest first' })
  const rows = within(list).getAllByRole('option')
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^POST \/game\/bet.*500 · 12.3 ms · steered: Error 500$/),
    expect.stringMatching(/^GET \/bank.*200 · 12.3 ms$/),
  ])
  list.focus()
  await user.keyboard('{ArrowDown}')
  const details = screen.getByRole('region', { name: 'The chosen call' })
  expect(within(details).getByRole('heading', { name: 'POST /game/bet' })).toBeVisible()
  expect(within(details).getByRole('region', { name: 'Headers: Request' })).toHaveTextContent(
    'authorization: •••',
  )
  expect(within(details).getByRole('region', { name: 'Body: Request' })).toHaveTextContent(
    '{ "stake": 5 }',
  )
  await user.type(within(details).getByLabelText('Search in this call'), 'STAKE')
  expect(within(details).getByText('stake').tagName).toBe('MARK')
})

it('the list is filtered by words, method, caller and failure', async () => {
  const { user } = await renderTraffic()
  await user.click(await screen.findByRole('checkbox', { name: 'Only failed ones' }))
  expect(screen.getByText('1 call')).toBeVisible()
  await user.type(screen.getByLabelText('Search the calls'), 'bank')
  expect(screen.getByText('0 calls')).toBeVisible()
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  await user.click(screen.getByRole('checkbox', { name: 'Only failed ones' }))
  await user.selectOptions(screen.getByLabelText('Method'), 'GET')
  expect(screen.getByText('1 call')).toBeVisible()
  await user.selectOptions(screen.getByLabelText('Back end'), 'Provider, staff')
  expect(screen.getByText('0 calls')).toBeVisible()
})

it('repeating a read call sends it at once and shows both answers', async () => {
  const { user } = await renderTraffic([bank], { '/bank': () => ({ data: [{ id: 7 }] }) })
  await user.click(await row(/^GET \//))
  await user.click(await press('Repeat'))
  expect(await screen.findByText(/^Answer now · 200 · /)).toBeVisible()
  expect(screen.getByRole('region', { name: /^Body: Answer now/ })).toHaveTextContent('"id": 7')
})

it('a repeated call without an answer ends after the app’s own timeout', async () => {
  const { user } = await renderTraffic([bank])
  setTransport(
    ({ signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
      }),
  )
  const limit = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
  await user.click(await row(/^GET \//))
  const again = await press('Repeat')
  await user.click(again)
  expect(again).toBeDisabled()
  expect(timeout).toHaveBeenCalledExactlyOnceWith(defaultTimeoutMs)
  limit.abort()
  expect(await screen.findByText(/^Answer now · No answer · /)).toBeVisible()
  expect(again).toBeEnabled()
})

it('repeating a write call asks first', async () => {
  const { user, posted } = await renderTraffic([bet], { '/game/bet': () => ({ data: {} }) })
  await user.click(await row(/^POST \//))
  await user.click(await press('Repeat'))
  const question = await screen.findByRole('alertdialog', { name: 'Repeat POST /game/bet?' })
  const bets = () => posted().filter(({ path }) => path === '/game/bet')
  expect(bets()).toEqual([])
  await user.click(within(question).getByRole('button', { name: 'Repeat' }))
  expect(await screen.findByText(/^Answer now/)).toBeVisible()
  expect(bets()).toEqual([{ path: '/game/bet', body: { stake: 5 } }])
})

it('a call whose body was too long to be recorded cannot be repeated', async () => {
  const { user } = await renderTraffic([
    { ...bet, request: { ...bet.request, size: 120_000, text: null } },
  ])
  await user.click(await row(/^POST \//))
  expect(screen.getByText(/cannot be repeated or copied/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Repeat' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /cURL|Test code/ })).not.toBeInTheDocument()
})

it('a staff call is repeated in their name when a staff member is logged in', async () => {
  const staff = {
    ...bet,
    method: 'GET',
    url: 'https://provider.invalid/admin/deposits',
    isStaff: true,
  }
  const { user } = await renderTraffic([staff])
  setStaffTransport(async () => Response.json({ data: ['a deposit'] }))
  await user.click(await row(/^GET \//))
  expect(screen.getByText(/log in on their pages/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Repeat' })).not.toBeInTheDocument()
  act(() => void staffToken.set('of.the.staff'))
  await user.click(await press('Repeat'))
  expect(await screen.findByText(/^Answer now · 200 · /)).toBeVisible()
  expect(screen.getByRole('region', { name: /^Body: Answer now/ })).toHaveTextContent('a deposit')
})

it('a call can be turned into a fault rule, which the faults list shows', async () => {
  const { user } = await renderTraffic()
  await user.click(await row(/^GET \//))
  await user.click(await press('Answer like this next time'))
  expect(await screen.findByText(/^The next such call/)).toBeVisible()
  await user.click(screen.getByRole('tab', { name: 'Faults' }))
  expect(screen.getByText('A given answer · 1 more time')).toBeVisible()
})

it('the filtered calls are exported as a HAR file', async () => {
  const download = vi.spyOn(files, 'download').mockReturnValue()
  const { user } = await renderTraffic()
  await user.click(await screen.findByRole('checkbox', { name: 'Only failed ones' }))
  await user.click(await press('Export HAR'))
  expect(download).toHaveBeenCalledWith(expect.any(String), 'traffic.har', 'application/json')
  const archive = new Blob([download.mock.calls[0]?.[0] ?? ''])
  expect(JSON.parse(await archive.text()).log.entries).toMatchObject([
    { request: { url: bet.url } },
  ])
})

it('recording is switched off and on, and the list is cleared after a confirmation', async () => {
  const { user, posted } = await renderTraffic()
  await user.click(await screen.findByRole('switch', { name: 'Record calls' }))
  expect(await screen.findByText('Recording is off')).toBeVisible()
  await user.click(await press('Clear'))
  const question = await screen.findByRole('alertdialog', { name: 'Delete all recorded calls?' })
  await user.click(within(question).getByRole('button', { name: 'Clear' }))
  expect(await screen.findByText(/^Switch the recording on/)).toBeVisible()
  expect(posted()).toEqual([
    { path: trafficPaths.recording, body: { isRecording: true, unlessDecided: true } },
    { path: trafficPaths.recording, body: { isRecording: false } },
    { path: trafficPaths.clear, body: {} },
  ])
  expect(screen.getByRole('heading', { name: 'Recorded calls' })).toHaveFocus()
})

it('the list says that the calls cannot be read, and retries', async () => {
  let isBroken = true
  const answer = { isRecording: true, firstId: null, calls: [] }
  const { user } = await renderTraffic([], {
    [trafficPaths.all]: () => (isBroken ? undefined : answer),
  })
  expect(await screen.findByText('The recorded calls cannot be read')).toBeVisible()
  isBroken = false
  await user.click(await press('Try again'))
  expect(await screen.findByText(/^Use the app/)).toBeVisible()
})
