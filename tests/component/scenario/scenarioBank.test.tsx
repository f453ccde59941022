import { screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { trafficPaths } from '#contract/scenario/traffic'
import { activeControls } from '#features/scenario/activeControls/activeControlsState'
import { isOnline, simulateOffline } from '#lib/device/presence'
import type { Locale } from '#ui/intl/locale'
import { locales } from '#ui/intl/locale'
import { MemoryCaches } from '../../unit/device/memoryCaches'
import { type Answers, answerWith, errorOf } from '../answers'
import { depositOnWire, withdrawOnWire } from '../wallet/walletRecords'
import { openPanel } from './openPanel'

const door = '/api/scenarios'
const at = '2026-11-21T06:55:00Z'

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.stubGlobal('caches', new MemoryCaches())
})

afterEach(() => {
  simulateOffline(false)
  vi.unstubAllGlobals()
  localStorage.clear()
})

const done = () => ({ data: {} })
const none = () => ({ data: [] })

const answers: Answers = {
  [trafficPaths.recording]: () => ({ isRecording: true }),
  [door]: () => ({ rules: [], clockOffsetMs: 0 }),
  [`${door}/automatic`]: ({ body }) => ({ data: body ?? { automatic: true } }),
  [`${door}/bankline`]: done,
  [`${door}/approve`]: done,
  [`${door}/bet`]: done,
  '/userbalance/history/u1': () => ({
    data: [
      depositOnWire('D1', 300.11, 'confirmed', at),
      depositOnWire('D2', 500.37, 'submitted', at),
    ],
  }),
  '/userbalance/withdrawhistory/u1': () => ({ data: [withdrawOnWire('W1', 200, 'requested', at)] }),
}

interface Circumstances {
  changed?: Answers
  userId?: string | undefined
  locale?: Locale
}

async function renderPanel({ changed = {}, locale = 'en', ...who }: Circumstances = {}) {
  const asked = answerWith({ ...answers, ...changed })
  // The panel asks for the state each time it opens.
  const calls = () => asked.filter(({ path }) => path !== trafficPaths.recording)
  const onChange = vi.fn<() => void>()
  const userId = 'userId' in who ? who.userId : 'u1'
  const frame = await openPanel({ userId, onChange }, locale)
  const [, , , bank] = screen.getAllByRole('tab')
  if (bank) await frame.user.click(bank)
  const posted = () => calls().filter(({ body }) => body !== null)
  return { ...frame, calls, posted, onChange }
}

const group = (name: string) => within(screen.getByRole('group', { name }))
const press = (name: string) => screen.findByRole('button', { name })

describe('the simulated bank', () => {
  it.each([
    ['Right amount', 'right'],
    ['Wrong amount', 'wrong'],
    ['After the deadline', 'late'],
    ['Twice', 'twice'],
  ])('sends “%s” for the open deposit and reloads the pages', async (name, line) => {
    const { user, posted, onChange } = await renderPanel()
    const deposit = group('Money arrives for the deposit')
    expect(await deposit.findByText(/^D2 · 500.37 baht · /)).toBeVisible()
    await user.click(await press(name))
    expect(await screen.findByText('Done')).toBeVisible()
    expect(posted()).toEqual([{ path: `${door}/bankline`, body: { depositId: 'D2', line } }])
    expect(onChange).toHaveBeenCalledOnce()
  })

  it('says why a transfer was refused', async () => {
    const changed = { [`${door}/bankline`]: () => errorOf('depositclosed') }
    const { user, onChange } = await renderPanel({ changed })
    await user.click(await press('Right amount'))
    expect(
      await screen.findByText('Not accepted: This deposit can no longer be changed'),
    ).toBeVisible()
    expect(onChange).toHaveBeenCalledOnce()
  })

  it('has no buttons without an open request', async () => {
    const changed = { '/userbalance/history/u1': none, '/userbalance/withdrawhistory/u1': none }
    await renderPanel({ changed })
    expect(await screen.findByText('This player has no waiting deposit.')).toBeVisible()
    expect(screen.getByText('This player has no waiting withdrawal.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Right amount' })).not.toBeInTheDocument()
  })
})

describe('the simulated staff', () => {
  it.each([
    ['Approve', 'approve'],
    ['Paid', 'paid'],
    ['Transfer failed', 'failed'],
  ])('decide the open withdrawal with “%s”', async (name, decision) => {
    const { user, posted } = await renderPanel()
    await user.click(await press(name))
    expect(await screen.findByText('Done')).toBeVisible()
    expect(posted()).toEqual([{ path: `${door}/approve`, body: { withdrawId: 'W1', decision } }])
  })

  it('reject only with a reason', async () => {
    const { user, posted } = await renderPanel()
    await user.click(await press('Reject'))
    const reason = screen.getByLabelText(/^Reason/)
    expect(reason).toHaveAccessibleDescription('Enter a reason. The player will read it')
    expect(reason).toHaveFocus()
    expect(posted()).toEqual([])
    await user.type(reason, ' The name differs {Enter}')
    expect(await screen.findByText('Done')).toBeVisible()
    const body = { withdrawId: 'W1', decision: 'reject', reason: 'The name differs' }
    expect(posted()).toEqual([{ path: `${door}/approve`, body }])
  })

  it('can be stopped from working automatically', async () => {
    const { user, posted } = await renderPanel()
    const automatic = screen.getByRole('switch', { name: /decide automatically/ })
    await waitFor(() => expect(automatic).toBeChecked())
    await user.click(automatic)
    await waitFor(() => expect(automatic).not.toBeChecked())
    expect(posted()).toEqual([{ path: `${door}/automatic`, body: { automatic: false } }])
    // The bar of the test controls shows this on every page.
    expect(activeControls.get()).toMatchObject({ isStopped: true })
    await user.click(automatic)
    await waitFor(() => expect(automatic).toBeChecked())
    expect(activeControls.get()).toBeNull()
  })

  it('say that their setting could not be read, and offer a retry', async () => {
    let isDown = true
    const changed = {
      [`${door}/automatic`]: () => (isDown ? errorOf('failed') : { data: { automatic: true } }),
    }
    const { user } = await renderPanel({ changed })
    const told = await screen.findByText('The setting for bank and staff could not be read')
    expect(told).toBeVisible()
    expect(screen.queryByRole('switch', { name: /decide automatically/ })).not.toBeInTheDocument()
    isDown = false
    await user.click(await press('Try again'))
    expect(await screen.findByRole('switch', { name: /decide automatically/ })).toBeChecked()
    expect(told).not.toBeInTheDocument()
  })
})

describe('a bet placed by testers', () => {
  it('is placed for the player', async () => {
    const { user, posted } = await renderPanel()
    await user.clear(screen.getByLabelText(/^Stake/))
    await user.type(screen.getByLabelText(/^Stake/), '250.50')
    await user.click(await press('Place the bet'))
    expect(await screen.findByText('Done')).toBeVisible()
    const body = { userId: 'u1', stake: 250.5, won: 0 }
    expect(posted()).toEqual([{ path: `${door}/bet`, body }])
  })

  it.each(['0', '', '1.234', '-5'])('of “%s” is not sent', async (typed) => {
    const { user, posted } = await renderPanel()
    const stake = screen.getByLabelText(/^Stake/)
    await user.clear(stake)
    if (typed) await user.type(stake, typed)
    await user.click(await press('Place the bet'))
    expect(stake).toHaveAccessibleDescription(/above 0/)
    expect(posted()).toEqual([])
  })
})

describe('the section for bank, staff and bets', () => {
  it('simulates offline for money', async () => {
    const { user } = await renderPanel()
    const offline = screen.getByRole('switch', { name: 'Simulate offline' })
    expect(offline).not.toBeChecked()
    await user.click(offline)
    expect(offline).toBeChecked()
    expect(isOnline()).toBe(false)
    await user.click(offline)
    expect(localStorage.getItem('simulate-offline')).toBeNull()
  })

  it('is a single sentence while nobody is logged in', async () => {
    const { calls } = await renderPanel({ userId: undefined })
    expect(screen.getByText(/^Log in first/)).toBeVisible()
    expect(screen.queryByRole('switch')).not.toBeInTheDocument()
    expect(calls().map(({ path }) => path)).toEqual([door])
  })

  it.each(locales)('is labelled and has no accessibility violations in %s', async (locale) => {
    const { baseElement } = await renderPanel({ locale })
    await waitFor(() => expect(baseElement).toHaveTextContent('D2'))
    expect(baseElement.textContent).not.toMatch(/scenario\.|ui\.|\{\w+\}/)
    const { violations } = await axe.run(baseElement, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    })
    expect(violations).toEqual([])
  })
})
