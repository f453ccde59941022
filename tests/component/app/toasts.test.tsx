import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Toasts } from '#app/Toasts'
import { renderApp } from '../renderApp'

const line = vi.hoisted(() => ({ isCut: true, asked: 0 }))

vi.mock('#lib/whenSettled', () => ({
  whenSettled: (work: () => void) => {
    work()
    return () => {}
  },
}))

vi.mock('#app/pwa/Notices', () => ({
  get Notices() {
    line.asked += 1
    if (line.isCut) throw new Error('There is no network')
    return () => <p>Notices</p>
  },
}))

it('notices that failed to load offline appear once there is a connection', async () => {
  await renderApp(<Toasts />)
  await waitFor(() => expect(line.asked).toBe(1))
  expect(screen.queryByText('Notices')).toBeNull()
  line.isCut = false
  dispatchEvent(new Event('online'))
  expect(await screen.findByText('Notices')).toBeInTheDocument()
})
