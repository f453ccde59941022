import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { LiveAlert } from '#features/showcase/advance/alert/LiveAlert'
import { BankAccountDialog } from '#features/showcase/advance/dialog/BankAccountDialog'
import { LogoutDialog } from '#features/showcase/advance/dialog/LogoutDialog'
import { PagedList } from '#features/showcase/advance/paginationDemos'
import { ReviewForm } from '#features/showcase/advance/ratingDemos'
import { ManySelected } from '#features/showcase/advance/treeViewDemos'
import { Donut } from '#features/showcase/charts/charts/Donut'
import { ButtonGroups } from '#features/showcase/components/button/ButtonGroups'
import { ConsentCheckbox } from '#features/showcase/components/checkboxDemos'
import { RangeSlider, StepSlider } from '#features/showcase/components/sliderDemos'
import { PayoutForm } from '#features/showcase/components/textField/PayoutForm'
import { LinkDialog } from '#features/showcase/forms/editor/LinkDialog'
import { BankForm, GamesForm, ReasonForm } from '#features/showcase/forms/formAutocompleteDemos'
import { FormModal } from '#features/showcase/forms/modal/FormModal'
import { NestedModal } from '#features/showcase/forms/modalDemos'
import { ChoicesForm } from '#features/showcase/forms/validation/ChoicesForm'
import { LoginForm } from '#features/showcase/forms/validation/LoginForm'
import { SelectForm } from '#features/showcase/forms/validation/SelectForm'
import { SummaryForm } from '#features/showcase/forms/validation/SummaryForm'
import { TotalTable } from '#features/showcase/tables/basicTable/TotalTable'
import { HighlightedTable } from '#features/showcase/tables/customizedTableDemos'
import { renderDemo } from '../demoPages'

const button = (name: string) => screen.getByRole('button', { name })
const field = (name: string) => screen.getByLabelText(name)

describe('an amount with a thousands separator', () => {
  it('appears in the answer to a form, which accepts it as input too', async () => {
    const { user } = await renderDemo(<LiveAlert />)
    await user.click(button('Check the amount'))
    expect(screen.getByText('You can withdraw up to 1,250.75 baht.')).toBeVisible()
    await user.clear(field('Amount to withdraw, baht'))
    await user.type(field('Amount to withdraw, baht'), '1,250.75')
    await user.click(button('Check the amount'))
    expect(screen.getByText('Checked: 1,250.75 baht could be paid out.')).toBeVisible()
  })

  it('appears in a sum and in a list', async () => {
    const { user } = await renderDemo(
      <>
        <ButtonGroups />
        <PagedList />
      </>,
    )
    for (let presses = 0; presses < 3; presses += 1) await user.click(button('+ 500'))
    expect(screen.getByText('1,500.00 baht')).toBeVisible()
    await user.click(button('Go to next page'))
    await user.click(button('Go to next page'))
    expect(screen.getByText('1,000.00 baht')).toBeVisible()
  })

  it('appears above the thumb of a slider and in its spoken value', async () => {
    await renderDemo(
      <>
        <StepSlider />
        <HighlightedTable />
        <RangeSlider />
      </>,
    )
    fireEvent.change(screen.getByRole('slider', { name: /^Deposit/ }), { target: { value: 1_200 } })
    expect(screen.getByText('1,200')).toBeInTheDocument()
    expect(screen.getByText('1,000.00')).toBeInTheDocument()
    const greatest = screen.getByRole('slider', { name: 'Greatest amount' })
    expect(greatest).toHaveAttribute('aria-valuetext', '2,000.00 baht')
  })
})

it('Page Up moves a slider by ten steps and never between two steps', async () => {
  await renderDemo(<StepSlider />)
  fireEvent.keyDown(screen.getByRole('slider', { name: /^Deposit/ }), { key: 'PageUp' })
  expect(screen.getByText('Deposit: 1,500.00 baht')).toBeVisible()
})

describe('an earlier result beside a new error', () => {
  it('is removed from a login form', async () => {
    const { user } = await renderDemo(<LoginForm />)
    await user.type(field('Phone number'), '0812345678')
    await user.type(field('Password'), 'secret123')
    await user.click(button('Log in'))
    expect(await screen.findByText(/^Right:/)).toBeVisible()
    await user.clear(field('Password'))
    await user.click(button('Log in'))
    expect(await screen.findByText(/at least 8 characters/)).toBeVisible()
    expect(screen.queryByText(/^Right:/)).toBeNull()
  })

  it('is removed from a form with choices', async () => {
    const { user } = await renderDemo(<ChoicesForm />)
    await user.click(field('PromptPay'))
    await user.click(field('I accept the rules'))
    await user.click(button('Send'))
    expect(await screen.findByText('Right: by PromptPay.')).toBeVisible()
    await user.click(field('I accept the rules'))
    await user.click(button('Send'))
    expect(await screen.findByText('The rules must be accepted')).toBeVisible()
    expect(screen.queryByText(/^Right:/)).toBeNull()
  })

  it('is removed with a rule over two fields, whose error goes with either field', async () => {
    const { user } = await renderDemo(<SelectForm />)
    await user.selectOptions(field('Deposits a day'), 'No limit')
    await user.click(button('Set the limit'))
    const fault = 'Playing without a limit needs the switch below'
    expect(await screen.findByText(fault)).toBeVisible()
    await user.click(field('I know what I am doing'))
    await waitFor(() => expect(screen.queryByText(fault)).toBeNull())
    await user.click(button('Set the limit'))
    expect(await screen.findByText('Right: no limit.')).toBeVisible()
    await user.click(field('I know what I am doing'))
    await user.click(button('Set the limit'))
    expect(await screen.findByText(fault)).toBeVisible()
    expect(screen.queryByText(/^Right:/)).toBeNull()
  })

  it('is removed from a form with an error summary', async () => {
    const { user } = await renderDemo(<SummaryForm />)
    await user.type(field('Bank'), 'Kasikorn')
    await user.type(field('Account number'), '1234567890')
    await user.type(field('Account holder'), 'Malee')
    await user.click(button('Save the account'))
    expect(await screen.findByText('Right: the account of Malee.')).toBeVisible()
    await user.clear(field('Bank'))
    await user.click(button('Save the account'))
    expect(await screen.findByText('Name your bank')).toBeVisible()
    expect(screen.queryByText(/^Right:/)).toBeNull()
  })

  it.each([
    ['a bank', <BankForm key="" />, 'Krungthai Bank', 'Choose one of the banks'],
    ['games', <GamesForm key="" />, 'Poker|Slots', 'Choose at least two'],
    ['a reason', <ReasonForm key="" />, 'Bonus missing', 'Say it in at least five letters'],
  ])('is removed from a form with %s', async (_, form, chosen, fault) => {
    const { user } = await renderDemo(form)
    for (const option of chosen.split('|')) {
      await user.click(screen.getByRole('combobox'))
      await user.click(await screen.findByRole('option', { name: option }))
    }
    await user.click(button('Send'))
    expect(await screen.findByText(/^Sent:/)).toBeVisible()
    await user.click(screen.getByRole('combobox'))
    await user.keyboard('{Control>}a{/Control}{Backspace}')
    await user.click(button('Send'))
    expect(await screen.findByText(fault)).toBeVisible()
    expect(screen.queryByText(/^Sent:/)).toBeNull()
  })

  it('is removed from a review', async () => {
    const { user } = await renderDemo(<ReviewForm />)
    fireEvent.click(field('4 Stars'))
    await user.click(button('Send the review'))
    expect(screen.getByText('Thank you for 4 of 5 stars.')).toBeVisible()
    // A second press removes the rating; a press without a position comes from a key.
    fireEvent.click(field('4 Stars'), { clientX: 1, clientY: 1 })
    await user.click(button('Send the review'))
    expect(screen.getByText('Choose one to five stars')).toBeVisible()
    expect(screen.queryByText(/^Thank you/)).toBeNull()
  })
})

describe('a form’s answer', () => {
  it('does not appear for a consent until the button is pressed again', async () => {
    const { user } = await renderDemo(<ConsentCheckbox />)
    await user.click(button('Continue'))
    expect(screen.getByText('Please agree to the terms first.')).toBeVisible()
    await user.click(screen.getByRole('checkbox'))
    expect(screen.queryByText(/Thank you/)).toBeNull()
    await user.click(button('Continue'))
    expect(screen.getByText(/Thank you/)).toBeVisible()
  })

  it('is removed when the account changes after the press', async () => {
    const { user } = await renderDemo(<PayoutForm />)
    const [name, number] = screen.getAllByRole('textbox')
    await user.type(name ?? document.body, 'Malee')
    await user.type(number ?? document.body, '1234567890')
    await user.click(button('Keep the account'))
    expect(screen.getByText('Withdrawals go to Malee, book 1234567890.')).toBeVisible()
    await user.type(number ?? document.body, '{Backspace}')
    expect(screen.queryByText(/^Withdrawals go to/)).toBeNull()
  })
})

describe('a demo’s dialog', () => {
  it('does not keep an error that was corrected', async () => {
    const { user } = await renderDemo(<BankAccountDialog />)
    await user.click(button('Add a bank account'))
    await user.type(await screen.findByLabelText('Account number'), '123')
    await user.click(button('Add account'))
    expect(field('Account number')).toBeInvalid()
    await user.type(field('Account number'), '4567890')
    expect(field('Account number')).toBeValid()
    await user.click(button('Add account'))
    expect(screen.getByText('Account ending in 7890 was added.')).toBeVisible()
    // The next account has a number of its own.
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(button('Add a bank account'))
    expect(await screen.findByLabelText('Account number')).toHaveValue('')
  })

  it('is not offered for an action that is done already', async () => {
    const { user } = await renderDemo(<LogoutDialog />)
    await user.click(button('Log out elsewhere'))
    await user.click(await screen.findByRole('button', { name: 'Log them out' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(screen.queryByRole('button', { name: 'Log out elsewhere' })).toBeNull()
    await user.click(button('Start over'))
    expect(screen.getByText('Three devices are logged in.')).toBeVisible()
  })

  it('sets a typed address from left to right on every page', async () => {
    const { user } = await renderDemo(<LinkDialog address="" onSet={() => {}} onClose={() => {}} />)
    await user.type(await screen.findByLabelText('Address'), 'https://')
    expect(field('Address')).toHaveAttribute('dir', 'ltr')
  })

  it('opens without the error with which it was closed', async () => {
    const { user } = await renderDemo(<FormModal />)
    await user.click(button('Change the nickname'))
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save' }),
    )
    expect(field('Nickname')).toBeInvalid()
    await user.click(button('Cancel'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(button('Change the nickname'))
    expect(await screen.findByLabelText('Nickname')).toBeValid()
  })

  it('shows the value that its button has set', async () => {
    const { user } = await renderDemo(<NestedModal />)
    expect(screen.getByText('No limit yet.')).toBeVisible()
    await user.click(button('Set a limit'))
    await user.click(await screen.findByRole('button', { name: 'Set it' }))
    expect(screen.getByText('Limit: 1,000.00 baht a day')).toBeVisible()
  })
})

it('a count typed over a zero has no leading zero', async () => {
  const { user } = await renderDemo(<TotalTable />)
  const count = screen.getByRole('spinbutton', { name: 'Count of Bonus code' })
  await user.clear(count)
  await user.type(count, '7')
  expect(count).toHaveDisplayValue('7')
  expect(screen.getByText('1,050.00')).toBeVisible()
  await user.clear(count)
  await user.tab()
  expect(count).toHaveDisplayValue('0')
})

it('an empty chart shows its message without a sum over it', async () => {
  const { user } = await renderDemo(<Donut />)
  expect(await screen.findByText('1,250,000 baht')).toBeVisible()
  for (const name of ['Slots', 'Fishing', 'Card games', 'Sports']) await user.click(button(name))
  expect(await screen.findByText('No data to display')).toBeVisible()
  expect(screen.queryByText('0 baht')).toBeNull()
})

const treeItem = (name: RegExp) => screen.getByRole('treeitem', { name })

it('a ticked folder counts and ticks the files in its collapsed subfolders', async () => {
  const { user } = await renderDemo(<ManySelected />)
  await user.tab()
  await user.keyboard('{ArrowDown} ')
  expect(screen.getByText('Chosen: 3 files')).toBeVisible()
  await user.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}')
  expect(treeItem(/^Week 47/)).toHaveAttribute('aria-checked', 'true')
  await user.keyboard(' ')
  expect(screen.getByText('Chosen: 2 files')).toBeVisible()
  expect(treeItem(/^Slips/)).toHaveAttribute('aria-checked', 'mixed')
})
