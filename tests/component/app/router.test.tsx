import { screen, waitFor, within } from '@testing-library/react'
import { Link, useNavigate } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { sessionEnded } from '#api/session/session'
import { Router } from '#app/routes/router'
import { makeStore } from '#app/store'
import { loggedIn } from '../../appStore'
import { provide, renderShell, stubOnline } from './shell'

beforeEach(() => {
  localStorage.clear()
  stubOnline(true)
  provide()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

const guest = {
  get store() {
    return makeStore()
  },
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

function Jump({ to }: { to: string }) {
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => void navigate(to)}>
      Jump
    </button>
  )
}

const withJump = (to: string) => (
  <>
    <Router />
    <Jump to={to} />
  </>
)

describe('the routes', () => {
  it('the root address shows the dashboard', async () => {
    await renderShell({ path: '/' })
    expect(await heading('Dashboard')).toBeInTheDocument()
  })

  it('guests are redirected to the login page, and members away from it', async () => {
    const { unmount } = await renderShell({ ...guest, path: '/dashboard/analytics' })
    expect(await heading('Log in')).toBeInTheDocument()
    unmount()
    await renderShell({ path: '/login' })
    expect(await heading('Dashboard')).toBeInTheDocument()
  })

  it('the end of the session leads from the member area to the login page', async () => {
    const { store } = await renderShell()
    store.dispatch(sessionEnded('expired'))
    expect(await heading('Log in')).toBeInTheDocument()
    expect(screen.queryByRole('banner')).not.toBeInTheDocument()
  })

  it('the router marks the document with the matching app shell', async () => {
    const { unmount } = await renderShell()
    expect(document.documentElement.dataset['frame']).toBe('app')
    unmount()
    await renderShell({ ...guest, path: '/login' })
    expect(document.documentElement.dataset['frame']).toBe('guest')
  })
})

describe('the page for an unknown address', () => {
  it('keeps the header for members, suggests the nearest page and links to the home page', async () => {
    await renderShell({ path: '/dashbord/analytics' })
    expect(await heading('Page not found')).toBeInTheDocument()
    expect(screen.getByRole('banner')).toBeInTheDocument()
    const main = within(screen.getByRole('main'))
    expect(await main.findByText('There is nothing at /dashbord/analytics')).toBeVisible()
    expect(main.getAllByRole('link', { name: 'Home' }).at(-1)).toHaveAttribute(
      'href',
      '/dashboard/analytics',
    )
    expect(main.getByRole('link', { name: 'Go to the home page' })).toBeVisible()
    const trail = screen.getByRole('navigation', { name: 'Breadcrumbs' })
    expect(within(trail).getByText('Page not found')).toHaveAttribute('aria-current', 'page')
    expect(document.title).toBe('Page not found · Arcade Member')
  })

  it('has no header for guests', async () => {
    await renderShell({ ...guest, path: '/regster' })
    expect(await heading('Page not found')).toBeInTheDocument()
    expect(screen.queryByRole('banner')).not.toBeInTheDocument()
    expect(await screen.findByRole('link', { name: '/register' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to the login page' })).toBeVisible()
  })

  it('does not appear for a known page whose address has encoded letters', async () => {
    const { unmount } = await renderShell({ path: '/%77idget/%64ata' })
    expect(await heading('Data')).toBeInTheDocument()
    unmount()
    await renderShell({ ...guest, path: '/%77allet' })
    expect(await heading('Log in')).toBeInTheDocument()
  })

  it('keeps the same header when the player leaves it', async () => {
    const { user } = await renderShell({ path: '/nowhere' })
    const banner = screen.getByRole('banner')
    await user.click(await screen.findByRole('link', { name: 'Go to the home page' }))
    await heading('Dashboard')
    expect(screen.getByRole('banner')).toBe(banner)
    expect(screen.queryByRole('navigation', { name: 'Breadcrumbs' })).not.toBeInTheDocument()
  })
})

describe('the focus after navigation', () => {
  it('moves to the heading of the next page, scrolled to the top, but not of the first page', async () => {
    const { user } = await renderShell({ content: withJump('/nowhere') })
    const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
    expect(document.body).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Jump' }))
    await waitFor(async () => expect(await heading('Page not found')).toHaveFocus())
    // The stubbed screen asks for reduced motion, so scrolling is instant.
    expect(scroll).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' })
  })

  it('stays where it is on a first page behind redirects', async () => {
    await renderShell({ path: '/' })
    await heading('Dashboard')
    expect(document.body).toHaveFocus()
  })

  it('moves to the heading after the login', async () => {
    const { store } = await renderShell({ ...guest, path: '/login' })
    const { session } = loggedIn().getState()
    store.dispatch({
      type: 'session/login/fulfilled',
      payload: { player: session.player, isStored: true },
      meta: { requestId: 'test' },
    })
    await waitFor(async () => expect(await heading('Dashboard')).toHaveFocus())
  })

  it('starts the Tab order with the link to the content', async () => {
    const { user } = await renderShell()
    await user.tab()
    const skip = screen.getByRole('link', { name: 'Skip to content' })
    expect(skip).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(await heading('Dashboard')).toHaveFocus()
  })
})

describe('links in the app', () => {
  it('change the page without a reload', async () => {
    const { user } = await renderShell({
      content: (
        <>
          <Router />
          <Link to="/nowhere">Nowhere</Link>
        </>
      ),
    })
    await user.click(screen.getByRole('link', { name: 'Nowhere' }))
    expect(await heading('Page not found')).toBeInTheDocument()
  })
})
