import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { setTransport } from '#api/client/transport'
import { ActiveControlsArea } from '#app/testers/ActiveControlsArea'
import { activeControls } from '#features/scenario/activeControls/activeControlsState'
import type { Locale } from '#ui/intl/locale'
import { renderApp } from '../renderApp'
import { makeDoor, slowBalance } from './scenarioDoor'

const build = vi.hoisted(() => ({
  isMocked: true,
  initialUrl: 'http://localhost/',
  isStored: true,
}))

vi.mock('#lib/initialUrl', () => ({
  get initialUrl() {
    return build.initialUrl
  },
}))

vi.mock('#locales/scenarioTexts', async (original) => {
  const stored = await original<typeof import('#locales/scenarioTexts')>()
  const { textsPerLocale } = await import('#ui/intl/textsPerLocale')
  const loadOrFail = (locale: Locale) =>
    build.isStored ? stored.scenarioTexts(locale) : Promise.reject(new TypeError('Failed to fetch'))
  const missing = textsPerLocale(loadOrFail)
  await stored.scenarioTexts('en')
  return {
    ...stored,
    scenarioTexts: (locale: Locale) => (build.isStored ? stored.scenarioTexts : missing)(locale),
  }
})

vi.mock('#lib/environment', async (original) => ({
  ...(await original<object>()),
  get isMocked() {
    return build.isMocked
  },
}))

afterEach(() => {
  Object.assign(build, { isMocked: true, initialUrl: 'http://localhost/', isStored: true })
  localStorage.clear()
})

const hourMs = 60 * 60 * 1000
const scenario = { name: { en: 'A slow evening', th: 'ค่ำที่ช้า' } }
const bar = () => screen.findByRole('region', { name: 'Controlled by a tester' })

it('the bar shows what is in force and removes it', async () => {
  const door = makeDoor([slowBalance], hourMs)
  setTransport(door.carry)
  activeControls.set({ faults: 1, clockOffsetMs: hourMs, scenario })
  const onChange = vi.fn<() => void>()
  const { user } = await renderApp(<ActiveControlsArea onChange={onChange} />)
  expect(await bar()).toHaveTextContent('A slow evening · 1 fault · 1 hour ahead of this device')
  await user.click(within(await bar()).getByRole('button', { name: 'Put away' }))
  await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument())
  expect(door.inForce()).toEqual({ rules: [], clockOffsetMs: 0 })
  expect(onChange).toHaveBeenCalledOnce()
  expect(activeControls.get()).toBeNull()
})

it('the bar disappears when its last fault is used up', async () => {
  const door = makeDoor([slowBalance])
  setTransport(door.carry)
  activeControls.set({ faults: 1, clockOffsetMs: 0, scenario: null })
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    await renderApp(<ActiveControlsArea />)
    expect(await bar()).toHaveTextContent('1 fault')
    door.inForce().rules = []
    await vi.advanceTimersByTimeAsync(10_000)
    await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument())
  } finally {
    vi.useRealTimers()
  }
})

it.each(['', 'null', '{', '[]', '0'])(
  'the bar shows what is in force even if its stored state is damaged: %j',
  async (damaged) => {
    setTransport(makeDoor([slowBalance], hourMs).carry)
    localStorage.setItem('steering', damaged)
    await renderApp(<ActiveControlsArea />)
    expect(await bar()).toHaveTextContent('1 fault · 1 hour ahead of this device')
  },
)

it('the bar stays hidden when a damaged state stood for nothing', async () => {
  setTransport(makeDoor().carry)
  localStorage.setItem('steering', '{')
  await renderApp(<ActiveControlsArea />)
  await waitFor(() => expect(localStorage.getItem('steering')).toBeNull())
  expect(screen.queryByRole('region')).not.toBeInTheDocument()
})

it('the bar opens the test controls at the tab of what is in force', async () => {
  setTransport(makeDoor([slowBalance]).carry)
  activeControls.set({ faults: 1, clockOffsetMs: 0, scenario })
  const { user } = await renderApp(<ActiveControlsArea userId="M1001" />)
  await user.click(within(await bar()).getByRole('button', { name: 'Tester tools' }))
  const panel = await screen.findByRole('dialog', { name: 'Tester tools' })
  expect(within(panel).getByRole('tab', { name: 'Faults' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await user.click(within(panel).getByRole('button', { name: 'Close tester tools' }))
  await waitFor(() => expect(panel).not.toBeInTheDocument())
})

it('the bar restores automatic bank and staff that the scenario had stopped', async () => {
  const door = makeDoor()
  setTransport((request) =>
    request.url.endsWith('/automatic')
      ? Promise.resolve(Response.json({ data: { automatic: true } }))
      : door.carry(request),
  )
  activeControls.set({ faults: 0, clockOffsetMs: 0, scenario: { ...scenario, automatic: false } })
  const { user } = await renderApp(<ActiveControlsArea />)
  await user.click(within(await bar()).getByRole('button', { name: 'Put away' }))
  await waitFor(() => expect(activeControls.get()).toBeNull())
})

it('the bar says that bank and staff are stopped and disappears when they work again', async () => {
  const door = makeDoor()
  let automatic = false
  setTransport(async (request) => {
    if (!request.url.endsWith('/automatic')) return door.carry(request)
    if (request.method === 'POST') ({ automatic } = await request.json())
    return Response.json({ data: { automatic } })
  })
  activeControls.set({ faults: 0, clockOffsetMs: 0, scenario: null, isStopped: true })
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const { user } = await renderApp(<ActiveControlsArea />)
    expect(await bar()).toHaveTextContent('bank and staff are waiting')
    await user.click(within(await bar()).getByRole('button', { name: 'Put away' }))
    await waitFor(() => expect(activeControls.get()).toBeNull())
    expect(automatic).toBe(true)
    // As after a reset or a change by staff.
    act(
      () =>
        void activeControls.set({ faults: 0, clockOffsetMs: 0, scenario: null, isStopped: true }),
    )
    expect(await bar()).toHaveTextContent('bank and staff are waiting')
    await vi.advanceTimersByTimeAsync(10_000)
    await waitFor(() => expect(activeControls.get()).toBeNull())
  } finally {
    vi.useRealTimers()
  }
})

it('the bar stays and gives the reason when a fault cannot be removed', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const door = makeDoor([slowBalance])
  setTransport(door.carry)
  activeControls.set({ faults: 1, clockOffsetMs: 0, scenario })
  const { user } = await renderApp(<ActiveControlsArea />)
  door.answerOnce(() => Response.json({ message: 'Internal server error' }, { status: 500 }))
  await user.click(within(await bar()).getByRole('button', { name: 'Put away' }))
  expect(await screen.findByText(/^Not accepted/)).toBeVisible()
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('answered 500'), expect.anything())
  expect(await bar()).toBeVisible()
})

it('the bar disappears when its faults are used up and nothing else is in force', async () => {
  setTransport(makeDoor().carry)
  activeControls.set({ faults: 1, clockOffsetMs: 0, scenario: null })
  await renderApp(<ActiveControlsArea />)
  await waitFor(() => expect(activeControls.get()).toBeNull())
  expect(screen.queryByRole('region')).not.toBeInTheDocument()
})

it('the bar is not shown with a real provider, whatever the device has stored', async () => {
  build.isMocked = false
  const door = makeDoor([slowBalance])
  setTransport(door.carry)
  activeControls.set({ faults: 1, clockOffsetMs: 0, scenario })
  await renderApp(<ActiveControlsArea />)
  expect(screen.queryByRole('region')).not.toBeInTheDocument()
  expect(door.calls).toEqual([])
})

it('the bar says that the scenario dialog could not be loaded, and retries', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  Object.assign(build, {
    initialUrl: 'http://localhost/?scenario=late-deposit',
    isStored: false,
  })
  const { user } = await renderApp(<ActiveControlsArea />)
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded')
  build.isStored = true
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Late deposit')
})
