import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderApp } from '../renderApp'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

it('says before the form that a plain-http address needs https', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  vi.resetModules()
  const { needsHttps } = await import('#lib/environment')
  expect(needsHttps).toBe(true)
})

it('says nothing where the page is secure', async () => {
  const { HttpsNote } = await import('#ui/state/HttpsNote')
  await renderApp(<HttpsNote />)
  expect(screen.queryByText(/needs https/)).not.toBeInTheDocument()
})
