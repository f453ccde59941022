import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { setTransport } from '#api/client/transport'
import { SteeringArea } from '#app/testers/SteeringArea'
import { renderApp } from '../renderApp'
import { makeDoor } from './scenarioDoor'

// By itself: it is asked once for each opening of the page.
const build = vi.hoisted(() => ({ arrivedAt: 'http://localhost/' }))

vi.mock('#lib/arrival', () => ({
  get arrivedAt() {
    return build.arrivedAt
  },
}))

it('an address that names no scenario is told so, in words that its name neither turns nor floods', async () => {
  const name = `<img src=x>\u202e${'x'.repeat(10_000)}`
  build.arrivedAt = `http://localhost/?scenario=${encodeURIComponent(name)}`
  setTransport(makeDoor().carry)
  await renderApp(<SteeringArea />)
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent(/^No scenario here is called “<img src=x>\ufffdx{108}…”\./)
})
