import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { endAdminSession } from '#features/admin/api/adminSession'
import { database } from '#mocks/provider/database/database'
import { changeAppearance } from '#ui/appearance/appearanceSlice'
import { startOperator } from '../../unit/admin/staff'
import { openAdmin } from './openAdmin'

beforeEach(startOperator)

afterEach(() => {
  endAdminSession(null)
  localStorage.clear()
})

/** A phone’s screen, as far as media queries report it. */
function showOnPhone(): void {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media.includes('max-width:899'),
    media,
    addEventListener() {},
    removeEventListener() {},
  }))
  onTestFinished(() => void vi.unstubAllGlobals())
}

async function firstRow(): Promise<HTMLElement> {
  const [link] = await screen.findAllByRole('link', { name: /^D\d+$/ })
  const row = link?.closest('li')
  if (!row) throw new Error('The rows are no cards')
  return row
}

/** Simulates a finger’s stroke across a row, in pixels. */
function swipe(row: HTMLElement, across: number, down = 0): void {
  const finger = { pointerType: 'touch', isPrimary: true, pointerId: 5 }
  fireEvent.pointerDown(row, { ...finger, clientX: 200, clientY: 200 })
  for (const part of [0.1, 0.5, 1]) {
    const to = { clientX: 200 + across * part, clientY: 200 + down * part }
    fireEvent.pointerMove(row, { ...finger, ...to })
  }
  fireEvent.pointerUp(row, { ...finger, clientX: 200 + across, clientY: 200 + down })
}

const confirmation = (name: string) =>
  screen.findByRole('button', { name, description: '' }, { timeout: 3000 })

describe('a deposit in the queue of a phone', () => {
  it.each([
    ['Reject', -200, false],
    ['Approve', 200, false],
    ['Approve', -200, true],
  ])(
    'opens the confirmation to %s after a swipe by %s pixels (rtl: %s) and decides nothing',
    async (name, across, rtl) => {
      showOnPhone()
      const { store } = await openAdmin('/admin/deposits', 'cashier')
      store.dispatch(changeAppearance({ rtl }))
      const row = await firstRow()
      const before = await database.deposits.toArray()
      await waitFor(() =>
        expect(row.closest('section')).toHaveStyle({ touchAction: 'pan-y pinch-zoom' }),
      )
      swipe(row, across)
      const sheet = await screen.findByRole('dialog')
      expect(await within(sheet).findByRole('button', { name: 'Cancel' })).toBeVisible()
      expect(await confirmation(name)).toHaveAttribute('type', 'submit')
      expect(await database.deposits.toArray()).toEqual(before)
    },
  )

  it('scrolls the list when the finger moves up or down', async () => {
    showOnPhone()
    await openAdmin('/admin/deposits', 'cashier')
    const row = await firstRow()
    await waitFor(() =>
      expect(row.closest('section')).toHaveStyle({ touchAction: 'pan-y pinch-zoom' }),
    )
    swipe(row, 120, 300)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('offers the same decisions in a menu', async () => {
    showOnPhone()
    const { user } = await openAdmin('/admin/deposits', 'cashier')
    await user.click(within(await firstRow()).getByRole('button', { name: /^Decide for/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Reject' }))
    expect(await screen.findByRole('textbox', { name: /Reason/ })).toBeVisible()
  })
})
