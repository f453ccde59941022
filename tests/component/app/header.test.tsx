import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { walletApi } from '#api/money/wallet'
import { noteOutcome } from '#api/payments/openPayments'
import { addAction } from '#api/protection/limits'
import { selectSessionStatus } from '#api/session/session'
import * as leaving from '#api/session/visit'
import { simulateOffline } from '#lib/device/presence'
import { makeRequestId } from '#lib/requestId'
import { markUnsaved } from '#lib/unsaved'
import { paths, provide, renderShell, stubOnline } from './shell'

const button = () => screen.getByRole('button', { name: 'Refresh balance' })

const header = () => within(screen.getByRole('banner'))

beforeEach(() => {
  localStorage.clear()
  document.documentElement.removeAttribute('style')
  stubOnline(true)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

describe('the balance in the header', () => {
  it('shows no zero while it is being loaded', async () => {
    provide({ [paths.balance]: () => new Promise(() => undefined) })
    await renderShell()
    expect(await screen.findByText('Loading the balance')).toBeInTheDocument()
    expect(screen.getByRole('banner')).not.toHaveTextContent(/0\.00/)
  })

  it('appears beside the username with its unit', async () => {
    provide()
    await renderShell()
    expect(await header().findByText('1,250.75 baht')).toBeVisible()
    expect(header().getByText('0812345678')).toBeVisible()
    expect(header().queryByText(/as of/)).not.toBeInTheDocument()
  })

  it('shows a dash instead of a zero when it could not be loaded, and offers a retry', async () => {
    let works = false
    provide({
      [paths.balance]: () => (works ? Response.json(20) : new Response('{}', { status: 500 })),
    })
    const { user } = await renderShell()
    const retry = await screen.findByRole('button', { name: /could not be loaded/ })
    expect(retry).toHaveTextContent('—')
    works = true
    await user.click(retry)
    expect(await header().findByText('20.00 baht')).toBeVisible()
  })

  it('keeps the old value with its time when a reload fails', async () => {
    let works = true
    provide({
      [paths.balance]: () => (works ? Response.json(77) : new Response('{}', { status: 500 })),
    })
    const { store } = await renderShell()
    await header().findByText('77.00 baht')
    works = false
    await store.dispatch(walletApi.endpoints.balance.initiate('u1', { forceRefetch: true }))
    await waitFor(() => expect(header().getByText(/^as of /)).toBeVisible())
    expect(header().getByText('77.00 baht')).toBeVisible()
  })
})

describe('the refresh button', () => {
  it('is disabled with a spinner and a description, and sends one call', async () => {
    const calls = provide()
    const { user } = await renderShell()
    await header().findByText('1,250.75 baht')
    await user.dblClick(button())
    await waitFor(() => expect(button()).toHaveAttribute('aria-disabled', 'true'))
    expect(button()).toHaveFocus()
    expect(button()).toHaveAccessibleDescription('Refreshing the balance')
    expect(button().querySelector('svg')).toBeNull()
    await waitFor(() => expect(calls.filter((path) => path === paths.update)).toHaveLength(1))
  })

  it('reports a failure, keeps the balance and can be pressed again', async () => {
    provide({ [paths.update]: () => Promise.reject(new TypeError('Failed to fetch')) })
    const { user } = await renderShell()
    await header().findByText('1,250.75 baht')
    await user.click(button())
    // In the player’s language, not the error code.
    expect(
      await screen.findByText(
        'The balance could not be refreshed: The service could not be reached.',
      ),
    ).toBeVisible()
    expect(header().getByText('1,250.75 baht')).toBeVisible()
    expect(button()).not.toHaveAttribute('aria-disabled', 'true')
  })
})

describe('the result of a request that was settled while another page was open', () => {
  const requestId = '4f6c4b3e-0000-4000-8000-000000000000'
  const body = { amount: 345, userId: 'u1', requestId }
  const request = { userId: 'u1', requestId, order: body, sentAt: 1 }
  const failure = { kind: 'http', status: 400, message: 'codeused', code: 'codeused' } as const

  it('appears once, to its own player only', async () => {
    provide()
    const { store } = await renderShell()
    await header().findByText('1,250.75 baht')
    const others = { ...request, userId: 'u2' }
    act(() => {
      noteOutcome({ name: 'bet', request: others, outcome: { phase: 'accepted', answer: {} } })
      noteOutcome({ name: 'withdraw', request, outcome: { phase: 'accepted', answer: {} } })
    })
    // The notifier loads when the page has nothing more urgent to do.
    const words = await screen.findByText(/^Withdrawal 345\.00 baht: accepted/)
    expect(words).toBeVisible()
    expect(store.getState().toast.sequence).toBe(1)
    act(() => noteOutcome({ name: 'code', request, outcome: { phase: 'rejected', failure } }))
    expect(await screen.findByText(/^Credit code .*not carried out\. .*already/)).toBeVisible()
    expect(screen.queryByText(/accepted/)).not.toBeInTheDocument()
  })
})

describe('the header as a whole', () => {
  it('shows the logo from the settings, or the name when the logo fails to load', async () => {
    provide({
      [paths.website]: () => Response.json({ data: [{ logoUrl: '/logo.png' }] }),
    })
    await renderShell()
    const home = await screen.findByRole('link', { name: 'Arcade Member, home page' })
    await waitFor(() => expect(home.querySelector('img')).toBeInTheDocument())
    expect(home).toHaveAttribute('href', '/dashboard/analytics')
    const image = home.querySelector('img')
    expect(image).toHaveAttribute('src', '/logo.png')
    if (image) fireEvent.error(image)
    expect(home).toHaveTextContent('Arcade Member')
  })

  it('shows the site name that the operator has set', async () => {
    provide({ [paths.website]: () => Response.json({ data: [{ siteName: 'Star Arcade' }] }) })
    await renderShell()
    const home = await screen.findByRole('link', { name: 'Star Arcade, home page' })
    expect(home).toHaveTextContent('Star Arcade')
  })

  it('paints header and menu in the operator’s colours and stores them', async () => {
    provide({
      [paths.colours]: () =>
        Response.json({ data: [{ headerBarTop: '#400', headerBarBot: 'rgb(0, 0, 68)' }] }),
    })
    await renderShell()
    const { style } = document.documentElement
    await waitFor(() =>
      expect(style.getPropertyValue('--header')).toBe('linear-gradient(#440000, #000044)'),
    )
    expect(JSON.parse(localStorage.getItem('web-colour') ?? '{}')).toMatchObject({
      headerBarTop: '#440000',
      headerBarBot: '#000044',
      mainText: '#ffffff',
    })
  })

  it('starts with the stored colours and drops damaged ones', async () => {
    provide({ [paths.colours]: () => new Promise(() => undefined) })
    localStorage.setItem('web-colour', '{"headerBarTop":"#004000","menuBG":"url(//evil)"')
    const { unmount } = await renderShell()
    await header().findByText('1,250.75 baht')
    const { style } = document.documentElement
    expect(style.getPropertyValue('--header')).toBe('linear-gradient(#12233f, #1b3a66)')
    unmount()
    localStorage.setItem('web-colour', '{"headerBarTop":"#004000","menuBG":"url(//evil)"}')
    await renderShell()
    await header().findByText('1,250.75 baht')
    expect(style.getPropertyValue('--header')).toBe('linear-gradient(#004000, #1b3a66)')
    expect(style.getPropertyValue('--menu')).toBe('#14253f')
  })

  it('says offline that the simulated back end still works, and keeps refresh enabled', async () => {
    provide()
    await renderShell()
    expect(header().queryByText(/offline/i)).not.toBeInTheDocument()
    stubOnline(false)
    fireEvent(window, new Event('offline'))
    expect(await header().findByText('Simulated back end, works offline')).toBeVisible()
    expect(button()).not.toHaveAttribute('aria-disabled', 'true')
    stubOnline(true)
    fireEvent(window, new Event('online'))
    await waitFor(() => expect(header().queryByText(/offline/i)).not.toBeInTheDocument())
  })

  it('says when testers simulate offline, and disables the refresh button', async () => {
    provide()
    await renderShell()
    act(() => simulateOffline(true))
    expect(await header().findByText('Offline, simulated by testers')).toBeVisible()
    expect(button()).toHaveAttribute('aria-disabled', 'true')
    act(() => simulateOffline(false))
    await waitFor(() => expect(header().queryByText(/offline/i)).not.toBeInTheDocument())
  })

  it('logs out to the operator’s home site', async () => {
    provide()
    const visit = vi.spyOn(leaving, 'visit').mockImplementation(() => undefined)
    const { user } = await renderShell()
    await header().findByText('1,250.75 baht')
    await user.click(screen.getByRole('button', { name: 'Log out' }))
    await waitFor(() => expect(visit).toHaveBeenCalledWith('https://home.example/'))
    expect(screen.queryByText('1,250.75 baht')).not.toBeInTheDocument()
  })

  it('asks before a logout while a break waits to be sent', async () => {
    provide()
    stubOnline(false)
    const request = {
      userId: 'u1',
      requestId: makeRequestId(),
      period: '24h',
      reason: null,
    } as const
    addAction({ kind: 'exclude', order: request, madeAt: Date.now() })
    const { user } = await renderShell()
    await header().findByText('1,250.75 baht')
    await user.click(screen.getByRole('button', { name: 'Log out' }))
    expect(await screen.findByRole('alertdialog', { name: 'Log out now?' })).toBeVisible()
  })

  it('asks before a logout while this tab has unsent input', async () => {
    provide()
    stubOnline(false)
    sessionStorage.setItem('draft:support', 'Half a thought')
    const { user, store } = await renderShell()
    await header().findByText('1,250.75 baht')
    await user.click(screen.getByRole('button', { name: 'Log out' }))
    const question = await screen.findByRole('alertdialog', { name: 'Log out now?' })
    await user.click(within(question).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(selectSessionStatus(store.getState())).toBe('in')
    markUnsaved('form', true)
    sessionStorage.clear()
    await user.click(screen.getByRole('button', { name: 'Log out' }))
    const again = await screen.findByRole('alertdialog')
    await user.click(within(again).getByRole('button', { name: 'Log out' }))
    await waitFor(() => expect(selectSessionStatus(store.getState())).toBe('out'))
    markUnsaved('form', false)
  })

  it('asks before a logout while another tab has unsent input', async () => {
    provide()
    const otherTab = new BroadcastChannel('unsent')
    otherTab.onmessage = () => otherTab.postMessage('something is unsent')
    const { user, store } = await renderShell()
    await header().findByText('1,250.75 baht')
    await user.click(screen.getByRole('button', { name: 'Log out' }))
    const question = await screen.findByRole('alertdialog', { name: 'Log out now?' })
    expect(question).toHaveTextContent('here or in another tab')
    otherTab.close()
    expect(selectSessionStatus(store.getState())).toBe('in')
  })

  it('answers another tab that this tab has unsent input', async () => {
    provide()
    await renderShell()
    const otherTab = new BroadcastChannel('unsent')
    const told = new Promise((resolve) => {
      otherTab.onmessage = ({ data }) => resolve(data)
    })
    sessionStorage.setItem('chat-draft-7', 'Half a thought')
    otherTab.postMessage('is anything unsent?')
    expect(await told).toBe('something is unsent')
    otherTab.close()
    sessionStorage.clear()
  })

  it('logs out to the login page when the home site cannot be reached', async () => {
    provide()
    stubOnline(false)
    const { user, store } = await renderShell()
    await header().findByText('1,250.75 baht')
    await user.click(screen.getByRole('button', { name: 'Log out' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
    expect(selectSessionStatus(store.getState())).toBe('out')
  })
})
