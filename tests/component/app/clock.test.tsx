import { act, renderHook, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answeredNow } from '#api/cache/loadState'
import { storeToken } from '#api/session/token'
import { sessionTimes } from '#features/account/sessionTimes'
import { useDayRange } from '#features/admin/list/useDayRange'
import { activeControls } from '#features/scenario/activeControls/activeControlsState'
import { providerNow, requestNow } from '#lib/device/clock'
import { hourMs, minuteMs } from '#lib/time'
import { Countdown } from '#ui/money/Countdown'
import { useNow } from '#ui/time/useNow'
import { makeToken } from '../../unit/account/sessionTokens'
import { renderApp } from '../renderApp'

/** Ten seconds before midnight in Bangkok. */
const now = Date.parse('2026-11-21T16:59:50Z')

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date', 'setInterval', 'clearInterval'] })
})

afterEach(() => {
  activeControls.set(null)
  localStorage.clear()
  vi.useRealTimers()
})

const steer = (clockOffsetMs: number) =>
  activeControls.set({ faults: 0, clockOffsetMs, scenario: null })

/** Reads the default range of seven days from a back-office address. */
const open = (path: string) =>
  renderHook(() => useDayRange(7), {
    wrapper: ({ children }) => <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>,
  }).result

describe('the default range of a page left open over midnight', () => {
  it('ends today', () => {
    const range = open('/admin/reports')
    expect(range.current).toMatchObject({ from: '2026-11-15', to: '2026-11-21' })
    act(() => void vi.advanceTimersByTime(minuteMs))
    expect(range.current).toMatchObject({ from: '2026-11-16', to: '2026-11-22' })
  })

  it('stays as it is when the address names the days', () => {
    const range = open('/admin/reports?from=2026-11-01&to=2026-11-21')
    act(() => void vi.advanceTimersByTime(minuteMs))
    expect(range.current).toMatchObject({ from: '2026-11-01', to: '2026-11-21' })
  })
})

describe('a clock that testers moved', () => {
  it('dates answers like the simulated back ends date their records', () => {
    steer(3 * hourMs)
    expect(answeredNow(1).updatedAt).toBe(now + 3 * hourMs)
  })

  it('changes the current time of an open page at once', () => {
    const { result } = renderHook(() => useNow())
    act(() => void steer(-3 * hourMs))
    expect(result.current).toBe(now - 3 * hourMs)
  })

  it('drives the countdown to a time that the back ends have set', async () => {
    steer(10 * minuteMs)
    await renderApp(<Countdown until={now + 15 * minuteMs} clock={providerNow} />)
    expect(screen.getByText('5:00')).toBeInTheDocument()
  })

  it('leaves the confirmation time of a request alone', () => {
    steer(3 * hourMs)
    expect(requestNow()).toBe(now)
  })

  it.each([
    ['before the login', 3 * hourMs],
    ['after it', 0],
  ])('shows the true start and end of a session when it is moved %s', (_name, ahead) => {
    const [iat, exp] = [(now + ahead) / 1000, (now + ahead + 2 * hourMs) / 1000]
    storeToken(makeToken({ payload: { userId: 'u1', iat, exp } }))
    steer(3 * hourMs)
    expect(sessionTimes()).toEqual({
      startedAt: now + ahead,
      endsAt: now + ahead + 2 * hourMs,
    })
  })
})
