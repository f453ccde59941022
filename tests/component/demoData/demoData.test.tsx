import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { loadState } from '#api/cache/loadState'
import { storageErrorHelp } from '#app/storageErrors'
import { calendarPaths } from '#contract/calendar/calendar'
import { demoDataPaths } from '#contract/demoData/demoData'
import { useEventsQuery } from '#features/calendar/api'
import { DemoDataSection } from '#features/demoData/DemoDataSection'
import { calendarDatabase } from '#mocks/calendar/database'
import { LoadArea } from '#ui/load/LoadArea'
import { FailureHelpContext } from '#ui/load/useErrorMessage'
import { answerDemo, renderDemo, resetDemo } from '../demoPages'

const files: Blob[] = []

beforeEach(async () => {
  files.length = 0
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  URL.createObjectURL = (file) => {
    if (file instanceof Blob) files.push(file)
    return 'blob:x'
  }
  URL.revokeObjectURL = () => {}
  await resetDemo(calendarDatabase)
})

/** A component that shows how many events there are. */
function Events() {
  const state = loadState(useEventsQuery({ from: '2000-01-01', to: '2099-12-31' }))
  return (
    <FailureHelpContext value={storageErrorHelp}>
      <LoadArea state={state} skeleton={null}>
        {({ events }) => <p>{`${events.length} events`}</p>}
      </LoadArea>
    </FailureHelpContext>
  )
}

const renderSection = () =>
  renderDemo(
    <>
      <DemoDataSection cleared={false} />
      <Events />
    </>,
  )

const dialog = () => screen.findByRole('alertdialog')

/** The exported file, as a user would choose it. */
const chosen = (content: string) => new File([content], 'mine.json', { type: 'application/json' })

describe('the demo data of this device', () => {
  it('is reset after a question, and its readers refetch it', async () => {
    await calendarDatabase.events.clear()
    const { user } = await renderSection()
    expect(await screen.findByText('0 events')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Reset demo data' }))
    await user.click(within(await dialog()).getByRole('button', { name: 'Cancel' }))
    expect(await calendarDatabase.events.count()).toBe(0)
    await user.click(screen.getByRole('button', { name: 'Reset demo data' }))
    await user.click(within(await dialog()).getByRole('button', { name: 'Reset' }))
    expect(await screen.findByText('10 events')).toBeVisible()
    expect(await screen.findByText(/sections are back/)).toBeVisible()
  })

  it('is exported to a file and imported from it', async () => {
    const { user } = await renderSection()
    await user.click(screen.getByRole('button', { name: 'Export to a file' }))
    expect(await screen.findByText('The file is in your downloads.')).toBeVisible()
    const content = (await files[0]?.text()) ?? ''
    expect(JSON.parse(content)).toMatchObject({ format: 'arcade-demo-data', version: 1 })
    await calendarDatabase.events.clear()
    await user.upload(
      screen.getByLabelText('Import a file', { selector: 'input' }),
      chosen(content),
    )
    await user.click(within(await dialog()).getByRole('button', { name: 'Replace' }))
    expect(await screen.findByText('10 events')).toBeVisible()
    expect(await screen.findByText(/replaced by the file/)).toBeVisible()
  })

  it.each([
    ['{', /contains no demo data/],
    ['{"format":"arcade-demo-data","version":9}', /newer version/],
    [
      '{"format":"arcade-demo-data","version":1,"domains":{"calendar":{"version":10,"tables":{"events":[{}]}}}}',
      /not valid/,
    ],
  ])('is not replaced by %s', async (content, reason) => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const { user } = await renderSection()
    await user.upload(
      screen.getByLabelText('Import a file', { selector: 'input' }),
      chosen(content),
    )
    await user.click(within(await dialog()).getByRole('button', { name: 'Replace' }))
    expect(await screen.findByText(reason)).toBeVisible()
    expect(await calendarDatabase.events.count()).toBe(10)
  })
})

const answer = (code: string) => () =>
  Response.json({ message: 'Internal server error', code, domain: 'calendar' }, { status: 500 })

describe('a section whose database is broken', () => {
  it('says what is wrong, exports the readable part and is reset after a question', async () => {
    answerDemo({ [calendarPaths.events]: answer('databasedamaged') })
    const { user } = await renderDemo(<Events />)
    expect(await screen.findByRole('alert')).toHaveTextContent(/data on this device is damaged/)
    await user.click(await screen.findByRole('button', { name: 'Export the readable part' }))
    await waitFor(() => expect(files).toHaveLength(1))
    const calls = answerDemo()
    await user.click(screen.getByRole('button', { name: 'Reset this section’s data' }))
    expect(await dialog()).toHaveTextContent(/Calendar/)
    await user.click(within(await dialog()).getByRole('button', { name: 'Reset' }))
    expect(await screen.findByText('10 events')).toBeVisible()
    expect(calls).toContainEqual({ path: demoDataPaths.reset, body: { domains: ['calendar'] } })
  })

  it('offers a reload when a newer version uses it, and does not retry automatically', async () => {
    const calls = answerDemo({ [calendarPaths.events]: answer('databasenewer') })
    await renderDemo(<Events />)
    expect(await screen.findByRole('alert')).toHaveTextContent(/newer version/)
    expect(await screen.findByRole('button', { name: 'Reload' })).toBeVisible()
    expect(calls).toHaveLength(1)
  })

  it('keeps the loaded data on the screen', async () => {
    const { store } = await renderDemo(<Events />)
    expect(await screen.findByText('10 events')).toBeVisible()
    answerDemo({ [calendarPaths.events]: answer('databasenewer') })
    const { api } = await import('#api/client/api')
    store.dispatch(api.util.invalidateTags(['Event']))
    expect(await screen.findByText(/A newer version of the app/)).toBeVisible()
    expect(screen.getByText('10 events')).toBeVisible()
  })
})
