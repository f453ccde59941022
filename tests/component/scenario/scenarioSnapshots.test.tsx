import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { snapshotRestore } from '#api/client/snapshotRestore'
import { snapshotPaths } from '#contract/scenario/snapshot'
import { trafficPaths } from '#contract/scenario/traffic'
import * as files from '#lib/files/download'
import { MemoryCaches } from '../../unit/device/memoryCaches'
import { type Answers, answerWith } from '../answers'
import { openPanel } from './openPanel'

const snapshot = {
  id: 'w1',
  name: 'Before',
  savedAt: Date.parse('2026-11-21T05:00:00Z'),
  size: 2e6,
}
const file = { format: 'arcade-world', version: 1, name: 'Before', device: {}, databases: {} }

const answers: Answers = {
  '/api/scenarios': () => ({ rules: [], clockOffsetMs: 0 }),
  [snapshotPaths.all]: ({ body }) => ({
    worlds:
      body === null ? [snapshot] : [{ ...snapshot, id: 'w2', name: Object(body).name }, snapshot],
  }),
  [trafficPaths.recording]: () => ({ isRecording: true }),
  [snapshotPaths.remove]: () => ({ worlds: [] }),
  [snapshotPaths.export]: () => file,
  [snapshotPaths.import]: () => ({
    worlds: [snapshot],
    skipped: [
      { table: 'provider-mock.players', row: 4, field: 'createdAt' },
      { table: 'device.rules', row: 0, field: null },
    ],
  }),
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
})

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

async function renderSnapshots(changed: Answers = {}) {
  const calls = answerWith({ ...answers, ...changed })
  const frame = await openPanel()
  await frame.user.click(screen.getByRole('tab', { name: 'Snapshots' }))
  return {
    ...frame,
    posted: () =>
      calls.filter(({ path, body }) => body !== null && path !== trafficPaths.recording),
  }
}

const press = (name: string) => screen.findByRole('button', { name })

it('a snapshot is saved under a name with the app’s device data, but without the session', async () => {
  localStorage.setItem('visits', '3')
  localStorage.setItem('serviceToken', 'a.b.c')
  const { user, posted } = await renderSnapshots()
  await user.click(await press('Save current state'))
  expect(screen.getByLabelText(/^Name/)).toHaveAccessibleDescription('Enter a name')
  await user.type(screen.getByLabelText(/^Name/), 'After{Enter}')
  expect(await screen.findByText('Saved: After')).toBeVisible()
  expect(posted()).toEqual([
    { path: snapshotPaths.all, body: { name: 'After', device: { visits: '3' } } },
  ])
  expect(screen.getByText('After', { selector: 'bdi' })).toBeVisible()
})

it('a name that could not be saved stays in its field, without invisible characters', async () => {
  const full = { message: 'Internal server error', code: 'storagefull', domain: 'money' }
  let isFull = true
  const { user, posted } = await renderSnapshots({
    [snapshotPaths.all]: ({ body }) =>
      body !== null && isFull ? Response.json(full, { status: 500 }) : { worlds: [snapshot] },
  })
  const name = screen.getByLabelText(/^Name/)
  await user.click(name)
  await user.paste('Pasted\u202ename')
  await user.keyboard('{Enter}')
  expect(await screen.findByText(/^Not accepted: This device is out of storage/)).toBeVisible()
  expect(name).toHaveValue('Pasted\u202ename')
  isFull = false
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Saved: Pasted name')).toBeVisible()
  expect(name).toHaveValue('')
  expect(posted().at(-1)?.body).toEqual({ name: 'Pasted name', device: {} })
})

it('the list shows time and size, and deletes a snapshot after a confirmation', async () => {
  const { user, posted } = await renderSnapshots()
  expect(await screen.findByText('21 Nov 2026, 12:00 · 2 MB')).toBeVisible()
  await user.click(await press('Delete: Before'))
  const question = await screen.findByRole('alertdialog', { name: 'Delete “Before”?' })
  await user.click(within(question).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('No snapshots are saved yet.')).toBeVisible()
  expect(posted()).toEqual([{ path: snapshotPaths.remove, body: { id: 'w1' } }])
  // The pressed button went with its snapshot.
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Snapshots' })).toHaveFocus())
})

it('restoring notes the chosen snapshot after a confirmation', async () => {
  const { user, posted } = await renderSnapshots()
  await user.click(await press('Restore: Before'))
  const question = await screen.findByRole('alertdialog', { name: /“Before”/ })
  expect(snapshotRestore.get()).toBeNull()
  await user.click(within(question).getByRole('button', { name: 'Restore' }))
  expect(snapshotRestore.get()).toEqual({ id: 'w1', name: 'Before', hasBegun: false })
  expect(posted()).toEqual([])
})

const changed = (count: number) => ({
  table: 'provider-mock.ledger',
  count,
  rows: Array.from({ length: count }, (_, row) => ({
    key: `row ${row}`,
    before: row === 0 ? '{"balance":1,"userId":"M1001"}' : null,
    after: '{"balance":2,"userId":"M1001"}',
  })),
})

it('two snapshots are compared by table, row and field, by keyboard alone', async () => {
  const { user, posted } = await renderSnapshots({
    [snapshotPaths.all]: () => ({ worlds: [{ ...snapshot, id: 'w2', name: 'After' }, snapshot] }),
    [snapshotPaths.compare]: () => ({ differences: [changed(2000)] }),
  })
  await user.selectOptions(await screen.findByLabelText('First snapshot'), 'Before')
  await user.selectOptions(screen.getByLabelText('Second snapshot'), 'After')
  await user.click(screen.getByRole('button', { name: 'Compare' }))
  await user.click(await screen.findByText(/2,000 rows/))
  expect(posted()).toEqual([{ path: snapshotPaths.compare, body: { id: 'w1', other: 'w2' } }])
  const list = screen.getByRole('listbox', { name: 'Differing rows in provider-mock.ledger' })
  // Only differences are listed, and only the visible part of a long list is rendered.
  expect(screen.getByText('balance')).toBeVisible()
  expect(screen.queryByText('userId')).not.toBeInTheDocument()
  expect(within(list).getAllByRole('option').length).toBeLessThan(100)
  list.focus()
  await user.keyboard('{ArrowDown}')
  expect(within(list).getByRole('option', { selected: true })).toHaveTextContent('row 1')
  expect(screen.getByText('userId')).toBeVisible()
})

it('a snapshot is compared with the current state, and equality is reported', async () => {
  const { user, posted } = await renderSnapshots({
    [snapshotPaths.compare]: () => ({ differences: [] }),
  })
  await user.click(await press('Compare'))
  expect(await screen.findByText('There are no differences.')).toBeVisible()
  expect(posted()).toEqual([{ path: snapshotPaths.compare, body: { id: 'w1', other: null } }])
})

it('a snapshot is exported as a file', async () => {
  const download = vi.spyOn(files, 'download').mockReturnValue()
  const { user } = await renderSnapshots()
  await user.click(await press('Export: Before'))
  expect(await screen.findByText('Exported: Before')).toBeVisible()
  const text = JSON.stringify(file)
  expect(download).toHaveBeenCalledWith(text, 'Before.world.json', 'application/json')
})

it('an import names the rows that it left out', async () => {
  const { user } = await renderSnapshots()
  const input = screen.getByLabelText('Import a file', { selector: 'input' })
  await user.upload(input, new File([JSON.stringify(file)], 'x.json'))
  expect(await screen.findByText('Imported: x.json')).toBeVisible()
  const left = screen.getByText(/^2 rows do not fit/)
  const rows = within(left).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'provider-mock.players, row 5: field createdAt',
    'device.rules, row 1',
  ])
  expect(within(left).getByText('createdAt', { selector: 'code' })).toBeVisible()
})

const report = { format: 'arcade-report', version: 1, world: file }

it.each([
  ['cut off', '{"format":', 'This file is not complete: it ends too early or is not JSON.'],
  ['of another kind', { format: 'har' }, 'This file is neither a snapshot nor a report.'],
  [
    'another operator’s, with a name that reverses its text',
    { ...file, operator: 'x\u202ey' },
    'This file is neither a snapshot nor a report.',
  ],
  [
    'another operator’s, with a name that is too long',
    { ...file, operator: 'x'.repeat(5000) },
    'This file is neither a snapshot nor a report.',
  ],
  ['not an object', [file], 'This file is neither a snapshot nor a report.'],
  ['newer', { ...file, version: 2 }, 'This file was written for another version of the app.'],
  [
    'a newer report',
    { ...report, version: 2 },
    'This file was written for another version of the app.',
  ],
  ['a report without a snapshot', { ...report, world: null }, 'This report contains no snapshot.'],
  [
    'another operator’s, with markup as its name',
    { ...report, world: { ...file, operator: '<img src=x onerror=alert(1)>' } },
    'This snapshot is from another operator: <img src=x onerror=alert(1)>.',
  ],
])('a file that is %s is refused by name and not sent', async (_, content, reason) => {
  const { user, posted } = await renderSnapshots()
  const input = screen.getByLabelText('Import a file', { selector: 'input' })
  const text = typeof content === 'string' ? content : JSON.stringify(content)
  await user.upload(input, new File([text], 'x.json'))
  expect(await screen.findByText(`Not accepted: ${reason}`)).toBeVisible()
  expect(posted()).toEqual([])
})

it('an import says that the device is full', async () => {
  const full = { message: 'Internal server error', code: 'storagefull', domain: 'money' }
  const { user } = await renderSnapshots({
    [snapshotPaths.import]: () => Response.json(full, { status: 500 }),
  })
  const input = screen.getByLabelText('Import a file', { selector: 'input' })
  await user.upload(input, new File([JSON.stringify(file)], 'x.json'))
  expect(await screen.findByText(/^Not accepted: This device is out of storage/)).toBeVisible()
})

/** Fills the device so that a snapshot only fits once the cache `gone` is empty. */
async function deviceFullUntil(gone: string) {
  const stored = new MemoryCaches()
  vi.stubGlobal('caches', stored)
  for (const name of ['workbox-precache-v2-x', 'later-files', 'demo-files', 'showcase-files']) {
    await (await stored.open(name)).put('/file', new Response('x'.repeat(2000)))
  }
  const left = () => [...stored.caches.keys()]
  const isFull = () => left().includes(gone)
  return { left, isFull }
}

it('an invalid file is explained in the page’s language, with technical terms as code', async () => {
  const fault = { kind: 'unfit', place: 'databases.x', detail: 'Invalid type: Expected Object' }
  const { user } = await renderSnapshots({
    [snapshotPaths.import]: () =>
      Response.json(
        { message: 'databases.x: Invalid type', code: 'faultyfile', fault },
        { status: 400 },
      ),
  })
  const input = screen.getByLabelText('Import a file', { selector: 'input' })
  await user.upload(input, new File([JSON.stringify(file)], 'x.json'))
  expect(
    await screen.findByText('Not accepted: This snapshot is not valid. Nothing was changed.'),
  ).toBeVisible()
  const place = within(screen.getByRole('alert')).getByText('databases.x', { selector: 'code' })
  expect(place.parentElement).toHaveTextContent(
    'databases.x is not as it has to be: Invalid type: Expected Object',
  )
  vi.spyOn(files, 'download').mockReturnValue()
  await user.click(await press('Export: Before'))
  await screen.findByText('Exported: Before')
  expect(screen.queryByText('databases.x')).not.toBeInTheDocument()
})

const withoutRoom = () =>
  Response.json(
    { message: 'Internal server error', code: 'storagefull', domain: 'money' },
    { status: 500 },
  )

it('a snapshot without space asks: Cancel keeps the offline files, OK removes only what is needed', async () => {
  const { left, isFull } = await deviceFullUntil('demo-files')
  const { user } = await renderSnapshots({
    [snapshotPaths.all]: ({ body }) => {
      if (body === null) return { worlds: [] }
      return isFull() ? withoutRoom() : { worlds: [snapshot] }
    },
  })
  await user.type(screen.getByLabelText(/^Name/), 'Before{Enter}')
  const question = await screen.findByRole('alertdialog')
  expect(question).toHaveAccessibleName('Remove offline files to make space?')
  const parts = within(question).getAllByRole('listitem')
  expect(parts.map(({ textContent }) => textContent)).toEqual([
    'Showcases (2 kB)',
    'Demo sections (2 kB)',
    'Other pages of players (2 kB)',
  ])
  await user.click(within(question).getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByText(/^Not accepted: This device is out of storage/)).toBeVisible()
  expect(left()).toHaveLength(4)

  await user.click(await press('Save current state'))
  await user.click(await press('Free space'))
  expect(await screen.findByText('Saved: Before')).toBeVisible()
  expect(left()).toEqual(['workbox-precache-v2-x', 'later-files'])
  const gone = screen.getByText(/^Removed to make space/)
  expect(gone).toHaveTextContent('Showcases (2 kB)Demo sections (2 kB)')
})

it('a file that never fits does not remove the app’s start, and the vain removals are listed', async () => {
  const { left } = await deviceFullUntil('workbox-precache-v2-x')
  const { user } = await renderSnapshots({ [snapshotPaths.import]: withoutRoom })
  const input = screen.getByLabelText('Import a file', { selector: 'input' })
  await user.upload(input, new File([JSON.stringify(file)], 'x.json'))
  await user.click(await press('Free space'))
  expect(await screen.findByText(/^Not accepted: This device is out of storage/)).toBeVisible()
  expect(left()).toEqual(['workbox-precache-v2-x'])
  expect(screen.getByText(/^Removed to make space/)).toHaveTextContent('Other pages of players')
})

it('a dropped file is imported', async () => {
  const { posted } = await renderSnapshots()
  const dropped = new File([JSON.stringify(file)], 'mine.json')
  fireEvent.drop(screen.getByRole('heading', { name: 'Snapshots' }), {
    dataTransfer: { types: ['Files'], files: [dropped] },
  })
  expect(await screen.findByText('Imported: mine.json')).toBeVisible()
  expect(posted()).toEqual([{ path: snapshotPaths.import, body: file }])
})

it('a file dropped during another action waits until that ends', async () => {
  const kept = Promise.withResolvers<void>()
  const saved = async () => {
    await kept.promise
    return { worlds: [snapshot] }
  }
  const { user, posted } = await renderSnapshots({
    [snapshotPaths.all]: ({ body }) => (body === null ? { worlds: [snapshot] } : saved()),
  })
  await user.type(screen.getByLabelText(/^Name/), 'Now{Enter}')
  fireEvent.drop(screen.getByRole('heading', { name: 'Snapshots' }), {
    dataTransfer: { types: ['Files'], files: [new File([JSON.stringify(file)], 'mine.json')] },
  })
  kept.resolve()
  expect(await screen.findByText('Imported: mine.json')).toBeVisible()
  expect(posted().map(({ path }) => path)).toEqual([snapshotPaths.all, snapshotPaths.import])
})

const refused = () => Response.json({ message: 'other: no such database' }, { status: 400 })

it('a file of 100 MB is not even read, and a refusal of the test API is shown', async () => {
  const { user, posted } = await renderSnapshots({ [snapshotPaths.import]: refused })
  const input = screen.getByLabelText('Import a file', { selector: 'input' })
  const large = new File(['{}'], 'x.json')
  Object.defineProperty(large, 'size', { value: 100_000_000 })
  const read = vi.spyOn(large, 'text')
  await user.upload(input, large)
  expect(
    await screen.findByText('Not accepted: This file is too large to be a snapshot.'),
  ).toBeVisible()
  expect(read).not.toHaveBeenCalled()
  expect(posted()).toEqual([])
  await user.upload(input, new File([JSON.stringify(file)], 'x.json'))
  expect(await screen.findByText('Not accepted: other: no such database')).toBeVisible()
})
