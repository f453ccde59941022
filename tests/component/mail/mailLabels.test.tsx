import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { beforeEach, expect, it, vi } from 'vitest'
import { mailChangePaths } from '#contract/mail/changes'
import { MailPage } from '#features/mail/MailPage'
import { mailDatabase } from '#mocks/mail/database'
import { storedMails } from '../../unit/mail/mailRows'
import { answerDemo, renderDemo, resetDemo } from '../demoPages'

/** `desktop` shows list and mail side by side, `phone` one at a time and a shorter toolbar. */
function beOn(device: 'desktop' | 'phone'): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches:
      device === 'phone'
        ? query.includes('max-width')
        : query.includes('min-width') && !query.includes('1200'),
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
}

beforeEach(async () => {
  beOn('desktop')
  await resetDemo(mailDatabase)
  return () => vi.unstubAllGlobals()
})

const open = (query = '') => renderDemo(<MailPage />, { path: `/app/mail${query}` })
const address = () => screen.getByTestId('address').textContent
const row = (subject: RegExp) => screen.findByRole('link', { name: subject })
const choose = async (subject: RegExp) =>
  fireEvent.click(await screen.findByRole('checkbox', { name: subject }))
const tools = (name: RegExp) => screen.findByRole('toolbar', { name })
const menu = () => screen.findByRole('dialog', { name: 'Choose labels' })
const box = async (name: string) =>
  within(await menu()).getByRole<HTMLInputElement>('checkbox', { name })
async function places() {
  fireEvent.click(screen.getByRole('button', { name: 'Folders and labels' }))
  return within(await screen.findByRole('dialog', { name: 'Mail' }))
}

it('the label menu adds and removes labels of selected mails and shows partial selection', async () => {
  const { user } = await open()
  await choose(/^Select: Verification/)
  await choose(/^Select: Planned maintenance/)
  const list = await tools(/the list/)
  await user.click(within(list).getByRole('button', { name: 'Choose labels' }))
  await waitFor(async () => expect((await box('To do')).indeterminate).toBe(true))
  await user.click(await box('To do'))
  await waitFor(async () => expect(await box('To do')).toBeChecked())
  await waitFor(async () =>
    expect((await mailDatabase.mails.get('mail-4'))?.labelIds).toEqual(['label-2']),
  )
  await waitFor(() =>
    expect(document.querySelector('[data-mail="mail-4"]')).toHaveTextContent('To do'),
  )
  await user.click(await box('To do'))
  await waitFor(async () => expect(await box('To do')).not.toBeChecked())
  await waitFor(async () => expect((await mailDatabase.mails.get('mail-2'))?.labelIds).toEqual([]))
})

it('the label menu knows the labels of all selected mails, however many', async () => {
  const mails = storedMails(150).map((mail, index) => ({
    ...mail,
    labelIds: index < 149 ? ['label-1'] : ['label-2'],
  }))
  await mailDatabase.replace({ mails, labels: await mailDatabase.labels.toArray() })
  const { user } = await open()
  await row(/^Unread Sender 0 /)
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }))
  await user.click(within(await tools(/the list/)).getByRole('button', { name: 'Choose labels' }))
  await waitFor(async () => expect((await box('Team')).indeterminate).toBe(true))
  expect((await box('To do')).indeterminate).toBe(true)
  await user.click(await box('Team'))
  await waitFor(async () => expect(await box('Team')).toBeChecked())
  await waitFor(async () =>
    expect((await mailDatabase.mails.get('m149'))?.labelIds).toEqual(['label-2', 'label-1']),
  )
  await user.click(await box('Team'))
  await waitFor(async () => expect(await box('Team')).not.toBeChecked())
  await waitFor(async () => expect((await mailDatabase.mails.get('m0'))?.labelIds).toEqual([]))
  expect((await mailDatabase.mails.get('m149'))?.labelIds).toEqual(['label-2'])
})

it('a label is removed by a key that comes before the conversations are loaded', async () => {
  const loaded = Promise.withResolvers<void>()
  answerDemo({ [mailChangePaths.members]: () => loaded.promise.then(() => undefined) })
  const { user } = await open('?mail=mail-8')
  await screen.findByRole('article')
  await user.keyboard('l')
  await screen.findByRole('textbox', { name: 'Find or create a label' })
  await user.keyboard('team{Enter}')
  loaded.resolve()
  await waitFor(async () => expect((await mailDatabase.mails.get('mail-8'))?.labelIds).toEqual([]))
})

it('the label menu finds a label while the user types and creates a missing one', async () => {
  const { user } = await open('?mail=mail-8')
  await screen.findByRole('article')
  await user.keyboard('l')
  expect(await screen.findByRole('textbox', { name: 'Find or create a label' })).toHaveFocus()
  await user.keyboard('TEA')
  expect(within(await menu()).getAllByRole('checkbox')).toHaveLength(1)
  await user.keyboard('{Enter}')
  await waitFor(async () => expect(await box('Team')).not.toBeChecked())
  await user.clear(screen.getByRole('textbox', { name: 'Find or create a label' }))
  await user.keyboard('เพื่อน 🎲')
  await user.click(screen.getByRole('button', { name: /^New label เพื่อน 🎲$/ }))
  await waitFor(async () => expect(await box('เพื่อน 🎲')).toBeChecked())
  await waitFor(async () =>
    expect((await mailDatabase.mails.get('mail-8'))?.labelIds).toHaveLength(1),
  )
  await user.keyboard('{Escape}')
  await waitFor(() =>
    expect(screen.queryByRole('textbox', { name: 'Find or create a label' })).toBeNull(),
  )
  const reading = await screen.findByRole('article')
  await user.click(await within(reading).findByRole('link', { name: 'เพื่อน 🎲' }))
  await waitFor(() => expect(address()).toMatch(/^\/app\/mail\?label=[\w-]+&mail=mail-8$/))
  // The row stands for the whole conversation.
  const list = await screen.findByRole('list', { name: 'เพื่อน 🎲' })
  expect(within(list).getAllByRole('listitem')).toHaveLength(1)
  expect((await mailDatabase.mails.get('mail-7'))?.labelIds).toHaveLength(1)
  const link = (await places()).getByRole('link', { name: 'เพื่อน 🎲' })
  expect(link).toHaveAttribute('aria-current', 'page')
})

it('the label key applies to the focused row', async () => {
  const { user } = await open()
  ;(await row(/weekend cashback/)).focus()
  await user.keyboard('l')
  await user.click(await box('Team'))
  await waitFor(async () =>
    expect((await mailDatabase.mails.get('mail-1'))?.labelIds).toEqual(['label-1']),
  )
})

it('labels are renamed, coloured and deleted, with UNDO', async () => {
  const { user } = await open('?label=label-1')
  await row(/Friday/)
  await user.click((await places()).getByRole('button', { name: 'Edit labels' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Labels' }))
  await user.click(dialog.getByRole('button', { name: 'Edit “Team”' }))
  const name = dialog.getByRole('textbox', { name: /Name of the label/ })
  await user.clear(name)
  await user.type(name, 'Friends')
  await user.click(dialog.getByRole('radio', { name: 'Pink' }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await dialog.findByRole('button', { name: 'Edit “Friends”' })
  expect(await mailDatabase.labels.get('label-1')).toMatchObject({ name: 'Friends', color: 'pink' })
  await user.click(dialog.getByRole('button', { name: 'Remove Friends' }))
  await waitFor(async () => expect((await mailDatabase.mails.get('mail-8'))?.labelIds).toEqual([]))
  await user.click(await screen.findByRole('button', { name: 'UNDO' }))
  // Looked up each time, because the row may be removed and return.
  await waitFor(() => {
    const edit = dialog.getByRole('button', { name: 'Edit “Friends”' })
    expect(edit.closest('li')).toHaveFocus()
  })
  await waitFor(async () =>
    expect((await mailDatabase.mails.get('mail-8'))?.labelIds).toEqual(['label-1']),
  )
})

it('an address with an unknown label shows an empty list and the existing labels', async () => {
  await open('?label=gone')
  expect(await screen.findByText('No mail has this label.')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Labels' })).toBeVisible()
})

it('the phone toolbar moves tools without room into a menu', async () => {
  beOn('phone')
  const { user } = await open('?mail=mail-2')
  const bar = within(await tools(/this mail/))
  expect(bar.queryByRole('button', { name: 'Choose labels' })).toBeNull()
  await user.click(bar.getByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Choose labels' }))
  await waitFor(async () => expect(await box('To do')).toBeChecked())
})

it('the phone toolbar counts the selected mails in one line', async () => {
  beOn('phone')
  await open()
  await choose(/^Select: Verification/)
  const bar = within(await tools(/the list/))
  expect(bar.getByText('1')).toHaveAttribute('aria-hidden', 'true')
  expect(bar.getByRole('status')).toHaveTextContent('1 selected')
})

it('the label menu has no accessibility violations', async () => {
  const { user } = await open('?mail=mail-2')
  await user.click(within(await tools(/this mail/)).getByRole('button', { name: 'Choose labels' }))
  await box('To do')
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
})
