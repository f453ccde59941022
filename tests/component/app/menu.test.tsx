import { screen, waitFor, within } from '@testing-library/react'
import { Link } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { MenuTree } from '#app/shell/menu/MenuTree'
import { NavigationBar } from '#app/shell/menu/NavigationBar'
import { WithTexts } from '#app/texts/WithTexts'
import { memberTexts } from '#locales/memberTexts'
import { deepMenu } from '../../unit/app/deepMenu'
import { provide, renderShell, stubOnline } from './shell'

beforeEach(() => {
  localStorage.clear()
  stubOnline(true)
  provide()
})

function Trial({ children }: { children: React.ReactNode }) {
  return (
    <WithTexts texts={memberTexts}>
      <main>{children}</main>
    </WithTexts>
  )
}

const trial = (
  <Trial>
    <h1>Trial</h1>
    <Link to="/orders/12">Go to order 12</Link>
    <MenuTree groups={deepMenu} />
  </Trial>
)

describe('the menu tree', () => {
  it('opens only the branches around the current page and selects that page', async () => {
    await renderShell({ path: '/user/card/card2', content: trial })
    expect(screen.getByRole('link', { current: 'page' })).toHaveAttribute(
      'href',
      '/user/card/card2',
    )
    const open = screen.getAllByRole('button', { expanded: true })
    expect(open.map((button) => button.textContent)).toEqual(['Logged in as', 'Settings'])
    expect(screen.queryByRole('link', { name: 'Documentation' })).not.toBeInTheDocument()
  })

  it('follows a change of the URL, even after branches were opened or closed by hand', async () => {
    const { user } = await renderShell({ path: '/user/card/card2', content: trial })
    await user.click(screen.getByRole('button', { name: 'Logged in as' }))
    expect(screen.getByRole('button', { name: 'Logged in as', expanded: false })).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Go to order 12' }))
    const orders = await screen.findByRole('link', { name: 'Documentation' })
    expect(orders).toHaveAttribute('aria-current', 'true')
    expect(screen.getByRole('button', { name: 'Balance', expanded: true })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Logged in as', expanded: false })).toBeVisible()
  })

  it('scrolls the current page into view', async () => {
    const { user } = await renderShell({ path: '/user/card/card2', content: trial })
    const intoSight = vi.spyOn(Element.prototype, 'scrollIntoView')
    await user.click(screen.getByRole('link', { name: 'Go to order 12' }))
    const orders = await screen.findByRole('link', { name: 'Documentation' })
    expect(intoSight.mock.contexts).toEqual([orders])
  })

  it('opens external pages in a new tab without passing on any reference', async () => {
    await renderShell({ path: '/orders', content: trial })
    const outside = screen.getByRole('link', { name: /Support.*opens in a new tab/ })
    expect(outside).toHaveAttribute('target', '_blank')
    expect(outside).toHaveAttribute('rel', 'noopener noreferrer')
  })

  it('can be used by keyboard alone', async () => {
    const { user } = await renderShell({ path: '/orders', content: trial })
    screen.getByRole('button', { name: 'Account' }).focus()
    await user.keyboard('{Enter}')
    await user.tab()
    expect(screen.getByRole('link', { name: 'Profile' })).toHaveFocus()
  })
})

describe('the navigation bar', () => {
  const [group] = deepMenu
  const bar = group ? (
    <Trial>
      <h1>Trial</h1>
      <NavigationBar group={group} />
    </Trial>
  ) : null

  it('links directly to the only page of a section', async () => {
    await renderShell({ path: '/dashboard/analytics', content: bar })
    const link = screen.getByRole('link', { name: 'Account' })
    expect(link).toHaveAttribute('href', '/dashboard/analytics')
    expect(link).toHaveAttribute('aria-current', 'page')
  })

  it('opens the pages of a section and closes on Escape and when it loses the focus', async () => {
    const { user } = await renderShell({ path: '/orders', content: bar })
    const section = screen.getByRole('button', { name: 'Balance', expanded: false })
    expect(section).toHaveAttribute('aria-current', 'true')
    await user.click(section)
    expect(screen.getAllByRole('link')).toHaveLength(3)
    await user.tab()
    await user.keyboard('{Escape}')
    expect(section).toHaveFocus()
    expect(screen.getAllByRole('link')).toHaveLength(1)
    await user.click(section)
    await user.tab({ shift: true })
    expect(section).toHaveAttribute('aria-expanded', 'false')
  })
})

const column = () => screen.queryByRole('navigation', { name: 'More pages' })

describe('the menu drawer', () => {
  it('is open beside the content on wide screens and can be closed', async () => {
    const { user } = await renderShell()
    expect(column()).toBeVisible()
    // The navigation bar above has the links of the member area.
    const links = within(screen.getByRole('navigation', { name: 'More pages' }))
    expect(links.getByRole('link', { name: 'Games' })).toBeVisible()
    expect(links.queryByRole('link', { name: 'Home' })).not.toBeInTheDocument()
    expect(screen.getByRole('main')).toHaveStyle({ marginInlineStart: '260px' })
    await user.click(screen.getByRole('button', { name: 'Close menu' }))
    expect(column()).not.toBeInTheDocument()
    expect(screen.getByRole('main')).toHaveStyle({ marginInlineStart: '0' })
    await user.click(screen.getByRole('button', { name: 'Open menu' }))
    expect(column()).toBeVisible()
  })

  it('the menu is closed on narrow screens and opens over the page from the bottom bar', async () => {
    const { user } = await renderShell({ wide: false })
    expect(column()).not.toBeInTheDocument()
    const opener = screen.getByRole('button', { name: 'Menu' })
    await user.click(opener)
    const dialog = await screen.findByRole('dialog', { name: 'Full menu' })
    await user.click(within(dialog).getByRole('link', { name: 'Home' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(opener).toHaveFocus()
  })

  it('links to the settings on narrow screens', async () => {
    const { user } = await renderShell({ wide: false })
    await user.click(screen.getByRole('button', { name: 'Menu' }))
    const dialog = await screen.findByRole('dialog', { name: 'Full menu' })
    await user.click(within(dialog).getByRole('button', { name: 'Settings' }))
    expect(await screen.findByRole('dialog', { name: 'Settings' })).toBeVisible()
  })
})
