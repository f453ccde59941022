import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { provide, renderShell, stubOnline } from './shell'

beforeEach(() => {
  localStorage.clear()
  stubOnline(true)
  provide()
})

it('the page search finds a page by its name and opens it by keys alone', async () => {
  const { user } = await renderShell({ path: '/dashboard/analytics', wide: true })
  await screen.findByRole('button', { name: 'Search pages' })
  await user.keyboard('{Control>}k{/Control}')
  const field = await screen.findByRole('combobox', { name: 'Search pages' })
  expect(screen.getByRole('dialog', { name: 'Search pages' })).toContainElement(field)
  expect(field).toHaveFocus()
  await user.keyboard('chat')
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Chat')
  expect(field).toHaveAttribute(
    'aria-activedescendant',
    screen.getByRole('option', { selected: true }).id,
  )
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
  expect(await screen.findByRole('link', { name: 'Chat', current: 'page' })).toBeVisible()
})

it('the page search says when no page has that name', async () => {
  const { user } = await renderShell({ path: '/dashboard/analytics', wide: true })
  await user.click(await screen.findByRole('button', { name: 'Search pages' }))
  await user.type(await screen.findByRole('combobox', { name: 'Search pages' }), 'quarzuhr')
  expect(screen.getByText('No page has that name. Try another word.')).toBeVisible()
  expect(screen.queryByRole('option')).toBeNull()
})
