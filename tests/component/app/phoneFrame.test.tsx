import { screen, waitFor, within } from '@testing-library/react'
import { Link } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Router } from '#app/routes/router'
import { provide, renderShell, stubOnline } from './shell'

beforeEach(() => {
  localStorage.clear()
  stubOnline(true)
  provide()
  vi.spyOn(console, 'error').mockReturnValue()
})

const withLink = (to: string) => (
  <>
    <Router />
    <Link to={to}>Follow</Link>
  </>
)

const address = () => screen.getByTestId('address').textContent
const trail = () => within(screen.getByRole('navigation', { name: 'Breadcrumbs' }))
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

describe('the frame on a phone', () => {
  it('the bar has a link to the page above instead of the breadcrumbs', async () => {
    await renderShell({ phone: true, path: '/help/responsible' })
    const title = await heading('Responsible play')
    const back = trail().getByRole('link')
    expect(back).toHaveAccessibleName('Back to Questions and answers')
    expect(back).toHaveAttribute('href', '/help')
    expect(title.parentElement).toContainElement(back)
  })

  it('the bar of the first page has no link to a page above', async () => {
    await renderShell({ phone: true })
    expect(screen.queryByRole('navigation', { name: 'Breadcrumbs' })).not.toBeInTheDocument()
  })

  it('goes back to the page above as the player left it, if they came from there', async () => {
    const { user } = await renderShell({
      phone: true,
      path: '/help?left=here',
      content: withLink('/help/responsible'),
    })
    await user.click(screen.getByText('Follow'))
    await heading('Responsible play')
    await user.click(trail().getByRole('link'))
    await waitFor(() => expect(address()).toBe('/help?left=here'))
  })

  it('goes to the page above if the player came from elsewhere', async () => {
    const { user } = await renderShell({ phone: true, content: withLink('/help/responsible') })
    await user.click(screen.getByText('Follow'))
    await heading('Responsible play')
    await user.click(trail().getByRole('link'))
    await waitFor(() => expect(address()).toBe('/help'))
  })

  it('replaces a page’s own link to the page above', async () => {
    const { unmount } = await renderShell({ path: '/rewards/code' })
    await heading('Credit code')
    expect(screen.getByRole('link', { name: 'All rewards' })).toBeVisible()
    unmount()
    await renderShell({ phone: true, path: '/rewards/code' })
    await heading('Credit code')
    expect(trail().getByRole('link', { name: 'Back to All rewards' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'All rewards' })).not.toBeInTheDocument()
  })
})
