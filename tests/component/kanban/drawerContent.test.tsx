import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { api } from '#api/client/api'
import { hasUnsaved } from '#lib/unsaved'
import { kanbanDatabase } from '#mocks/kanban/database'
import { choose, renderBoard, startKanban } from './openKanban'

startKanban()

const ofSupport = () => kanbanDatabase.items.filter((item) => item.labelIds.includes('label-2'))

/** Files as they are dropped or pasted together. */
const twoFiles = (name: string) => ({
  files: [new File(['1'], name), new File(['2'], `2-${name}`)],
  types: ['Files'],
})

describe('the content of an item in its drawer', () => {
  it('loses a deleted label everywhere and gets it back, in the archive too', async () => {
    await kanbanDatabase.items
      .where('id')
      .equals('item-2')
      .modify({ archivedAt: new Date().toISOString() })
    const before = await ofSupport().primaryKeys()
    expect(before).toContain('item-2')
    const { user } = await renderBoard('/app/kanban/board?item=item-4')
    await user.click(await screen.findByRole('button', { name: 'Choose labels' }))
    const dialog = await screen.findByRole('dialog', { name: 'Labels' })
    await user.click(within(dialog).getByRole('button', { name: 'Remove Support' }))
    await waitFor(async () => expect(await ofSupport().count()).toBe(0))
    await user.click(await screen.findByRole('button', { name: 'UNDO', hidden: true }))
    await waitFor(async () => expect(await ofSupport().primaryKeys()).toEqual(before))
    await waitFor(() => expect(within(dialog).getByText('Support').closest('li')).toHaveFocus())
  })

  it('takes comments and files', async () => {
    const { user } = await renderBoard('/app/kanban/board?item=item-3')
    const drawer = await screen.findByRole('dialog', { name: 'Item' })
    await user.type(
      within(drawer).getByLabelText('Write a comment'),
      'See{Enter}https://a.example/b{Control>}{Enter}{/Control}',
    )
    const link = await within(drawer).findByRole('link', { name: 'https://a.example/b' })
    expect(link).toHaveAttribute('href', 'https://a.example/b')
    const field = within(drawer).getByLabelText('Write a comment')
    await waitFor(() => expect(field).toHaveValue(''))
    const file = new File(['12345'], 'notes.txt', { type: 'text/plain' })
    await user.upload(
      drawer.querySelector('input[type="file"]') ?? document.createElement('input'),
      file,
    )
    expect(await within(drawer).findByText('notes.txt')).toBeVisible()
    expect(within(drawer).getByText('5 bytes')).toBeVisible()
    await user.click(within(drawer).getByRole('button', { name: 'Remove notes.txt' }))
    await waitFor(() => expect(within(drawer).queryByText('notes.txt')).toBeNull())
    await user.click(await screen.findByRole('button', { name: 'UNDO' }))
    const back = (await within(drawer).findByText('notes.txt')).closest('li')
    await waitFor(() => expect(back).toHaveFocus())
    expect(fireEvent.drop(field, { dataTransfer: twoFiles('dropped.txt') })).toBe(false)
    // While the other files are still being sent.
    expect(fireEvent.paste(field, { clipboardData: twoFiles('pasted.txt') })).toBe(false)
    expect(await within(drawer).findByText('2-dropped.txt')).toBeVisible()
    expect(await within(drawer).findByText('2-pasted.txt')).toBeVisible()
  })

  it('shows a picture large, and removing the file removes and UNDO restores its cover', async () => {
    const picture = 'data:image/jpeg;base64,AAAA'
    const attachments = ['first.jpg', 'second.jpg'].map((name, index) => ({
      id: name,
      name,
      size: 5,
      image: index === 0 ? picture : null,
    }))
    await kanbanDatabase.items.update('item-3', { image: picture, attachments })
    const { user } = await renderBoard('/app/kanban/board?item=item-3')
    const drawer = await screen.findByRole('dialog', { name: 'Item' })
    await user.click(await within(drawer).findByRole('button', { name: 'Picture: first.jpg' }))
    const large = await screen.findByRole('dialog', { name: 'first.jpg' })
    expect(within(large).getByRole('img', { name: 'first.jpg' })).toBeVisible()
    await user.click(within(large).getByRole('button', { name: 'Close' }))
    await user.click(within(drawer).getByRole('button', { name: 'Remove first.jpg' }))
    await screen.findByText('“first.jpg” deleted')
    expect(await kanbanDatabase.items.get('item-3')).toMatchObject({
      image: null,
      attachments: [{ id: 'second.jpg' }],
    })
    await user.click(screen.getByRole('button', { name: 'UNDO' }))
    await waitFor(async () =>
      expect(await kanbanDatabase.items.get('item-3')).toMatchObject({
        image: picture,
        attachments,
      }),
    )
  })

  it('names each file that is not a usable picture, and adds the others', async () => {
    await renderBoard('/app/kanban/board?item=item-3')
    const drawer = await screen.findByRole('dialog', { name: 'Item' })
    const pictures = ['one.png', 'two.png'].map(
      (name) => new File(['1'], name, { type: 'image/png' }),
    )
    const large = new File([new Uint8Array(20 * 1024 * 1024 + 1)], 'three.png', {
      type: 'image/png',
    })
    const files = [...pictures, large, new File(['2'], 'after.txt')]
    fireEvent.drop(drawer, { dataTransfer: { files, types: ['Files'] } })
    expect(await within(drawer).findByText('after.txt')).toBeVisible()
    expect(within(drawer).getByRole('alert')).toHaveTextContent(
      '“one.png” cannot be read as a picture. “two.png” cannot be read as a picture. The picture “three.png” is too large.',
    )
  })

  it('lets the author edit and delete a comment, and undoes the deletion', async () => {
    const { user, store } = await renderBoard('/app/kanban/board?item=item-3')
    const drawer = await screen.findByRole('dialog', { name: 'Item' })
    const comments = within(within(drawer).getByRole('region', { name: 'Comments' }))
    await user.type(comments.getByLabelText('Write a comment'), 'First')
    await user.click(comments.getByRole('button', { name: 'Comment' }))
    const edit = await comments.findByRole('button', { name: 'Edit' })
    expect(edit).toHaveAccessibleDescription('First')
    await user.click(edit)
    expect(comments.getByLabelText('Edit')).toHaveFocus()
    await user.keyboard(' of all')
    expect(hasUnsaved()).toBe(true)
    await user.click(within(drawer).getByRole('button', { name: 'Close' }))
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
    await user.click(comments.getByRole('button', { name: 'Save' }))
    // Not the text field, which holds the same words until it closes.
    expect(await comments.findByText('First of all', { selector: ':not(textarea)' })).toBeVisible()
    expect(await comments.findByText(/edited/)).toBeVisible()
    await user.click(comments.getByRole('button', { name: 'Edit' }))
    await user.keyboard('{Escape}')
    await user.click(comments.getByRole('button', { name: 'Delete the comment' }))
    await waitFor(() => expect(comments.queryByText('First of all')).toBeNull())
    // The keys for UNDO also work in the drawer.
    expect(await screen.findByRole('button', { name: 'UNDO' })).toBeVisible()
    await user.keyboard('{Control>}z{/Control}')
    const editAgain = await comments.findByRole('button', { name: 'Edit' })
    await waitFor(() => expect(editAgain.closest('[data-entry]')).toHaveFocus())
    await user.click(editAgain)
    await user.keyboard('!')
    // Another tab has deleted the comment: the text typed for it can still be sent.
    await kanbanDatabase.items.update('item-3', { commentIds: [] })
    store.dispatch(api.util.invalidateTags(['Kanban']))
    await waitFor(() =>
      expect(comments.getByLabelText('Write a comment')).toHaveValue('First of all!'),
    )
  })

  it('gets labels, which can be created and renamed', async () => {
    const { user } = await renderBoard('/app/kanban/board?item=item-4')
    const drawer = await screen.findByRole('dialog', { name: 'Item' })
    await user.click(within(drawer).getByRole('button', { name: 'Choose labels' }))
    const dialog = await screen.findByRole('dialog', { name: 'Labels' })
    expect(within(dialog).getByLabelText('Phones')).toBeChecked()
    await user.click(within(dialog).getByLabelText('Support'))
    await waitFor(() => expect(within(dialog).getByLabelText('Support')).toBeChecked())
    await user.click(within(dialog).getByRole('button', { name: 'New label' }))
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    expect(await within(dialog).findByText('Enter a name.')).toBeVisible()
    await user.type(within(dialog).getByLabelText(/Name of the label/), ' phones')
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    expect(
      await within(dialog).findByText('There is already a label with this name.'),
    ).toBeVisible()
    await user.clear(within(dialog).getByLabelText(/Name of the label/))
    await user.type(within(dialog).getByLabelText(/Name of the label/), 'Urgent')
    await user.click(within(dialog).getByLabelText('Red'))
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(within(dialog).getByLabelText('Urgent')).toBeChecked())
    await user.click(within(dialog).getByRole('button', { name: 'Edit “Urgent”' }))
    const name = within(dialog).getByLabelText(/Name of the label/)
    await user.clear(name)
    await user.type(name, 'Today')
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('Discard the changes?')
    await user.click(screen.getByRole('button', { name: 'Keep editing' }))
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(within(dialog).getByLabelText('Today')).toBeChecked())
    expect(
      (await kanbanDatabase.labels.toArray()).find((label) => label.name === 'Today'),
    ).toMatchObject({
      color: 'red',
    })
  })

  it('ticks, moves, deletes and adds checklist lines', async () => {
    const { user } = await renderBoard('/app/kanban/board?item=item-6')
    const drawer = await screen.findByRole('dialog', { name: 'Item' })
    const list = within(drawer).getByRole('region', { name: 'Checklist' })
    const lines = () =>
      within(list)
        .getAllByRole('checkbox')
        .map((box) => box.parentElement?.textContent)
    const third = 'Accounts that are closed for the night'
    await user.click(within(list).getByLabelText(third))
    expect(await within(list).findByText('3 of 3 done')).toBeVisible()
    await choose(user, `Actions for “${third}”`, 'Move up')
    await waitFor(() => expect(lines()[1]).toBe(third))
    await choose(user, `Actions for “${third}”`, 'Move to the top')
    await waitFor(() => expect(lines()[0]).toBe(third))
    await choose(user, `Actions for “${third}”`, 'Move to the bottom')
    await waitFor(() => expect(lines()[2]).toBe(third))
    await choose(user, `Actions for “${third}”`, 'Delete')
    await waitFor(() => expect(lines()).not.toContain(third))
    await user.click(await screen.findByRole('button', { name: 'UNDO' }))
    await waitFor(() => expect(within(list).getByLabelText(third).closest('li')).toHaveFocus())
    await choose(user, `Actions for “${third}”`, 'Delete')
    await waitFor(() => expect(lines()).not.toContain(third))
    await user.click(within(list).getByRole('button', { name: 'Add a line' }))
    await user.type(within(list).getByLabelText('To do'), 'One{Enter}')
    await waitFor(() => expect(lines()).toContain('One'))
    await user.keyboard('Two{Enter}')
    await waitFor(() => expect(lines().slice(2)).toEqual(['One', 'Two']))
    expect(await within(list).findByText('2 of 4 done')).toBeVisible()
  })
})
