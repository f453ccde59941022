import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { setTransport } from '#api/client/transport'
import { ActiveControlsArea } from '#app/testers/ActiveControlsArea'
import { renderApp } from '../renderApp'
import { makeDoor } from './scenarioDoor'

// In a file of its own, because the app reads the initial URL once for each opening of the page.
const build = vi.hoisted(() => ({ initialUrl: 'http://localhost/' }))

vi.mock('#lib/initialUrl', () => ({
  get initialUrl() {
    return build.initialUrl
  },
}))

it('an unknown scenario in the address is named in a short message without control characters', async () => {
  const name = `<img src=x>\u202e${'x'.repeat(10_000)}`
  build.initialUrl = `http://localhost/?scenario=${encodeURIComponent(name)}`
  setTransport(makeDoor().carry)
  await renderApp(<ActiveControlsArea />)
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent(/^There is no scenario called “<img src=x>\ufffdx{108}…”\./)
})
