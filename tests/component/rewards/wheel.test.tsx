import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dropToken, storeToken } from '#api/session/token'
import { drawSegment, sha256 } from '#contract/rewards/rewards'
import { WheelPage } from '#features/rewards/WheelPage'
import { sliceAt } from '#features/rewards/wheel/rotation'
import { simulateOffline } from '#lib/device/presence'
import { locales } from '#ui/intl/locale'
import { tokenOf } from '../../unit/account/tokenOf'
import { MemoryCaches } from '../../unit/device/memoryCaches'
import { renderApp } from '../renderApp'
import { segmentsOnWire, wheelOnWire } from './rewardsAnswers'
import { broken, errorAnswer, type Posted, provide } from './rewardsBackEnd'

const paths = {
  wheel: 'GET /setting/wheel',
  points: 'GET /userbalance/wheelpoint/u1',
  spins: 'GET /userbalance/wheelspin/u1',
  spin: 'POST /userbalance/wheelspin',
} as const

const seed = '7'.repeat(64)
const weights = segmentsOnWire.map(({ segmentId, weight }) => ({ segmentId, weight }))

/** The spin that an honest provider stores for a request. */
async function spinOf(clientSeed: string, spinId = 's1') {
  const segmentId = await drawSegment(seed, clientSeed, weights)
  const { label, prizeType } = segmentsOnWire.find((each) => each.segmentId === segmentId) ?? {}
  return {
    spinId,
    version: 1,
    segmentId,
    label,
    prizeType,
    amount: 10,
    points: 5,
    code: null,
    status: 'granted',
    seedHash: await sha256(seed),
    seed,
    clientSeed,
    weights,
    createdAt: '2026-11-21T05:00:00Z',
    nextSeedHash: 'f'.repeat(64),
    pointsLeft: 15,
  }
}

const usual = {
  [paths.wheel]: { data: wheelOnWire },
  [paths.points]: {
    data: { userId: 'u1', point: 25, spinsToday: 0, nextSeedHash: 'a'.repeat(64), rows: [] },
  },
  [paths.spins]: { data: [] },
}

const spinning = {
  ...usual,
  [paths.spin]: async ({ clientSeed }: Posted) => ({ data: await spinOf(String(clientSeed)) }),
}

/**
 * Whether the system asks for reduced motion. The app queries it once; the list reports the current value.
 */
let isStill = false

beforeEach(() => {
  isStill = false
  vi.spyOn(console, 'error').mockReturnValue()
  vi.stubGlobal('caches', new MemoryCaches())
  vi.stubGlobal('matchMedia', (media: string) => ({
    get matches() {
      return isStill
    },
    media,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  storeToken(tokenOf('u1'))
})

afterEach(() => {
  simulateOffline(false)
  vi.unstubAllGlobals()
  localStorage.clear()
  dropToken()
})

const disc = () => screen.getByRole('img', { name: 'Wheel with 3 segments' }).parentElement
const angle = () => Number(/rotate\((.*)deg\)/.exec(disc()?.style.transform ?? '')?.[1])
const press = async () => {
  const button = await screen.findByRole('button', { name: 'Spin' })
  fireEvent.click(button)
  fireEvent.click(button)
}

describe('a code won on the wheel', () => {
  it('can still be used after the next spin', async () => {
    const code = 'WHEEL-ABCD2345'
    const won = { ...(await spinOf('a', 's1')), prizeType: 'code', code }
    const next = { ...(await spinOf('b', 's2')), createdAt: '2026-11-21T06:00:00Z' }
    provide({ ...usual, [paths.spins]: { data: [next, won] } })
    await renderApp(<WheelPage />)
    expect(await screen.findByText(code)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Use the code' })).toHaveAttribute(
      'href',
      `/rewards/code?code=${code}`,
    )
  })

  it.each([
    ['used', 'Used'],
    ['expired', 'Expired'],
    ['disabled', 'Disabled'],
  ])('that was %s shows its state instead of the link to use it', async (status, words) => {
    const codeUse = { status, until: '2026-12-21T05:00:00Z' }
    const won = { ...(await spinOf('a')), prizeType: 'code', code: 'WHEEL-ABCD2345', codeUse }
    provide({ ...usual, [paths.spins]: { data: [won] } })
    await renderApp(<WheelPage />)
    const history = await screen.findByRole('region', { name: 'My spins' })
    expect(within(history).getByText('WHEEL-ABCD2345')).toBeVisible()
    expect(within(history).getByText(words)).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Use the code' })).not.toBeInTheDocument()
  })

  it('has its validity and turnover shown before a spin', async () => {
    const codeRule = { validDays: 14, turnoverX: 2.5 }
    const segments = [
      ...segmentsOnWire,
      { ...segmentsOnWire[1], segmentId: 'd', prizeType: 'code' },
    ]
    provide({ ...usual, [paths.wheel]: { data: { ...wheelOnWire, segments, codeRule } } })
    await renderApp(<WheelPage />)
    const chances = await screen.findByRole('region', { name: 'Chances' })
    expect(chances).toHaveTextContent(
      /can be used for 14 days.*2\.5 ×.*withdraw anything.*staked first/,
    )
  })
})

describe('the wheel', () => {
  it('shows points, chances and the hash of the next seed before a spin', async () => {
    provide(usual)
    const { container } = await renderApp(<WheelPage />)
    expect(await screen.findByText('25 points')).toBeVisible()
    expect(screen.getByRole('row', { name: '10 baht 75%' })).toBeVisible()
    expect(screen.getByRole('row', { name: '5 points 1%' })).toBeVisible()
    expect(screen.getByText('a'.repeat(64))).toBeVisible()
    const { violations } = await axe.run(container, {
      rules: { 'color-contrast': { enabled: false } },
    })
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  })

  it.each(locales)('shows every text in %s', async (locale) => {
    provide({ ...usual, [paths.spins]: { data: [await spinOf('mine')] } })
    await renderApp(<WheelPage />, { locale })
    await screen.findByText('a'.repeat(64))
    expect(document.body).not.toHaveTextContent(/rewards\.|errorCode\.|\bui\.|\{\w+\}/)
  })

  it('turns to the stored result and shows it only then', async () => {
    const posted = provide(spinning)
    await renderApp(<WheelPage />)
    await press()
    await screen.findByRole('button', { name: 'Spinning' })
    expect(posted).toHaveLength(1)
    expect(posted[0]?.body).toMatchObject({ userId: 'u1', seedHash: 'a'.repeat(64) })
    const drawn = await drawSegment(seed, String(posted[0]?.body['clientSeed']), weights)
    const index = segmentsOnWire.findIndex(({ segmentId }) => segmentId === drawn)
    expect(sliceAt(angle(), 3)).toBe(index)
    expect(angle()).toBeGreaterThanOrEqual(5 * 360)
    expect(screen.queryByText(/Your result/)).not.toBeInTheDocument()
    const turned = disc()
    if (turned) fireEvent.transitionEnd(turned)
    expect(await screen.findByText(/Your result/)).toBeVisible()
  })

  it('keeps the focus on its button while it turns and afterwards', async () => {
    const spent = { userId: 'u1', point: 0, spinsToday: 1, nextSeedHash: 'f'.repeat(64), rows: [] }
    const posted = provide({
      ...spinning,
      [paths.points]: () => (posted.length > 0 ? { data: spent } : usual[paths.points]),
    })
    const { user } = await renderApp(<WheelPage />)
    const button = await screen.findByRole('button', { name: 'Spin' })
    button.focus()
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('button', { name: 'Spinning' })).toHaveFocus()
    const turned = disc()
    if (turned) fireEvent.transitionEnd(turned)
    expect(await screen.findByText(/Your result/)).toBeVisible()
    // The points are used up: the button is disabled but stays in place.
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'))
    expect(button).toHaveFocus()
  })

  it('shows the result after a while even if the browser reports no end of the motion', async () => {
    provide(spinning)
    await renderApp(<WheelPage />)
    await press()
    await screen.findByRole('button', { name: 'Spinning' })
    await waitFor(() => expect(screen.getByText(/Your result/)).toBeVisible())
  })

  it('does not turn when the system asks for reduced motion', async () => {
    isStill = true
    provide(spinning)
    await renderApp(<WheelPage />)
    await press()
    expect(await screen.findByText(/Your result/)).toBeVisible()
    expect(disc()?.style.transition).toBe('none')
    expect(angle()).toBeLessThan(360)
  })

  it('shows the same result to a player who left while it turned', async () => {
    let spins: object[] = []
    provide({
      ...usual,
      [paths.spins]: () => ({ data: spins }),
      [paths.spin]: async ({ clientSeed }: Posted) => {
        const made = await spinOf(String(clientSeed))
        spins = [made]
        return { data: made }
      },
    })
    const { unmount } = await renderApp(<WheelPage />)
    await press()
    await screen.findByRole('button', { name: 'Spinning' })
    const before = angle()
    unmount()
    await renderApp(<WheelPage />)
    expect(await screen.findByText(/Your last result/)).toBeVisible()
    expect(sliceAt(angle(), 3)).toBe(sliceAt(before, 3))
  })

  it.each([
    ['a', 'credit', '+10.00 baht', 'The amount is in your credit now.'],
    ['c', 'point', '+5 points', 'You can use the points for the next spin.'],
    ['b', 'none', 'No prize this time', 'Your credit has not changed.'],
  ])(
    'says what segment %s (%s) brings and what follows',
    async (segmentId, prizeType, gain, next) => {
      provide({
        ...usual,
        [paths.spin]: async ({ clientSeed }: Posted) => ({
          data: { ...(await spinOf(String(clientSeed))), segmentId, prizeType },
        }),
      })
      await renderApp(<WheelPage />)
      expect(await screen.findByText('The result will appear here.')).toBeVisible()
      await press()
      await screen.findByRole('button', { name: 'Spinning' })
      expect(screen.queryByTestId('confetti')).not.toBeInTheDocument()
      const turned = disc()
      if (turned) fireEvent.transitionEnd(turned)
      const result = await screen.findByText(gain)
      expect(result.closest('[aria-live="polite"]')).toHaveTextContent(next)
      expect(screen.queryAllByTestId('confetti')).toHaveLength(prizeType === 'none' ? 0 : 1)
    },
  )

  it('throws no confetti when the system asks for reduced motion', async () => {
    isStill = true
    provide({
      ...usual,
      [paths.spin]: async ({ clientSeed }: Posted) => ({
        data: { ...(await spinOf(String(clientSeed))), segmentId: 'a', prizeType: 'credit' },
      }),
    })
    await renderApp(<WheelPage />)
    await press()
    expect(await screen.findByText('+10.00 baht')).toBeVisible()
    expect(screen.queryByTestId('confetti')).not.toBeInTheDocument()
  })

  it('the wheel is silent until the player turns the sound on, which the device keeps', async () => {
    provide(usual)
    const { user, unmount } = await renderApp(<WheelPage />)
    const sound = await screen.findByRole('button', { name: 'Sound' })
    expect(sound).toHaveAttribute('aria-pressed', 'false')
    await user.click(sound)
    expect(sound).toHaveAttribute('aria-pressed', 'true')
    unmount()
    await renderApp(<WheelPage />)
    expect(await screen.findByRole('button', { name: 'Sound' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  })

  it.each([
    [paths.wheel, { ...wheelOnWire, enabled: false }, /not open at the moment/],
    [paths.wheel, { ...wheelOnWire, budgetGone: true }, /Today’s prizes are gone/],
    [paths.points, { ...usual[paths.points].data, spinsToday: 3 }, /all of today’s spins/],
    [paths.points, { ...usual[paths.points].data, point: 9 }, /Not enough points/],
  ])('cannot be turned when %s says so: %j', async (path, data, reason) => {
    provide({ ...usual, [path]: { data } })
    await renderApp(<WheelPage />)
    expect(await screen.findByText(reason)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Spin' })).toHaveAttribute('aria-disabled', 'true')
  })

  it('says why a spin is refused', async () => {
    provide({ ...usual, [paths.spin]: () => errorAnswer('wheelchanged') })
    await renderApp(<WheelPage />)
    await press()
    expect(await screen.findByRole('alert')).toHaveTextContent('The wheel has just changed')
  })

  it('refuses a spin offline before anything is sent', async () => {
    const posted = provide(spinning)
    await renderApp(<WheelPage />)
    await screen.findByRole('button', { name: 'Spin' })
    act(() => simulateOffline(true))
    await press()
    expect(await screen.findByRole('alert')).toHaveTextContent(/You are offline/)
    expect(posted).toEqual([])
  })

  it('stays unknown after a lost answer and then shows the same spin', async () => {
    let lost = true
    const posted = provide({
      ...usual,
      [paths.spin]: async ({ clientSeed }: Posted) =>
        lost ? broken() : { data: await spinOf(String(clientSeed)) },
    })
    await renderApp(<WheelPage />)
    await press()
    expect(await screen.findByText(/We do not know the result yet/)).toBeVisible()
    lost = false
    await screen.findByRole('button', { name: 'Spinning' })
    expect(new Set(posted.map(({ body }) => body['requestId'])).size).toBe(1)
  })
})

describe('checking a spin’s result', () => {
  it('draws it again and confirms that it fits', async () => {
    provide({ ...usual, [paths.spins]: { data: [await spinOf('mine')] } })
    const { user } = await renderApp(<WheelPage />)
    const history = await screen.findByRole('region', { name: 'My spins' })
    await user.click(within(history).getByRole('button', { name: 'Check the result' }))
    expect(await screen.findByText(/^It matches/)).toBeVisible()
    expect(screen.getAllByText(await sha256(seed))).toHaveLength(2)
  })

  it('detects a provider that changed the seed', async () => {
    const honest = await spinOf('mine')
    provide({ ...usual, [paths.spins]: { data: [{ ...honest, seedHash: 'b'.repeat(64) }] } })
    const { user } = await renderApp(<WheelPage />)
    const history = await screen.findByRole('region', { name: 'My spins' })
    await user.click(within(history).getByRole('button', { name: 'Check the result' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(/It does not match/)
  })
})
