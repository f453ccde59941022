import { act, renderHook, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answeredNow } from '#api/cache/loadState'
import { storeToken } from '#api/session/token'
import { sessionTimes } from '#features/account/sessionTimes'
import { useDayRange } from '#features/admin/list/useDayRange'
import { steeringMark } from '#features/scenario/steering/steeringMark'
import { orderNow, providerNow } from '#lib/device/clock'
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
  steeringMark.set(null)
  localStorage.clear()
  vi.useRealTimers()
})

const steer = (clockOffsetMs: number) =>
  steeringMark.set({ faults: 0, clockOffsetMs, scenario: null })

/** The last seven days, by an address of the operator's side. */
const open = (path: string) =>
  renderHook(() => useDayRange(7), {
    wrapper: ({ children }) => <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>,
  }).result

describe('the last days of a page that stands open over midnight', () => {
  it('end today', () => {
    const range = open('/admin/reports')
    expect(range.current).toMatchObject({ from: '2026-11-15', to: '2026-11-21' })
    act(() => void vi.advanceTimersByTime(minuteMs))
    expect(range.current).toMatchObject({ from: '2026-11-16', to: '2026-11-22' })
  })

  it('stay where somebody chose them', () => {
    const range = open('/admin/reports?from=2026-11-01&to=2026-11-21')
    act(() => void vi.advanceTimersByTime(minuteMs))
    expect(range.current).toMatchObject({ from: '2026-11-01', to: '2026-11-21' })
  })
})

describe('a clock that testers moved', () => {
  it('dates what was answered, as it dates what the back ends did', () => {
    steer(3 * hourMs)
    expect(answeredNow(1).asOf).toBe(now + 3 * hourMs)
  })

  it('is what an open page reckons with, at once', () => {
    const { result } = renderHook(() => useNow())
    act(() => void steer(-3 * hourMs))
    expect(result.current).toBe(now - 3 * hourMs)
  })

  it('counts down what the back ends set a time for', async () => {
    steer(10 * minuteMs)
    await renderApp(<Countdown until={now + 15 * minuteMs} clock={providerNow} />)
    expect(screen.getByText('5:00')).toBeInTheDocument()
  })

  it('ends nobody’s yes', () => {
    steer(3 * hourMs)
    expect(orderNow()).toBe(now)
  })

  it.each([
    ['before the login', 3 * hourMs],
    ['after it', 0],
  ])('moved %s, says when the session began and ends', (_name, ahead) => {
    const [iat, exp] = [(now + ahead) / 1000, (now + ahead + 2 * hourMs) / 1000]
    storeToken(makeToken({ payload: { userId: 'u1', iat, exp } }))
    steer(3 * hourMs)
    expect(sessionTimes()).toEqual({
      startedAt: now + ahead,
      endsAt: now + ahead + 2 * hourMs,
    })
  })
})
