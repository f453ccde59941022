import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { AlertWithTitle } from '#features/showcase/advance/alertDemos'
import { DialogPage } from '#features/showcase/advance/DialogPage'
import { ProgressPage } from '#features/showcase/advance/ProgressPage'
import { SkeletonPage } from '#features/showcase/advance/SkeletonPage'
import { SnackbarPage } from '#features/showcase/advance/SnackbarPage'
import { UndoToast } from '#features/showcase/advance/snackbarDemos'
import { UpwardDial } from '#features/showcase/advance/speedDialDemos'
import { DeletableChips } from '#features/showcase/basic/chipDemos'
import { TabsPage } from '#features/showcase/basic/TabsPage'
import { ButtonPage } from '#features/showcase/components/ButtonPage'
import { StaticMonth } from '#features/showcase/components/dateTimeDemos'
import { SliderPage } from '#features/showcase/components/SliderPage'
import { SplitActions } from '#features/showcase/forms/actionBarDemos'
import { CaptchaPage } from '#features/showcase/forms/CaptchaPage'
import { ClipboardPage } from '#features/showcase/forms/ClipboardPage'
import { CopyFromField } from '#features/showcase/forms/clipboardDemos'
import { MaskPage } from '#features/showcase/forms/MaskPage'
import { ModalPage } from '#features/showcase/forms/ModalPage'
import { TooltipPage } from '#features/showcase/forms/TooltipPage'
import { DisabledReason } from '#features/showcase/forms/tooltipDemos'
import { ValidationPage } from '#features/showcase/forms/ValidationPage'
import { WizardPage } from '#features/showcase/forms/WizardPage'
import { OrderWizard } from '#features/showcase/forms/wizard/OrderWizard'
import { PlainSteps } from '#features/showcase/forms/wizard/PlainSteps'
import { Tile } from '#features/showcase/icons/gallery/Tile'
import { SamplePage } from '#features/showcase/sample/SamplePage'
import { SampleCard } from '#features/showcase/sample/sampleDemos'
import { EnhancedDeposits } from '#features/showcase/tables/enhancedTable/EnhancedDeposits'
import { DataPage } from '#features/showcase/widget/DataPage'
import { renderDemo } from '../demoPages'

/** Finds a demo by its title and waits until it is rendered. */
async function demo(title: string) {
  return within(await screen.findByRole('region', { name: title }))
}

describe('the frame of a showcase', () => {
  it('shows, hides and copies the real source', async () => {
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

  it('has one main heading, one heading per demo, and the notes', async () => {
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

it.each([
  ['starts over', <SampleCard key="" />, ['Press', 'Start over']],
  ['leads back to the first step', <PlainSteps key="" />, ['Next', 'Back']],
  ['removes what there is', <UndoToast key="" />, ['Remove the note']],
  ['cuts all of the text', <CopyFromField key="" />, ['Cut']],
])(
  'a button that %s is disabled when nothing is left, and keeps the focus',
  async (_, part, presses) => {
    const { user } = await renderDemo(part)
    for (const name of presses) await user.click(screen.getByRole('button', { name }))
    const last = screen.getByRole('button', { name: presses.at(-1) ?? '' })
    // A button with the disabled attribute would lose the focus.
    await waitFor(() => expect(last).toHaveAttribute('aria-disabled', 'true'))
    expect(last).toBeEnabled()
    expect(last).toHaveFocus()
  },
)

it('every button that is named after an action has an effect', async () => {
  const { user } = await renderDemo(<ButtonPage />)
  const icons = await demo('With icons')
  await user.click(icons.getByRole('button', { name: 'Slip as PDF' }))
  expect(icons.getByText('Pressed: Slip as PDF')).toBeVisible()
  await user.click(icons.getByRole('button', { name: 'Remove account' }))
  expect(icons.getByText('Pressed: Remove account')).toBeVisible()
  const signs = await demo('Icon only and floating')
  await user.click(signs.getByRole('button', { name: 'Share' }))
  expect(signs.getByText('0 slips, shared 1 time')).toBeVisible()
  const groups = await demo('Groups')
  await user.click(groups.getByRole('button', { name: '+ 100' }))
  await user.click(groups.getByRole('button', { name: 'Pay by QR code' }))
  expect(groups.getByText('Pressed: Pay by QR code, 100.00 baht')).toBeVisible()
})

const chip = (name: string) => screen.getByRole('button', { name: new RegExp(name) })

describe('the focus after the pressed element disappears', () => {
  it('moves between chips deleted by press, key or cross, and stays on the reset button', async () => {
    const { user } = await renderDemo(<DeletableChips />)
    chip('Chiang Mai').focus()
    await user.keyboard('{Delete}')
    expect(chip('Phuket')).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(chip('Songkhla')).toHaveFocus()
    await user.click(within(chip('Songkhla')).getByTestId('CancelIcon'))
    const reset = screen.getByRole('button', { name: 'Reset' })
    expect(reset).toHaveFocus()
    await user.click(reset)
    expect(reset).toHaveFocus()
    expect(reset).toHaveAttribute('aria-disabled', 'true')
    expect(chip('Songkhla')).toBeVisible()
  })

  it('stays on the button that clears the selection', async () => {
    const { user } = await renderDemo(<EnhancedDeposits />)
    await user.click(screen.getAllByRole('checkbox')[1] ?? document.body)
    const clear = screen.getByRole('button', { name: 'Clear' })
    await user.click(clear)
    expect(screen.getByText('Select deposits to add them up.')).toBeVisible()
    expect(clear).toHaveFocus()
  })

  it('returns to the speed dial’s button, which stays closed', async () => {
    const { user } = await renderDemo(<UpwardDial />)
    await user.tab()
    const opener = screen.getByRole('button', { name: 'Actions, upwards' })
    await waitFor(() => expect(opener).toHaveAttribute('aria-expanded', 'true'))
    await user.keyboard('{ArrowUp}{Enter}')
    expect(screen.getByText('New deposit', { selector: 'output' })).toBeVisible()
    expect(opener).toHaveFocus()
    await new Promise((resolve) => {
      setTimeout(resolve, 50)
    })
    expect(opener).toHaveAttribute('aria-expanded', 'false')
  })

  it('moves between a closed form and the button that reopens it', async () => {
    const { user } = await renderDemo(<SplitActions />)
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    const again = screen.getByRole('button', { name: 'Open the form again' })
    expect(again).toHaveFocus()
    await user.click(again)
    expect(screen.getByRole('textbox', { name: 'Nickname' })).toHaveFocus()
  })

  it('moves to the current step of the wizard', async () => {
    const { user } = await renderDemo(<OrderWizard />)
    await user.type(screen.getByLabelText(/Name/), 'Malee')
    await user.type(screen.getByLabelText(/Street/), 'Sukhumvit 1')
    await user.type(screen.getByLabelText(/Post code/), '10110')
    await user.click(screen.getByRole('button', { name: 'Continue to payment' }))
    const part = await screen.findByRole('group', { name: 'Step 2 of 3' })
    expect(part).toHaveFocus()
    await user.click(within(part).getByRole('button', { name: 'Back' }))
    expect(screen.getByRole('group', { name: 'Step 1 of 3' })).toHaveFocus()
  })
})

it('answering a message keeps the focus and can be undone', async () => {
  const { user } = await renderDemo(<DataPage />)
  const card = await demo('Latest messages')
  const answered = card.getByRole('button', { name: 'Answered: Dao R.' })
  await user.click(answered)
  expect(card.getByRole('status')).toHaveTextContent('2 waiting')
  expect(answered).toHaveFocus()
  expect(answered).toHaveAttribute('aria-pressed', 'true')
  await user.click(answered)
  expect(card.getByRole('status')).toHaveTextContent('3 waiting')
})

it('a loading button keeps the focus and counts with the right plural', async () => {
  const { user } = await renderDemo(<ButtonPage />)
  const card = await demo('Loading')
  const refresh = card.getByRole('button', { name: 'Refresh' })
  await user.click(refresh)
  expect(refresh).toHaveFocus()
  await user.click(refresh)
  expect(await card.findByText('Refreshed 1 time.')).toBeVisible()
  expect(refresh).toHaveFocus()
})

describe('the focus of a keyboard user', () => {
  it.each([
    ['Load again', 'A card that loads', <SkeletonPage key="card" />],
    ['Send the slip', 'Running by itself', <ProgressPage key="slip" />],
  ])('stays on “%s” while it is busy', async (name, title, page) => {
    const { user } = await renderDemo(page)
    const button = (await demo(title)).getByRole('button', { name })
    await user.click(button)
    expect(button).toHaveAttribute('aria-busy', 'true')
    expect(button).toBeEnabled()
    expect(button).toHaveFocus()
  })

  it('stays on a button while messages are deleted and cannot be stopped', async () => {
    const { user } = await renderDemo(<DialogPage />)
    await user.click(await screen.findByRole('button', { name: 'Delete read messages' }))
    const button = screen.getByRole('button', { name: 'Delete' })
    await user.click(button)
    expect(button).toBeEnabled()
    expect(button).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Keep them' }))
    expect(button).toBeVisible()
    expect(await screen.findByText('0 read messages are kept.')).toBeVisible()
  })

  it('moves to the close button when a dialog has done its work', async () => {
    const { user } = await renderDemo(<ModalPage />)
    await user.click(await screen.findByRole('button', { name: 'Collect points' }))
    const collect = screen.getByRole('button', { name: 'Collect' })
    await user.click(collect)
    expect(collect).toBeEnabled()
    expect(collect).toHaveFocus()
    expect(await screen.findByText('Collected.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
  })

  it('stays on the button that leads to the last step', async () => {
    const { user } = await renderDemo(<ButtonPage />)
    const next = (await demo('With icons')).getByRole('button', { name: 'Next' })
    await user.click(next)
    await user.click(next)
    await user.click(next)
    expect(screen.getByText('Step 3 of 3: Confirm')).toBeVisible()
    expect(next).toBeEnabled()
    expect(next).toHaveFocus()
  })
})

it('the robot check refuses an empty question and an empty code', async () => {
  const { user } = await renderDemo(<CaptchaPage />)
  const question = await screen.findByLabelText('Your question')
  await user.clear(question)
  await user.type(question, '  ')
  await user.click(screen.getByRole('button', { name: 'Send the question' }))
  expect(question).toHaveAccessibleDescription('Write your question.')
  expect(question).toHaveFocus()
  const code = await screen.findByLabelText(/^Bonus code/)
  await user.clear(code)
  await user.type(code, '  ')
  await user.click(screen.getByRole('button', { name: 'Redeem' }))
  expect(code).toHaveAccessibleDescription('Write a code.')
  expect(code).toHaveFocus()
})

it('an icon has its full name, with line breaks only between words', async () => {
  const tile = { Drawing: () => null, isTabStop: true, onPress: () => {}, onFocus: () => {} }
  await renderDemo(<Tile name="IconAdjustmentsHorizontal" {...tile} />)
  expect(await screen.findByRole('button', { name: 'IconAdjustmentsHorizontal' })).toContainHTML(
    'Icon<wbr>Adjustments<wbr>Horizontal',
  )
})

it('Tab moves from a tab into its panel', async () => {
  const { user } = await renderDemo(<TabsPage />)
  const card = await demo('Plain')
  await user.click(card.getByRole('tab', { name: 'Limits' }))
  await user.tab()
  expect(card.getByRole('tabpanel', { name: 'Limits' })).toHaveFocus()
})

it('a masked field reports missing digits only when it loses the focus', async () => {
  const { user } = await renderDemo(<MaskPage />)
  const phone = await screen.findByLabelText('Mobile phone')
  await user.type(phone, '081234567')
  expect(phone).toHaveAccessibleDescription('Such as 081-234-5678')
  await user.tab()
  expect(phone).toHaveAccessibleDescription('Missing: 1 digit Such as 081-234-5678')
  const birth = await screen.findByLabelText('Date of birth')
  await user.type(birth, '0511')
  await user.tab()
  const example = 'Day, month, year: 05/11/1990'
  expect(birth).toHaveAccessibleDescription(`Missing: 4 digits ${example}`)
  await user.type(birth, '0019')
  expect(birth).toHaveAccessibleDescription(`There is no such day ${example}`)
  await user.clear(birth)
  await user.type(birth, '01012533')
  expect(birth).toHaveAccessibleDescription(`That day is still to come ${example}`)
})

it.each(['+66 81 234 5678', '0066 (0)81-234-5678', '66812345678', '(081) 234 5678'])(
  'a phone number pasted as %s is understood',
  async (written) => {
    const { user } = await renderDemo(<MaskPage />)
    const phone = await screen.findByLabelText('Mobile phone')
    await user.click(phone)
    await user.paste(written)
    expect(phone).toHaveValue('081-234-5678')
  },
)

it('a masked field asks for digits on a phone and sets them from left to right on every page', async () => {
  await renderDemo(<MaskPage />)
  const amount = await screen.findByRole('textbox', { name: 'Amount' })
  expect(amount).toHaveAttribute('inputmode', 'decimal')
  for (const name of ['Mobile phone', 'Date of birth', 'Best time to call', 'Card number']) {
    const field = await screen.findByLabelText(name)
    expect(field).toHaveAttribute('inputmode', 'numeric')
    expect(field).toHaveAttribute('dir', 'ltr')
  }
})

it('an amount keeps the typed digits up to its limit', async () => {
  const { user } = await renderDemo(<MaskPage />)
  const amount = await screen.findByRole('textbox', { name: 'Amount' })
  await user.type(amount, '12345678901234567890')
  await user.tab()
  expect(amount).toHaveValue('123,456,789.00')
})

describe('checked forms', () => {
  it('report errors beside the field, keep the input and focus the first error', async () => {
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

  it('list all errors with a link to each field', async () => {
    const { user } = await renderDemo(<ValidationPage />)
    const card = await demo('With a summary')
    await user.click(card.getByRole('button', { name: 'Save the account' }))
    const summary = within(await card.findByRole('alert'))
    await user.click(summary.getByRole('button', { name: 'Account holder' }))
    expect(card.getByLabelText('Account holder')).toHaveFocus()
  })
})

describe('the wizard demo', () => {
  it('checks each step, keeps the answers and adds up the order', async () => {
    const { user } = await renderDemo(<WizardPage />)
    const card = await demo('An order in three steps')
    await user.click(await card.findByRole('button', { name: 'Continue to payment' }))
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

describe('the clipboard demo', () => {
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  })

  it('reports a refusal and keeps the text', async () => {
    const { user } = await renderDemo(<ClipboardPage />)
    const card = await demo('Copy or cut a field')
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
    await user.click(card.getByRole('button', { name: 'Cut' }))
    expect(await card.findByText(/does not let this page copy/)).toBeVisible()
    expect(card.getByLabelText('Message')).not.toHaveValue('')
  })
})

describe('the alerts', () => {
  it('show further details below their title', async () => {
    const { user } = await renderDemo(<AlertWithTitle />)
    const more = screen.getByText(/^Bangkok Bank from/)
    expect(more).not.toBeVisible()
    await user.click(screen.getByText('Times of the other banks'))
    expect(more).toBeVisible()
  })
})

describe('the toasts', () => {
  it('restore what was removed', async () => {
    const { user } = await renderDemo(<SnackbarPage />)
    const card = await demo('With a way back')
    await user.click(card.getByRole('button', { name: 'Remove the note' }))
    expect(card.getByText('No notes.')).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'UNDO' }))
    expect(await card.findByText(/^Note: ask Ploy/)).toBeVisible()
  })
})

describe('the demos with rejected input', () => {
  it('explain why an empty task or a duplicate is not added', async () => {
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

  it('accept a percentage while it is typed and then limit it to its range', async () => {
    const { user } = await renderDemo(<SliderPage />)
    const field = await screen.findByRole('spinbutton', { name: 'Percent' })
    await user.clear(field)
    await user.type(field, '7')
    expect(field).toHaveDisplayValue('7')
    await user.type(field, '00')
    await user.tab()
    expect(field).toHaveDisplayValue('100')
  })

  it('show muted messages as muted', async () => {
    const { user } = await renderDemo(<TooltipPage />)
    const mute = await screen.findByRole('button', { name: 'Mute messages' })
    const drawn = () => mute.querySelector('svg')?.innerHTML
    const before = drawn()
    await user.click(mute)
    expect(mute).toHaveAttribute('aria-pressed', 'true')
    // The name of a toggle button stays the same; `aria-pressed` alone tells its state.
    expect(mute).toHaveAccessibleName('Mute messages')
    expect(drawn()).not.toBe(before)
  })

  it('explain a disabled button on a press, also by finger', async () => {
    await renderDemo(<DisabledReason />)
    const spin = screen.getByRole('button', { name: /^Spin/ })
    fireEvent.click(spin)
    fireEvent.click(spin)
    fireEvent.touchStart(spin, { touches: [{ clientX: 1, clientY: 1 }] })
    // A finger stays down longer than a timer of zero milliseconds.
    await act(() => new Promise((resolve) => setTimeout(resolve)))
    fireEvent.touchEnd(spin)
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Both spins of today are used')
  })

  it('close an open explanation on a press elsewhere and on Tab', async () => {
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

it.each(['th', 'zh'] as const)(
  'the names of the weekdays differ from each other in %s',
  async (locale) => {
    await renderDemo(<StaticMonth />, { locale })
    const days = await screen.findAllByRole('columnheader')
    expect(new Set(days.map(({ textContent }) => textContent)).size).toBe(7)
  },
)
