import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { api } from '#api/client/api'
import { kanbanPaths } from '#contract/kanban/kanban'
import { kanbanDatabase } from '#mocks/kanban/database'
import { answerDemo } from '../demoPages'
import { focused, renderBoard, startKanban, title, titles } from './openKanban'

startKanban()

describe('the drawer of an item', () => {
  it('edits an item and sends only the changed fields', async () => {
    const calls = answerDemo()
    const { user } = await renderBoard('/app/kanban/board?item=item-2')
    const drawer = await screen.findByRole('dialog', { name: 'Item' })
    const field = within(drawer).getByLabelText(/^Title/)
    await user.selectOptions(within(drawer).getByLabelText('Priority'), 'High')
    await user.clear(field)
    await user.click(field)
    await user.paste('Better\r\n in one line')
    await user.keyboard('{Enter}')
    await waitFor(() =>
      expect(calls.find(({ path }) => path === kanbanPaths.editItem)?.body).toEqual({
        item: { id: 'item-2', title: 'Better in one line', priority: 'high' },
      }),
    )
    await user.click(within(drawer).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(titles('New')).toContain('Better in one line'))
    expect(screen.getByTestId('address')).toHaveTextContent(/^\/app\/kanban\/board$/)
  })

  it('follows another tab’s changes and shows what it would overwrite', async () => {
    const calls = answerDemo()
    const { user, store } = await renderBoard('/app/kanban/board?item=item-2')
    const drawer = await screen.findByRole('dialog', { name: 'Item' })
    const description = within(drawer).getByLabelText('Description')
    await user.clear(description)
    await user.type(description, 'Typed here')
    await kanbanDatabase.items.update('item-2', { title: 'From the other tab', description: 'Too' })
    store.dispatch(api.util.invalidateTags(['Kanban']))
    await waitFor(() =>
      expect(within(drawer).getByLabelText(/^Title/)).toHaveValue('From the other tab'),
    )
    expect(description).toHaveValue('Typed here')
    expect(within(drawer).getByText(/^This will replace/)).toHaveTextContent('Too')
    await user.click(within(drawer).getByRole('button', { name: 'Use that' }))
    expect(description).toHaveValue('Too')
    expect(description).toHaveFocus()
    await user.keyboard('{Control>}a{/Control}Typed here')
    expect(within(drawer).queryByText(/^This will replace/)).not.toBeInTheDocument()
    await user.click(within(drawer).getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(calls.find(({ path }) => path === kanbanPaths.editItem)?.body).toEqual({
        item: { id: 'item-2', description: 'Typed here' },
      }),
    )
  })

  it('shows which choices and dates of another window it would overwrite', async () => {
    const calls = answerDemo()
    const { user, store } = await renderBoard('/app/kanban/board?item=item-2')
    const drawer = await screen.findByRole('dialog', { name: 'Item' })
    const priority = within(drawer).getByLabelText('Priority')
    const due = within(drawer).getByLabelText('Due date')
    // A change that was undone here follows the other window.
    const title = within(drawer).getByLabelText(/^Title/)
    await user.type(title, 'x{Backspace}')
    const [nobody] = within(drawer).getByLabelText<HTMLSelectElement>('Assigned to').options
    await user.selectOptions(within(drawer).getByLabelText('Assigned to'), nobody?.text ?? '')
    await user.selectOptions(priority, 'High')
    fireEvent.change(due, { target: { value: '2026-12-24' } })
    const dueDate = '2026-12-30T17:00:00.000Z'
    await kanbanDatabase.items.update('item-2', {
      title: 'Theirs',
      assign: 'profile-1',
      priority: 'low',
      dueDate,
    })
    store.dispatch(api.util.invalidateTags(['Kanban']))
    const notes = await within(drawer).findAllByText(/^This will replace/)
    expect(title).toHaveValue('Theirs')
    const person = (await kanbanDatabase.profiles.get('profile-1'))?.name ?? '?'
    const [assignNote, priorityNote, dueNote] = notes
    expect(assignNote).toHaveTextContent(person)
    expect(priorityNote).toHaveTextContent('Low')
    expect(dueNote).toHaveTextContent('31 Dec 2026')
    for (const name of ['priority', 'dueDay']) {
      const [, take] = within(drawer).getAllByRole('button', { name: 'Use that' })
      await user.click(take ?? drawer)
      expect(document.activeElement).toHaveAttribute('name', name)
    }
    expect(priority).toHaveValue('low')
    expect(due).toHaveValue('2026-12-31')
    // Saving keeps the assignee chosen here.
    await user.click(within(drawer).getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(calls.find(({ path }) => path === kanbanPaths.editItem)?.body).toEqual({
        item: { id: 'item-2', assign: null },
      }),
    )
    await waitFor(() => expect(within(drawer).queryByText(/^This will replace/)).toBeNull())
  })

  it('keeps typed text when another tab deletes the item', async () => {
    const { user, store } = await renderBoard('/app/kanban/board?item=item-2')
    const drawer = await screen.findByRole('dialog', { name: 'Item' })
    await user.type(within(drawer).getByLabelText('Description'), ' and more')
    await user.type(within(drawer).getByLabelText('Write a comment'), 'Half a comment')
    await kanbanDatabase.items.delete('item-2')
    store.dispatch(api.util.invalidateTags(['Kanban']))
    expect(await within(drawer).findByText(/^This was deleted elsewhere/)).toBeVisible()
    expect(within(drawer).getByLabelText('Description')).toHaveDisplayValue(/ and more$/)
    expect(within(drawer).getByLabelText('Write a comment')).toHaveValue('Half a comment')
    expect(within(drawer).queryByRole('button', { name: 'Delete' })).toBeNull()
    await user.click(within(drawer).getByRole('button', { name: 'Close' }))
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('Discard the changes?')
  })

  it('asks before it drops typed text', async () => {
    const { user } = await renderBoard('/app/kanban/board?item=item-2')
    const drawer = await screen.findByRole('dialog', { name: 'Item' })
    await user.type(within(drawer).getByLabelText('Description'), ' and more')
    await user.click(within(drawer).getByRole('button', { name: 'Close' }))
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('Discard the changes?')
    await user.click(screen.getByRole('button', { name: 'Keep editing' }))
    expect(within(drawer).getByLabelText('Description')).toHaveValue(
      'Support copies the state by hand from three screens. Put requested, approved and paid with their times into one line to paste. and more',
    )
  })

  it('reports a full title and a full comment', async () => {
    const { user } = await renderBoard('/app/kanban/board?item=item-3')
    const drawer = within(await screen.findByRole('dialog', { name: 'Item' }))
    const title = drawer.getByRole('textbox', { name: /^Title/ })
    await user.click(title)
    await user.paste('مرحبا'.repeat(2000))
    expect(title).toHaveAccessibleDescription('No more than 200 characters fit in here.')
    await user.click(drawer.getByLabelText('Write a comment'))
    await user.paste('x'.repeat(30_000))
    expect(drawer.getByText('No more than 20,000 characters fit in here.')).toBeVisible()
  })

  it('archives its item unchanged', async () => {
    const { user } = await renderBoard('/app/kanban/board?item=item-2')
    const drawer = await screen.findByRole('dialog', { name: 'Item' })
    await user.click(within(drawer).getByRole('button', { name: 'Move to the archive' }))
    await waitFor(() => expect(titles('New')).toHaveLength(2))
    await user.click(screen.getByRole('button', { name: 'Archive' }))
    const archive = await screen.findByRole('dialog', { name: 'Archive' })
    expect(await within(archive).findByRole('button', { name: `Restore “${title}”` })).toBeVisible()
  })

  it('deletes an item and restores it with its comments', async () => {
    const { user } = await renderBoard('/app/kanban/board?item=item-1')
    const drawer = await screen.findByRole('dialog', { name: 'Item' })
    await user.click(within(drawer).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(titles('New')).toHaveLength(2))
    await waitFor(() => expect(focused()).toHaveTextContent(titles('New')[0] ?? 'none'))
    await user.click(await screen.findByRole('button', { name: 'UNDO' }))
    await waitFor(() => expect(titles('New')[0]).toMatch(/^Warn before/))
    await waitFor(() => expect(focused()).toHaveTextContent(/^Warn before/))
    expect(await kanbanDatabase.comments.get('comment-1')).toBeDefined()
  })

  it('says that there is no such item, and links back', async () => {
    const { user } = await renderBoard('/app/kanban/board?item=ghost')
    expect(await screen.findByText('Not found')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Back to the list' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
