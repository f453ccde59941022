import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { usersPaths } from '#contract/users/users'
import { DetailsCardsPage } from '#features/users/DetailsCardsPage'
import { ProfileCardsPage } from '#features/users/ProfileCardsPage'
import { SimpleCardsPage } from '#features/users/SimpleCardsPage'
import { UserRowsPage } from '#features/users/UserRowsPage'
import { UserTablePage } from '#features/users/UserTablePage'
import { chatDatabase } from '#mocks/chat/database'
import { usersDatabase } from '#mocks/users/database'
import { answerDemo, brokenCall, renderDemo, resetDemo } from '../demoPages'

beforeEach(async () => {
  Element.prototype.scrollIntoView = () => undefined
  await resetDemo(usersDatabase, chatDatabase)
})

const address = () => screen.getByTestId('address').textContent
const cards = async (name: string) => within(await screen.findByRole('list', { name }))
const shown = async (name: string) => (await cards(name)).getAllByRole('listitem').length

async function barriers(container: HTMLElement) {
  const rules = { 'color-contrast': { enabled: false } }
  const { violations } = await axe.run(container, { rules })
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
}

describe('the details cards', () => {
  it('show twelve people per page, with the page in the address', async () => {
    const { user } = await renderDemo(<DetailsCardsPage />)
    expect(await shown('Details cards')).toBe(12)
    expect(screen.getByText('24 people')).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Page 2' }))
    expect(address()).toBe('/?page=2')
    expect(await screen.findByRole('heading', { name: 'Kanya Intharat' })).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Naree Suwan' })).not.toBeInTheDocument()
  })

  it('search through the API once typing pauses, and can be reset', async () => {
    const calls = answerDemo()
    const { user } = await renderDemo(<DetailsCardsPage />, { path: '/?page=2' })
    const box = await screen.findByRole<HTMLInputElement>('searchbox')
    for (const letter of 'karaoke') fireEvent.change(box, { target: { value: box.value + letter } })
    expect(await screen.findByText('1 person')).toBeVisible()
    expect(address()).toBe('/?q=karaoke')
    const filters = calls.filter(({ path }) => path === usersPaths.detailsFilter)
    expect(filters.map(({ body }) => body)).toEqual([{ key: 'karaoke' }])
    await user.type(screen.getByRole('searchbox'), 'xx')
    await user.click(await screen.findByRole('button', { name: /^Clear/ }))
    await waitFor(() => expect(address()).toBe('/'))
    expect(await shown('Details cards')).toBe(12)
    expect(screen.getByRole('searchbox')).toHaveValue('')
  })

  it('block a person with one press and unblock with UNDO', async () => {
    const calls = answerDemo()
    const { user } = await renderDemo(<DetailsCardsPage />)
    await user.dblClick(await screen.findByRole('button', { name: 'Block Marisol Vega' }))
    expect(await screen.findByRole('button', { name: 'Unblock Marisol Vega' })).toBeVisible()
    expect(calls.filter(({ path }) => path === usersPaths.block)).toHaveLength(1)
    expect(await usersDatabase.people.get('person-03')).toMatchObject({ blocked: true })
    await user.click(await screen.findByRole('button', { name: 'UNDO' }))
    expect(await screen.findByRole('button', { name: 'Block Marisol Vega' })).toBeVisible()
    expect(await usersDatabase.people.get('person-03')).toMatchObject({ blocked: false })
  })

  it('block from the menu too and report a failure', async () => {
    answerDemo({ [usersPaths.block]: brokenCall })
    const { user } = await renderDemo(<DetailsCardsPage />)
    await user.click(await screen.findByRole('button', { name: 'More for Naree Suwan' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Block' }))
    expect(await screen.findByText(/did not work for Naree Suwan/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Block Naree Suwan' })).toBeEnabled()
  })

  it('link to a chat with the person, who is added to the chat', async () => {
    const { user } = await renderDemo(<DetailsCardsPage />, { path: '/user', route: '/user' })
    await user.click(await screen.findByRole('link', { name: 'Message to Naree Suwan' }))
    expect(address()).toBe('/app/chat?user=met%20Naree%20Suwan')
    await waitFor(async () =>
      expect(await chatDatabase.users.get('met Naree Suwan')).toMatchObject({
        name: 'Naree Suwan',
        role: 'Head of player support',
        avatar: expect.stringMatching(/^\/pictures\//),
      }),
    )
  })

  it('skip a damaged record and say so', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const damaged = { id: 'person-01', name: 7 }
    await usersDatabase.people.put(damaged)
    await renderDemo(<DetailsCardsPage />)
    expect(await screen.findByText('1 damaged record was left out.')).toBeVisible()
    expect(screen.getByText('23 people')).toBeVisible()
  })

  it('offer a retry when loading fails', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    answerDemo({ [usersPaths.detailsCards]: brokenCall })
    const { user } = await renderDemo(<DetailsCardsPage />)
    const retry = await screen.findByRole('button', { name: 'Try again' })
    answerDemo()
    await user.click(retry)
    expect(await shown('Details cards')).toBe(12)
  })

  it('explain how to restore the people when there are none', async () => {
    await usersDatabase.people.clear()
    await renderDemo(<DetailsCardsPage />)
    expect(await screen.findByText(/Reset demo data/)).toBeVisible()
  })
})

describe('the other layouts of users', () => {
  it('search name and role in profile cards', async () => {
    await renderDemo(<ProfileCardsPage />, { path: '/?q=designer' })
    expect(await screen.findByRole('heading', { name: 'Marisol Vega' })).toBeVisible()
    expect(await shown('Profile cards')).toBe(1)
  })

  it('show the status in simple cards, and the last page for a page beyond it', async () => {
    await renderDemo(<SimpleCardsPage />, { path: '/?page=99' })
    expect(await shown('Simple cards')).toBe(12)
    expect(screen.getAllByText('Active').length).toBeGreaterThan(3)
  })

  it('search all visible data in rows', async () => {
    const { user } = await renderDemo(<UserRowsPage />)
    expect(await shown('User rows')).toBe(12)
    await user.type(screen.getByRole('searchbox'), 'mekong')
    expect(await screen.findByText('1 person')).toBeVisible()
    expect(screen.getByRole('progressbar', { name: 'Tasks done this month' })).toHaveValue(0.58)
    await user.click(screen.getByRole('button', { name: 'Block Nattapong Wiset' }))
    expect(await screen.findByText('Blocked')).toBeVisible()
    const unblock = screen.getByRole('button', { name: 'Unblock Nattapong Wiset' })
    await waitFor(() => expect(unblock).toHaveAttribute('aria-busy', 'false'))
    expect(unblock).toHaveFocus()
  })

  it('sort, filter and block in the table', async () => {
    const { user } = await renderDemo(<UserTablePage />, { path: '/?sort=-followers' })
    const table = within(await screen.findByRole('table'))
    expect(table.getAllByRole('row')[1]).toHaveTextContent(/Somchai Rattanakul.*5,120/)
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'rejected')
    await waitFor(() => expect(table.getAllByRole('row')).toHaveLength(3))
    await user.click(table.getByRole('button', { name: 'Block Oliver Grant' }))
    await waitFor(() => expect(table.getAllByRole('row')).toHaveLength(2))
  })

  it.each([
    ['details cards', <DetailsCardsPage key="1" />, 'Details cards'],
    ['profile cards', <ProfileCardsPage key="2" />, 'Profile cards'],
    ['simple cards', <SimpleCardsPage key="3" />, 'Simple cards'],
    ['rows', <UserRowsPage key="4" />, 'User rows'],
  ])('have no accessibility violations in %s', async (_, page, name) => {
    const { container } = await renderDemo(page)
    await cards(name)
    expect(await barriers(container)).toEqual([])
  })
})
