import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dropToken, storeToken } from '#api/session/token'
import { PromotionsPage } from '#features/promotion/PromotionsPage'
import { ReceivedPage } from '#features/promotion/ReceivedPage'
import { CashbackPage } from '#features/rewards/CashbackPage'
import { WheelPage } from '#features/rewards/WheelPage'
import { tokenOf } from '../../unit/account/tokenOf'
import { MemoryCaches } from '../../unit/device/memoryCaches'
import { renderApp } from '../renderApp'
import {
  activeOnWire,
  availableOnWire,
  cashbackOnWire,
  cashbackSettingOnWire,
  promotionOnWire,
  runningOnWire,
  wheelOnWire,
} from './rewardsAnswers'
import { provide } from './rewardsBackEnd'

/** 05:59 in Bangkok. */
const early = Date.parse('2026-11-20T22:59:00Z')

beforeEach(() => {
  vi.useFakeTimers({ now: early, toFake: ['Date'] })
  vi.stubGlobal('caches', new MemoryCaches())
  storeToken(tokenOf('u1'))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
  dropToken()
})

/** Two minutes pass while the page is open. */
function pass(): void {
  vi.setSystemTime(early + 120_000)
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
}

const isLate = () => Date.now() > early

const points = (spinsToday: number) => ({
  userId: 'u1',
  point: 25,
  spinsToday,
  nextSeedHash: 'a'.repeat(64),
  rows: [],
})

it('the open wheel page shows new spins when the wheel’s day begins', async () => {
  provide({
    'GET /setting/wheel': { data: { ...wheelOnWire, resetAt: '06:00' } },
    'GET /userbalance/wheelpoint/u1': () => ({ data: points(isLate() ? 0 : 3) }),
    'GET /userbalance/wheelspin/u1': { data: [] },
  })
  await renderApp(<WheelPage />)
  expect(await screen.findByText(/0 spins left today/)).toBeVisible()
  pass()
  expect(await screen.findByText(/3 spins left today/)).toBeVisible()
})

it('the open cashback page shows an ended period as claimable, not as running', async () => {
  const running = { ...runningOnWire, periodEnd: '2026-11-20T23:00:00Z' }
  const ended = { ...cashbackOnWire, cashbackId: 'c2', periodEnd: '2026-11-20T23:00:00Z' }
  provide({
    'GET /setting/cashback': { data: { ...cashbackSettingOnWire, cutoff: '06:00' } },
    'GET /userbalance/cashback/u1': () => ({ data: [isLate() ? ended : running] }),
  })
  await renderApp(<CashbackPage />)
  expect(await screen.findByText('This period so far')).toBeVisible()
  pass()
  expect(await screen.findByRole('button', { name: 'Claim 43.50 baht' })).toBeVisible()
})

it('the open list shows a promotion as available when its hours begin', async () => {
  const promotion = { ...promotionOnWire, hours: { from: '06:00', to: '09:00' } }
  provide({
    'GET /promotion': { data: [promotion] },
    'GET /usersystem/getavailablepromotion/u1': () =>
      isLate()
        ? { ...availableOnWire, promotions: [promotion], unavailable: [] }
        : {
            ...availableOnWire,
            promotions: [],
            unavailable: [{ PromotionID: 'p1', why: 'hours' }],
          },
  })
  await renderApp(<PromotionsPage />)
  expect(await screen.findByText('Only at certain hours, and not now.')).toBeInTheDocument()
  pass()
  expect(await screen.findByText('Available to you')).toBeVisible()
})

it('the open list shows a promotion as available when its day of the week begins', async () => {
  const promotion = { ...promotionOnWire, weekdays: [6] }
  const midnight = Date.parse('2026-11-20T17:00:00Z')
  vi.setSystemTime(midnight - 60_000)
  const none = { promotions: [], unavailable: [{ PromotionID: 'p1', why: 'weekday' }] }
  provide({
    'GET /promotion': { data: [promotion] },
    'GET /usersystem/getavailablepromotion/u1': () => ({
      ...availableOnWire,
      ...(Date.now() < midnight ? none : { promotions: [promotion], unavailable: [] }),
    }),
  })
  await renderApp(<PromotionsPage />)
  expect(await screen.findByText(/Not available to you/)).toBeVisible()
  pass()
  expect(await screen.findByText('Available to you')).toBeVisible()
})

it('the open page of the player’s promotions stops showing an expired one as in use', async () => {
  const active = { ...activeOnWire, expiresAt: '2026-11-20T23:00:00Z' }
  provide({
    'GET /usersystem/getavailablepromotion/u1': () => ({
      ...availableOnWire,
      active: isLate() ? null : active,
    }),
    'GET /promotion/receivedall/u1': { data: [] },
  })
  await renderApp(<ReceivedPage />)
  expect(await screen.findByText('In use now')).toBeVisible()
  pass()
  expect(await screen.findByText('You are not using any promotion')).toBeVisible()
})
