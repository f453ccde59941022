import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { useRecentVisit } from '#app/menu/recentSections'
import { MenuSheet } from '#app/shell/menu/MenuSheet'
import { chatDatabase } from '#mocks/chat/database'
import { mailDatabase } from '#mocks/mail/database'
import { answerDemo, renderDemo, resetDemo } from '../demoPages'
import { stubScreen } from './shell'

beforeEach(async () => {
  localStorage.clear()
  history.replaceState(null, '', '/dashboard/analytics')
  stubScreen(false, true)
  await resetDemo(mailDatabase, chatDatabase)
})

const links = ['/app/mail', '/app/kanban/backlogs', '/rewards/wheel', '/account/limits', '/games']

/** A page of the player M1001 with a button for the menu. */
function Trial() {
  const [open, setOpen] = useState(false)
  useRecentVisit('M1001')
  return (
    <>
      <h1>Trial</h1>
      <button type="button" onClick={() => setOpen(true)}>
        Menu
      </button>
      <MenuSheet open={open} onClose={() => setOpen(false)} onSettings={() => undefined} />
    </>
  )
}

const opener = () => screen.getByRole('button', { name: 'Menu' })
const sheet = () => screen.findByRole('dialog', { name: 'Full menu' })

async function openMenu() {
  const { user } = await renderDemo(<Trial />, { inWindow: true, links })
  const visit = async (...paths: readonly string[]) => {
    for (const path of paths) await user.click(screen.getByText(`test: ${path}`))
  }
  return { user, visit }
}

/** Where the recent sections lead, in their order. */
async function recent(): Promise<(string | null)[]> {
  const list = within(await sheet()).queryByRole('list', { name: 'Recent' })
  if (list === null) return []
  return within(list)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
}

describe('the menu sheet', () => {
  it('begins with the sections visited last, without the one on screen and those always in sight', async () => {
    const { user, visit } = await openMenu()
    await visit('/app/mail', '/app/kanban/backlogs', '/rewards/wheel', '/account/limits')
    await user.click(opener())
    expect(await recent()).toEqual(['/app/kanban/backlogs', '/app/mail'])
    const first = within(await sheet()).getAllByRole('link')[0]
    expect(first).toHaveTextContent('Kanban')
    await user.click(within(await sheet()).getByRole('link', { name: 'Kanban' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(location.pathname).toBe('/app/kanban/backlogs')
    await user.click(opener())
    expect(await recent()).toEqual(['/account/limits', '/app/mail'])
  })

  it('shows no recent sections on a device on which the player has visited none', async () => {
    const { user } = await openMenu()
    await user.click(opener())
    expect(await recent()).toEqual([])
    localStorage.setItem('recent-sections:M1001', '{"damaged":true}')
    dispatchEvent(new StorageEvent('storage', { key: 'recent-sections:M1001' }))
    expect(await recent()).toEqual([])
  })

  it('shows the unread mails and messages, and asks for them only once it is open', async () => {
    const { user } = await openMenu()
    const calls = answerDemo()
    await user.click(opener())
    const menu = within(await sheet())
    expect(await menu.findByRole('link', { name: 'Mail (4 unread)' })).toBeVisible()
    expect(await menu.findByRole('link', { name: /^Chat \(\d+ unread\)$/ })).toBeVisible()
    const asked = calls.map(({ path }) => path.split('?')[0])
    expect(new Set(asked)).toEqual(new Set(['/api/chat/users', '/api/mails/list']))
  })

  it('finds pages by name, and says when there is none', async () => {
    const { user } = await openMenu()
    await user.click(opener())
    const menu = within(await sheet())
    const field = menu.getByRole('searchbox', { name: 'Search pages' })
    expect(field).not.toHaveFocus()
    await user.type(field, 'cashb')
    const found = await menu.findByRole('link', { name: /^Cashback/ })
    expect(menu.getAllByRole('link')).toEqual([found])
    await user.clear(field)
    await user.type(field, 'quarzuhr')
    expect(await menu.findByText('No page has that name. Try another word.')).toBeVisible()
  })

  it('closes on Escape and returns the focus', async () => {
    const { user } = await openMenu()
    await user.click(opener())
    await sheet()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(opener()).toHaveFocus()
  })

  it('closes on Back, and the page stays', async () => {
    const { user } = await openMenu()
    await user.click(opener())
    await sheet()
    await waitFor(() => expect(history.state).toMatchObject({ step: 1 }))
    history.back()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(location.pathname).toBe('/dashboard/analytics')
    expect(opener()).toHaveFocus()
  })
})
