import '@testing-library/jest-dom/vitest'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { endSession } from '#api/session/session'
import { MainLayout } from '#app/routes/preload'
import { Router } from '#app/routes/router'
import { startupSnapshot } from '#app/startupSnapshot/startupSnapshot'
import { AppLockPage } from '#features/appLock/AppLockPage'
import { beginLockPhase, lockPhase } from '#features/appLock/lockPhase'
import { hashPin } from '#features/appLock/pin'
import { storedLock } from '#features/appLock/storedLock'
import { unlock } from '#features/appLock/watchLock'
import { DashboardPage } from '#features/dashboard/lazyDashboardPage'
import { productTexts } from '#locales/productTexts'
import { openToast } from '#ui/toast/toastSlice'
import { loggedIn, player } from '../../appStore'
import { provide, renderShell, stubScreen } from '../app/shell'
import { renderApp } from '../renderApp'

/** The lock is rendered outside the body, where `screen` does not look. */
const lock = within(document.documentElement)

const locked = () => lock.queryByRole('heading', { name: 'Locked' })

async function lockWith(pin: string): Promise<void> {
  storedLock(player.id).set({ pin: await hashPin(pin), after: 1, tries: 0, device: null })
}

/** Renders the whole app as if it started with a stored session. */
async function renderMember() {
  await Promise.all([MainLayout.preload(), DashboardPage.preload(), productTexts('en')])
  return renderApp(<Router />, { path: '/dashboard/analytics', texts: 'entry', ownMain: true })
}

async function renderShellLocked() {
  const rendered = await renderMember()
  await lock.findByRole('heading', { name: 'Locked' })
  return rendered
}

beforeEach(() => {
  // Without the account API, which the app asks to end the player’s demo session.
  vi.spyOn(console, 'error').mockReturnValue()
  stubScreen(true)
  provide()
})

afterEach(async () => {
  await loggedIn().dispatch(endSession('logout'))
  beginLockPhase('nobody', null)
  localStorage.clear()
})

function pass(milliseconds: number): void {
  act(() => void vi.advanceTimersByTime(milliseconds))
}

/** A stored lock whose PIN has these fields replaced. */
function damaged(pin: { rounds?: number; salt?: string }): string {
  const whole = { hash: 'aGFzaA==', salt: 'c2FsdA==', rounds: 600_000 }
  return JSON.stringify({ pin: { ...whole, ...pin }, after: 0, tries: 0, device: null })
}

describe('the page of the app lock', () => {
  it('asks for a new PIN twice and says what is wrong with it', async () => {
    const { user } = await renderApp(<AppLockPage />)
    const pin = screen.getByLabelText(/^New PIN(?! again)/)
    const again = screen.getByLabelText(/^New PIN again/)
    const turnOn = screen.getByRole('button', { name: 'Turn on' })
    await user.type(pin, '1234')
    await user.click(turnOn)
    expect(pin).toHaveAccessibleDescription(/Too easy to guess/)
    expect(pin).toHaveFocus()
    await user.clear(pin)
    await user.type(pin, '9023')
    await user.type(again, '9024')
    await user.click(turnOn)
    expect(again).toHaveAccessibleDescription('The two PINs do not match')
    await user.clear(again)
    await user.type(again, '9023')
    await user.selectOptions(screen.getByLabelText('Lock after'), '15')
    await user.click(turnOn)
    expect(await screen.findByRole('heading', { name: 'The app lock is on' })).toBeVisible()
    expect(storedLock(player.id).get()).toMatchObject({ after: 15, tries: 0, device: null })
  })

  it('turns the lock off with the PIN only', async () => {
    await lockWith('9023')
    const { user } = await renderApp(<AppLockPage />)
    const card = within(screen.getByRole('region', { name: 'Turn off' }))
    await user.type(card.getByLabelText(/^Current PIN/), '1111')
    await user.click(card.getByRole('button', { name: 'Turn off' }))
    expect(await card.findByRole('alert')).toHaveTextContent('Wrong PIN. 4 tries left')
    await user.type(card.getByLabelText(/^Current PIN/), '9023')
    await user.click(card.getByRole('button', { name: 'Turn off' }))
    expect(await screen.findByRole('heading', { name: 'The app lock is off' })).toBeVisible()
    expect(storedLock(player.id).get()).toBeNull()
  })
})

describe('a locked app', () => {
  it('renders only the lock at the start and opens with the PIN', async () => {
    await lockWith('9023')
    const { user } = await renderShellLocked()
    expect(document.title).toContain('Locked')
    expect(document.body).not.toHaveTextContent(player.username)
    await user.click(lock.getByRole('button', { name: '9' }))
    await user.click(lock.getByRole('button', { name: '0' }))
    await user.keyboard('23{Enter}')
    expect(await screen.findByRole('button', { name: 'Log out' })).toBeVisible()
    expect(locked()).toBeNull()
    expect(startupSnapshot.get()).toBeNull()
  })

  it('hides and disables the page below it and shows the same page after unlocking', async () => {
    await lockWith('9023')
    const store = loggedIn()
    beginLockPhase(player.id, null)
    lockPhase.set('open')
    const { user } = await renderShell({ store })
    const logoutButton = screen.getByRole('button', { name: 'Log out' })
    await waitFor(() => expect(document.documentElement).not.toHaveAttribute('data-covered'))
    lockPhase.set('locked')
    expect(await lock.findByRole('heading', { name: 'Locked' })).toBeVisible()
    expect(logoutButton).not.toBeVisible()
    await user.keyboard('9023{Enter}')
    await waitFor(() => expect(locked()).toBeNull())
    expect(logoutButton).toBeVisible()
  })

  it('keeps a toast until it can be read', async () => {
    await lockWith('9023')
    const { store } = await renderShellLocked()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    act(() => void store.dispatch(openToast({ message: 'Withdrawal: not carried out' })))
    pass(60_000)
    act(unlock)
    expect(locked()).toBeNull()
    expect(screen.getByText('Withdrawal: not carried out')).toBeVisible()
    pass(60_000)
    // The toast fades out first.
    pass(1_000)
    expect(screen.queryByText('Withdrawal: not carried out')).toBeNull()
  })

  it('logs out after the fifth wrong PIN and says why', async () => {
    await lockWith('9023')
    const { user, store } = await renderShellLocked()
    for (const left of ['4 tries', '3 tries', '2 tries', '1 try']) {
      await user.keyboard('1111{Enter}')
      await waitFor(() =>
        expect(lock.getByLabelText('PIN')).toHaveAccessibleDescription(RegExp(left)),
      )
    }
    await user.keyboard('1111{Enter}')
    await waitFor(() => expect(store.getState().session.status).toBe('out'))
    expect(await screen.findByText(/five wrong PINs/)).toBeVisible()
    expect(storedLock(player.id).get()).toBeNull()
  })

  it.each([
    ['cut off', '{"pin":{"hash":"a'],
    ['another shape', '{"pin":"9023"}'],
    ['work without end', damaged({ rounds: 1e15 })],
    ['no work at all', damaged({ rounds: 0 })],
    ['a salt that is none', damaged({ salt: '…' })],
  ])('logs out instead of opening when the stored lock is damaged: %s', async (_, kept) => {
    localStorage.setItem(`app-lock:${player.id}`, kept)
    const { store } = await renderMember()
    await waitFor(() => expect(store.getState().session.status).toBe('out'))
    expect(await screen.findByText(/could not be read/)).toBeVisible()
    await waitFor(() => expect(storedLock(player.id).get()).toBeNull())
  })

  it('offers a logout, after a question, to a player who has forgotten the PIN', async () => {
    await lockWith('9023')
    const { user, store } = await renderShellLocked()
    await user.click(lock.getByRole('button', { name: 'Forgot the PIN?' }))
    expect(lock.getByText(/in again with your password/)).toHaveFocus()
    await user.click(lock.getByRole('button', { name: 'Log out' }))
    await waitFor(() => expect(store.getState().session.status).toBe('out'))
    expect(storedLock(player.id).get()).toBeNull()
  })
})
