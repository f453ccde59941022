import 'fake-indexeddb/auto'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { kanbanPaths } from '#contract/kanban/kanban'
import { hasAnythingUnsent } from '#features/account/api/unsent'
import { BoardPage } from '#features/kanban/BoardPage'
import { clockNow, movedClock } from '#lib/device/clock'
import { bangkokDay, dayMs } from '#lib/time'
import { hasUnsaved } from '#lib/unsaved'
import { kanbanDatabase } from '#mocks/kanban/database'
import { answerDemo, asksBeforeLeaving, brokenCall, renderDemo } from '../demoPages'
import { choose, column, focused, renderBoard, startKanban, title, titles } from './openKanban'

startKanban()

/** Fills a column with a hundred items, of which only the first ones are visible. */
async function fillClosed() {
  const [item] = await kanbanDatabase.items.toArray()
  if (!item) throw new Error('There is no item')
  const many = Array.from({ length: 100 }, (_, index) => ({
    ...item,
    id: `many-${index}`,
    title: `Many ${index}`,
  }))
  await kanbanDatabase.items.bulkAdd(many)
  await kanbanDatabase.columns.update('column-4', { itemIds: many.map(({ id }) => id) })
}

/** @returns the labels of the marks on the item with that title */
const marks = () =>
  within(screen.getByRole('link', { name: title, hidden: true }).closest('li') ?? document.body)
    .getAllByRole('img', { hidden: true })
    .map((mark) => mark.getAttribute('aria-label'))

describe('the board', () => {
  it('marks an item as overdue after its due day and shows the age of a comment', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(Date.now())
    const [comment] = await kanbanDatabase.comments.toArray()
    if (!comment) throw new Error('There is no comment')
    const dueDate = `${bangkokDay(clockNow())}T00:00:00+07:00`
    const createdAt = new Date(clockNow()).toISOString()
    await kanbanDatabase.comments.put({ ...comment, id: 'new', createdAt })
    await kanbanDatabase.items.update('item-2', { dueDate, commentIds: ['new'] })
    await renderBoard('/app/kanban/board?item=item-2')
    const drawer = await screen.findByRole('dialog', { name: 'Item' })
    const said = await within(drawer).findByText('now')
    expect(marks()).toContain('Due date')
    onTestFinished(() => void movedClock.set(null))
    act(() => void movedClock.set(2 * dayMs))
    expect(said).toHaveTextContent('2 days ago')
    expect(marks()).toContain('Overdue since')
  })

  it('shows the columns with their items', async () => {
    await renderBoard()
    expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
      'New',
      'Active',
      'Resolved',
      'Closed',
    ])
    expect(titles('New')).toHaveLength(3)
    expect(screen.getByRole('link', { name: 'Board' })).toHaveAttribute('aria-current', 'page')
  })

  it('moves an item by its menu and undoes it', async () => {
    const { user } = await renderBoard()
    await choose(user, `Actions for “${title}”`, 'Move to “Closed”')
    await waitFor(() => expect(titles('Closed')).toContain(title))
    expect(titles('New')).not.toContain(title)
    await waitFor(() => expect(screen.getByRole('link', { name: title })).toHaveFocus())
    await user.click(await screen.findByRole('button', { name: 'UNDO' }))
    await waitFor(() => expect(titles('New')[1]).toBe(title))
    await waitFor(() => expect(screen.getByRole('link', { name: title })).toHaveFocus())
  })

  it('shortens a very long title in a toast', async () => {
    const long = `Everything${' that waits for the bank'.repeat(40)}`
    const item = await kanbanDatabase.items.toCollection().first()
    if (!item) throw new Error('There is no item')
    await kanbanDatabase.items.update(item.id, { title: long })
    const { user } = await renderBoard()
    await choose(user, `Actions for “${long}”`, 'Move to “Closed”')
    const told = await screen.findByText(/^“Everything.*…” moved to “Closed”$/)
    expect(told.textContent.length).toBeLessThan(100)
  })

  it('moves the focus from an item that leaves the view to the next one', async () => {
    await fillClosed()
    const { user } = await renderBoard()
    const [, , next = ''] = titles('New')
    await choose(user, `Actions for “${title}”`, 'Move to “Closed”')
    await waitFor(() => expect(titles('New')).not.toContain(title))
    expect(titles('Closed')).not.toContain(title)
    await waitFor(() => expect(screen.getByRole('link', { name: next })).toHaveFocus())
    await choose(user, 'Actions for “Many 1”', 'Move to the bottom')
    await waitFor(() => expect(screen.getByRole('link', { name: 'Many 2' })).toHaveFocus())
  })

  it('focuses the column when an item is restored out of view', async () => {
    await fillClosed()
    const { user } = await renderBoard()
    await choose(user, 'Actions for “Many 2”', 'Delete')
    await waitFor(() => expect(titles('Closed')).not.toContain('Many 2'))
    const box = column('Closed').querySelector<HTMLElement>('[data-rfd-droppable-id]')
    if (box) box.scrollTop = 6000
    fireEvent.scroll(box ?? document.body)
    await waitFor(() => expect(titles('Closed')).not.toContain('Many 1'))
    await user.click(await screen.findByRole('button', { name: 'UNDO' }))
    await waitFor(() => expect(column('Closed')).toHaveFocus())
    expect(titles('Closed')).not.toContain('Many 2')
  })

  it('moves the focus from a deleted item to the next one', async () => {
    const { user } = await renderBoard()
    const [, , next = ''] = titles('New')
    await choose(user, `Actions for “${title}”`, 'Delete')
    await waitFor(() => expect(screen.getByRole('link', { name: next })).toHaveFocus())
  })

  it('copies an item with its labels and checklist below it, and undoes that', async () => {
    const { user } = await renderBoard()
    const before = titles('New')
    await choose(user, `Actions for “${title}”`, 'Copy')
    await screen.findByText(`“${title}” was copied`)
    const at = before.indexOf(title)
    await waitFor(() =>
      expect(titles('New')).toEqual([...before.slice(0, at + 1), ...before.slice(at)]),
    )
    const stored = await kanbanDatabase.items.filter((item) => item.title === title).toArray()
    const [one, other] = stored.map(({ labelIds, checklist, description, priority }) => ({
      labelIds,
      checklist,
      description,
      priority,
    }))
    expect(other).toEqual(one)
    await user.click(screen.getByRole('button', { name: /undo/i }))
    await waitFor(() => expect(titles('New')).toEqual(before))
    await waitFor(() => expect(screen.getByRole('link', { name: title })).toHaveFocus())
  })

  it('reverts a failed move and says so', async () => {
    answerDemo({ [kanbanPaths.updateItemOrder]: brokenCall })
    const { user } = await renderBoard()
    await choose(user, `Actions for “${title}”`, 'Move to the top')
    expect(await screen.findByText(/The change could not be made/)).toBeVisible()
    await waitFor(() => expect(titles('New')[1]).toBe(title))
  })

  it('says that a moved item was deleted elsewhere', async () => {
    const { user } = await renderBoard()
    await kanbanDatabase.items.delete('item-2')
    await choose(user, `Actions for “${title}”`, 'Move to the top')
    expect(
      await screen.findByText('The change could not be made. The item was deleted elsewhere.'),
    ).toBeVisible()
  })

  it('adds an item in place, once', async () => {
    const { user } = await renderBoard()
    await user.click(screen.getByRole('button', { name: 'Add item: Resolved' }))
    await user.keyboard('{Enter}')
    expect(screen.getByText('Enter a title.')).toBeVisible()
    await user.type(screen.getByLabelText('Item title'), 'ทดสอบ <b>x</b>{Enter}{Enter}')
    await waitFor(() => expect(titles('Resolved')).toHaveLength(3))
    expect(titles('Resolved')[2]).toBe('ทดสอบ <b>x</b>')
    // The form stays open for the next item until Escape.
    const field = screen.getByLabelText('Item title')
    expect(field).toHaveFocus()
    expect(field).toHaveValue('')
    await user.keyboard('Another{Enter}')
    await waitFor(() => expect(titles('Resolved')).toHaveLength(4))
    await user.keyboard('Half a{Escape}')
    expect(screen.queryByLabelText('Item title')).toBeNull()
    expect(screen.getByRole('button', { name: 'Add item: Resolved' })).toHaveFocus()
    // Text in a closed form is found again there, and no question is asked about it, not even at a logout.
    expect(hasUnsaved()).toBe(false)
    expect(await hasAnythingUnsent('M1001')).toBe(false)
    await user.keyboard('{Enter}')
    expect(screen.getByLabelText('Item title')).toHaveValue('Half a')
    expect(hasUnsaved()).toBe(true)
  })

  it('says that a pasted title was cut', async () => {
    const { user } = await renderBoard()
    await user.click(screen.getByRole('button', { name: 'Add item: Resolved' }))
    await user.paste('x'.repeat(201))
    expect(screen.getByLabelText('Item title')).toHaveValue('x'.repeat(200))
    expect(screen.getByText('No more than 200 characters fit in here.')).toBeVisible()
  })

  it('reopens the form with the title of an item that could not be added', async () => {
    const { user } = await renderBoard()
    const { promise, resolve } = Promise.withResolvers<Response>()
    answerDemo({ [kanbanPaths.addItem]: () => promise })
    await user.click(screen.getByRole('button', { name: 'Add item: Resolved' }))
    await user.keyboard('Lost on its way{Enter}{Escape}')
    expect(screen.queryByLabelText('Item title')).toBeNull()
    resolve(brokenCall())
    expect(await screen.findByLabelText('Item title')).toHaveValue('Lost on its way')
  })

  it('keeps typed text that was not added when the user leaves the page', async () => {
    const first = await renderBoard()
    await first.user.click(screen.getByRole('button', { name: 'Add item: Resolved' }))
    await first.user.keyboard('Half a card')
    await first.user.click(screen.getByRole('button', { name: 'Add column' }))
    await first.user.keyboard('Half a column')
    expect(asksBeforeLeaving()).toBe(false)
    first.unmount()

    const { user } = await renderBoard()
    const resolved = within(column('Resolved'))
    expect(resolved.getByLabelText('Item title')).toHaveValue('Half a card')
    expect(screen.getByLabelText('Column name')).toHaveValue('Half a column')
    await user.type(resolved.getByLabelText('Item title'), '{Enter}')
    await waitFor(() => expect(titles('Resolved')).toContain('Half a card'))
    expect(resolved.getByLabelText('Item title')).toHaveValue('')
  })

  it('shows the items that match the search and filters in the address', async () => {
    const { user } = await renderBoard('/app/kanban/board?person=profile-1')
    expect(screen.getByText(/of 10 shown/)).toBeVisible()
    const all = titles('New')
    await user.type(screen.getByRole('searchbox'), 'TURNOVER thai')
    await waitFor(() =>
      expect(titles('New')).toEqual(['Translate the turnover explanation into Thai']),
    )
    // The filter leaves two of the three items in this column.
    expect(all).toHaveLength(2)
    const address = screen.getByTestId('address')
    expect(address).toHaveTextContent(/person=profile-1&q=TURNOVER\+thai/)
    // The address of an item keeps the filters, and so does closing its drawer.
    await user.click(screen.getByRole('link', { name: titles('New')[0] ?? '' }))
    const drawer = await screen.findByRole('dialog', { name: 'Item' })
    expect(address).toHaveTextContent(/q=TURNOVER\+thai&item=item-3/)
    await user.click(within(drawer).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(address).toHaveTextContent(/q=TURNOVER\+thai$/))
    // The backlogs keep them too.
    expect(screen.getByRole('link', { name: 'Backlogs' })).toHaveAttribute(
      'href',
      '/app/kanban/backlogs?person=profile-1&q=TURNOVER+thai',
    )
    await user.type(screen.getByRole('searchbox'), ' nowhere')
    // The button is in its other position then.
    await waitFor(() => expect(address).toHaveTextContent(/nowhere$/))
    await user.click(await screen.findByRole('button', { name: 'Clear search and filters' }))
    await waitFor(() => expect(titles('New')).toHaveLength(3))
    expect(screen.queryByText(/of 10 shown/)).toBeNull()
  })

  it('filters by label and says that a filter hides a new item', async () => {
    const { user } = await renderBoard()
    await user.click(screen.getByRole('button', { name: 'Filter' }))
    await user.selectOptions(await screen.findByLabelText('Label'), 'Rules')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByText('4 of 10 shown')).toBeVisible())
    expect(await screen.findByRole('button', { name: 'Filter: 1 in use' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Add item: Resolved' }))
    await user.type(screen.getByLabelText('Item title'), 'Hidden{Enter}')
    expect(await screen.findByText(/“Hidden” was added. Search and filters hide it/)).toBeVisible()
  })

  it('does not say that the search hides a new item that matches it', async () => {
    const { user } = await renderBoard('/app/kanban/board?q=wheel')
    await user.click(screen.getByRole('button', { name: 'Add item: New' }))
    await user.type(screen.getByLabelText('Item title'), 'Another wheel{Enter}')
    await waitFor(() => expect(titles('New')).toEqual(['Another wheel']))
    expect(screen.queryByText(/was added/)).toBeNull()
  })

  it('finds an item by the name of its story, which its card shows', async () => {
    await renderBoard('/app/kanban/board?q=support%20agent')
    await waitFor(() => expect(titles('Active')).toEqual(['Night shift hand-over checklist']))
  })

  it('archives an item and restores it from the archive', async () => {
    const { user } = await renderBoard()
    const [, , next = ''] = titles('New')
    await choose(user, `Actions for “${title}”`, 'Move to the archive')
    await waitFor(() => expect(titles('New')).toHaveLength(2))
    await waitFor(() => expect(screen.getByRole('link', { name: next })).toHaveFocus())
    await user.click(screen.getByRole('button', { name: 'Archive' }))
    const archive = await screen.findByRole('dialog', { name: 'Archive' })
    await user.click(await within(archive).findByRole('button', { name: `Restore “${title}”` }))
    expect(await within(archive).findByText(/Archived items appear here/)).toBeVisible()
    await user.click(within(archive).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(titles('New')[1]).toBe(title))
  })

  it('is navigated by arrows, and “/” focuses the search', async () => {
    const { user } = await renderBoard()
    const [first = '', second = ''] = titles('New')
    // The key handlers are loaded separately.
    await waitFor(async () => {
      screen.getByRole('link', { name: first }).focus()
      await user.keyboard('{ArrowDown}')
      expect(screen.getByRole('link', { name: second })).toHaveFocus()
    })
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowLeft}')
    expect(screen.getByRole('link', { name: first })).toHaveFocus()
    await user.keyboard('{ArrowRight}')
    expect(titles('Active')).toContain(focused()?.textContent)
    await user.keyboard('{ArrowLeft}')
    expect(titles('New')).toContain(focused()?.textContent)

    const search = screen.getByRole('searchbox')
    await user.keyboard('/')
    expect(search).toHaveFocus()
    await user.keyboard('a/b')
    expect(search).toHaveValue('a/b')
  })

  it('is controlled by listed single keys, but not while the user types', async () => {
    const { user } = await renderBoard()
    const [first = '', second = '', third = ''] = titles('New')
    await waitFor(async () => {
      await user.keyboard('j')
      expect(screen.getByRole('link', { name: first })).toHaveFocus()
    })
    await user.keyboard('j')
    expect(screen.getByRole('link', { name: second })).toHaveFocus()
    await user.keyboard('{Control>}c{/Control}{Shift>}c{/Shift}kjc')
    await waitFor(() => expect(titles('New')).toEqual([first, third]))
    await waitFor(() => expect(screen.getByRole('link', { name: third })).toHaveFocus())
    fireEvent.keyDown(screen.getByRole('link', { name: third }), { key: 'c', repeat: true })
    await user.keyboard('{ArrowRight}n')
    expect(within(column('Active')).getByLabelText('Item title')).toHaveFocus()
    await user.keyboard('Neck{Escape}')
    expect(titles('Active')).toHaveLength(3)
    expect(titles('New')).toContain(third)
    screen.getByRole('link', { name: first }).focus()
    await user.keyboard('e')
    expect(await screen.findByRole('dialog', { name: 'Item' })).toBeVisible()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.keyboard('?')
    const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
    expect(within(help).getByText('Move to the archive')).toBeVisible()
    expect(within(help).getByText(/^Press Space to lift/)).toBeVisible()
  })

  it('opens an item by its address and closes it by going back', async () => {
    history.replaceState(null, '', '/app/kanban/board')
    const { user } = await renderDemo(<BoardPage />, { inWindow: true })
    await user.click(await screen.findByRole('link', { name: title }))
    const drawer = await screen.findByRole('dialog', { name: 'Item' })
    history.back()
    await waitFor(() => expect(drawer).not.toBeInTheDocument())
    expect(location.pathname + location.search).toBe('/app/kanban/board')
  })

  it('skips damaged records and says so', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    await kanbanDatabase.table('items').put({ id: 'item-1', title: 5 })
    await renderBoard()
    expect(screen.getByText('1 damaged record was left out.')).toBeVisible()
    expect(titles('New')).toHaveLength(2)
  })

  it('prints all items', async () => {
    await fillClosed()
    await renderBoard()
    expect(titles('Closed').length).toBeLessThan(30)
    act(() => void dispatchEvent(new Event('beforeprint')))
    expect(titles('Closed')).toHaveLength(100)
    act(() => void dispatchEvent(new Event('afterprint')))
    expect(titles('Closed').length).toBeLessThan(30)
  })

  it('renders only the visible ones of thousands of items', async () => {
    const [item] = await kanbanDatabase.items.toArray()
    if (!item) throw new Error('no sample')
    const many = Array.from({ length: 2000 }, (_, index) => ({ ...item, id: `many-${index}` }))
    await kanbanDatabase.items.bulkAdd(many)
    await kanbanDatabase.columns.update('column-1', { itemIds: many.map(({ id }) => id) })
    await renderBoard()
    expect(within(column('New')).getByText('2,003')).toBeVisible()
    expect(titles('New').length).toBeLessThan(30)
  })
})
