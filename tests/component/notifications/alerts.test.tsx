import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dropToken, storeToken } from '#api/session/token'
import { EventWatch } from '#app/notifications/EventWatch'
import { AlertsCard } from '#features/notifications/AlertsCard'
import { AlertsOffer } from '#features/wallet/deposit/AlertsOffer'
import { forgetStored } from '#lib/storage/storedValue'
import { tokenOf } from '../../unit/account/tokenOf'
import { MemoryCaches } from '../../unit/device/memoryCaches'
import { answerWith } from '../answers'
import { renderApp } from '../renderApp'
import { DeviceNotifications } from './deviceNotifications'

const lock = {
  pin: { hash: 'aGFzaA==', salt: 'c2FsdA==', rounds: 1 },
  after: 5,
  tries: 0,
  device: null,
}
const inbox = '/usersystem/notification/u1'
const wanted = 'notifications-wanted:u1'

const event = (notificationId: string, changed: object = {}) => ({
  notificationId,
  kind: 'depositconfirmed',
  amount: 300.07,
  refId: 'd1',
  text: 'Private',
  createdAt: '2026-11-21T05:00:00Z',
  ...changed,
})

let device: DeviceNotifications
let events: object[] = []

function see(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T07:00:00Z'), toFake: ['Date'] })
  vi.stubGlobal('caches', new MemoryCaches())
  storeToken(tokenOf('u1'))
  device = new DeviceNotifications('granted')
  events = []
  answerWith({ [inbox]: () => ({ data: events }) })
})

afterEach(() => {
  // Unmount first, because the background tasks would write what is removed here.
  cleanup()
  device.remove()
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  forgetStored(() => true)
  dropToken()
})

const box = (name: string) => screen.getByRole('switch', { name })

/** Simulates an event in a staff window, which notifies all other windows. */
function happen(...news: object[]): void {
  events = [...news, ...events]
  const staff = new BroadcastChannel('data')
  staff.postMessage({ changed: ['Balance'] })
  staff.close()
}

async function open(groups: string[], permission: NotificationPermission = 'granted') {
  localStorage.setItem(wanted, JSON.stringify(groups))
  device.permission = permission
  events = [event('n0')]
  const rendered = await renderApp(<EventWatch userId="u1" />)
  await waitFor(() => expect(device.badges).toEqual([0, 1]))
  return rendered
}

const told = (tag: string, body: string) => ({
  type: 'tell',
  title: 'Deposit credited',
  body,
  tag,
  lang: 'en',
  path: '/wallet/deposit/d1',
})

describe('the offer to notify the player', () => {
  it('asks the browser only after the player agrees, and links to the switches', async () => {
    const { user } = await renderApp(<AlertsOffer userId="u1" />)
    expect(device.asked).toBe(0)
    await user.click(screen.getByRole('button', { name: 'Yes, notify me' }))
    expect(await screen.findByText(/This device will notify you/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'App on this device' })).toHaveAttribute(
      'href',
      '/account/install',
    )
    expect(device.asked).toBe(1)
    expect(localStorage.getItem(wanted)).toBe('["deposits","withdrawals","limits"]')
  })

  it('does not appear again after a refusal, which asks the browser nothing', async () => {
    const { user, unmount } = await renderApp(<AlertsOffer userId="u1" />)
    await user.click(screen.getByRole('button', { name: 'No, thanks' }))
    expect(screen.queryByRole('group')).not.toBeInTheDocument()
    unmount()
    await renderApp(<AlertsOffer userId="u1" />)
    expect(screen.queryByRole('group')).not.toBeInTheDocument()
    expect(device.asked).toBe(0)
  })

  it('says where to allow notifications when the browser refuses, and does not appear again', async () => {
    device.remove()
    device = new DeviceNotifications('denied')
    const { user, unmount } = await renderApp(<AlertsOffer userId="u1" />)
    await user.click(screen.getByRole('button', { name: 'Yes, notify me' }))
    expect(await screen.findByText(/This browser blocks notifications/)).toBeVisible()
    unmount()
    device.permission = 'default'
    await renderApp(<AlertsOffer userId="u1" />)
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it('appears per account, and not when the browser refuses or lacks notifications', async () => {
    localStorage.setItem('notifications-wanted:u2', '[]')
    const { unmount } = await renderApp(<AlertsOffer userId="u1" />)
    expect(screen.getByRole('group', { name: 'Notify me on this device' })).toBeVisible()
    unmount()
    device.permission = 'denied'
    await renderApp(<AlertsOffer userId="u1" />)
    expect(screen.queryByRole('group')).not.toBeInTheDocument()
  })
})

describe('the switches for notifications', () => {
  it('ask the browser when one is turned on, and turn off singly or all at once', async () => {
    const { user } = await renderApp(<AlertsCard userId="u1" />)
    await user.click(box('Withdrawals'))
    await waitFor(() => expect(box('Withdrawals')).toBeChecked())
    expect([device.asked, box('Deposits')]).toEqual([
      1,
      expect.not.objectContaining({ checked: true }),
    ])
    await user.click(box('Limits'))
    await waitFor(() => expect(box('Limits')).toBeChecked())
    await user.click(box('Withdrawals'))
    expect(localStorage.getItem(wanted)).toBe('["limits"]')
    await user.click(screen.getByRole('button', { name: 'All off' }))
    expect(box('Limits')).not.toBeChecked()
    expect(device.asked).toBe(1)
  })

  it('turn off and give the reason as soon as the browser’s permission is revoked', async () => {
    localStorage.setItem(wanted, '["deposits"]')
    device.permission = 'granted'
    await renderApp(<AlertsCard userId="u1" />)
    expect(box('Deposits')).toBeChecked()
    expect(screen.getByText(/this device shows you notifications/)).toBeVisible()
    device.permission = 'denied'
    see('hidden')
    see('visible')
    expect(await screen.findByText(/This browser blocks notifications/)).toBeVisible()
    expect(screen.queryByText(/this device shows you notifications/)).toBeNull()
    expect(box('Deposits')).not.toBeChecked()
    expect(box('Deposits')).toBeDisabled()
  })

  it('say that a browser cannot show notifications', async () => {
    Reflect.deleteProperty(navigator, 'serviceWorker')
    await renderApp(<AlertsCard userId="u1" />)
    expect(screen.getByText(/This browser cannot show notifications/)).toBeVisible()
    expect(box('Limits')).toBeDisabled()
  })
})

describe('device notifications of a hidden page', () => {
  it('show each event once and count it on the icon', async () => {
    await open(['deposits'])
    see('hidden')
    happen(event('n1'))
    await waitFor(() => expect(device.told).toEqual([told('n1', '300.07 baht')]))
    expect(device.badges.at(-1)).toBe(2)
    happen(event('n2', { kind: 'withdrawpaid' }))
    await waitFor(() => expect(device.badges.at(-1)).toBe(3))
    happen(event('n3'))
    await waitFor(() => expect(device.told).toHaveLength(2))
    expect(device.told[1]).toEqual(told('n3', '300.07 baht'))
  })

  it.each([
    ['the balance is hidden', 'balance-hidden', '1'],
    ['the app has a lock', 'app-lock:u1', JSON.stringify(lock)],
  ])('contain no amount while %s', async (_, key, value) => {
    localStorage.setItem(key, value)
    await open(['deposits'])
    see('hidden')
    happen(event('n1'))
    await waitFor(() => expect(device.told).toEqual([told('n1', '')]))
  })

  it('skip events that came while the page was visible', async () => {
    const { store } = await open(['deposits'])
    events = [event('n1'), ...events]
    await act(async () => {
      const { api } = await import('#api/client/api')
      store.dispatch(api.util.invalidateTags(['Notification']))
    })
    await waitFor(() => expect(device.badges.at(-1)).toBe(2))
    see('hidden')
    happen(event('n2'))
    await waitFor(() => expect(device.told).toEqual([told('n2', '300.07 baht')]))
  })

  it('show nothing and send no call once the browser’s permission is gone', async () => {
    await open(['deposits'], 'denied')
    see('hidden')
    const calls = answerWith({ [inbox]: () => ({ data: events }) })
    happen(event('n1'))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect([calls, device.told]).toEqual([[], []])
  })

  it('mark the event as read in a window that was opened from one, and clean its address', async () => {
    events = [event('deposit:1')]
    await renderApp(<EventWatch userId="u1" />, {
      path: '/wallet/deposit/d1?from=inbox#told=deposit%3A1',
    })
    await waitFor(() => expect(device.badges.at(-1)).toBe(0))
    expect(screen.getByTestId('address')).toHaveTextContent('/wallet/deposit/d1?from=inbox')
  })

  it('lead to the event when pressed, and mark it as read', async () => {
    await open(['deposits'])
    act(() => device.press('/wallet/deposit/d1', 'n0'))
    expect(screen.getByTestId('address')).toHaveTextContent('/wallet/deposit/d1')
    await waitFor(() => expect(device.badges.at(-1)).toBe(0))
  })
})
