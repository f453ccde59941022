import { act, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { RouteErrorBoundary } from '#app/errors/RouteErrorBoundary'
import { PageTexts } from '#app/texts/PageTexts'
import { provide, renderShell, stubOnline } from './shell'

const line = vi.hoisted(() => ({ isCut: true }))

vi.mock('#locales/memberCatalogue', async (importOriginal) => {
  const original = await importOriginal<typeof import('#locales/memberCatalogue')>()
  return {
    ...original,
    loadDemo: (locale: 'en') =>
      line.isCut ? Promise.reject(new TypeError('Failed to fetch')) : original.loadDemo(locale),
  }
})

vi.mock('#pwa/missingChunk', () => ({
  isHostReached: async () => true,
  reloadForMissingChunk: vi.fn<() => void>(),
}))

beforeEach(() => {
  localStorage.clear()
  stubOnline(false)
  provide()
})

it('a page whose words were never stored says so without a network, and comes with it', async () => {
  const content = (
    <RouteErrorBoundary resetKey="/app/chat">
      <PageTexts scope="demo">
        <h1>Chat</h1>
      </PageTexts>
    </RouteErrorBoundary>
  )
  const errors = vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
  await renderShell({ path: '/app/chat', content })
  expect(await screen.findByRole('alert')).toHaveTextContent(/not stored/)
  expect(errors).toHaveBeenCalledWith('The page at /app/chat failed', expect.any(Error))
  line.isCut = false
  stubOnline(true)
  act(() => void dispatchEvent(new Event('online')))
  expect(await screen.findByRole('heading', { name: 'Chat' })).toBeVisible()
})
