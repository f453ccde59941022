import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setTransport } from '#api/client/transport'
import { ScenarioButton } from '#features/scenario/ScenarioButton'
import { scenarioTexts } from '#locales/scenarioTexts'
import { renderApp } from '../renderApp'
import { makeDoor } from './scenarioDoor'

const build = vi.hoisted(() => ({ isMocked: true }))

vi.mock('#lib/environment', async (original) => ({
  ...(await original<object>()),
  get isMocked() {
    return build.isMocked
  },
}))

beforeEach(() => {
  setTransport(makeDoor().carry)
})

afterEach(() => {
  build.isMocked = true
})

describe('the button for the test controls', () => {
  it('is not shown with a real provider', async () => {
    build.isMocked = false
    await renderApp(<ScenarioButton loadTexts={scenarioTexts} />)
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it('loads panel and texts on a press and gets the focus back', async () => {
    const loadTexts = vi.fn<typeof scenarioTexts>(scenarioTexts)
    const { user } = await renderApp(<ScenarioButton loadTexts={loadTexts} />)
    expect(loadTexts).not.toHaveBeenCalled()
    const button = screen.getByRole('button', { name: 'Tester tools' })
    await user.click(button)
    expect(await screen.findByRole('dialog', { name: 'Tester tools' })).toBeVisible()
    expect(loadTexts).toHaveBeenCalledOnce()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(button).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('dialog')).toBeVisible()
    expect(loadTexts).toHaveBeenCalledOnce()
  })

  it('is a named icon in its compact form', async () => {
    await renderApp(<ScenarioButton loadTexts={scenarioTexts} compact />)
    const button = screen.getByRole('button', { name: 'Tester tools' })
    expect(button).toHaveTextContent('')
    expect(button.querySelector('svg')).not.toBeNull()
  })

  it('says that the panel could not be loaded and retries on the next press', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const loadTexts = vi
      .fn<typeof scenarioTexts>(scenarioTexts)
      .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    const { user, store } = await renderApp(<ScenarioButton loadTexts={loadTexts} />)
    const button = screen.getByRole('button', { name: 'Tester tools' })
    await user.click(button)
    await waitFor(() =>
      expect(store.getState().toast).toMatchObject({
        open: true,
        message: expect.stringContaining('could not be loaded'),
      }),
    )
    expect(button).toHaveAttribute('aria-busy', 'false')
    await user.click(button)
    expect(await screen.findByRole('dialog')).toBeVisible()
  })
})
