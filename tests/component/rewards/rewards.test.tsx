import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dropToken, storeToken } from '#api/session/token'
import { CashbackPage } from '#features/rewards/CashbackPage'
import { CodePage } from '#features/rewards/CodePage'
import { RewardsPage } from '#features/rewards/RewardsPage'
import { simulateOffline } from '#lib/device/presence'
import { locales } from '#ui/intl/locale'
import { tokenOf } from '../../unit/account/tokenOf'
import { MemoryCaches } from '../../unit/device/memoryCaches'
import { renderApp } from '../renderApp'
import { withdrawSettingOnWire } from '../wallet/walletRecords'
import {
  blockedOnWire,
  cashbackOnWire,
  cashbackSettingOnWire,
  inviteSettingOnWire,
  inviteSummaryOnWire,
  runningOnWire,
  wheelOnWire,
} from './rewardsAnswers'
import { broken, errorAnswer, provide, silent } from './rewardsBackEnd'

const paths = {
  history: 'GET /creditcode/history/u1',
  redeem: 'POST /creditcode/redeem',
  cashbackSetting: 'GET /setting/cashback',
  cashback: 'GET /userbalance/cashback/u1',
  claim: 'POST /userbalance/cashbackclaim',
  wheel: 'GET /setting/wheel',
  points: 'GET /userbalance/wheelpoint/u1',
  inviteSetting: 'GET /setting/invite',
  invite: 'GET /agentbalance/invitesummaryclient/u1',
  protection: 'GET /usersystem/limits/u1',
} as const

const redemption = {
  redeemId: 'x1',
  code: 'G1FT0001',
  amount: 50,
  turnoverRequired: 100,
  createdAt: '2026-11-21T05:00:00Z',
}

const usual = {
  [paths.history]: { data: [redemption] },
  [paths.cashbackSetting]: { data: cashbackSettingOnWire },
  [paths.cashback]: { data: [runningOnWire, cashbackOnWire] },
  [paths.wheel]: { data: wheelOnWire },
  [paths.points]: {
    data: { userId: 'u1', point: 25, spinsToday: 0, nextSeedHash: '0'.repeat(64), rows: [] },
  },
  [paths.inviteSetting]: { data: inviteSettingOnWire },
  [paths.invite]: { data: inviteSummaryOnWire },
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.stubGlobal('caches', new MemoryCaches())
  storeToken(tokenOf('u1'))
})

afterEach(() => {
  simulateOffline(false)
  vi.unstubAllGlobals()
  localStorage.clear()
  dropToken()
})

async function expectAccessible(container: HTMLElement): Promise<void> {
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false } },
  })
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
}

const pages = [
  ['hub', RewardsPage, 'Ready for you'],
  ['code', CodePage, 'My codes'],
  ['cashback', CashbackPage, 'Earlier periods'],
] as const

describe.each(pages)('the %s page', (_, Page, heading) => {
  it('shows its content without accessibility violations', async () => {
    provide(usual)
    const { container } = await renderApp(<Page />)
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible()
    await waitFor(() => expect(screen.queryByText('Loading')).not.toBeInTheDocument())
    await expectAccessible(container)
  })

  it.each(locales)('shows every text in %s', async (locale) => {
    provide(usual)
    await renderApp(<Page />, { locale })
    await waitFor(() => expect(document.querySelectorAll('h2').length).toBeGreaterThan(1))
    await waitFor(() => expect(document.querySelector('.MuiSkeleton-root')).toBeNull())
    expect(document.body).not.toHaveTextContent(/rewards\.|errorCode\.|\bui\.|\{\w+\}/)
  })

  it('shows errors with a retry and never a zero', async () => {
    provide(Object.fromEntries(Object.keys(usual).map((path) => [path, broken])))
    await renderApp(<Page />)
    await waitFor(() => expect(screen.queryByText('Loading')).not.toBeInTheDocument())
    expect(screen.getAllByRole('button', { name: 'Try again' })[0]).toBeVisible()
    expect(document.body).not.toHaveTextContent(/0\.00|NaN|undefined/)
  })

  it('is hidden during a break', async () => {
    provide({ ...usual, [paths.protection]: { data: blockedOnWire } })
    await renderApp(<Page />)
    expect(await screen.findByText('You are taking a break')).toBeVisible()
    expect(screen.queryByRole('heading', { name: heading })).not.toBeInTheDocument()
  })
})

describe('the rewards hub', () => {
  it('shows claimable amounts and the number of spins', async () => {
    provide(usual)
    await renderApp(<RewardsPage />)
    expect(await screen.findByText(/43.50 baht to claim until/)).toBeVisible()
    expect(await screen.findByText('25 points · 2 spins possible')).toBeVisible()
    expect(await screen.findByText('150.00 baht of commission to claim')).toBeVisible()
  })
})

async function typeAndConfirm(typed: string) {
  const { user } = await renderApp(<CodePage />)
  const field = await screen.findByRole('textbox', { name: /Code/ })
  fireEvent.change(field, { target: { value: typed } })
  await user.click(screen.getByRole('button', { name: 'Redeem' }))
  return { user, field }
}
const confirm = async () =>
  within(await screen.findByRole('dialog')).getByRole('button', { name: 'Redeem' })

const turnoverOff = {
  'GET /setting/withdraw': { data: [{ ...withdrawSettingOnWire, requireTurnover: false }] },
}

describe('redeeming a code', () => {
  it('locks no own money when the operator requires no turnover', async () => {
    provide({ ...usual, ...turnoverOff, [paths.redeem]: { data: redemption } })
    const { user } = await typeAndConfirm('G1FT0001')
    const sheet = within(await screen.findByRole('dialog'))
    expect(await sheet.findByText(/You can withdraw your own money/)).toBeVisible()
    await user.click(await confirm())
    expect(await screen.findByText('Turnover to complete: 100.00 baht')).toBeVisible()
    expect(screen.getByText(/You can withdraw your own money/)).toBeVisible()
    expect(document.body).not.toHaveTextContent(/withdraw nothing/)
  })

  it('sends the code once, in its canonical form', async () => {
    const posted = provide({ ...usual, [paths.redeem]: { data: redemption } })
    const { field } = await typeAndConfirm(' g1ft-oool ')
    expect(field).toHaveValue(' g1ft-oool ')
    const sheet = within(await screen.findByRole('dialog'))
    expect(sheet.getByText('G1FT0001')).toBeVisible()
    expect(sheet.getByText(/withdraw nothing until the turnover is complete/)).toBeVisible()
    expect(sheet.getByText(/^Your own money is staked first, then the bonus/)).toBeVisible()
    expect(sheet.getByText(/^A break .* deducts this bonus and its winnings/)).toBeVisible()
    const button = await confirm()
    fireEvent.click(button)
    fireEvent.click(button)
    expect(await screen.findByText('50.00 baht credited')).toBeVisible()
    expect(screen.getByText(/100.00 baht/)).toBeVisible()
    expect(screen.getByText(/withdraw nothing/)).toBeVisible()
    expect(posted.map(({ body }) => body['code'])).toEqual(['G1FT0001'])
  })

  it('reports a refused code beside the field and keeps it', async () => {
    provide({ ...usual, [paths.redeem]: () => errorAnswer('codeexpired') })
    const { user, field } = await typeAndConfirm('G1FT0001')
    await user.click(await confirm())
    await waitFor(() => expect(field).toHaveAccessibleDescription('This code has expired'))
    expect(field).toHaveValue('G1FT0001')
    expect(field).toBeInvalid()
  })

  it('counts down the time of a lock and takes no code until then', async () => {
    const time = new Date(Date.now() + 600_000).toISOString()
    const posted = provide({ ...usual, [paths.redeem]: () => errorAnswer('codelocked', { time }) })
    const { user, field } = await typeAndConfirm('G1FT0001')
    await user.click(await confirm())
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(/You can try again in (10:00|9:5\d)/),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(screen.getByRole('button', { name: 'Redeem' })).toBeDisabled()
    expect(posted).toHaveLength(1)
  })

  it('refuses a pasted message as too long for a code without a call', async () => {
    const posted = provide(usual)
    const { user, field } = await typeAndConfirm('Your code is HELLO-2026. '.repeat(9))
    expect(field).toHaveAccessibleDescription('This code does not exist')
    expect(field).toHaveFocus()
    fireEvent.change(field, { target: { value: 'HELLO-2026' } })
    expect(field).not.toHaveAccessibleDescription('This code does not exist')
    await user.click(screen.getByRole('button', { name: 'Redeem' }))
    expect(await confirm()).toBeVisible()
    expect(posted).toEqual([])
  })

  it('asks for a code when the field has none', async () => {
    const posted = provide(usual)
    const { field } = await typeAndConfirm(' -- ')
    expect(field).toHaveAccessibleDescription('Enter a code.')
    expect(posted).toEqual([])
  })

  it('is refused offline and keeps the code', async () => {
    const posted = provide(usual)
    simulateOffline(true)
    const { field } = await typeAndConfirm('G1FT0001')
    await waitFor(() => expect(field).toHaveAccessibleDescription(/You are offline/))
    expect(field).toHaveValue('G1FT0001')
    expect(posted).toEqual([])
  })

  it('stays unknown after a lost answer and takes no second code', async () => {
    const posted = provide({ ...usual, [paths.redeem]: broken })
    const { user } = await typeAndConfirm('G1FT0001')
    await user.click(await confirm())
    expect(await screen.findByText(/We do not know the result yet/)).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(screen.getByRole('button', { name: 'Redeem' })).toHaveAttribute('aria-disabled', 'true')
    expect(new Set(posted.map(({ body }) => body['requestId'])).size).toBe(1)
  })

  it('stays unknown when the page is opened again', async () => {
    provide({ ...usual, [paths.redeem]: broken })
    const { user } = await typeAndConfirm('G1FT0001')
    await user.click(await confirm())
    await screen.findByText(/We do not know the result yet/)
    cleanup()
    await renderApp(<CodePage />)
    expect(await screen.findByRole('textbox', { name: /Code/ })).toHaveValue('G1FT0001')
    expect(screen.getByText(/We do not know the result yet/)).toBeVisible()
  })

  it('fills in the code from the address', async () => {
    provide(usual)
    await renderApp(<CodePage />, { path: '/rewards/code?code=won-oool' })
    expect(await screen.findByRole('textbox', { name: /Code/ })).toHaveValue('won-oool')
  })
})

/** The start of the period this many days ago. */
const day = (index: number) => new Date(Date.UTC(2026, 10, 19 - index, 17)).toISOString()

describe('the cashback page', () => {
  it('labels the running period as an estimate and shows the formula with the player’s numbers', async () => {
    provide(usual)
    await renderApp(<CashbackPage />)
    const region = await screen.findByRole('region', { name: 'This period so far' })
    expect(within(region).getByText('Estimate')).toBeVisible()
    expect(within(region).getByRole('row', { name: /Own money staked 450.50 baht/ })).toBeVisible()
    expect(
      within(region).getByRole('row', { name: /− Winnings from these bets 250.50 baht/ }),
    ).toBeVisible()
    expect(
      within(region).getByRole('row', { name: /Net loss, at least 0 200.00 baht/ }),
    ).toBeVisible()
    expect(within(region).getByRole('row', { name: /Share 5%/ })).toBeVisible()
    expect(within(region).getByRole('row', { name: /= Cashback 10.00 baht/ })).toBeVisible()
  })

  it('folds periods without cashback and renders a calculation only when it is opened', async () => {
    const past = Array.from({ length: 40 }, (_, index) => ({
      ...cashbackOnWire,
      cashbackId: `p${index}`,
      periodStart: day(index),
      periodEnd: day(index - 1),
      ...(index % 10 === 0 ? { status: 'claimed' } : { status: 'none', amount: 0 }),
    }))
    provide({ ...usual, [paths.cashback]: { data: [runningOnWire, ...past] } })
    const { user } = await renderApp(<CashbackPage />)
    const history = await screen.findByRole('region', { name: 'Earlier periods' })
    const lines = () => within(history).getAllByRole('listitem')
    expect(lines()).toHaveLength(6) // three claimed periods, and three folded runs of nine without cashback
    expect(within(history).queryByRole('table')).not.toBeInTheDocument()
    await user.click(within(history).getByRole('button', { name: 'Show earlier entries' }))
    expect(lines()).toHaveLength(8)
    const [folded] = within(history).getAllByText(/9 periods without cashback/)
    await user.click(folded ?? history)
    expect(lines()).toHaveLength(8 + 9)
  })

  it('says that deposits, withdrawals and lost bonuses are no loss', async () => {
    provide(usual)
    await renderApp(<CashbackPage />)
    const rules = await screen.findByRole('region', { name: 'The rules' })
    expect(rules).toHaveTextContent('Net loss is the own money you staked, minus its winnings')
    expect(rules).toHaveTextContent('Deposits, withdrawals and lost bonuses do not count')
  })

  it('locks no own money when the operator requires no turnover', async () => {
    provide({ ...usual, ...turnoverOff })
    const { user } = await renderApp(<CashbackPage />)
    await user.click(await screen.findByRole('button', { name: 'Claim 43.50 baht' }))
    const sheet = await screen.findByRole('dialog')
    await waitFor(() => expect(sheet).not.toHaveTextContent(/withdraw nothing/))
    expect(sheet).toHaveTextContent('Turnover to complete')
  })

  it('claims cashback once on a double click', async () => {
    const claimed = { ...cashbackOnWire, status: 'claimed', claimedAt: '2026-11-21T05:00:00Z' }
    const posted = provide({ ...usual, [paths.claim]: { data: claimed } })
    const { user } = await renderApp(<CashbackPage />)
    await user.click(await screen.findByRole('button', { name: 'Claim 43.50 baht' }))
    const sheet = await screen.findByRole('dialog')
    expect(within(sheet).getByText(/withdraw nothing/)).toBeVisible()
    expect(within(sheet).getByText(/^Your own money is staked first/)).toBeVisible()
    const button = within(sheet).getByRole('button', { name: 'Claim 43.50 baht' })
    fireEvent.click(button)
    fireEvent.click(button)
    expect(await screen.findByText('43.50 baht credited')).toBeVisible()
    expect(posted.map(({ body }) => body['cashbackId'])).toEqual(['c1'])
  })

  it('says why a claim is refused', async () => {
    provide({ ...usual, [paths.claim]: () => errorAnswer('cashbackexpired') })
    const { user } = await renderApp(<CashbackPage />)
    await user.click(await screen.findByRole('button', { name: 'Claim 43.50 baht' }))
    const sheet = await screen.findByRole('dialog')
    await user.click(within(sheet).getByRole('button', { name: 'Claim 43.50 baht' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(/time to claim .* is over/)
  })

  it('says that cashback is switched off', async () => {
    provide({
      ...usual,
      [paths.cashbackSetting]: { data: { ...cashbackSettingOnWire, enabled: false } },
      [paths.cashback]: { data: [] },
    })
    await renderApp(<CashbackPage />)
    expect(await screen.findByText('There is no cashback at the moment.')).toBeVisible()
  })

  it('shows skeletons and no numbers until the answers come', async () => {
    provide({ ...usual, [paths.cashback]: silent })
    await renderApp(<CashbackPage />)
    expect(await screen.findByText('Loading')).toBeInTheDocument()
    expect(document.body).not.toHaveTextContent(/\d\.\d\d/)
  })
})
