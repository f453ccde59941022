import 'fake-indexeddb/auto'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { api } from '#api/client/api'
import { kanbanPaths } from '#contract/kanban/kanban'
import { hasAnythingUnsent } from '#features/account/api/unsent'
import { BacklogsPage } from '#features/kanban/BacklogsPage'
import { BoardPage } from '#features/kanban/BoardPage'
import { clockNow, steeredClock } from '#lib/device/clock'
import { bangkokDay, dayMs } from '#lib/time'
import { hasUnsaved } from '#lib/unsaved'
import { kanbanDatabase } from '#mocks/kanban/database'
import { answerDemo, asksBeforeLeaving, brokenCall, renderDemo, resetDemo } from '../demoPages'
import { takeTurns } from '../turns'

takeTurns(8)

beforeEach(() => {
  sessionStorage.clear()
  return resetDemo(kanbanDatabase)
})

async function renderBoard(path = '/app/kanban/board') {
  const rendered = await renderDemo(<BoardPage />, { path })
  await screen.findByRole('region', { name: 'New', hidden: true })
  return rendered
}

/** With a hundred items, of which only the first ones are in sight. */
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

const column = (name: string) => screen.getByRole('region', { name, hidden: true })

const titles = (name: string) =>
  within(within(column(name)).getByRole('list', { hidden: true }))
    .queryAllByRole('link', { hidden: true })
    .map((link) => link.textContent)

const title = 'Answer “Where is my withdrawal?” from the timeline'

/** Of the things that can be dragged. */
const focused = () =>
  document.activeElement?.closest<HTMLElement>('[data-rfd-drag-handle-draggable-id]') ?? null

async function choose(
  user: Awaited<ReturnType<typeof renderBoard>>['user'],
  of: string,
  entry: string,
) {
  await user.click(await screen.findByRole('button', { name: of }))
  await user.click(await screen.findByRole('menuitem', { name: entry }))
}

const ofSupport = () => kanbanDatabase.items.filter((item) => item.labelIds.includes('label-2'))

const inStory = (name: string) =>
  within(screen.getByRole('list', { name }))
    .queryAllByRole('link')
    .map((link) => link.textContent)

/** What is said of the item with that title. */
const marks = () =>
  within(screen.getByRole('link', { name: title, hidden: true }).closest('li') ?? document.body)
    .getAllByRole('img', { hidden: true })
    .map((mark) => mark.getAttribute('aria-label'))

describe('the board', () => {
  it('says that an item is overdue once its day is over, and since when a comment stands', async () => {
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
    onTestFinished(() => void steeredClock.set(null))
    act(() => void steeredClock.set(2 * dayMs))
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

  it('moves an item by its menu, and takes it back', async () => {
    const { user } = await renderBoard()
    await choose(user, `Actions for “${title}”`, 'Move to “Closed”')
    await waitFor(() => expect(titles('Closed')).toContain(title))
    expect(titles('New')).not.toContain(title)
    await waitFor(() => expect(screen.getByRole('link', { name: title })).toHaveFocus())
    await user.click(await screen.findByRole('button', { name: 'UNDO' }))
    await waitFor(() => expect(titles('New')[1]).toBe(title))
    await waitFor(() => expect(screen.getByRole('link', { name: title })).toHaveFocus())
  })

  it('says what was done to an item before a very long title ends', async () => {
    const long = `Everything${' that waits for the bank'.repeat(40)}`
    const item = await kanbanDatabase.items.toCollection().first()
    if (!item) throw new Error('There is no item')
    await kanbanDatabase.items.update(item.id, { title: long })
    const { user } = await renderBoard()
    await choose(user, `Actions for “${long}”`, 'Move to “Closed”')
    const told = await screen.findByText(/^“Everything.*…” moved to “Closed”$/)
    expect(told.textContent.length).toBeLessThan(100)
  })

  it('passes the focus of an item that goes out of sight on to the next one', async () => {
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

  it('has the focus in the column of what comes back out of sight', async () => {
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

  it('passes the focus of an item that is deleted on to the next one', async () => {
    const { user } = await renderBoard()
    const [, , next = ''] = titles('New')
    await choose(user, `Actions for “${title}”`, 'Delete')
    await waitFor(() => expect(screen.getByRole('link', { name: next })).toHaveFocus())
  })

  it('copies an item below it, with its labels and checklist, and takes the copy back', async () => {
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

  it('takes a failed move back and says so', async () => {
    answerDemo({ [kanbanPaths.updateItemOrder]: brokenCall })
    const { user } = await renderBoard()
    await choose(user, `Actions for “${title}”`, 'Move to the top')
    expect(await screen.findByText(/The change could not be made/)).toBeVisible()
    await waitFor(() => expect(titles('New')[1]).toBe(title))
  })

  it('says that what is moved was deleted elsewhere', async () => {
    const { user } = await renderBoard()
    await kanbanDatabase.items.delete('item-2')
    await choose(user, `Actions for “${title}”`, 'Move to the top')
    expect(
      await screen.findByText(
        'The change could not be made. What it is about was deleted elsewhere.',
      ),
    ).toBeVisible()
  })

  it('adds, renames and deletes columns', async () => {
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

  it('asks where the items go before a column with items is deleted', async () => {
    const { user } = await renderBoard()
    await choose(user, 'Actions for the column “Active”', 'Delete column')
    const dialog = await screen.findByRole('alertdialog')
    expect(dialog).toHaveTextContent('3 items are in it')
    await user.selectOptions(within(dialog).getByLabelText('Move the items to'), 'Closed')
    await user.click(within(dialog).getByRole('button', { name: 'Delete column' }))
    await waitFor(() => expect(titles('Closed')).toHaveLength(5))
    expect(screen.queryByRole('region', { name: 'Active', hidden: true })).toBeNull()
    await waitFor(() => expect(focused()).toHaveAccessibleName(/Resolved/))
    await user.click(await screen.findByRole('button', { name: 'UNDO' }))
    await waitFor(() => expect(titles('Active')).toHaveLength(3))
    expect(titles('Closed')).toHaveLength(2)
  })

  it('adds an item in place, once', async () => {
    const { user } = await renderBoard()
    await user.click(screen.getByRole('button', { name: 'Add item: Resolved' }))
    await user.keyboard('{Enter}')
    expect(screen.getByText('Enter a title.')).toBeVisible()
    await user.type(screen.getByLabelText('Item title'), 'ทดสอบ <b>x</b>{Enter}{Enter}')
    await waitFor(() => expect(titles('Resolved')).toHaveLength(3))
    expect(titles('Resolved')[2]).toBe('ทดสอบ <b>x</b>')
    // It stays open for the next one, until Escape.
    const field = screen.getByLabelText('Item title')
    expect(field).toHaveFocus()
    expect(field).toHaveValue('')
    await user.keyboard('Another{Enter}')
    await waitFor(() => expect(titles('Resolved')).toHaveLength(4))
    await user.keyboard('Half a{Escape}')
    expect(screen.queryByLabelText('Item title')).toBeNull()
    expect(screen.getByRole('button', { name: 'Add item: Resolved' })).toHaveFocus()
    // What was closed is asked about nowhere, not at a logout either; it is found again there.
    expect(hasUnsaved()).toBe(false)
    expect(await hasAnythingUnsent('M1001')).toBe(false)
    await user.keyboard('{Enter}')
    expect(screen.getByLabelText('Item title')).toHaveValue('Half a')
    expect(hasUnsaved()).toBe(true)
  })

  it('says where what is pasted as a title was cut', async () => {
    const { user } = await renderBoard()
    await user.click(screen.getByRole('button', { name: 'Add item: Resolved' }))
    await user.paste('x'.repeat(201))
    expect(screen.getByLabelText('Item title')).toHaveValue('x'.repeat(200))
    expect(screen.getByText('No more than 200 characters fit in here.')).toBeVisible()
  })

  it('opens the field again for what could not be added after it was closed', async () => {
    const { user } = await renderBoard()
    const { promise, resolve } = Promise.withResolvers<Response>()
    answerDemo({ [kanbanPaths.addItem]: () => promise })
    await user.click(screen.getByRole('button', { name: 'Add item: Resolved' }))
    await user.keyboard('Lost on its way{Enter}{Escape}')
    expect(screen.queryByLabelText('Item title')).toBeNull()
    resolve(brokenCall())
    expect(await screen.findByLabelText('Item title')).toHaveValue('Lost on its way')
  })

  it('keeps the name of a column that another window deletes while it is said otherwise', async () => {
    const { user, store } = await renderBoard()
    await choose(user, 'Actions for the column “Resolved”', 'Rename')
    await user.type(screen.getByLabelText('Column name'), ' or not')
    const state = await kanbanDatabase.columns.get('column-3')
    expect(state?.title).toBe('Resolved')
    await kanbanDatabase.columns.delete('column-3')
    store.dispatch(api.util.invalidateTags(['Kanban']))
    expect(
      await screen.findByText('This was deleted elsewhere. What you typed is still here.'),
    ).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Resolved' })).toBeNull()
    const field = screen.getByLabelText('Column name')
    expect(field).toHaveValue('Resolved or not')
    await user.type(field, '{Enter}')
    expect(await screen.findByRole('region', { name: 'Resolved or not' })).toBeVisible()
  })

  it('follows the name that another window gives a column, and says before it replaces that', async () => {
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
    expect(await screen.findByText(/^This replaces what was saved elsewhere/)).toBeVisible()
    expect(field).toHaveValue('Settled or not')
    await user.click(screen.getByRole('button', { name: 'Use that' }))
    expect(field).toHaveValue('Done')
    expect(field).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('heading', { name: 'Done' })).toBeVisible()
  })

  it('keeps what is typed for a column that another window deletes', async () => {
    const { user, store } = await renderBoard()
    await user.click(screen.getByRole('button', { name: 'Add item: Resolved' }))
    await user.type(screen.getByLabelText('Item title'), 'Half a title')
    await kanbanDatabase.columns.delete('column-3')
    store.dispatch(api.util.invalidateTags(['Kanban']))
    expect(
      await screen.findByText('This was deleted elsewhere. What you typed is still here.'),
    ).toBeVisible()
    const heir = within(screen.getByRole('region', { name: 'New' }))
    expect(heir.getByLabelText('Item title')).toHaveValue('Half a title')
  })

  it('keeps what is typed and not added, wherever one goes meanwhile', async () => {
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

  it('shows what search and filters let pass, as the address says', async () => {
    const { user } = await renderBoard('/app/kanban/board?person=profile-1')
    expect(screen.getByText(/of 10 shown/)).toBeVisible()
    const all = titles('New')
    await user.type(screen.getByRole('searchbox'), 'TURNOVER thai')
    await waitFor(() =>
      expect(titles('New')).toEqual(['Translate the turnover explanation into Thai']),
    )
    // Those of one person: there are three.
    expect(all).toHaveLength(2)
    const address = screen.getByTestId('address')
    expect(address).toHaveTextContent(/person=profile-1&q=TURNOVER\+thai/)
    // The card's own address keeps them, and so does its drawer's end.
    await user.click(screen.getByRole('link', { name: titles('New')[0] ?? '' }))
    const drawer = await screen.findByRole('dialog', { name: 'Item' })
    expect(address).toHaveTextContent(/q=TURNOVER\+thai&item=item-3/)
    await user.click(within(drawer).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(address).toHaveTextContent(/q=TURNOVER\+thai$/))
    // The other view has them too.
    expect(screen.getByRole('link', { name: 'Backlogs' })).toHaveAttribute(
      'href',
      '/app/kanban/backlogs?person=profile-1&q=TURNOVER+thai',
    )
    await user.type(screen.getByRole('searchbox'), ' nowhere')
    await user.click(await screen.findByRole('button', { name: 'Clear search and filters' }))
    await waitFor(() => expect(titles('New')).toHaveLength(3))
    expect(screen.queryByText(/of 10 shown/)).toBeNull()
  })

  it('filters by label, and says what the filter hides of what is added', async () => {
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

  it('does not say that the search hides what is added and has its words', async () => {
    const { user } = await renderBoard('/app/kanban/board?q=wheel')
    await user.click(screen.getByRole('button', { name: 'Add item: New' }))
    await user.type(screen.getByLabelText('Item title'), 'Another wheel{Enter}')
    await waitFor(() => expect(titles('New')).toEqual(['Another wheel']))
    expect(screen.queryByText(/was added/)).toBeNull()
  })

  it('finds an item by the name of its story, which its card bears', async () => {
    await renderBoard('/app/kanban/board?q=support%20agent')
    await waitFor(() => expect(titles('Active')).toEqual(['Night shift hand-over checklist']))
  })

  it('archives an item, and gives it back from the archive', async () => {
    const { user } = await renderBoard()
    const [, , next = ''] = titles('New')
    await choose(user, `Actions for “${title}”`, 'Move to the archive')
    await waitFor(() => expect(titles('New')).toHaveLength(2))
    await waitFor(() => expect(screen.getByRole('link', { name: next })).toHaveFocus())
    await user.click(screen.getByRole('button', { name: 'Archive' }))
    const archive = await screen.findByRole('dialog', { name: 'Archive' })
    await user.click(await within(archive).findByRole('button', { name: `Restore “${title}”` }))
    expect(await within(archive).findByText(/Items that you archive stand here/)).toBeVisible()
    await user.click(within(archive).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(titles('New')[1]).toBe(title))
  })

  it('is walked by arrows, and “/” leads to its search', async () => {
    const { user } = await renderBoard()
    const [first = '', second = ''] = titles('New')
    // The keys are loaded apart.
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

  it('is worked by single keys, which are listed; not while one types', async () => {
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

  it('opens an item by its address, and the way back closes it', async () => {
    history.replaceState(null, '', '/app/kanban/board')
    const { user } = await renderDemo(<BoardPage />, { inWindow: true })
    await user.click(await screen.findByRole('link', { name: title }))
    const drawer = await screen.findByRole('dialog', { name: 'Item' })
    history.back()
    await waitFor(() => expect(drawer).not.toBeInTheDocument())
    expect(location.pathname + location.search).toBe('/app/kanban/board')
  })

  it('leaves damaged records out and says so', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    await kanbanDatabase.table('items').put({ id: 'item-1', title: 5 })
    await renderBoard()
    expect(screen.getByText('1 damaged record was left out.')).toBeVisible()
    expect(titles('New')).toHaveLength(2)
  })

  it('has all items on paper', async () => {
    await fillClosed()
    await renderBoard()
    expect(titles('Closed').length).toBeLessThan(30)
    act(() => void dispatchEvent(new Event('beforeprint')))
    expect(titles('Closed')).toHaveLength(100)
    act(() => void dispatchEvent(new Event('afterprint')))
    expect(titles('Closed').length).toBeLessThan(30)
  })

  it('draws only what is in sight of thousands of items', async () => {
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

/** As they are dropped or pasted together. */
const twoFiles = (name: string) => ({
  files: [new File(['1'], name), new File(['2'], `2-${name}`)],
  types: ['Files'],
})

describe('the drawer', () => {
  it('edits an item, and only what was changed', async () => {
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

  it('sends only what was touched, follows what another tab changes, and says what it would replace', async () => {
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
    expect(within(drawer).getByText(/^This replaces/)).toHaveTextContent('Too')
    await user.click(within(drawer).getByRole('button', { name: 'Use that' }))
    expect(description).toHaveValue('Too')
    expect(description).toHaveFocus()
    await user.keyboard('{Control>}a{/Control}Typed here')
    expect(within(drawer).queryByText(/^This replaces/)).not.toBeInTheDocument()
    await user.click(within(drawer).getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(calls.find(({ path }) => path === kanbanPaths.editItem)?.body).toEqual({
        item: { id: 'item-2', description: 'Typed here' },
      }),
    )
  })

  it('says what it would replace of choices and days that another window set meanwhile', async () => {
    const calls = answerDemo()
    const { user, store } = await renderBoard('/app/kanban/board?item=item-2')
    const drawer = await screen.findByRole('dialog', { name: 'Item' })
    const priority = within(drawer).getByLabelText('Priority')
    const due = within(drawer).getByLabelText('Due date')
    // Chosen, and chosen back: it follows the other window.
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
    const notes = await within(drawer).findAllByText(/^This replaces/)
    expect(title).toHaveValue('Theirs')
    const person = (await kanbanDatabase.profiles.get('profile-1'))?.name ?? '?'
    const [assignNote, priorityNote, dueNote] = notes
    expect(assignNote).toHaveTextContent(person)
    expect(priorityNote).toHaveTextContent('Low')
    expect(dueNote).toHaveTextContent('Dec 31, 2026')
    for (const name of ['priority', 'dueDay']) {
      const [, take] = within(drawer).getAllByRole('button', { name: 'Use that' })
      await user.click(take ?? drawer)
      expect(document.activeElement).toHaveAttribute('name', name)
    }
    expect(priority).toHaveValue('low')
    expect(due).toHaveValue('2026-12-31')
    // What was chosen here is kept by saving it.
    await user.click(within(drawer).getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(calls.find(({ path }) => path === kanbanPaths.editItem)?.body).toEqual({
        item: { id: 'item-2', assign: null },
      }),
    )
    await waitFor(() => expect(within(drawer).queryByText(/^This replaces/)).toBeNull())
  })

  it('keeps what is typed in a card that another tab deletes', async () => {
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

  it('asks before it drops what was typed', async () => {
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

  it('deletes a label, and gives it back to all that had it, in the archive too', async () => {
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
    const label = within(dialog).getByText('Support').closest('li')
    await waitFor(() => expect(label).toHaveFocus())
  })

  it('says that no more fits in a title, or in a comment', async () => {
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

  it('archives its item, which stands in the archive as it was', async () => {
    const { user } = await renderBoard('/app/kanban/board?item=item-2')
    const drawer = await screen.findByRole('dialog', { name: 'Item' })
    await user.click(within(drawer).getByRole('button', { name: 'Move to the archive' }))
    await waitFor(() => expect(titles('New')).toHaveLength(2))
    await user.click(screen.getByRole('button', { name: 'Archive' }))
    const archive = await screen.findByRole('dialog', { name: 'Archive' })
    expect(await within(archive).findByRole('button', { name: `Restore “${title}”` })).toBeVisible()
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
    // While the others are still on the way.
    expect(fireEvent.paste(field, { clipboardData: twoFiles('pasted.txt') })).toBe(false)
    expect(await within(drawer).findByText('2-dropped.txt')).toBeVisible()
    expect(await within(drawer).findByText('2-pasted.txt')).toBeVisible()
  })

  it('shows a picture large; with the file goes the cover that it is, and comes back with it', async () => {
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

  it('names each file that is no picture it can keep, and takes those beside it', async () => {
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
      '“one.png” cannot be read as a picture. “two.png” cannot be read as a picture. “three.png” is too large a picture.',
    )
  })

  it('says an own comment otherwise, and takes it back', async () => {
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
    // Not the field, which holds the same words until it goes.
    expect(await comments.findByText('First of all', { selector: ':not(textarea)' })).toBeVisible()
    expect(await comments.findByText(/edited/)).toBeVisible()
    await user.click(comments.getByRole('button', { name: 'Edit' }))
    await user.keyboard('{Escape}')
    await user.click(comments.getByRole('button', { name: 'Delete the comment' }))
    await waitFor(() => expect(comments.queryByText('First of all')).toBeNull())
    // Heard in the drawer too, and pressed by keys.
    expect(await screen.findByRole('button', { name: 'UNDO' })).toBeVisible()
    await user.keyboard('{Control>}z{/Control}')
    const editAgain = await comments.findByRole('button', { name: 'Edit' })
    await waitFor(() => expect(editAgain.closest('[data-entry]')).toHaveFocus())
    await user.click(editAgain)
    await user.keyboard('!')
    // Deleted in another tab meanwhile: what was typed for it can still be said.
    await kanbanDatabase.items.update('item-3', { commentIds: [] })
    store.dispatch(api.util.invalidateTags(['Kanban']))
    await waitFor(() =>
      expect(comments.getByLabelText('Write a comment')).toHaveValue('First of all!'),
    )
  })

  it('puts labels on an item, makes new ones and renames them', async () => {
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

  it('ticks, moves, deletes and adds lines of a checklist', async () => {
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
    await choose(user, `Actions for “${third}”`, 'Delete')
    await waitFor(() => expect(lines()).not.toContain(third))
    await user.click(await screen.findByRole('button', { name: 'UNDO' }))
    await waitFor(() => expect(within(list).getByLabelText(third).closest('li')).toHaveFocus())
    await choose(user, `Actions for “${third}”`, 'Delete')
    await waitFor(() => expect(lines()).not.toContain(third))
    await user.click(within(list).getByRole('button', { name: 'Add a line' }))
    await user.type(within(list).getByLabelText('To be done'), 'One{Enter}')
    await waitFor(() => expect(lines()).toContain('One'))
    await user.keyboard('Two{Enter}')
    await waitFor(() => expect(lines().slice(2)).toEqual(['One', 'Two']))
    expect(within(list).getByText('2 of 4 done')).toBeVisible()
  })

  it('deletes an item and brings it back with its comments', async () => {
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

  it('says that there is no such item, and leads back', async () => {
    const { user } = await renderBoard('/app/kanban/board?item=ghost')
    expect(await screen.findByText('This is not here')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Back to the list' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

/** The items of the backlogs, story by story. */
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

  it('shows stories with their items, and closes them', async () => {
    const { user } = await renderBacklogs()
    expect(inStory(`Items of “${story}”`)).toEqual(['Night shift hand-over checklist'])
    expect(inStory('No story')).toEqual(['Remove the second confirmation when logging out'])
    const toggle = screen.getByRole('button', { name: `Items of “${story}”` })
    expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await user.click(toggle)
    expect(screen.queryByRole('list', { name: `Items of “${story}”` })).toBeNull()
  })

  it('moves items between stories, and takes it back', async () => {
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

  it('deletes a story but not its items, and brings it back with them', async () => {
    const { user } = await renderBacklogs()
    await choose(user, `Actions for “${story}”`, 'Delete')
    await waitFor(() => expect(inStory('No story')).toContain('Night shift hand-over checklist'))
    await waitFor(() => expect(focused()).toHaveAccessibleName(/As a /))
    await user.click(await screen.findByRole('button', { name: 'UNDO' }))
    await waitFor(() => expect(inStory(`Items of “${story}”`)).toHaveLength(1))
    await waitFor(() => expect(focused()).toHaveAccessibleName(expect.stringContaining(story)))
  })

  it('has the focus where a story that is closed took an item from', async () => {
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

  it('moves an item without a story among those of its column', async () => {
    await kanbanDatabase.stories.delete('story-1')
    const { user } = await renderBacklogs()
    const [first = '', second = '', ...others] = inStory('No story')
    await choose(user, `Actions for “${second}”`, 'Move up')
    await waitFor(() => expect(inStory('No story')).toEqual([second, first, ...others]))
    await user.click(screen.getByRole('button', { name: `Actions for “${first}”` }))
    const down = await screen.findByRole('menuitem', { name: 'Move down' })
    expect(down).toHaveAttribute('aria-disabled', 'true')
  })

  it('says of a story without items that it was found', async () => {
    await kanbanDatabase.stories.update('story-3', { itemIds: [] })
    await renderBacklogs('/app/kanban/backlogs?q=support%20agent')
    expect(await screen.findByText('0 of 10 shown')).toBeVisible()
  })

  it('shows what is searched for in a story that was closed, and closes that again', async () => {
    const { user } = await renderBacklogs()
    await user.click(toggle())
    await user.type(screen.getByRole('searchbox'), 'night shift')
    await waitFor(() => expect(inStory(`Items of “${story}”`)).toHaveLength(1))
    await user.clear(screen.getByRole('searchbox'))
    await waitFor(() => expect(toggle()).toHaveAttribute('aria-expanded', 'false'))
  })

  it('is walked by arrows and worked by single keys, through all stories', async () => {
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

  it('carries an item by Alt and arrows, from story to story too, and takes it back', async () => {
    const { user } = await renderBacklogs()
    const other = 'As a player I understand the rules before I play'
    const [first = '', second = '', third = ''] = inStory(`Items of “${other}”`)
    const carried = 'Night shift hand-over checklist'
    const press = (key: string) => user.keyboard(`{Alt>}{${key}}{/Alt}`)
    await waitFor(async () => {
      screen.getByRole('link', { name: first }).focus()
      await press('ArrowDown')
      expect(inStory(`Items of “${other}”`)).toEqual([second, first, third])
    })
    expect(screen.getByText(`${first} dropped at place 2 of 3 in ${other}.`)).toBeInTheDocument()
    await press('ArrowDown')
    await press('ArrowDown')
    await waitFor(() => expect(inStory(`Items of “${story}”`)).toEqual([first, carried]))
    await waitFor(() => expect(screen.getByRole('link', { name: first })).toHaveFocus())
    expect(await screen.findByText(`“${first}” moved to “${story}”`)).toBeVisible()
    await press('ArrowUp')
    await waitFor(() => expect(inStory(`Items of “${other}”`)).toEqual([second, third, first]))
    await user.click(await screen.findByRole('button', { name: 'UNDO' }))
    await waitFor(() => expect(inStory(`Items of “${story}”`)).toEqual([first, carried]))

    // One that is closed is passed over.
    await user.click(toggle())
    screen.getByRole('link', { name: third }).focus()
    await press('ArrowDown')
    const below = 'Items of “As a player on an old phone I can do everything”'
    await waitFor(() => expect(inStory(below)[0]).toBe(third))
  })

  it('moves an item to the top and the bottom of its story', async () => {
    const { user } = await renderBacklogs()
    const list = 'Items of “As a player I understand the rules before I play”'
    const [first = '', second = '', third = ''] = inStory(list)
    await choose(user, `Actions for “${third}”`, 'Move to the top')
    await waitFor(() => expect(inStory(list)).toEqual([third, first, second]))
    await choose(user, `Actions for “${third}”`, 'Move to the bottom')
    await waitFor(() => expect(inStory(list)).toEqual([first, second, third]))
  })

  it('adds a story and edits it in the drawer', async () => {
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
