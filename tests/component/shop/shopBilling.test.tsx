import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { api } from '#api/client/api'
import { shopPaths } from '#contract/shop/paths'
import { hasUnsaved } from '#lib/unsaved'
import { shopDatabase } from '#mocks/shop/database'
import { answerDemo, brokenCall, loseFirstAnswer } from '../demoPages'
import {
  button,
  checkout,
  expectAmounts,
  expectNoA11yViolations,
  startCheckout,
  step,
  toBilling,
} from './openCheckout'

startCheckout()

describe('the billing step', () => {
  it('starts with the default address and charges fast delivery once', async () => {
    const { user } = await checkout()
    await toBilling(user)
    expect(await step('Address and delivery')).toHaveFocus()
    const [home, office] = await screen.findAllByRole('radio', { name: /Narin/ })
    expect(home).toBeChecked()
    expect(office).not.toBeChecked()
    const fast = screen.getByRole('radio', { name: /Fast delivery/ })
    await user.click(fast)
    await user.click(fast)
    await expectAmounts(['Delivery', '5.00 baht'], ['Total', '454.00 baht'])
    await user.click(screen.getByRole('radio', { name: /Standard/ }))
    await user.click(fast)
    await expectAmounts(['Delivery', '5.00 baht'], ['Total', '454.00 baht'])
    await expectNoA11yViolations()
  })

  it('adds a validated address once, chooses it and keeps one default', async () => {
    const { user } = await checkout()
    await toBilling(user)
    await user.click(await button('Add an address'))
    const form = await screen.findByRole('dialog', { name: 'Add an address' })
    const field = (name: RegExp) => within(form).getByRole('textbox', { name })
    expect(field(/Full name/)).toHaveFocus()
    await user.click(within(form).getByRole('button', { name: 'Save the address' }))
    expect(field(/Full name/)).toHaveFocus()
    expect(field(/Full name/)).toHaveAccessibleDescription('Please fill this in')
    await user.type(field(/Full name/), '<b>مريم</b> 👩‍🚀 ก็')
    await user.type(field(/Street/), 'Soi 9')
    await user.type(field(/City/), 'Bang Rak')
    await user.type(field(/Postal/), '10500')
    await user.type(field(/Phone/), 'call me')
    await user.click(within(form).getByRole('button', { name: 'Save the address' }))
    expect(field(/Phone/)).toHaveAccessibleDescription(/Enter a phone number/)
    await user.clear(field(/Phone/))
    await user.type(field(/Phone/), '+66 81 234 5678')
    await user.click(within(form).getByRole('switch', { name: 'Default address' }))
    expect(hasUnsaved()).toBe(true)
    await expectNoA11yViolations()
    await user.dblClick(within(form).getByRole('button', { name: 'Save the address' }))
    const added = await screen.findByRole('radio', { name: /<b>مريم<\/b>.*Default/ })
    expect(added).toBeChecked()
    await waitFor(() => expect(added).toHaveFocus())
    expect(screen.getAllByText('Default')).toHaveLength(1)
    expect(await shopDatabase.addresses.count()).toBe(3)
    expect(hasUnsaved()).toBe(false)
    await user.click(await button('Continue to payment'))
    // The step below lists the same text and is still closing.
    await waitFor(() => expect(added).not.toBeInTheDocument())
    expect(await screen.findByText('<b>مريم</b> 👩‍🚀 ก็')).toBeVisible()
  })

  it('adds an address once, however often it is sent again after a lost answer', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const { user } = await checkout()
    await toBilling(user)
    await user.click(await button('Add an address'))
    const form = await screen.findByRole('dialog', { name: 'Add an address' })
    const field = (name: RegExp) => within(form).getByRole('textbox', { name })
    const fill = async (name: RegExp, typed: string) => {
      await user.click(field(name))
      await user.paste(typed)
    }
    await fill(/Full name/, 'Once Only')
    await fill(/Street/, 'Soi 9')
    await fill(/City/, 'Bang Rak')
    await fill(/Postal/, '10500')
    await fill(/Phone/, '0812345678')
    loseFirstAnswer(shopPaths.newAddress, 2)
    await user.click(within(form).getByRole('button', { name: 'Save the address' }))
    expect(await within(form).findByRole('alert')).toBeVisible()
    await user.type(field(/Street/), '9')
    await user.click(within(form).getByRole('button', { name: 'Save the address' }))
    expect(await screen.findByRole('radio', { name: /Once Only/ })).toBeChecked()
    await waitFor(() => expect(form).not.toBeInTheDocument())
    const rows = await shopDatabase.addresses.toArray()
    expect(rows.filter((row) => 'name' in row && row.name === 'Once Only')).toMatchObject([
      { street: 'Soi 99' },
    ])
  })

  it('edits an address and asks before it drops half-typed text', async () => {
    const { user } = await checkout()
    await toBilling(user)
    await user.click(await button('Edit the address of Narin Chaiyasit, office'))
    const form = await screen.findByRole('dialog', { name: 'Edit the address' })
    // A field changed in another tab keeps that value.
    await shopDatabase.addresses.update('2', { city: 'Lamphun' })
    await user.type(within(form).getByRole('textbox', { name: /Type of place/ }), ' 2')
    await user.click(within(form).getByRole('button', { name: 'Cancel' }))
    const question = await screen.findByRole('alertdialog')
    await user.click(within(question).getByRole('button', { name: 'Keep editing' }))
    await user.click(await button('Save the address'))
    const changed = await screen.findByRole('radio', { name: /office 2.*Lamphun/ })
    expect(changed).toBeChecked()
    await waitFor(() => expect(changed).toHaveFocus())
  })

  it('keeps and saves an address being typed while another window empties the cart', async () => {
    const { user, store } = await checkout()
    await toBilling(user)
    await user.click(await button('Edit the address of Narin Chaiyasit, office'))
    const form = await screen.findByRole('dialog', { name: 'Edit the address' })
    const place = within(form).getByRole('textbox', { name: /Type of place/ })
    await user.type(place, ' 2')
    await shopDatabase.lines.clear()
    act(() => void store.dispatch(api.util.invalidateTags(['Cart'])))
    expect(await screen.findByText('Your cart is empty')).toBeInTheDocument()
    expect(place).toHaveValue('office 2')
    await user.click(within(form).getByRole('button', { name: 'Save the address' }))
    await waitFor(() => expect(form).not.toBeInTheDocument())
    expect(await shopDatabase.addresses.get('2')).toMatchObject({ destination: 'office 2' })
  })

  it('follows another tab’s changes of an address and shows a field changed in both', async () => {
    const { user, store } = await checkout()
    await toBilling(user)
    await user.click(await button('Edit the address of Narin Chaiyasit, office'))
    const form = await screen.findByRole('dialog', { name: 'Edit the address' })
    const city = within(form).getByRole('textbox', { name: /City/ })
    await user.clear(city)
    await user.type(city, 'Of here')
    await shopDatabase.addresses.update('2', { city: 'Of there', state: 'Lamphun' })
    await user.click(within(form).getByRole('button', { name: 'Save the address' }))
    expect(await within(form).findByRole('alert')).toHaveTextContent(/was changed elsewhere/)
    expect(await shopDatabase.addresses.get('2')).toMatchObject({ city: 'Of there' })
    expect(await within(form).findByText(/will replace/)).toHaveTextContent('Of there')
    expect(city).toHaveValue('Of here')
    const state = within(form).getByRole('textbox', { name: /Province/ })
    await waitFor(() => expect(state).toHaveValue('Lamphun'))
    await expectNoA11yViolations()
    await user.click(within(form).getByRole('button', { name: 'Use that' }))
    expect(city).toHaveValue('Of there')
    expect(city).toHaveFocus()
    expect(within(form).queryByText(/replaces|elsewhere/)).not.toBeInTheDocument()
    expect(hasUnsaved()).toBe(false)

    await user.type(city, '!')
    await shopDatabase.addresses.update('2', { city: 'Of there, too' })
    store.dispatch(api.util.invalidateTags(['Address']))
    expect(await within(form).findByText(/will replace/)).toHaveTextContent('Of there, too')
    const calls = answerDemo()
    await user.click(within(form).getByRole('button', { name: 'Save the address' }))
    await waitFor(() => expect(form).not.toBeInTheDocument())
    // Only the changed fields are sent, with their base values.
    expect(calls.find(({ path }) => path === shopPaths.editAddress)?.body).toEqual({
      id: '2',
      city: 'Of there!',
      was: { city: 'Of there, too' },
    })
  })

  it('deletes an address, moves choice and focus on, and restores it unchanged', async () => {
    const { user } = await checkout()
    await toBilling(user)
    const before = await shopDatabase.addresses.toArray()
    await user.click(await screen.findByRole('radio', { name: /Narin.*office/ }))
    const remove = await button('Delete the address of Narin Chaiyasit, office')
    remove.focus()
    await user.keyboard('{Enter}')
    expect(
      await screen.findByText('The address of Narin Chaiyasit, office was deleted.'),
    ).toBeVisible()
    await waitFor(() => expect(remove).not.toBeInTheDocument())
    const last = screen.getByRole('radio', { name: /Narin/ })
    expect(last).toBeChecked()
    expect(last.closest('[data-entry]')).toHaveFocus()
    await user.click(await button('UNDO'))
    const returned = await screen.findByRole('radio', { name: /Narin.*office/ })
    expect(returned).toBeChecked()
    await waitFor(() => expect(returned.closest('[data-entry]')).toHaveFocus())
    expect(await shopDatabase.addresses.toArray()).toEqual(before)
    await user.click(await button(/^Delete the address of .*office/))
    await waitFor(() => expect(returned).not.toBeInTheDocument())
    await user.click(await button(/^Delete the address/))
    expect(await screen.findByText(/No address is saved yet/)).toBeVisible()
    expect(await step('Address and delivery')).toHaveFocus()
  })

  it('restores a default address without taking default or choice from another one', async () => {
    const { user } = await checkout()
    await toBilling(user)
    const before = await shopDatabase.addresses.toArray()
    const home = await screen.findByRole('radio', { name: /Narin.*home.*Default/ })
    await user.click(await button('Delete the address of Narin Chaiyasit, home'))
    await screen.findByText('The address of Narin Chaiyasit, home was deleted.')
    await user.click(await button('UNDO'))
    await waitFor(async () => expect(await shopDatabase.addresses.toArray()).toEqual(before))
    expect(await screen.findByRole('radio', { name: /Narin.*home.*Default/ })).toBeChecked()
    expect(home).not.toBeInTheDocument()
    await user.click(await button('Delete the address of Narin Chaiyasit, home'))
    await waitFor(async () => expect(await shopDatabase.addresses.count()).toBe(1))
    await user.click(await button('Edit the address of Narin Chaiyasit, office'))
    const form = await screen.findByRole('dialog', { name: 'Edit the address' })
    await user.click(within(form).getByRole('switch', { name: 'Default address' }))
    await user.click(within(form).getByRole('button', { name: 'Save the address' }))
    await waitFor(() => expect(form).not.toBeInTheDocument())
    await user.click(await button('UNDO'))
    const returned = await screen.findByRole('radio', { name: /Narin.*home/ })
    expect(returned).not.toBeChecked()
    expect(await shopDatabase.addresses.toArray()).toMatchObject([
      { id: '1', isDefault: false },
      { id: '2', isDefault: true },
    ])
    expect(await screen.findByRole('radio', { name: /Narin.*office.*Default/ })).toBeChecked()
  })

  it('reports a deletion elsewhere at once and saves the typed text as a new address', async () => {
    const { user, store } = await checkout()
    await toBilling(user)
    await user.click(await button('Edit the address of Narin Chaiyasit, office'))
    const form = await screen.findByRole('dialog', { name: 'Edit the address' })
    await user.type(within(form).getByRole('textbox', { name: /City/ }), ' typed')
    await shopDatabase.addresses.delete('2')
    act(() => void store.dispatch(api.util.invalidateTags(['Address'])))
    expect(await within(form).findByRole('alert')).toHaveTextContent('This was deleted elsewhere')
    expect(form).toHaveAccessibleName('Add an address')
    await user.click(within(form).getByRole('button', { name: 'Save the address' }))
    expect(await screen.findByRole('radio', { name: /office.*typed/ })).toBeChecked()
    expect(await shopDatabase.addresses.get('2')).toBeUndefined()
  })

  it('says that an address is needed while the address book is empty', async () => {
    await shopDatabase.addresses.clear()
    const { user } = await checkout()
    await toBilling(user)
    expect(await screen.findByText(/No address is saved yet/)).toBeVisible()
    await user.click(await button('Continue to payment'))
    expect(await screen.findByText(/needs a delivery address/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Payment' })).toBeDisabled()
  })

  it('does not go on when the choice cannot be saved', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const { user } = await checkout()
    await toBilling(user)
    await screen.findAllByRole('radio', { name: /Narin/ })
    answerDemo({ [shopPaths.billingAddress]: brokenCall })
    await user.click(await button('Continue to payment'))
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(await step('Address and delivery')).toBeVisible()
  })
})
