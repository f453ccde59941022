import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { GuestLayout } from '#features/session/layout/GuestLayout'
import { renderApp } from '../renderApp'

vi.mock(import('#lib/environment'), async (original) => ({
  ...(await original()),
  needsHttps: true,
}))

afterEach(() => vi.unstubAllGlobals())

it('the login form of a plain-http address shows a note that it needs https', async () => {
  await renderApp(<GuestLayout />, { ownMain: true })
  expect(screen.getByText(/^Logging in needs https here\./)).toBeVisible()
})

it('the note is shown only where the browser offers no cryptography', async () => {
  const withKeys = await vi.importActual('#lib/environment')
  expect(withKeys).toMatchObject({ needsHttps: false })
  vi.stubGlobal('crypto', { getRandomValues: () => undefined })
  vi.resetModules()
  expect(await vi.importActual('#lib/environment')).toMatchObject({ needsHttps: true })
})
