import { screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dropToken, storeToken } from '#api/session/token'
import { InvitePage } from '#features/invite/InvitePage'
import { PromotionPage } from '#features/promotion/PromotionPage'
import { PromotionsPage } from '#features/promotion/PromotionsPage'
import { ReceivedPage } from '#features/promotion/ReceivedPage'
import { CashbackPage } from '#features/rewards/CashbackPage'
import { CodePage } from '#features/rewards/CodePage'
import { RewardsPage } from '#features/rewards/RewardsPage'
import { WheelPage } from '#features/rewards/WheelPage'
import { tokenOf } from '../../unit/account/tokenOf'
import { MemoryCaches } from '../../unit/device/memoryCaches'
import { renderApp } from '../renderApp'
import {
  activeOnWire,
  availableOnWire,
  inviteSummaryOnWire,
  promotionOnWire,
} from './rewardsAnswers'
import { provide } from './rewardsBackEnd'

// Simulates a real provider and a build without VITE_PROVIDER_EXT.
vi.mock('#lib/environment', async (original) => ({
  ...(await original<typeof import('#lib/environment')>()),
  providerExt: false,
}))

const specified = {
  'GET /promotion': { data: [promotionOnWire] },
  'GET /promotion/p1': { data: promotionOnWire },
  'GET /usersystem/getavailablepromotion/u1': availableOnWire,
  'GET /agentbalance/invitesummaryclient/u1': { data: inviteSummaryOnWire },
}

const asked: string[] = []

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.stubGlobal('caches', new MemoryCaches())
  storeToken(tokenOf('u1'))
  asked.length = 0
  const noting = Object.entries(specified).map(([path, answer]) => [
    path,
    () => {
      asked.push(path)
      return answer
    },
  ])
  provide(Object.fromEntries(noting))
})

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  dropToken()
})

const closed = 'This feature is not open yet'

describe('the rewards pages without our provider extension', () => {
  it.each([
    ['hub', RewardsPage],
    ['code', CodePage],
    ['cashback', CashbackPage],
    ['wheel', WheelPage],
  ])('the %s page says that it is not open and sends no call', async (_, Page) => {
    await renderApp(<Page />)
    expect(await screen.findByText(closed)).toBeVisible()
    expect(asked).toEqual([])
  })

  it('the pages of promotions show them without a claim button', async () => {
    const { unmount } = await renderApp(<PromotionsPage />)
    expect(await screen.findByRole('link', { name: 'Ten percent' })).toBeVisible()
    unmount()
    await renderApp(
      <Routes>
        <Route path="/promotion/:PromotionID" element={<PromotionPage />} />
      </Routes>,
      { path: '/promotion/p1' },
    )
    expect(await screen.findByText(closed)).toBeVisible()
    expect(screen.getByRole('textbox', { name: /If you deposit/ })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Claim' })).not.toBeInTheDocument()
  })

  it('the page of the player’s promotions shows the progress without a cancel button', async () => {
    provide({
      ...specified,
      'GET /usersystem/getavailablepromotion/u1': { ...availableOnWire, active: activeOnWire },
    })
    await renderApp(<ReceivedPage />)
    expect(await screen.findByText('In use now')).toBeVisible()
    expect(screen.getByText(closed)).toBeVisible()
    expect(screen.queryByRole('button', { name: /Cancel/ })).not.toBeInTheDocument()
  })

  it('the invite page shows link and numbers without a claim button', async () => {
    await renderApp(<InvitePage />)
    expect(await screen.findByText('08******78')).toBeVisible()
    expect(screen.getByText(closed)).toBeVisible()
    expect(screen.queryByRole('button', { name: /Claim/ })).not.toBeInTheDocument()
    await waitFor(() => expect(asked).toEqual(['GET /agentbalance/invitesummaryclient/u1']))
  })
})
