import 'fake-indexeddb/auto'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { BacklogsPage } from '#features/kanban/BacklogsPage'
import { kanbanDatabase } from '#mocks/kanban/database'
import { renderDemo } from '../demoPages'
import { choose, focused, startKanban } from './openKanban'

startKanban()

const inStory = (name: string) =>
  within(screen.getByRole('list', { name }))
    .queryAllByRole('link')
    .map((link) => link.textContent)

/** @returns the links of all items, story by story */
const backlogItems = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.closest('[data-rfd-droppable-id^="story:"]') !== null)

describe('the backlogs', () => {
  const story = 'As a support agent I see the whole case on one page'

  const toggle = () => screen.getByRole('button', { name: `Items of “${story}”` })

  async function renderBacklogs(path = '/app/kanban/backlogs') {
    const rendered = await renderDemo(<BacklogsPage />, { path })
    await screen.findByRole('link', { name: story, hidden: true })
    return rendered
  }

  it('show stories with their items and collapse them', async () => {
    const { user } = await renderBacklogs()
    expect(inStory(`Items of “${story}”`)).toEqual(['Night shift hand-over checklist'])
    expect(inStory('No story')).toEqual(['Remove the second confirmation when logging out'])
    const toggle = screen.getByRole('button', { name: `Items of “${story}”` })
    expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await user.click(toggle)
    expect(screen.queryByRole('list', { name: `Items of “${story}”` })).toBeNull()
  })

  it('move items between stories and undo it', async () => {
    const { user } = await renderBacklogs()
    await choose(
      user,
      'Actions for “Remove the second confirmation when logging out”',
      `Move to “${story}”`,
    )
    await waitFor(() => expect(inStory(`Items of “${story}”`)).toHaveLength(2))
    await user.click(await screen.findByRole('button', { name: 'UNDO' }))
    await waitFor(() => expect(inStory('No story')).toHaveLength(1))
  })

  it('delete a story but not its items, and restore it with them', async () => {
    const { user } = await renderBacklogs()
    await choose(user, `Actions for “${story}”`, 'Delete')
    await waitFor(() => expect(inStory('No story')).toContain('Night shift hand-over checklist'))
    await waitFor(() => expect(focused()).toHaveAccessibleName(/As a /))
    await user.click(await screen.findByRole('button', { name: 'UNDO' }))
    await waitFor(() => expect(inStory(`Items of “${story}”`)).toHaveLength(1))
    await waitFor(() => expect(focused()).toHaveAccessibleName(expect.stringContaining(story)))
  })

  it('move the focus to the next item when an item moves into a collapsed story', async () => {
    const { user } = await renderBacklogs()
    await user.click(screen.getByRole('button', { name: `Items of “${story}”` }))
    await choose(user, 'Actions for “Game tiles without a picture”', `Move to “${story}”`)
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: 'Game tiles without a picture' })).toBeNull(),
    )
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Slip upload fails on old phones' })).toHaveFocus(),
    )
  })

  it('move an item without a story among the items of its column', async () => {
    await kanbanDatabase.stories.delete('story-1')
    const { user } = await renderBacklogs()
    const [first = '', second = '', ...others] = inStory('No story')
    await choose(user, `Actions for “${second}”`, 'Move up')
    await waitFor(() => expect(inStory('No story')).toEqual([second, first, ...others]))
    await user.click(screen.getByRole('button', { name: `Actions for “${first}”` }))
    const down = await screen.findByRole('menuitem', { name: 'Move down' })
    expect(down).toHaveAttribute('aria-disabled', 'true')
  })

  it('show a story without items when the search finds it', async () => {
    await kanbanDatabase.stories.update('story-3', { itemIds: [] })
    await renderBacklogs('/app/kanban/backlogs?q=support%20agent')
    expect(await screen.findByText('0 of 10 shown')).toBeVisible()
  })

  it('expand a collapsed story for a search and collapse it afterwards', async () => {
    const { user } = await renderBacklogs()
    await user.click(toggle())
    await user.type(screen.getByRole('searchbox'), 'night shift')
    await waitFor(() => expect(inStory(`Items of “${story}”`)).toHaveLength(1))
    await user.clear(screen.getByRole('searchbox'))
    await waitFor(() => expect(toggle()).toHaveAttribute('aria-expanded', 'false'))
  })

  it('are controlled by arrows and single keys through all stories', async () => {
    const { user } = await renderBacklogs()
    await waitFor(async () => {
      await user.keyboard('j')
      expect(backlogItems()[0]).toHaveFocus()
    })
    await user.keyboard('{ArrowDown}{ArrowDown}j{ArrowRight}{ArrowLeft}')
    expect(backlogItems()[3]).toHaveFocus()
    await user.keyboard('kn')
    const own = screen.getByRole('list', { name: 'Stories' }).querySelector('li')
    expect(own?.querySelector('input')).toHaveFocus()
    await user.keyboard('{Escape}')
    backlogItems()[2]?.focus()
    const name = backlogItems()[3]?.textContent
    await user.keyboard('c')
    await waitFor(() => expect(backlogItems()).toHaveLength(9))
    expect(backlogItems()[2]?.textContent).toBe(name)
    await user.keyboard('?')
    const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
    expect(within(help).queryByText('To the column beside it')).toBeNull()
  })

  it('move an item by Alt and arrows, also between stories, and undo it', async () => {
    const { user } = await renderBacklogs()
    const other = 'As a player I understand the rules before I play'
    const [first = '', second = '', third = ''] = inStory(`Items of “${other}”`)
    const carried = 'Night shift hand-over checklist'
    const press = (key: string) => user.keyboard(`{Alt>}{${key}}{/Alt}`)
    screen.getByRole('link', { name: first }).focus()
    await press('ArrowDown')
    await waitFor(() => expect(inStory(`Items of “${other}”`)).toEqual([second, first, third]))
    expect(screen.getByText(`${first} dropped at place 2 of 3 in ${other}.`)).toBeInTheDocument()
    await press('ArrowDown')
    await waitFor(() => expect(inStory(`Items of “${other}”`)).toEqual([second, third, first]))
    await waitFor(() => expect(screen.getByRole('link', { name: first })).toHaveFocus())
    await press('ArrowDown')
    await waitFor(() => expect(inStory(`Items of “${story}”`)).toEqual([first, carried]))
    await waitFor(() => expect(screen.getByRole('link', { name: first })).toHaveFocus())
    expect(await screen.findByText(`“${first}” moved to “${story}”`)).toBeVisible()
    await press('ArrowUp')
    await waitFor(() => expect(inStory(`Items of “${other}”`)).toEqual([second, third, first]))
    await screen.findByText(`“${first}” moved to “${other}”`)
    await user.click(screen.getByRole('button', { name: 'UNDO' }))
    await waitFor(() => expect(inStory(`Items of “${story}”`)).toEqual([first, carried]))

    // A collapsed story is skipped.
    await user.click(toggle())
    screen.getByRole('link', { name: third }).focus()
    await press('ArrowDown')
    const below = 'Items of “As a player on an old phone I can do everything”'
    await waitFor(() => expect(inStory(below)[0]).toBe(third))
  })

  it('move an item to the top and the bottom of its story', async () => {
    const { user } = await renderBacklogs()
    const list = 'Items of “As a player I understand the rules before I play”'
    const [first = '', second = '', third = ''] = inStory(list)
    await choose(user, `Actions for “${third}”`, 'Move to the top')
    await waitFor(() => expect(inStory(list)).toEqual([third, first, second]))
    await choose(user, `Actions for “${third}”`, 'Move to the bottom')
    await waitFor(() => expect(inStory(list)).toEqual([first, second, third]))
  })

  it('add a story and edit it in the drawer', async () => {
    const { user } = await renderBacklogs('/app/kanban/backlogs?story=story-3')
    const drawer = await screen.findByRole('dialog', { name: 'Story' })
    await user.type(
      within(drawer).getByLabelText('Acceptance criteria'),
      ' Fast.{Control>}{Enter}{/Control}',
    )
    await waitFor(async () =>
      expect((await kanbanDatabase.stories.get('story-3'))?.acceptance).toMatch(/day\. Fast\.$/),
    )
    await user.click(within(drawer).getByRole('button', { name: 'Close' }))
    await user.click(await screen.findByRole('button', { name: 'Add story' }))
    await user.type(screen.getByLabelText('Story title'), 'A new one{Enter}')
    expect(await screen.findByRole('link', { name: 'A new one' })).toBeVisible()
  })
})
