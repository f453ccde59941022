import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { sessionEnded } from '#api/session/session'
import { provide, renderShell, stubOnline } from './shell'

// The list of public paths is in a file of its own, which a member may not have offline.
vi.mock('#app/guards/UnknownRoute', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

beforeEach(() => {
  localStorage.clear()
  stubOnline(false)
  provide()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

it('a logout leads to the login page from any page, also offline without further files', async () => {
  const { store } = await renderShell({ path: '/sample-page' })
  store.dispatch(sessionEnded('logout'))
  expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeInTheDocument()
})
