import { Route, Routes } from 'react-router-dom'
import { setTransport } from '#api/client/transport'
import { DepositDetailPage } from '#features/wallet/DepositDetailPage'
import { DepositPage } from '#features/wallet/DepositPage'
import { HistoryPage } from '#features/wallet/HistoryPage'
import { StatementPage } from '#features/wallet/StatementPage'
import { WalletPage } from '#features/wallet/WalletPage'
import { WithdrawDetailPage } from '#features/wallet/WithdrawDetailPage'
import { WithdrawPage } from '#features/wallet/WithdrawPage'
import type { Locale } from '#ui/intl/locale'
import { ownAnswer } from '../../ownAnswer'
import { renderApp } from '../renderApp'
import { walletAnswers } from './walletRecords'

export interface Sent {
  path: string
  body: Record<string, unknown>
}

type Answer = (url: URL) => object | Promise<object>

/**
 * Answers as in `walletAnswers`, except for `changed`.
 * @returns the posts, which grow with each call
 */
export function provide(changed: Record<string, Answer> = {}): Sent[] {
  const sent: Sent[] = []
  setTransport(async (request) => {
    const url = new URL(request.url)
    const path = url.pathname
    const body = request.method === 'POST' ? JSON.parse(await request.text()) : null
    if (body !== null) sent.push({ path, body })
    const known = walletAnswers[path]
    const answer = changed[path] ? await changed[path](url) : known
    if (answer instanceof Response) return ownAnswer(body, answer)
    return answer === undefined
      ? Response.json({ code: 'notfound' }, { status: 404 })
      : ownAnswer(body, Response.json(answer))
  })
  return sent
}

export const errorAnswer =
  (code: string, values: object = {}) =>
  () =>
    Response.json({ code, ...values }, { status: 400 })

export const lost = () => Promise.reject(new TypeError('Failed to fetch'))

/** Renders the wallet’s pages of player `u1`, opened at `path`. */
export const renderWallet = (path: string, locale: Locale = 'en') =>
  renderApp(
    <Routes>
      <Route path="/wallet" element={<WalletPage />} />
      <Route path="/wallet/deposit" element={<DepositPage />} />
      <Route path="/wallet/deposit/:id" element={<DepositDetailPage />} />
      <Route path="/wallet/withdraw" element={<WithdrawPage />} />
      <Route path="/wallet/withdraw/:id" element={<WithdrawDetailPage />} />
      <Route path="/wallet/history" element={<HistoryPage />} />
      <Route path="/wallet/statement" element={<StatementPage />} />
    </Routes>,
    { path, locale, links: ['/wallet/deposit/D1'] },
  )
