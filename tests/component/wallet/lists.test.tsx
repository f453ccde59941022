import { screen, within } from '@testing-library/react'
import { Route, Routes, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dropToken, storeToken } from '#api/session/token'
import { HistoryPage } from '#features/wallet/HistoryPage'
import { StatementPage } from '#features/wallet/StatementPage'
import { tokenOf } from '../../unit/account/tokenOf'
import { MemoryCaches } from '../../unit/device/memoryCaches'
import { renderApp } from '../renderApp'
import { provide } from './walletPages'

beforeEach(() => {
  vi.stubGlobal('caches', new MemoryCaches())
  storeToken(tokenOf('u1'))
  provide({ '/userbalance/statement/u1': () => ({ data: { rows: [], next: null } }) })
})

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  dropToken()
})

/** Goes back like the browser’s Back. */
function Back() {
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back
    </button>
  )
}

it('history and statement are views of one page with the same search and days, and Back leaves both', async () => {
  const { user } = await renderApp(
    <>
      <Routes>
        <Route path="/wallet/history" element={<HistoryPage />} />
        <Route path="/wallet/statement" element={<StatementPage />} />
        <Route path="*" element={null} />
      </Routes>
      <Back />
    </>,
    { path: '/wallet', links: ['/wallet/statement?kind=deposit&from=2026-11-01&search=300'] },
  )
  await user.click(screen.getByRole('link', { name: /^test/ }))
  const tabs = within(await screen.findByRole('navigation', { name: 'Views of your money' }))
  const statement = tabs.getByRole('link', { name: 'Statement' })
  expect(statement).toHaveAttribute('aria-current', 'page')
  await user.click(tabs.getByRole('link', { name: 'History' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'History' })).toBeVisible()
  const address = screen.getByTestId('address')
  expect(address).toHaveTextContent('/wallet/history?from=2026-11-01&search=300')
  expect(screen.getByRole('searchbox')).toHaveValue('300')
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(address).toHaveTextContent(/^\/wallet$/)
})
