import '@testing-library/jest-dom/vitest'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { vibrate } from '#lib/device/motion'
import { CopyOnHold } from '#ui/copy/CopyOnHold'
import { OverlayDialog } from '#ui/overlay/OverlayDialog'
import { renderApp } from '../renderApp'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a value pressed and held', () => {
  const copied = vi.fn<(text: string) => Promise<void>>()

  async function hold(pointerType: string, ms: number, movedBy = 0): Promise<void> {
    copied.mockReset().mockResolvedValue()
    await renderApp(<CopyOnHold value="1234567890">123-4-56789-0</CopyOnHold>)
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: copied },
    })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const value = screen.getByText('123-4-56789-0')
    const finger = { pointerType, isPrimary: true, clientX: 5, clientY: 5 }
    fireEvent.pointerDown(value, finger)
    fireEvent.pointerMove(value, { ...finger, clientY: 5 + movedBy })
    act(() => void vi.advanceTimersByTime(ms))
    fireEvent.pointerUp(value, finger)
    vi.useRealTimers()
  }

  it('by a finger is copied in its plain form, which is announced', async () => {
    await hold('touch', 600)
    expect(copied).toHaveBeenCalledWith('1234567890')
    expect(await screen.findByText('Copied')).toBeVisible()
  })

  it.each([
    ['a tap', 'touch', 200, 0],
    ['a scroll', 'touch', 600, 40],
    ['a mouse, which selects', 'mouse', 600, 0],
  ])('is not copied by %s', async (_, pointerType, ms, movedBy) => {
    await hold(pointerType, ms, movedBy)
    expect(copied).not.toHaveBeenCalled()
  })
})

describe('the vibration', () => {
  const vibrated = vi.fn<(pattern: number[]) => boolean>()

  it.each([
    ['comes where the device has one', false, {}, 1],
    ['comes to a page that was tapped', false, { userActivation: { hasBeenActive: true } }, 1],
    ['does not before, which is refused', false, { userActivation: { hasBeenActive: false } }, 0],
    ['does not where less motion is asked for', true, {}, 0],
  ])('%s', (_, isReduced, activation, times) => {
    vibrated.mockReset()
    vi.stubGlobal('navigator', { vibrate: vibrated, ...activation })
    vi.stubGlobal('matchMedia', () => ({ matches: isReduced }))
    vibrate('done')
    expect(vibrated).toHaveBeenCalledTimes(times)
  })
})

it('a dialog moves above the on-screen keyboard and back down', async () => {
  const view = Object.assign(new EventTarget(), { scale: 1, height: innerHeight })
  vi.stubGlobal('visualViewport', view)
  await renderApp(
    <OverlayDialog open data-testid="dialog">
      <p>Content</p>
    </OverlayDialog>,
  )
  const resize = (height: number) =>
    act(() => {
      view.height = height
      view.dispatchEvent(new Event('resize'))
    })
  const root = screen.getByTestId('dialog')
  resize(innerHeight - 300)
  expect(root).toHaveStyle({ paddingBottom: '300px' })
  resize(innerHeight)
  expect(root).toHaveStyle({ paddingBottom: '0px' })
})
