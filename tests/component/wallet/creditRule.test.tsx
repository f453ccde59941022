import { screen, within } from '@testing-library/react'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dropToken, storeToken } from '#api/session/token'
import { locales } from '#ui/intl/locale'
import { tokenOf } from '../../unit/account/tokenOf'
import { MemoryCaches } from '../../unit/device/memoryCaches'
import { provide, renderWallet } from './walletPages'
import { walletOnWire } from './walletRecords'

const lock = (source: string, name: string | null, required: number, done: number) => ({
  source,
  refId: `${source} 1`,
  name,
  amount: 50,
  pot: 40,
  required,
  done,
  left: required - done,
  createdAt: '2026-11-20T18:00:00Z',
})

const locked = {
  ...walletOnWire,
  credit: 700,
  own: 600,
  bonus: 100,
  available: 0,
  locked: 700,
  turnoverLeft: 900,
  locks: [lock('code', 'HELLO-2026', 150, 100), lock('promotion', 'Weekend', 1000, 100)],
  promotion: {
    receivedId: 'R1',
    PromotionID: 'P1',
    PromotionName: 'Weekend',
    bonus: 50,
    keepsIfCancelled: 600,
    takenIfCancelled: 100,
    maxWithdraw: 500,
    keepsAtCompletion: 800,
    turnoverRequired: 1000,
    turnoverDone: 100,
  },
}

const free = {
  ...walletOnWire,
  credit: 700,
  own: 700,
  bonus: 0,
  available: 700,
  locked: 0,
  turnoverLeft: 0,
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T07:00:00Z'), toFake: ['Date'] })
  vi.stubGlobal('caches', new MemoryCaches())
  storeToken(tokenOf('u1'))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
  dropToken()
})

function withWallet(data: object): void {
  provide({ '/userbalance/wallet/u1': () => ({ data }) })
}

async function opened(): Promise<HTMLElement> {
  const summary = await screen.findByText('How this is worked out')
  const rule = summary.closest('details')
  if (rule === null) throw new Error('The summary stands in no disclosure')
  return rule
}

describe.each(['/wallet', '/wallet/withdraw'])('the rule for locked credit on %s', (page) => {
  it('shows own money and bonus and explains each lock, the cap and their entries', async () => {
    withWallet(locked)
    const { user } = await renderWallet(page)
    const rule = await opened()
    expect(rule).not.toHaveAttribute('open')
    await user.click(within(rule).getByText('How this is worked out'))
    expect(rule).toHaveAttribute('open')
    expect(rule.parentElement).toHaveTextContent(
      /Credit700\.00 bahtOwn money600\.00 bahtBonus balance100\.00 bahtLocked by turnover700\.00 baht/,
    )
    expect(rule).toHaveTextContent('700.00 baht of your credit is locked')
    expect(rule).toHaveTextContent('Your own money is staked first, then the bonus balance')
    expect(rule).toHaveTextContent(
      /HELLO-2026.*Granted50\.00 bahtBonus balance40\.00 baht.*150\.00 baht.*\u2212100\.00 baht.*50\.00 baht/,
    )
    expect(rule).toHaveTextContent('You still have to play 900.00 baht, the largest remaining')
    expect(rule).toHaveTextContent(
      'at most 800.00 baht. That is its cap of 500.00 baht plus the 300.00 baht that came in since',
    )
    const ways = within(rule).getAllByRole('link', { name: 'In the statement' })
    expect(ways.map((way) => way.getAttribute('href'))).toEqual([
      '/wallet/statement',
      '/wallet/statement?kind=reward&from=2026-11-21',
      '/wallet/statement?kind=promotion&from=2026-11-21',
    ])
  })

  it('says that nothing is locked when no turnover is open', async () => {
    withWallet(free)
    const { user } = await renderWallet(page)
    const rule = await opened()
    await user.click(within(rule).getByText('How this is worked out'))
    expect(rule).toHaveTextContent('No turnover locks your credit. You can withdraw all of it.')
    expect(rule).not.toHaveTextContent(/cap|largest/)
  })
})

it('the rule is open for a link that points to it', async () => {
  withWallet(free)
  await renderWallet('/wallet#rule')
  expect(await opened()).toHaveAttribute('open')
})

it('the rule mentions no later money when there is none', async () => {
  const promotion = { ...locked.promotion, keepsAtCompletion: 500 }
  withWallet({ ...locked, promotion })
  await renderWallet('/wallet#rule')
  const rule = await opened()
  expect(rule).toHaveTextContent('you keep at most 500.00 baht. Anything above that is deducted')
  expect(rule).not.toHaveTextContent('came in since')
})

it('the wallet hides own money and bonus for a provider that does not separate them', async () => {
  const { own: _, bonus: __, ...credit } = locked
  withWallet(credit)
  await renderWallet('/wallet')
  await opened()
  expect(screen.queryByText('Own money')).not.toBeInTheDocument()
  expect(screen.queryByText('Bonus balance')).not.toBeInTheDocument()
})

it('the rule says that a promotion has no cap', async () => {
  const promotion = { ...locked.promotion, maxWithdraw: 0, keepsAtCompletion: null }
  withWallet({ ...locked, promotion })
  await renderWallet('/wallet#rule')
  expect(await opened()).toHaveTextContent('“Weekend” has no cap')
})

it.each(locales)(
  'the rule shows every text in %s and has no accessibility violations',
  async (locale) => {
    withWallet(locked)
    const { container } = await renderWallet('/wallet#rule', locale)
    await screen.findAllByText(/HELLO-2026/)
    expect(document.body).not.toHaveTextContent(/wallet\.|\{\w+\}/)
    const { violations } = await axe.run(container, {
      rules: { 'color-contrast': { enabled: false } },
    })
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  },
)
