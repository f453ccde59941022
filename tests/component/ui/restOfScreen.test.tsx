import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { RestOfScreen } from '#ui/page/RestOfScreen'
import { renderApp } from '../renderApp'

it('the area moves above a phone’s keyboard and back when that closes', async () => {
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
  // A small change comes from the browser’s bar, not from a keyboard.
  shrinkTo(innerHeight - 60)
  expect(room.style.getPropertyValue('--keyboard')).toBe('0px')
  vi.unstubAllGlobals()
})
