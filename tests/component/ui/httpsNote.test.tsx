import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { GuestLayout } from '#features/session/layout/GuestLayout'
import { renderApp } from '../renderApp'

vi.mock(import('#lib/environment'), async (original) => ({
  ...(await original()),
  needsHttps: true,
}))

afterEach(() => vi.unstubAllGlobals())

it('says above the login form that a plain-http address needs https', async () => {
  await renderApp(<GuestLayout />, { ownMain: true })
  expect(screen.getByText(/^Logging in needs https here\./)).toBeVisible()
})

it('is shown where the browser gives no keys to the page, and nowhere else', async () => {
  const withKeys = await vi.importActual('#lib/environment')
  expect(withKeys).toMatchObject({ needsHttps: false })
  vi.stubGlobal('crypto', { getRandomValues: () => undefined })
  vi.resetModules()
  expect(await vi.importActual('#lib/environment')).toMatchObject({ needsHttps: true })
})
