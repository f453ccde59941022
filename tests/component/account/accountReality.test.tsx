import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addAction, blockAction } from '#api/protection/limits'
import { dropToken, storeToken } from '#api/session/token'
import { PlayWatch, realitySeen } from '#features/account/reality/PlayWatch'
import { PopupBanner } from '#features/dashboard/banners/PopupBanner'
import { selectToast } from '#ui/toast/toastSlice'
import { tokenOf } from '../../unit/account/tokenOf'
import { MemoryCaches } from '../../unit/device/memoryCaches'
import { answerWith } from '../answers'
import { protectionOnWire } from '../memberAnswers'
import { renderApp } from '../renderApp'

/** Controls when the page settles: at once, unless a test holds it back. */
const page = vi.hoisted(() => ({ isSettled: true, settle: () => {} }))

vi.mock('#lib/whenSettled', () => ({
  whenSettled: (work: () => void) => {
    if (page.isSettled) work()
    else page.settle = work
    return () => {}
  },
}))

const now = Date.parse('2026-11-21T07:00:00Z')
const minute = 60_000
const protection = '/usersystem/limits/u1'
const exclude = '/usersystem/exclude'

/** Protection state whose session begins an hour before `now`. */
const answers = (changed: object) => ({
  [protection]: () => ({ data: protectionOnWire(changed) }),
  [exclude]: () => ({ data: {} }),
  '/setting/websetting': () => ({ data: [{}] }),
})

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] })
  vi.spyOn(console, 'error').mockReturnValue()
  vi.stubGlobal('caches', new MemoryCaches())
  realitySeen.set(0)
  storeToken(tokenOf('u1', now + 60 * minute))
})

afterEach(() => {
  page.isSettled = true
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
  dropToken()
})

it('any page reports a break that could not be sent before its time was over', async () => {
  answerWith(answers({}))
  const { order: request, ...made } = blockAction('u1', '24h')
  const madeAt = now - 25 * 60 * minute
  const from = new Date(madeAt).toISOString()
  addAction({ ...made, order: { ...request, from }, madeAt })
  const { store } = await renderApp(<PlayWatch userId="u1" />)
  await waitFor(() =>
    expect(selectToast(store.getState())).toMatchObject({
      open: true,
      message: 'Your break could not be sent in time. See “Limits and breaks”.',
      autoHide: null,
    }),
  )
})

describe('the reality check', () => {
  it('shows the login time and the net result, and closes only on Continue', async () => {
    answerWith(answers({ everyMin: 30 }))
    const { user } = await renderApp(<PlayWatch userId="u1" />)
    const dialog = await screen.findByRole('alertdialog', { name: 'Time for a break?' })
    expect(dialog).toHaveTextContent('You have been logged in for 1 hour')
    expect(dialog).toHaveTextContent('−180.00 baht')
    await user.keyboard('{Escape}')
    expect(dialog).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  })

  it('closes in every tab once one tab has confirmed it', async () => {
    answerWith(answers({ everyMin: 30 }))
    await renderApp(<PlayWatch userId="u1" />)
    await screen.findByRole('alertdialog')
    act(() => {
      localStorage.setItem('reality-seen', String(now))
      dispatchEvent(new StorageEvent('storage', { key: 'reality-seen' }))
    })
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  })

  it('offers a break of 24 hours', async () => {
    const calls = answerWith(answers({ everyMin: 15 }))
    const { user } = await renderApp(<PlayWatch userId="u1" />)
    await user.click(await screen.findByRole('button', { name: 'Break of 24 hours' }))
    await waitFor(() =>
      expect(calls.find(({ path }) => path === exclude)?.body).toMatchObject({ period: '24h' }),
    )
  })

  it('offers only logout when the session limit is reached', async () => {
    const limits = [
      {
        limitId: 's1',
        kind: 'session',
        window: '24h',
        amount: null,
        minutes: 45,
        status: 'active',
        createdAt: '2026-11-01T05:00:00Z',
      },
    ]
    answerWith(answers({ limits }))
    await renderApp(<PlayWatch userId="u1" />)
    await screen.findByRole('alertdialog', { name: 'Your session limit is reached' })
    expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Log out' })).toBeVisible()
  })

  it('does not appear for a player who has not set an interval', async () => {
    answerWith(answers({}))
    await renderApp(<PlayWatch userId="u1" />)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  })
})

describe('the warning before the end of the session', () => {
  it('appears once, five minutes before the end', async () => {
    answerWith(answers({}))
    storeToken(tokenOf('u1', now + 4.5 * minute))
    const { store } = await renderApp(<PlayWatch userId="u1" />)
    await waitFor(() => expect(selectToast(store.getState()).open).toBe(true))
    expect(selectToast(store.getState())).toMatchObject({
      message: 'Your session ends in 5 min',
      autoHide: null,
      sequence: 1,
    })
  })

  it('does not appear earlier', async () => {
    answerWith(answers({}))
    const { store } = await renderApp(<PlayWatch userId="u1" />)
    expect(selectToast(store.getState()).open).toBe(false)
  })
})

const pause = () => new Promise((resolve) => setTimeout(resolve, 50))

/** Simulates a tab that was opened this long after the first login on the device. */
function visitAfter(elapsed: number): void {
  localStorage.setItem('first-member-visit', String(now - elapsed))
  sessionStorage.clear()
}

describe('the popup banner', () => {
  const banner = {
    bannerID: 'b1',
    imageUrl: '/b1.svg',
    alt: 'Big news',
    linkTo: '/promotion',
    position: 'popup',
    sort: 1,
    status: 'on',
  }
  const withBanner = (changed: object = {}) => ({
    ...answers(changed),
    '/setting/banner': () => ({ data: [banner] }),
  })
  beforeEach(() => visitAfter(24 * 60 * minute))

  it('appears once a day and can be closed', async () => {
    answerWith(withBanner())
    const { user, unmount } = await renderApp(<PopupBanner userId="u1" />)
    await user.click(await screen.findByRole('button', { name: 'Close the offer' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    unmount()
    const again = await renderApp(<PopupBanner userId="u1" />)
    await pause()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    again.unmount()
    vi.setSystemTime(now + 24 * 60 * minute)
    await renderApp(<PopupBanner userId="u1" />)
    expect(await screen.findByRole('dialog', { name: 'Big news' })).toBeVisible()
  })

  it('never appears during a break', async () => {
    const startAt = '2026-11-20T07:00:00Z'
    const calls = answerWith(withBanner({ block: { kind: 'exclude', startAt, endAt: null } }))
    await renderApp(<PopupBanner userId="u1" />)
    await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/setting/banner'))
    await pause()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('never appears during the first visit of a device, however long that visit is', async () => {
    localStorage.removeItem('first-member-visit')
    const calls = answerWith(withBanner())
    const { unmount } = await renderApp(<PopupBanner userId="u1" />)
    await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/setting/banner'))
    await pause()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    unmount()
    vi.setSystemTime(now + 10 * minute)
    await renderApp(<PopupBanner userId="u1" />)
    await pause()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('appears in another tab no earlier than a minute after the first login', async () => {
    visitAfter(minute - 1)
    answerWith(withBanner())
    const { unmount } = await renderApp(<PopupBanner userId="u1" />)
    await pause()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    unmount()
    visitAfter(minute)
    await renderApp(<PopupBanner userId="u1" />)
    expect(await screen.findByRole('dialog', { name: 'Big news' })).toBeVisible()
  })

  it('appears only after the first screen has settled', async () => {
    page.isSettled = false
    answerWith(withBanner())
    await renderApp(<PopupBanner userId="u1" />)
    await pause()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    act(() => page.settle())
    expect(await screen.findByRole('dialog', { name: 'Big news' })).toBeVisible()
  })
})
