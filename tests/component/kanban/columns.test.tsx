import 'fake-indexeddb/auto'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { api } from '#api/client/api'
import { kanbanDatabase } from '#mocks/kanban/database'
import { choose, focused, renderBoard, startKanban, titles } from './openKanban'

startKanban()

describe('the columns of the board', () => {
  it('are added, renamed and deleted', async () => {
    const { user } = await renderBoard()
    await user.click(screen.getByRole('button', { name: 'Add column' }))
    await user.type(screen.getByLabelText('Column name'), 'Later{Enter}')
    expect(await screen.findByRole('region', { name: 'Later' })).toBeVisible()
    await user.keyboard('{Escape}')
    await choose(user, 'Actions for the column “Later”', 'Rename')
    await user.clear(screen.getByLabelText('Column name'))
    await user.type(screen.getByLabelText('Column name'), 'Some day{Enter}')
    expect(await screen.findByRole('region', { name: 'Some day' })).toBeVisible()
    await choose(user, 'Actions for the column “Some day”', 'Delete column')
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Some day' })).toBeNull())
    await waitFor(() => expect(focused()).toHaveAccessibleName(/Closed/))
    await user.click(await screen.findByRole('button', { name: 'UNDO' }))
    expect(await screen.findByRole('region', { name: 'Some day' })).toBeVisible()
    await waitFor(() => expect(focused()).toHaveAccessibleName(/Some day/))
  })

  it('ask where to move their items before they are deleted', async () => {
    const { user } = await renderBoard()
    await choose(user, 'Actions for the column “Active”', 'Delete column')
    const dialog = await screen.findByRole('alertdialog')
    expect(dialog).toHaveTextContent('It contains 3 items')
    await user.selectOptions(within(dialog).getByLabelText('Move the items to'), 'Closed')
    await user.click(within(dialog).getByRole('button', { name: 'Delete column' }))
    await waitFor(() => expect(titles('Closed')).toHaveLength(5))
    expect(screen.queryByRole('region', { name: 'Active', hidden: true })).toBeNull()
    await waitFor(() => expect(focused()).toHaveAccessibleName(/Resolved/))
    await user.click(await screen.findByRole('button', { name: 'UNDO' }))
    await waitFor(() => expect(titles('Active')).toHaveLength(3))
    expect(titles('Closed')).toHaveLength(2)
  })

  it('keep a new name being typed when another window deletes the column', async () => {
    const { user, store } = await renderBoard()
    await choose(user, 'Actions for the column “Resolved”', 'Rename')
    await user.type(screen.getByLabelText('Column name'), ' or not')
    const state = await kanbanDatabase.columns.get('column-3')
    expect(state?.title).toBe('Resolved')
    await kanbanDatabase.columns.delete('column-3')
    store.dispatch(api.util.invalidateTags(['Kanban']))
    expect(
      await screen.findByText('This was deleted elsewhere. Your text is still here.'),
    ).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Resolved' })).toBeNull()
    const field = screen.getByLabelText('Column name')
    expect(field).toHaveValue('Resolved or not')
    await user.type(field, '{Enter}')
    expect(await screen.findByRole('region', { name: 'Resolved or not' })).toBeVisible()
  })

  it('follow a rename in another window and warn before overwriting it', async () => {
    const { user, store } = await renderBoard()
    const renameElsewhere = async (title: string) => {
      await kanbanDatabase.columns.update('column-3', { title })
      store.dispatch(api.util.invalidateTags(['Kanban']))
    }
    await choose(user, 'Actions for the column “Resolved”', 'Rename')
    const field = screen.getByLabelText('Column name')
    await renameElsewhere('Settled')
    await waitFor(() => expect(field).toHaveValue('Settled'))
    await user.type(field, ' or not')
    await renameElsewhere('Done')
    expect(await screen.findByText(/^This will replace a change saved elsewhere/)).toBeVisible()
    expect(field).toHaveValue('Settled or not')
    await user.click(screen.getByRole('button', { name: 'Use that' }))
    expect(field).toHaveValue('Done')
    expect(field).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('heading', { name: 'Done' })).toBeVisible()
  })

  it('keep the typed title of a new item when another window deletes the column', async () => {
    const { user, store } = await renderBoard()
    await user.click(screen.getByRole('button', { name: 'Add item: Resolved' }))
    await user.type(screen.getByLabelText('Item title'), 'Half a title')
    await kanbanDatabase.columns.delete('column-3')
    store.dispatch(api.util.invalidateTags(['Kanban']))
    expect(
      await screen.findByText('This was deleted elsewhere. Your text is still here.'),
    ).toBeVisible()
    const heir = within(screen.getByRole('region', { name: 'New' }))
    expect(heir.getByLabelText('Item title')).toHaveValue('Half a title')
  })
})
