import { renderHook } from '@testing-library/react'
import { Provider } from 'react-redux'
import { expect, it, vi } from 'vitest'
import { useWaking } from '#features/mail/places/useWaking'
import { loggedIn } from '../../appStore'

it('waking a mail retries ever less often when the back end’s clock is behind', () => {
  vi.useFakeTimers()
  const store = loggedIn()
  const asked = vi.spyOn(store, 'dispatch')
  const past = Date.now() - 1
  const { unmount } = renderHook(() => useWaking(past), {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  })
  const minutes = (count: number) => {
    asked.mockClear()
    vi.advanceTimersByTime(count * 60_000)
    return asked.mock.calls.length
  }
  expect(minutes(1)).toBeGreaterThan(1)
  expect(minutes(10)).toBeLessThan(12)
  expect(minutes(10)).toBeGreaterThan(5)
  unmount()
  expect(minutes(10)).toBe(0)
  vi.useRealTimers()
})
