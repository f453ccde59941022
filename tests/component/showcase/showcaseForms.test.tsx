import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { SnackbarPage } from '#features/showcase/advance/SnackbarPage'
import { TabsPage } from '#features/showcase/basic/TabsPage'
import { ButtonPage } from '#features/showcase/components/ButtonPage'
import { StaticMonth } from '#features/showcase/components/dateTime/StaticMonth'
import { SliderPage } from '#features/showcase/components/SliderPage'
import { ClipboardPage } from '#features/showcase/forms/ClipboardPage'
import { MaskPage } from '#features/showcase/forms/MaskPage'
import { TooltipPage } from '#features/showcase/forms/TooltipPage'
import { ValidationPage } from '#features/showcase/forms/ValidationPage'
import { WizardPage } from '#features/showcase/forms/WizardPage'
import { SamplePage } from '#features/showcase/sample/SamplePage'
import { DataPage } from '#features/showcase/widget/DataPage'
import { renderDemo } from '../demoPages'

/** A demo by its title, once its turn to be drawn has come. */
async function demo(title: string) {
  return within(await screen.findByRole('region', { name: title }))
}

describe('the frame of a showcase', () => {
  it('shows and hides the real source, and copies it', async () => {
    const { user } = await renderDemo(<SamplePage />)
    const card = await demo('One card')
    expect(card.queryByText(/export function SampleCard/)).toBeNull()
    await user.click(card.getByRole('button', { name: 'Show source: One card' }))
    expect(card.getByText(/export function SampleCard/)).toBeVisible()
    await user.click(card.getByRole('button', { name: 'Copy source of One card' }))
    expect(await navigator.clipboard.readText()).toMatch(/export function SampleCard/)
    await user.click(card.getByRole('button', { name: 'Hide source: One card' }))
    expect(card.queryByText(/export function SampleCard/)).toBeNull()
  })

  it('has one heading, one for each demo, and the notes', async () => {
    await renderDemo(<SamplePage />)
    await demo('Loading, empty, failed, ready')
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
      'One card',
      'Loading, empty, failed, ready',
      'Accessibility',
    ])
  })
})

it('a button whose work goes on keeps the focus, and what it did is counted in the right number', async () => {
  const { user } = await renderDemo(<ButtonPage />)
  const card = await demo('Loading')
  const refresh = card.getByRole('button', { name: 'Refresh' })
  await user.click(refresh)
  expect(refresh).toHaveFocus()
  await user.click(refresh)
  expect(await card.findByText('Refreshed 1 time.', {}, { timeout: 4_000 })).toBeVisible()
  expect(refresh).toHaveFocus()
})

it('a tab leads into its panel', async () => {
  const { user } = await renderDemo(<TabsPage />)
  const card = await demo('Plain')
  await user.click(card.getByRole('tab', { name: 'Limits' }))
  await user.tab()
  expect(card.getByRole('tabpanel', { name: 'Limits' })).toHaveFocus()
})

it('a mask that is left too early says what is missing, and nothing before', async () => {
  const { user } = await renderDemo(<MaskPage />)
  const phone = await screen.findByLabelText('Mobile phone')
  await user.type(phone, '081234567')
  expect(phone).toHaveAccessibleDescription('Such as 081-234-5678')
  await user.tab()
  expect(phone).toHaveAccessibleDescription('Missing: 1 digit')
  const birth = await screen.findByLabelText('Date of birth')
  await user.type(birth, '0511')
  await user.tab()
  expect(birth).toHaveAccessibleDescription('Missing: 4 digits')
  await user.type(birth, '0019')
  expect(birth).toHaveAccessibleDescription('There is no such day')
})

describe('checked forms', () => {
  it('answer beside the field, keep what was typed, and lead to the first fault', async () => {
    const { user } = await renderDemo(<ValidationPage />)
    const card = await demo('When it is sent')
    await user.type(card.getByLabelText('Password'), 'secret123')
    await user.click(card.getByRole('button', { name: 'Log in' }))
    const phone = card.getByLabelText('Phone number')
    await waitFor(() => expect(phone).toHaveFocus())
    expect(phone).toHaveAccessibleDescription('Write the ten digits of your phone number')
    expect(card.getByLabelText('Password')).toHaveValue('secret123')
    await user.type(phone, '0812345678')
    await user.click(card.getByRole('button', { name: 'Log in' }))
    expect(await card.findByText('Right: 0812345678 may log in.')).toBeVisible()
  })

  it('sum up what is wrong, with a way to each field', async () => {
    const { user } = await renderDemo(<ValidationPage />)
    const card = await demo('With a summary')
    await user.click(card.getByRole('button', { name: 'Save the account' }))
    const summary = within(await card.findByRole('alert'))
    await user.click(summary.getByRole('button', { name: 'Account holder' }))
    expect(card.getByLabelText('Account holder')).toHaveFocus()
  })
})

describe('the wizard', () => {
  it('checks each step, keeps the answers, and adds up the order', async () => {
    const { user } = await renderDemo(<WizardPage />)
    const card = await demo('An order in three steps')
    await user.click(card.getByRole('button', { name: 'Continue to payment' }))
    expect(await card.findByText('Write your name')).toBeVisible()
    await user.type(card.getByLabelText('Name'), 'Nok')
    await user.type(card.getByLabelText('Street'), '1 Main Road')
    await user.type(card.getByLabelText('Post code'), '10110')
    await user.click(card.getByRole('button', { name: 'Continue to payment' }))
    await user.click(await card.findByLabelText('Fast, 50.00 baht'))
    await user.click(card.getByRole('button', { name: 'Back' }))
    expect(await card.findByLabelText('Name')).toHaveValue('Nok')
    await user.click(card.getByRole('button', { name: 'Continue to payment' }))
    expect(await card.findByLabelText('Fast, 50.00 baht')).toBeChecked()
    await user.click(card.getByRole('button', { name: 'Continue to review' }))
    expect(await card.findByText('Total: 440.00 baht')).toBeVisible()
    await user.click(card.getByRole('button', { name: 'Place the order' }))
    expect(await card.findByText(/Placed: 440.00 baht/)).toBeVisible()
  })
})

describe('the clipboard', () => {
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  })

  it('says a refusal and loses nothing', async () => {
    const { user } = await renderDemo(<ClipboardPage />)
    const card = await demo('Copy or cut a field')
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
    await user.click(card.getByRole('button', { name: 'Cut' }))
    expect(await card.findByText(/does not let this page copy/)).toBeVisible()
    expect(card.getByLabelText('Message')).not.toHaveValue('')
  })
})

describe('toasts', () => {
  it('bring back what was removed', async () => {
    const { user } = await renderDemo(<SnackbarPage />)
    const card = await demo('With a way back')
    await user.click(card.getByRole('button', { name: 'Remove the note' }))
    expect(card.getByText('No notes.')).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'UNDO' }))
    expect(await card.findByText(/^Note: ask Ploy/)).toBeVisible()
  })
})

describe('what cannot be taken is answered', () => {
  it('a task without words, and one that is there', async () => {
    const { user } = await renderDemo(<DataPage />)
    const field = await screen.findByLabelText('New task')
    const add = screen.getByRole('button', { name: 'Add' })
    await user.click(add)
    expect(field).toHaveAccessibleDescription('Write what is to be done.')
    await user.type(field, 'answer the open chats')
    await user.click(add)
    expect(field).toHaveAccessibleDescription('This is on the list already.')
    await user.type(field, ' of today')
    await user.click(add)
    expect(screen.getByLabelText('answer the open chats of today')).not.toBeChecked()
  })

  it('a percentage is written as it is typed, and rests within its bounds', async () => {
    const { user } = await renderDemo(<SliderPage />)
    const field = await screen.findByRole('spinbutton', { name: 'Percent' })
    await user.clear(field)
    await user.type(field, '7')
    expect(field).toHaveDisplayValue('7')
    await user.type(field, '00')
    await user.tab()
    expect(field).toHaveDisplayValue('100')
  })

  it('muted messages look muted', async () => {
    const { user } = await renderDemo(<TooltipPage />)
    const mute = await screen.findByRole('button', { name: 'Mute messages' })
    const drawn = () => mute.querySelector('svg')?.innerHTML
    const before = drawn()
    await user.click(mute)
    expect(mute).toHaveAttribute('aria-pressed', 'true')
    // What is pressed or not keeps its name: either says it, not both.
    expect(mute).toHaveAccessibleName('Mute messages')
    expect(drawn()).not.toBe(before)
  })

  it('an opened explanation closes by a press elsewhere, and by going on', async () => {
    const { user } = await renderDemo(<TooltipPage />)
    const opener = await screen.findByRole('button', { name: 'What is turnover?' })
    await user.click(opener)
    expect(await screen.findByRole('tooltip')).toBeVisible()
    await user.click(screen.getByRole('heading', { level: 1 }))
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    await user.click(opener)
    expect(await screen.findByRole('tooltip')).toBeVisible()
    await user.tab()
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  })
})

it.each(['th', 'zh'] as const)('no two weekdays look alike in %s', async (locale) => {
  await renderDemo(<StaticMonth />, { locale })
  const days = await screen.findAllByRole('columnheader')
  expect(new Set(days.map(({ textContent }) => textContent)).size).toBe(7)
})
