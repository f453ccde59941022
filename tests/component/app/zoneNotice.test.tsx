import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ZoneNotice } from '#app/pwa/Notices'
import { timeIn } from '#lib/zones'
import { chooseDemoClock, useDemoZone } from '#ui/time/demoClock'
import { renderApp } from '../renderApp'

/** 12:00 in Bangkok on 29 November 2026. */
const noon = Date.parse('2026-11-29T05:00:00Z')

function Page() {
  const zone = useDemoZone()
  return (
    <>
      <ZoneNotice />
      <p>{`${timeIn(noon, zone)} ${zone}`}</p>
    </>
  )
}

function travel(zone: string): void {
  const real: unknown = Reflect.get(Intl.DateTimeFormat.prototype, 'resolvedOptions')
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (
    this: Intl.DateTimeFormat,
  ) {
    const options: Intl.ResolvedDateTimeFormatOptions = Reflect.apply(Object(real), this, [])
    return options.timeZone === 'UTC' ? { ...options, timeZone: zone } : options
  })
}

beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  chooseDemoClock(null)
})

it('times follow the device to a new time zone when the page regains the focus, with a notice', async () => {
  await renderApp(<Page />)
  expect(screen.getByText('05:00 UTC')).toBeVisible()
  travel('Asia/Bangkok')
  act(() => void window.dispatchEvent(new Event('focus')))
  expect(screen.getByText('12:00 Asia/Bangkok')).toBeVisible()
  expect(await screen.findByText(/^Your device is now in Asia\/Bangkok\./)).toBeVisible()
})

it('times follow the device to a new time zone while the page stays visible', async () => {
  await renderApp(<Page />)
  travel('Europe/Paris')
  act(() => void vi.advanceTimersByTime(60_000))
  expect(screen.getByText('06:00 Europe/Paris')).toBeVisible()
})

it('times do not follow the device when the demo sections show Bangkok time', async () => {
  chooseDemoClock('bangkok')
  await renderApp(<Page />)
  travel('Europe/Paris')
  act(() => void vi.advanceTimersByTime(60_000))
  expect(screen.getByText('12:00 Asia/Bangkok')).toBeVisible()
  expect(screen.queryByText(/^Your device is now/)).not.toBeInTheDocument()
})
