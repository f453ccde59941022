import { act, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { RouteErrorBoundary } from '#app/errors/RouteErrorBoundary'
import { WithTexts } from '#app/texts/WithTexts'
import { messagesOf } from '#locales/loadMessages'
import { provide, renderShell, stubOnline } from './shell'

const line = { isCut: true }

const texts = messagesOf({
  './en/demo/chat.json': () =>
    line.isCut ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve({}),
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

it('a page whose texts were never stored says so offline and appears once there is a connection', async () => {
  const content = (
    <RouteErrorBoundary resetKey="/app/chat">
      <WithTexts texts={texts}>
        <h1>Chat</h1>
      </WithTexts>
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
