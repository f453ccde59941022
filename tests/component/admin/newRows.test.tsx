import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dataChannel } from '#api/client/refetch'
import { endAdminSession } from '#features/admin/api/adminSession'
import { StaffMember, startOperator } from '../../unit/admin/staff'
import { advance, minute, newPerson } from '../../unit/provider/providerPlayer'
import { DeviceNotifications } from '../notifications/deviceNotifications'
import { openAdmin } from './openAdmin'

let device: DeviceNotifications

beforeEach(async () => {
  await startOperator()
  device = new DeviceNotifications('granted')
})

afterEach(() => {
  vi.useRealTimers()
  device.remove()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  endAdminSession(null)
  localStorage.clear()
})

function show(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

async function handOver(): Promise<void> {
  const { id: userId } = await newPerson()
  const owner = await StaffMember.logIn('owner')
  const request = { userId, about: null, assignee: { role: 'support' }, note: 'Call the player' }
  await owner.done('openCase', request)
  new BroadcastChannel(dataChannel).postMessage([])
}

describe('a case that arrives', () => {
  it('counts a new row in the title and on the icon', async () => {
    await openAdmin('/admin/cases', 'support')
    expect(await screen.findByRole('link', { name: 'C0000001' })).toBeVisible()
    expect(document.title).toMatch(/^Cases/)
    await handOver()
    await waitFor(() => expect(document.title).toMatch(/^\(1\) Cases/))
    expect(device.badges.at(-1)).toBe(1)
  })

  it('announces a new row once while the window is hidden, if staff have asked for it', async () => {
    const { user } = await openAdmin('/admin/cases', 'support')
    await user.click(await screen.findByRole('button', { name: 'Alerts for new rows' }))
    expect(device.asked).toBe(0)
    await user.click(await screen.findByRole('menuitem', { name: /^Notify me/ }))
    await waitFor(() => expect(device.asked).toBe(1))
    await handOver()
    await waitFor(() => expect(document.title).toMatch(/^\(1\)/))
    expect(device.told).toEqual([])
    // A hidden window asks every half minute.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    show('hidden')
    advance(minute)
    await handOver()
    vi.advanceTimersByTime(30_000)
    await waitFor(() => expect(device.told).toHaveLength(1))
    expect(device.told).toMatchObject([
      { title: 'New: Cases', body: '2 waiting', path: '/admin/cases' },
    ])
  })
})
