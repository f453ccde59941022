import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { loadState } from '#api/cache/loadState'
import { useEventsQuery } from '#features/calendar/api'
import { StoredParts } from '#features/demoData/StoredParts'
import { savedSnapshots, storeSnapshot } from '#mocks/backend/saved/savedSnapshots'
import { initialSnapshot } from '#mocks/backend/snapshot'
import { calendarDatabase } from '#mocks/calendar/database'
import { traffic } from '#mocks/traffic/recorder'
import { LoadArea } from '#ui/load/LoadArea'
import { MemoryCaches } from '../../unit/device/memoryCaches'
import { renderDemo, resetDemo } from '../demoPages'

const snapshot = { ...initialSnapshot, name: 'x'.repeat(3000), savedAt: 1, device: {} }
const savedCount = async () => (await savedSnapshots()).worlds.length
const keepCall = () => traffic.execute(() => traffic.calls.add(call))
const callCount = () => traffic.execute(() => traffic.calls.count())
const message = { headers: {}, size: 3000, text: 'x'.repeat(3000) }
const call = {
  startedAt: 1,
  duration: 1,
  method: 'POST',
  url: 'https://provider.invalid/bank',
  isStaff: false,
  status: 200,
  failure: null,
  rule: null,
  request: message,
  answer: message,
}

let caches = new MemoryCaches()

beforeEach(async () => {
  localStorage.clear()
  caches = new MemoryCaches()
  vi.stubGlobal('caches', caches)
  const file = new Response('_'.repeat(1_500_000))
  await (await caches.open('showcase-files')).put('/charts.js', file)
  await resetDemo(calendarDatabase)
})

function Events() {
  const state = loadState(useEventsQuery({ from: '2000-01-01', to: '2100-01-01' }))
  return (
    <LoadArea state={state} skeleton={null}>
      {({ events }) => <p>{`${events.length} events`}</p>}
    </LoadArea>
  )
}

const renderParts = () =>
  renderDemo(
    <>
      <StoredParts />
      <Events />
    </>,
  )

const row = (name: string) => within(screen.getByText(name).closest('li') ?? document.body)

it('the list shows each part with its size and permanently removes offline files', async () => {
  const { user } = await renderParts()
  expect(await row('Offline files: showcases').findByText('1.5 MB')).toBeVisible()
  expect(await row('Offline files: your pages').findByText('0 bytes')).toBeVisible()
  expect(row('Offline files: your pages').getByRole('button')).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await user.click(screen.getByRole('button', { name: 'Remove: Offline files: showcases' }))
  expect(await screen.findByText(/Nothing more is stored for offline use/)).toBeVisible()
  expect(await row('Offline files: showcases').findByText('0 bytes')).toBeVisible()
  expect([...caches.caches.keys()]).toEqual(['offline-marks'])
})

it('the list asks before it removes drafts and unsent items', async () => {
  localStorage.setItem('contact-draft', JSON.stringify({ text: 'x'.repeat(3000) }))
  const { user } = await renderParts()
  expect(await row('Drafts and unsent items').findByText('3 kB')).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Remove: Drafts/ }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(localStorage.getItem('contact-draft')).not.toBeNull()
  await user.click(screen.getByRole('button', { name: /^Remove: Drafts/ }))
  const again = within(await screen.findByRole('alertdialog'))
  await user.click(again.getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('Removed: Drafts and unsent items.')).toBeVisible()
  expect(localStorage.getItem('contact-draft')).toBeNull()
})

it('removing the data of the demo sections restores their sample content', async () => {
  // Dexie warns when a database is closed for its deletion.
  vi.spyOn(console, 'warn').mockReturnValue()
  await calendarDatabase.events.clear()
  const { user } = await renderParts()
  expect(await screen.findByText('0 events')).toBeVisible()
  await user.click(await screen.findByRole('button', { name: /^Remove: Data of the demo/ }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.click(dialog.getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('10 events')).toBeVisible()
})

it.each([
  ['Snapshots saved by testers', () => storeSnapshot(snapshot), savedCount],
  ['Calls that testers recorded', keepCall, callCount],
])('the list removes testers’ data after a confirmation: %s', async (part, keep, count) => {
  vi.spyOn(console, 'warn').mockReturnValue()
  await keep()
  const { user } = await renderParts()
  expect(await row(part).findByText(/^[67](\.\d)? kB$/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: `Remove: ${part}` }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.click(dialog.getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText(`Removed: ${part}.`)).toBeVisible()
  expect(await count()).toBe(0)
})
