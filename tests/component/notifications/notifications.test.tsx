import { screen, waitFor } from '@testing-library/react'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dropToken, storeToken } from '#api/session/token'
import { NotificationsPage } from '#features/notifications/NotificationsPage'
import { locales } from '#ui/intl/locale'
import { tokenOf } from '../../unit/account/tokenOf'
import { MemoryCaches } from '../../unit/device/memoryCaches'
import { answerWith } from '../answers'
import { renderApp } from '../renderApp'

const inbox = '/usersystem/notification/u1'

const event = (notificationId: string, changed: object = {}) => ({
  notificationId,
  kind: 'depositconfirmed',
  amount: 300.07,
  refId: 'd1',
  text: null,
  createdAt: '2026-11-21T05:00:00Z',
  ...changed,
})

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T07:00:00Z'), toFake: ['Date'] })
  vi.spyOn(console, 'error').mockReturnValue()
  vi.stubGlobal('caches', new MemoryCaches())
  storeToken(tokenOf('u1'))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
  dropToken()
})

/** The entries of the inbox, without the link above them to the settings of this device. */
const shown = () => screen.getAllByRole('link').slice(1)

describe('the inbox', () => {
  const two = [event('n1'), event('n2', { kind: 'withdrawrejected', refId: 'w1', text: 'Wrong' })]

  it('lists events and links to their transactions', async () => {
    answerWith({ [inbox]: () => ({ data: two }) })
    const { user } = await renderApp(<NotificationsPage />)
    expect(await screen.findByRole('heading', { name: '2 unread' })).toBeVisible()
    const first = screen.getByRole('link', { name: /Deposit credited/ })
    expect(first).toHaveTextContent('300.07 baht')
    expect(first).toHaveAttribute('href', '/wallet/deposit/d1')
    expect(screen.getByText('Wrong')).toBeVisible()
    await user.click(first)
    expect(await screen.findByRole('heading', { name: '1 unread' })).toBeVisible()
  })

  it('remembers read entries without a call', async () => {
    const calls = answerWith({ [inbox]: () => ({ data: two }) })
    const { user, unmount } = await renderApp(<NotificationsPage />)
    await user.click(await screen.findByRole('button', { name: 'Mark all as read' }))
    expect(await screen.findByRole('heading', { name: '0 unread' })).toBeVisible()
    unmount()
    await renderApp(<NotificationsPage />)
    expect(await screen.findByRole('heading', { name: '0 unread' })).toBeVisible()
    expect(new Set(calls.map(({ path }) => path))).toEqual(new Set([inbox]))
  })

  it('skips events that this version does not know and shows all others', async () => {
    const newer = event('n3', { kind: 'somethingnew', amount: { later: true } })
    answerWith({ [inbox]: () => ({ data: [newer, ...two] }) })
    await renderApp(<NotificationsPage />)
    expect(await screen.findByRole('heading', { name: '2 unread' })).toBeVisible()
    expect(shown()).toHaveLength(2)
  })

  it('counts entries older than a week as read', async () => {
    const old = event('n3', { createdAt: '2026-11-13T05:00:00Z' })
    answerWith({ [inbox]: () => ({ data: [...two, old] }) })
    await renderApp(<NotificationsPage />)
    expect(await screen.findByRole('heading', { name: '2 unread' })).toBeVisible()
  })

  it('shows a long list in steps', async () => {
    const many = Array.from({ length: 75 }, (_, index) => event(`n${index}`))
    answerWith({ [inbox]: () => ({ data: many }) })
    const { user } = await renderApp(<NotificationsPage />)
    await waitFor(() => expect(shown()).toHaveLength(30))
    const [newest] = shown()
    const earlier = screen.getByRole('button', { name: 'Show earlier entries' })
    await user.click(earlier)
    expect(shown()).toHaveLength(60)
    await user.click(earlier)
    expect(shown()).toHaveLength(45) // the newest thirty were unmounted
    expect(newest).not.toBeInTheDocument()
    expect(earlier).toHaveFocus()
    expect(earlier).toHaveAccessibleName('There is nothing earlier')
    await user.click(screen.getByRole('button', { name: 'Show newer entries' }))
    expect(shown()).toHaveLength(60)
    expect(screen.getByRole('button', { name: 'There is nothing newer' })).toHaveFocus()
  })

  it('has an empty state and an error state with a retry', async () => {
    let data: unknown[] | undefined = []
    answerWith({ [inbox]: () => data && { data } })
    const { unmount } = await renderApp(<NotificationsPage />)
    expect(await screen.findByText(/will appear here/)).toBeVisible()
    unmount()
    vi.stubGlobal('caches', new MemoryCaches())
    data = undefined
    const { user } = await renderApp(<NotificationsPage />)
    expect(await screen.findByRole('alert')).toBeVisible()
    data = two
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: /Deposit credited/ })).toBeVisible()
  })

  it.each(locales)('shows every text in %s and has no accessibility violations', async (locale) => {
    answerWith({ [inbox]: () => ({ data: two }) })
    const { container } = await renderApp(<NotificationsPage />, { locale })
    await waitFor(() => expect(shown()).toHaveLength(2))
    expect(document.body).not.toHaveTextContent(/notifications\.|\{\w+\}/)
    const { violations } = await axe.run(container, {
      rules: { 'color-contrast': { enabled: false } },
    })
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  })
})
