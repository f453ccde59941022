import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { RestOfScreen } from '#ui/page/RestOfScreen'
import { renderApp } from '../renderApp'

it('stands above the keyboard of a phone, and below it when that is folded away', async () => {
  const view = Object.assign(new EventTarget(), { height: innerHeight, scale: 1 })
  vi.stubGlobal('visualViewport', view)
  await renderApp(<RestOfScreen aria-label="Room" role="group" />)
  const room = screen.getByRole('group', { name: 'Room' })
  const shrinkTo = (height: number) =>
    act(() => {
      view.height = height
      view.dispatchEvent(new Event('resize'))
    })
  expect(room.style.getPropertyValue('--keyboard')).toBe('0px')
  shrinkTo(innerHeight - 300)
  expect(room.style.getPropertyValue('--keyboard')).toBe('300px')
  // A bar of the browser is no keyboard.
  shrinkTo(innerHeight - 60)
  expect(room.style.getPropertyValue('--keyboard')).toBe('0px')
  vi.unstubAllGlobals()
})
