import { act, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addAction, blockAction, readActions } from '#api/protection/limits'
import { watchProtection } from '#api/protection/protection'
import { dropToken, storeToken } from '#api/session/token'
import { LimitsPage } from '#features/account/LimitsPage'
import { simulateOffline } from '#lib/device/presence'
import { locales } from '#ui/intl/locale'
import { tokenOf } from '../../unit/account/tokenOf'
import { fillStorage, makeRoom } from '../../unit/device/fullStorage'
import { MemoryCaches } from '../../unit/device/memoryCaches'
import { type Answers, answerWith, errorOf, lost } from '../answers'
import { limitOnWire, protectionOnWire } from '../memberAnswers'
import { renderApp } from '../renderApp'

const now = Date.parse('2026-11-21T07:00:00Z')
const protection = '/usersystem/limits/u1'
const limit = '/usersystem/limit'
const exclude = '/usersystem/exclude'

const usual: Answers = {
  [protection]: () => ({ data: protectionOnWire() }),
  [limit]: () => ({ data: limitOnWire('l2', 500) }),
  [exclude]: () => ({ data: {} }),
  '/usersystem/reality': () => ({ data: {} }),
  '/usersystem/limitconfirm': () => ({ data: limitOnWire('l1', 2000) }),
}

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] })
  vi.spyOn(console, 'error').mockReturnValue()
  vi.stubGlobal('caches', new MemoryCaches())
  storeToken(tokenOf('u1'))
})

afterEach(() => {
  simulateOffline(false)
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
  dropToken()
})

const card = (name: string) => within(screen.getByRole('region', { name }))
const posts = (calls: ReturnType<typeof answerWith>, path: string) =>
  calls.filter((call) => call.path === path).map(({ body }) => body)

async function setDeposit(user: Awaited<ReturnType<typeof renderApp>>['user'], amount: string) {
  await user.type(card('Deposit limit').getByRole('textbox', { name: /Amount/ }), amount)
  await user.click(card('Deposit limit').getByRole('button', { name: 'Set limit' }))
}

/** Adds a 24-hour break that could not be sent before it was over. */
function addLapsed(): void {
  const asked = { ...blockAction('u1', '24h'), madeAt: now - 25 * 3_600_000 }
  const from = new Date(asked.madeAt).toISOString()
  addAction({ ...asked, order: { ...asked.order, from } })
}

describe('the limits page', () => {
  it('asks what to do with a break that ended before it could be sent', async () => {
    const calls = answerWith(usual)
    addLapsed()
    const { user } = await renderApp(<LimitsPage />)
    expect(
      await screen.findByText(/could not send the break you asked for on .* \(24 hours\)/),
    ).toBeVisible()
    expect(screen.queryByText(/It is sent as soon as/)).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Start it now' }))
    await waitFor(() => expect(posts(calls, exclude)).toMatchObject([{ period: '24h' }]))
    await waitFor(() =>
      expect(screen.queryByText(/could not send the break/)).not.toBeInTheDocument(),
    )
    expect(readActions('u1')).toEqual([])
  })

  it('keeps asking about such a break and says why the provider refused the new start', async () => {
    answerWith({ ...usual, [exclude]: () => errorOf('blockshorter') })
    addLapsed()
    const { user } = await renderApp(<LimitsPage />)
    await user.click(await screen.findByRole('button', { name: 'Start it now' }))
    expect(await screen.findByText(/cannot be made shorter/)).toBeVisible()
    expect(screen.getByText(/could not send the break you asked for on/)).toBeVisible()
    expect(readActions('u1')).toHaveLength(1)
  })

  it('shows the limits in force and how much of each is used', async () => {
    answerWith(usual)
    await renderApp(<LimitsPage />)
    expect(
      await screen.findByRole('progressbar', {
        name: '250.00 baht of 1,000.00 baht used in 24 hours',
      }),
    ).toBeVisible()
    expect(card('Loss limit').getByText('No limit set.')).toBeVisible()
    expect(screen.getByRole('link', { name: '1323' })).toHaveAttribute('href', 'tel:1323')
  })

  it('lowers a limit at once', async () => {
    const calls = answerWith(usual)
    const { user } = await renderApp(<LimitsPage />)
    await screen.findByRole('progressbar')
    await setDeposit(user, '๕๐๐.50')
    expect(await screen.findByText('Your limit is now in force.')).toBeVisible()
    expect(posts(calls, limit)).toEqual([
      expect.objectContaining({ kind: 'deposit', window: '24h', amount: 500.5, userId: 'u1' }),
    ])
  })

  it('lowers a limit offline too and sends it once there is a connection', async () => {
    const calls = answerWith(usual)
    const { user } = await renderApp(<LimitsPage />)
    await screen.findByRole('progressbar')
    simulateOffline(true)
    await setDeposit(user, '300')
    expect(await screen.findByText(/It will be sent when you are online again/)).toBeVisible()
    expect(screen.getByText(/Saved on this device and in force here/)).toBeVisible()
    expect(screen.getByRole('progressbar')).toHaveAccessibleName(/of 300\.00 baht used/)
    expect(posts(calls, limit)).toEqual([])
    expect(localStorage.getItem('protection:u1')).toContain('300')
  })

  it('asks the player to keep the page open when the device cannot store the limit', async () => {
    answerWith(usual)
    const { user } = await renderApp(<LimitsPage />)
    await screen.findByRole('progressbar')
    simulateOffline(true)
    vi.spyOn(console, 'warn').mockReturnValue()
    fillStorage()
    await setDeposit(user, '300')
    expect(await screen.findByText(/keep this page open until then/)).toBeVisible()
    expect(screen.getByText(/If you close the page first, it is lost/)).toBeVisible()
    expect(screen.queryByText(/Saved on this device/)).toBeNull()
    expect(screen.getByRole('progressbar')).toHaveAccessibleName(/of 300\.00 baht used/)
    makeRoom()
    dispatchEvent(new Event('visibilitychange'))
    expect(await screen.findByText(/Saved on this device and in force here/)).toBeVisible()
  })

  it('sends a limit even if the current limits could not be loaded', async () => {
    const calls = answerWith({ ...usual, [protection]: () => undefined })
    const { user } = await renderApp(<LimitsPage />)
    expect(await screen.findByText('This could not be loaded')).toBeVisible()
    await setDeposit(user, '300')
    await waitFor(() => expect(posts(calls, limit)).toHaveLength(1))
  })

  it('does not say “in force” for a limit that the provider treats as a raise', async () => {
    const effectiveAt = '2026-11-22T07:00:00Z'
    const higher = { ...limitOnWire('l2', 3000), status: 'waiting', effectiveAt }
    const answer = { ...protectionOnWire(), limits: [limitOnWire('l1', 1000), higher] }
    answerWith({ ...usual, [protection]: () => undefined, [limit]: () => ({ data: answer }) })
    const { user } = await renderApp(<LimitsPage />)
    expect(await screen.findByText('This could not be loaded')).toBeVisible()
    await setDeposit(user, '3000')
    expect(await screen.findByText(/confirm the higher limit after 22 Nov/)).toBeVisible()
    expect(screen.queryByText('Your limit is now in force.')).toBeNull()
  })

  it('says “in force” for a limit that the provider treats as a reduction', async () => {
    const answer = { ...protectionOnWire(), limits: [limitOnWire('l2', 3000)] }
    answerWith({ ...usual, [limit]: () => ({ data: answer }) })
    const { user } = await renderApp(<LimitsPage />)
    await screen.findByRole('progressbar')
    await setDeposit(user, '3000')
    expect(await screen.findByText('Your limit is now in force.')).toBeVisible()
    expect(screen.queryByText(/confirm the higher limit/)).toBeNull()
  })

  it('announces what is wrong with an amount and moves the focus to the field', async () => {
    answerWith(usual)
    const { user } = await renderApp(<LimitsPage />)
    const form = within(await screen.findByRole('form', { name: 'Deposit limit' }))
    await user.click(form.getByRole('button', { name: 'Set limit' }))
    expect(await form.findByRole('alert')).toHaveTextContent(/amount/i)
    expect(form.getByRole('textbox')).toHaveFocus()
  })

  it('makes a higher limit wait a day before it can be confirmed', async () => {
    const calls = answerWith(usual)
    const { user } = await renderApp(<LimitsPage />)
    await screen.findByRole('progressbar')
    await setDeposit(user, '2000')
    const said = await screen.findByText(/You can confirm the higher limit after/)
    expect(posts(calls, limit)).toHaveLength(1)
    const words = said.textContent
    vi.setSystemTime(now + 600_000)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(said).toHaveTextContent(words ?? '')
    expect(screen.getByRole('progressbar')).toHaveAccessibleName(/of 1,000\.00 baht/)
  })

  it('does not take an answer without a limit as acceptance of a higher limit', async () => {
    let isBad = true
    const calls = answerWith({
      ...usual,
      [limit]: (call) => {
        const answer = isBad ? { data: { id: [], credit: 'much' } } : usual[limit]?.(call)
        isBad = false
        return answer
      },
    })
    const { user } = await renderApp(<LimitsPage />)
    await screen.findByRole('progressbar')
    await setDeposit(user, '2000')
    expect(await screen.findByText(/No answer yet/)).toBeVisible()
    expect(screen.queryByText(/You can confirm the higher limit/)).not.toBeInTheDocument()
    const taken = /You can confirm the higher limit/
    expect(await screen.findByText(taken)).toBeVisible()
    const [first, again] = posts(calls, limit)
    expect(again).toEqual(first)
  })

  it('replaces “Not received yet” once the limit has arrived', async () => {
    let isLost = true
    answerWith({ ...usual, [limit]: (call) => (isLost ? lost() : usual[limit]?.(call)) })
    const { user, store } = await renderApp(<LimitsPage />)
    await screen.findByRole('progressbar')
    await setDeposit(user, '500')
    expect(await screen.findByText(/Not received yet/)).toBeVisible()
    isLost = false
    const stop = watchProtection(store.dispatch, 'u1')
    await waitFor(() => expect(screen.queryByText(/Not received yet/)).toBeNull())
    expect(screen.getByText('Your limit is now in force.')).toBeVisible()
    stop()
  })

  it('refuses a higher limit offline and sends nothing', async () => {
    const calls = answerWith(usual)
    const { user } = await renderApp(<LimitsPage />)
    await screen.findByRole('progressbar')
    simulateOffline(true)
    await setDeposit(user, '2000')
    expect(
      await screen.findByText(/You are offline \(simulated by testers\), so no money can be moved/),
    ).toBeVisible()
    expect(posts(calls, limit)).toEqual([])
  })

  it('confirms a higher limit once after its waiting day', async () => {
    const waiting = limitOnWire('l9', 2000, {
      status: 'waiting',
      effectiveAt: '2026-11-21T06:00:00Z',
      lapsesAt: '2026-11-28T06:00:00Z',
    })
    const calls = answerWith({
      ...usual,
      [protection]: () => ({ data: protectionOnWire({ limits: [waiting] }) }),
    })
    const { user } = await renderApp(<LimitsPage />)
    await user.dblClick(await screen.findByRole('button', { name: 'Confirm the higher limit' }))
    await waitFor(() => expect(posts(calls, '/usersystem/limitconfirm')).toHaveLength(1))
    expect(posts(calls, '/usersystem/limitconfirm')[0]).toMatchObject({ limitId: 'l9' })
  })

  it.each(['', 'abc', '1.234', '-5', '0'])(
    'marks the field as invalid for “%s” and sends nothing',
    async (amount) => {
      const calls = answerWith(usual)
      const { user } = await renderApp(<LimitsPage />)
      await screen.findByRole('progressbar')
      if (amount === '') {
        await user.click(card('Deposit limit').getByRole('button', { name: 'Set limit' }))
      } else {
        await setDeposit(user, amount)
      }
      expect(card('Deposit limit').getByRole('textbox')).toBeInvalid()
      expect(posts(calls, limit)).toEqual([])
    },
  )
})

describe('a break', () => {
  it('needs confirmation, applies at once and stays in force offline', async () => {
    const calls = answerWith(usual)
    const { user } = await renderApp(<LimitsPage />)
    await screen.findByRole('progressbar')
    simulateOffline(true)
    await user.selectOptions(card('Take a break').getByRole('combobox'), '7d')
    await user.click(card('Take a break').getByRole('button', { name: 'Start the break' }))
    const dialog = await screen.findByRole('alertdialog')
    expect(dialog).toHaveTextContent('until 28 Nov 2026')
    // The dialog explains the effect on bonuses and open deposits before the player confirms.
    expect(dialog).toHaveTextContent(/incomplete turnover is deducted, with its winnings/)
    expect(dialog).toHaveTextContent(/deposit that you have not reported as sent is can/)
    expect(calls.filter(({ path }) => path === exclude)).toEqual([])
    await user.click(within(dialog).getByRole('button', { name: 'Start the break' }))
    expect(await screen.findByText(/You are taking a break until 28 Nov 2026/)).toBeVisible()
  })

  it('can be a permanent exclusion', async () => {
    const calls = answerWith(usual)
    const { user } = await renderApp(<LimitsPage />)
    await screen.findByRole('progressbar')
    await user.selectOptions(card('Exclude yourself').getByRole('combobox'), 'forever')
    await user.click(card('Exclude yourself').getByRole('button', { name: 'Exclude me' }))
    const dialog = await screen.findByRole('alertdialog')
    expect(dialog).toHaveTextContent('This is permanent')
    await user.dblClick(within(dialog).getByRole('button', { name: 'Exclude me' }))
    await waitFor(() => expect(posts(calls, exclude)).toHaveLength(1))
    expect(posts(calls, exclude)[0]).toMatchObject({ period: 'forever', userId: 'u1' })
  })

  it('says why the provider refused it', async () => {
    answerWith({ ...usual, [exclude]: () => errorOf('blockshorter') })
    const { user } = await renderApp(<LimitsPage />)
    await screen.findByRole('progressbar')
    await user.click(card('Take a break').getByRole('button', { name: 'Start the break' }))
    const dialog = await screen.findByRole('alertdialog')
    await user.click(within(dialog).getByRole('button', { name: 'Start the break' }))
    expect(await screen.findByText(/cannot be made shorter/)).toBeVisible()
    expect(localStorage.getItem('protection:u1')).toBeNull()
  })

  it('stays in force when the answer is lost', async () => {
    answerWith({ ...usual, [exclude]: lost })
    const { user } = await renderApp(<LimitsPage />)
    await screen.findByRole('progressbar')
    await user.click(card('Take a break').getByRole('button', { name: 'Start the break' }))
    const dialog = await screen.findByRole('alertdialog')
    await user.click(within(dialog).getByRole('button', { name: 'Start the break' }))
    expect(await screen.findByText(/You are taking a break until/)).toBeVisible()
    expect(localStorage.getItem('protection:u1')).toContain('exclude')
  })
})

describe('the limits page as a whole', () => {
  it.each(locales)('shows every text in %s', async (locale) => {
    answerWith(usual)
    await renderApp(<LimitsPage />, { locale })
    await screen.findByRole('progressbar')
    expect(document.body).not.toHaveTextContent(/account\.|errorCode\.|\{\w+\}/)
  })

  it('the limits page has no accessibility violations', async () => {
    answerWith(usual)
    const { container } = await renderApp(<LimitsPage />)
    await screen.findByRole('progressbar')
    const { violations } = await axe.run(container, {
      rules: { 'color-contrast': { enabled: false } },
    })
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  })
})
