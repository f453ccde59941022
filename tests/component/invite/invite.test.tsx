import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dropToken, storeToken } from '#api/session/token'
import { InvitePage } from '#features/invite/InvitePage'
import { simulateOffline } from '#lib/device/presence'
import { locales } from '#ui/intl/locale'
import { tokenOf } from '../../unit/account/tokenOf'
import { MemoryCaches } from '../../unit/device/memoryCaches'
import { renderApp } from '../renderApp'
import { blockedOnWire, inviteSettingOnWire, inviteSummaryOnWire } from '../rewards/rewardsAnswers'
import { broken, provide } from '../rewards/rewardsBackEnd'

const paths = {
  setting: 'GET /setting/invite',
  summary: 'GET /agentbalance/invitesummaryclient/u1',
  claim: 'POST /agentbalance/inviteclaim',
} as const

const usual = {
  [paths.setting]: { data: inviteSettingOnWire },
  [paths.summary]: { data: inviteSummaryOnWire },
}
const claimed = { claimId: 'k1', amount: 150, createdAt: '2026-11-21T05:00:00Z' }
const link = `${location.origin}/register?ref=u1`

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.stubGlobal('caches', new MemoryCaches())
  storeToken(tokenOf('u1'))
})

afterEach(() => {
  simulateOffline(false)
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'share')
  localStorage.clear()
  dropToken()
})

describe('the invite page', () => {
  it('shows link, QR code, funnel and masked friends without accessibility violations', async () => {
    provide(usual)
    const { container } = await renderApp(<InvitePage />)
    expect(screen.getByText(link)).toBeVisible()
    expect(screen.getByRole('img', { name: 'QR code of your invite link' })).toBeVisible()
    expect(await screen.findByText('08******78')).toBeVisible()
    expect(screen.getByText('3 deposits')).toBeVisible()
    expect(screen.getByText(/Money withdrawn unplayed earns nothing/)).toBeVisible()
    expect(
      screen.getByText(/^Level 1: 5% of each played deposit of [\d.]+ baht or more$/),
    ).toBeVisible()
    const { violations } = await axe.run(container, {
      rules: { 'color-contrast': { enabled: false } },
    })
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  })

  it.each(locales)('shows every text in %s', async (locale) => {
    provide(usual)
    await renderApp(<InvitePage />, { locale })
    await screen.findByText('08******78')
    await waitFor(() => expect(document.querySelector('.MuiSkeleton-root')).toBeNull())
    expect(document.body).not.toHaveTextContent(/invite\.|errorCode\.|\bui\.|\{\w+\}/)
  })

  it('keeps link and QR code when nothing can be loaded, and shows no zeros', async () => {
    provide({ [paths.setting]: broken, [paths.summary]: broken })
    await renderApp(<InvitePage />)
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(3))
    expect(screen.getByText(link)).toBeVisible()
    expect(screen.getByRole('img', { name: 'QR code of your invite link' })).toBeVisible()
    expect(document.body).not.toHaveTextContent(/0\.00|NaN|undefined/)
  })

  it('copies the link', async () => {
    provide(usual)
    const { user } = await renderApp(<InvitePage />)
    await user.click(screen.getByRole('button', { name: 'Copy Link' }))
    expect(await navigator.clipboard.readText()).toBe(link)
  })

  it('passes the link to the share sheet where there is one', async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve())
    Object.defineProperty(navigator, 'share', { value: share, configurable: true })
    provide(usual)
    const { user } = await renderApp(<InvitePage />)
    await user.click(screen.getByRole('button', { name: 'Share' }))
    expect(share).toHaveBeenCalledWith(expect.objectContaining({ url: link }))
  })

  it('claims the commission once on a double click', async () => {
    const posted = provide({ ...usual, [paths.claim]: { data: claimed } })
    const { user } = await renderApp(<InvitePage />)
    await user.click(await screen.findByRole('button', { name: 'Claim 150.00 baht' }))
    const sheet = await screen.findByRole('dialog')
    const button = within(sheet).getByRole('button', { name: 'Claim 150.00 baht' })
    fireEvent.click(button)
    fireEvent.click(button)
    expect(await screen.findByText('150.00 baht credited')).toBeVisible()
    expect(posted).toHaveLength(1)
  })

  it('refuses a claim offline before anything is sent', async () => {
    const posted = provide(usual)
    const { user } = await renderApp(<InvitePage />)
    const claim = await screen.findByRole('button', { name: 'Claim 150.00 baht' })
    simulateOffline(true)
    await user.click(claim)
    expect(await screen.findByRole('alert')).toHaveTextContent(/You are offline/)
    expect(posted).toEqual([])
  })

  it.each([
    [{ availableCommission: 99.99 }, {}, /minimum claim is 100.00 baht/],
    [{ availableCommission: 0 }, {}, /no commission to claim yet/],
    [{ availableCommission: 0 }, { enabled: false }, /not open yet/],
  ])('says why there is nothing to claim: %j %j', async (summary, setting, reason) => {
    provide({
      [paths.summary]: { data: { ...inviteSummaryOnWire, ...summary } },
      [paths.setting]: { data: { ...inviteSettingOnWire, ...setting } },
    })
    await renderApp(<InvitePage />)
    expect(await screen.findByText(reason)).toBeVisible()
    expect(screen.queryByRole('button', { name: /Claim/ })).not.toBeInTheDocument()
  })

  it('offers earned commission when new deposits earn none, and says so', async () => {
    provide({ ...usual, [paths.setting]: { data: { ...inviteSettingOnWire, enabled: false } } })
    await renderApp(<InvitePage />)
    expect(await screen.findByRole('button', { name: 'Claim 150.00 baht' })).toBeVisible()
    expect(await screen.findByText('New deposits earn no commission now.')).toBeVisible()
    expect(screen.queryByText(/^Level 1/)).not.toBeInTheDocument()
  })

  it('offers no claim during a break', async () => {
    provide({ ...usual, 'GET /usersystem/limits/u1': { data: blockedOnWire } })
    await renderApp(<InvitePage />)
    expect(await screen.findByText(/You have excluded yourself until/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /Claim/ })).not.toBeInTheDocument()
  })
})
