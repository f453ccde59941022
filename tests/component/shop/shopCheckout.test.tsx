import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '#api/client/api'
import { shopPaths } from '#contract/shop/paths'
import { shopCartApi } from '#features/shop/api/cart'
import { cartKey } from '#features/shop/api/cartState'
import { watchCart } from '#features/shop/api/watchCart'
import { CheckoutPage } from '#features/shop/CheckoutPage'
import { OrdersPage } from '#features/shop/OrdersPage'
import { hasUnsaved } from '#lib/unsaved'
import { shopDatabase } from '#mocks/shop/database'
import { placeOrder } from '#mocks/shop/orders'
import { defaultLocale, type Locale, locales } from '#ui/intl/locale'
import { answerDemo, brokenCall, loseFirstAnswer, renderDemo, resetDemo } from '../demoPages'
import { takeTurns } from '../turns'

takeTurns(8, /never kept or sent/)

const cap = { id: '1', color: 'blue', size: '', quantity: 1 }
const hoodie = { id: '2', color: 'black', size: 'M', quantity: 2 }

beforeEach(async () => {
  localStorage.clear()
  await resetDemo(shopDatabase)
})

/** The page, with these things in the cart. */
async function checkout(choices = [cap], locale: Locale = 'en', inWindow = false) {
  const path = '/e-commerce/checkout'
  const rendered = await renderDemo(<CheckoutPage />, { path, locale, inWindow })
  watchCart(rendered.store)
  for (const choice of choices) {
    await act(() => rendered.store.dispatch(shopCartApi.endpoints.addToCart.initiate(choice)))
  }
  return rendered
}

type User = Awaited<ReturnType<typeof checkout>>['user']

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const step = (name: string) => screen.findByRole('heading', { level: 2, name })
const summary = () => screen.findByRole('region', { name: 'Order summary' })

async function expectAmounts(...amounts: readonly (readonly [string, string])[]): Promise<void> {
  const region = await summary()
  for (const [name, amount] of amounts) {
    await waitFor(() =>
      expect(within(region).getByText(name).closest('dt')?.nextSibling).toHaveTextContent(amount),
    )
  }
}

async function expectNoBarrier(): Promise<void> {
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
}

async function toBilling(user: User): Promise<void> {
  await user.click(await button('Continue to billing'))
  await step('Address and delivery')
}

async function toPayment(user: User): Promise<void> {
  await toBilling(user)
  await screen.findAllByRole('radio', { name: /Narin/ })
  await user.click(await button('Continue to payment'))
  await step('Payment')
}

async function applyCode(user: User, code: string): Promise<void> {
  await user.type(await screen.findByLabelText('Discount code'), code)
  await user.click(await button('Apply'))
}

describe('the cart', () => {
  it('that is empty leads to the products', async () => {
    await checkout([])
    expect(await screen.findByText('Your cart is empty')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to the products' })).toHaveAttribute(
      'href',
      '/e-commerce/products',
    )
    expect(screen.queryByRole('button', { name: /Continue/ })).not.toBeInTheDocument()
  })

  it('shows its lines with what was chosen, and what they cost', async () => {
    await checkout([cap, hoodie])
    const lines = await screen.findByRole('list', { name: 'In your cart' })
    expect(await within(lines).findByText('Black · Size M')).toBeVisible()
    expect(within(lines).getByText('2,580.00 baht')).toBeVisible()
    await expectAmounts(['3 pieces', '3,029.00 baht'], ['Delivery', 'Free'], ['Total', '3,029.00'])
    await expectNoBarrier()
  })

  it('follows the quantity, press by press', async () => {
    const { user } = await checkout()
    const more = await button('One more')
    await user.click(more)
    await user.click(more)
    expect(screen.getByRole('group', { name: 'Quantity of Pixel Crown Cap' })).toHaveTextContent(
      '3',
    )
    await expectAmounts(['3 pieces', '1,347.00 baht'])
    await user.click(await button('One fewer'))
    await expectAmounts(['2 pieces', '898.00 baht'])
  })

  it('takes a quantity back that could not be kept, and says so', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const { user } = await checkout()
    await button('One more')
    answerDemo({ [shopPaths.update]: brokenCall })
    await user.click(await button('One more'))
    expect(await screen.findByText(/The cart could not be changed/)).toBeVisible()
    await waitFor(() =>
      expect(screen.getByRole('group', { name: 'Quantity of Pixel Crown Cap' })).toHaveTextContent(
        '1',
      ),
    )
  })

  it('passes the focus of a line that was taken out to the one beside it', async () => {
    const { user } = await checkout([cap, hoodie, { ...hoodie, size: 'L' }])
    await screen.findByText('Black · Size L')
    const [first, second, third] = screen.getAllByRole('button', { name: /^Remove/ })
    first?.focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(second?.closest('li')).toHaveFocus())
    await waitFor(() => expect(first).not.toBeInTheDocument())
    third?.focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(second?.closest('li')).toHaveFocus())
    await waitFor(() => expect(third).not.toBeInTheDocument())
  })

  it('loses one line by a double click, although the next one moves up to where it stood', async () => {
    await checkout([cap, hoodie])
    await screen.findByText('Black · Size M')
    const [first, second] = screen.getAllByRole('button', { name: /^Remove/ })
    fireEvent.click(first ?? document.body, { detail: 1 })
    await waitFor(() => expect(first).not.toBeInTheDocument())
    fireEvent.click(second ?? document.body, { detail: 2 })
    expect(second).toHaveAttribute('aria-busy', 'false')
  })

  it('gives a line back that was taken out', async () => {
    const { user } = await checkout([hoodie])
    await user.click(await button('Remove Night Raid Hoodie'))
    expect(await screen.findByText('Your cart is empty')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    await user.click(await button('UNDO'))
    const line = (await screen.findByText('Black · Size M')).closest('[data-entry]')
    await waitFor(() => expect(line).toHaveFocus())
    await expectAmounts(['2 pieces', '2,580.00 baht'])
  })

  it('that does not come says why, and can be asked for again', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    answerDemo({ [shopPaths.cart]: brokenCall })
    const { user } = await renderDemo(<CheckoutPage />)
    const retry = await button('Try again')
    answerDemo()
    await user.click(retry)
    expect(await screen.findByText('Your cart is empty')).toBeVisible()
  })
})

describe('a discount code', () => {
  it('is worth what it says, whatever way it is written; one replaces the other', async () => {
    const { user } = await checkout()
    await applyCode(user, ' flat05 ')
    expect(await screen.findByText('FLAT05 takes 5.00 baht off.')).toBeVisible()
    await expectAmounts(['Discount (FLAT05)', '−5.00 baht'], ['Total', '444.00 baht'])
    await applyCode(user, 'SUB150')
    await expectAmounts(['Discount (SUB150)', '−150.00 baht'], ['Total', '299.00 baht'])
  })

  it('is told only as long as it counts: another window may remove it', async () => {
    const { user, store } = await checkout()
    await applyCode(user, 'FLAT05')
    const told = await screen.findByText('FLAT05 takes 5.00 baht off.')
    const removal = shopCartApi.endpoints.applyDiscount.initiate({ code: '', total: 449 })
    await act(() => store.dispatch(removal))
    await expectAmounts(['Total', '449.00 baht'])
    expect(told).not.toBeInTheDocument()
  })

  it('that is worth less, or nothing, takes no better one away unasked', async () => {
    const { user } = await checkout()
    await applyCode(user, 'SUB150')
    await expectAmounts(['Discount (SUB150)', '−150.00 baht'])
    await applyCode(user, '<b>🎟️</b>')
    expect(await screen.findByText(/“<B>🎟️<\/B>” is not a code/)).toBeVisible()
    await user.clear(screen.getByLabelText('Discount code'))
    await applyCode(user, 'FLAT05')
    const question = await screen.findByRole('alertdialog')
    expect(question).toHaveTextContent('FLAT05 takes 5.00 baht off.')
    await user.click(within(question).getByRole('button', { name: 'Cancel' }))
    await expectAmounts(['Discount (SUB150)', '−150.00 baht'], ['Total', '299.00 baht'])
    await user.click(await button('Apply'))
    await user.click(await button('Use FLAT05'))
    await expectAmounts(['Discount (FLAT05)', '−5.00 baht'], ['Total', '444.00 baht'])
  })

  it('is asked for once on a double click, missed when there is none, and can be removed', async () => {
    const { user } = await checkout()
    await user.click(await button('Apply'))
    const field = screen.getByLabelText('Discount code')
    expect(field).toHaveAccessibleDescription('Type a code first.')
    await user.click(field)
    await user.paste('🎟️'.repeat(5000))
    expect(field).toHaveAccessibleDescription('No more than 40 characters fit in here.')
    await user.clear(field)
    const calls = answerDemo()
    await user.type(screen.getByLabelText('Discount code'), 'FLAT05')
    await user.dblClick(await button('Apply'))
    expect(await screen.findByText('FLAT05 takes 5.00 baht off.')).toBeVisible()
    expect(calls.filter(({ path }) => path === shopPaths.discount)).toHaveLength(1)
    await user.click(await button('Remove the discount'))
    expect(await screen.findByText('The discount was removed.')).toBeVisible()
    await expectAmounts(['Total', '449.00 baht'])
  })
})

describe('billing', () => {
  it('begins with the default address; fast twice is charged once', async () => {
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
    await expectNoBarrier()
  })

  it('adds an address, checked, as text, once, and chooses it; the default is one', async () => {
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
    expect(field(/Phone/)).toHaveAccessibleDescription(/A phone number/)
    await user.clear(field(/Phone/))
    await user.type(field(/Phone/), '+66 81 234 5678')
    await user.click(within(form).getByRole('switch', { name: 'Default address' }))
    expect(hasUnsaved()).toBe(true)
    await expectNoBarrier()
    await user.dblClick(within(form).getByRole('button', { name: 'Save the address' }))
    const added = await screen.findByRole('radio', { name: /<b>مريم<\/b>.*Default/ })
    expect(added).toBeChecked()
    await waitFor(() => expect(added).toHaveFocus())
    expect(screen.getAllByText('Default')).toHaveLength(1)
    expect(await shopDatabase.addresses.count()).toBe(3)
    expect(hasUnsaved()).toBe(false)
    await user.click(await button('Continue to payment'))
    // The step before has the same text in its list, which goes.
    await waitFor(() => expect(added).not.toBeInTheDocument())
    expect(await screen.findByText('<b>مريم</b> 👩‍🚀 ก็')).toBeVisible()
  })

  it('adds an address once, however often it is sent after its answer was lost', async () => {
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

  it('changes an address; leaving it half written asks', async () => {
    const { user } = await checkout()
    await toBilling(user)
    await user.click(await button('Edit the address of Narin Chaiyasit, office'))
    const form = await screen.findByRole('dialog', { name: 'Edit the address' })
    // What another tab changes meanwhile stays.
    await shopDatabase.addresses.update('2', { city: 'Lamphun' })
    await user.type(within(form).getByRole('textbox', { name: /Kind of place/ }), ' 2')
    await user.click(within(form).getByRole('button', { name: 'Cancel' }))
    const question = await screen.findByRole('alertdialog')
    await user.click(within(question).getByRole('button', { name: 'Keep editing' }))
    await user.click(await button('Save the address'))
    const changed = await screen.findByRole('radio', { name: /office 2.*Lamphun/ })
    expect(changed).toBeChecked()
    await waitFor(() => expect(changed).toHaveFocus())
  })

  it('keeps an address that is typed while another window empties the cart, and saves it', async () => {
    const { user, store } = await checkout()
    await toBilling(user)
    await user.click(await button('Edit the address of Narin Chaiyasit, office'))
    const form = await screen.findByRole('dialog', { name: 'Edit the address' })
    const place = within(form).getByRole('textbox', { name: /Kind of place/ })
    await user.type(place, ' 2')
    await shopDatabase.lines.clear()
    act(() => void store.dispatch(api.util.invalidateTags(['Cart'])))
    expect(await screen.findByText('Your cart is empty')).toBeInTheDocument()
    expect(place).toHaveValue('office 2')
    await user.click(within(form).getByRole('button', { name: 'Save the address' }))
    await waitFor(() => expect(form).not.toBeInTheDocument())
    expect(await shopDatabase.addresses.get('2')).toMatchObject({ destination: 'office 2' })
  })

  it('follows what another tab changes of an address, and says where both changed one', async () => {
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
    expect(await within(form).findByText(/replaces/)).toHaveTextContent('Of there')
    expect(city).toHaveValue('Of here')
    const state = within(form).getByRole('textbox', { name: /Province/ })
    await waitFor(() => expect(state).toHaveValue('Lamphun'))
    await expectNoBarrier()
    await user.click(within(form).getByRole('button', { name: 'Use that' }))
    expect(city).toHaveValue('Of there')
    expect(city).toHaveFocus()
    expect(within(form).queryByText(/replaces|elsewhere/)).not.toBeInTheDocument()
    expect(hasUnsaved()).toBe(false)

    await user.type(city, '!')
    await shopDatabase.addresses.update('2', { city: 'Of there, too' })
    store.dispatch(api.util.invalidateTags(['Address']))
    expect(await within(form).findByText(/replaces/)).toHaveTextContent('Of there, too')
    const calls = answerDemo()
    await user.click(within(form).getByRole('button', { name: 'Save the address' }))
    await waitFor(() => expect(form).not.toBeInTheDocument())
    // Only what was touched is sent, and what it was.
    expect(calls.find(({ path }) => path === shopPaths.editAddress)?.body).toEqual({
      id: '2',
      city: 'Of there!',
      was: { city: 'Of there, too' },
    })
  })

  it('deletes an address, passes choice and focus on, and gives it back as it was', async () => {
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
    expect(await screen.findByText(/No address is kept yet/)).toBeVisible()
    expect(await step('Address and delivery')).toHaveFocus()
  })

  it('gives a default address back, and takes neither default nor choice from another one', async () => {
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

  it('says at once that an address was deleted elsewhere, and adds what is typed as another one', async () => {
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

  it('says what is missing while the book is empty', async () => {
    await shopDatabase.addresses.clear()
    const { user } = await checkout()
    await toBilling(user)
    expect(await screen.findByText(/No address is kept yet/)).toBeVisible()
    await user.click(await button('Continue to payment'))
    expect(await screen.findByText(/needs an address/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Payment' })).toBeDisabled()
  })

  it('stays where it is when the choice cannot be kept', async () => {
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

describe('payment', () => {
  it('on delivery: the order is told, the cart is empty, the state is the first one', async () => {
    const { user } = await checkout()
    await toPayment(user)
    expect(screen.getByRole('radio', { name: /Cash on delivery/ })).toBeChecked()
    await expectNoBarrier()
    const calls = answerDemo()
    await user.dblClick(await button('Place the order'))
    const told = await screen.findByRole('dialog', { name: 'Thank you' })
    expect(told).toHaveTextContent('449.00 baht')
    expect(told).toHaveTextContent('nothing is charged')
    expect(calls.filter(({ path }) => path === shopPaths.placeOrder)).toHaveLength(1)
    expect(within(told).getByRole('link', { name: 'SHOP-1001' })).toHaveAttribute(
      'href',
      '/customer/order-details?order=SHOP-1001',
    )
    await user.click(within(told).getByRole('button', { name: 'Close' }))
    expect(await screen.findByText('Order SHOP-1001 is placed')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
    const kept: unknown = JSON.parse(localStorage.getItem(cartKey) ?? 'null')
    expect(kept).toMatchObject({ step: 0, total: 0, payment: { type: 'free', method: 'cod' } })
  })

  it('in another window is told here, and not what is emptied by hand', async () => {
    const { user, store } = await checkout()
    await toPayment(user)
    await act(() => placeOrder({ requestId: 'elsewhere' }))
    act(() => void store.dispatch(api.util.invalidateTags(['Cart'])))
    expect(await screen.findByText('Order SHOP-1001 is placed')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Show the order' })).toHaveAttribute(
      'href',
      '/customer/order-details?order=SHOP-1001',
    )
    await act(() => store.dispatch(shopCartApi.endpoints.addToCart.initiate(cap)))
    await user.click(await button('Remove Pixel Crown Cap'))
    expect(await screen.findByText('Your cart is empty')).toBeVisible()
  })

  it('by card: checked, and never kept or sent in full', async () => {
    const { user } = await checkout()
    await toPayment(user)
    await user.click(screen.getByRole('radio', { name: /^Card/ }))
    expect(await screen.findByText(/Type no real card/)).toBeVisible()
    await user.click(await button('Place the order'))
    const number = screen.getByRole('textbox', { name: /Card number/ })
    expect(number).toHaveFocus()
    await user.type(number, '4242424242424241')
    await user.tab()
    expect(number).toHaveValue('4242 4242 4242 4241')
    expect(number).toHaveAccessibleDescription('This is not the number of a card')
    await user.clear(number)
    await user.type(number, '4242424242424242')
    await user.type(screen.getByRole('textbox', { name: /Name on the card/ }), 'สมชาย')
    const expiry = screen.getByRole('textbox', { name: /Expiry/ })
    await user.type(expiry, '01/20')
    await user.type(screen.getByRole('textbox', { name: /Security code/ }), '123')
    expect(expiry).toHaveAccessibleDescription('This card has expired')
    await user.clear(expiry)
    await user.type(expiry, '12/99')
    await expectNoBarrier()
    const calls = answerDemo()
    const whole = vi.spyOn(Storage.prototype, 'setItem')
    await user.click(await button('Place the order'))
    expect(await screen.findByRole('dialog', { name: 'Thank you' })).toHaveTextContent('•••• 4242')
    expect(JSON.stringify(calls)).not.toMatch(/4242.?4242/)
    expect(JSON.stringify(whole.mock.calls)).not.toMatch(/4242.?4242/)
    whole.mockRestore()
    expect(hasUnsaved()).toBe(false)
  })

  it('that fails keeps the cart, and the card by its last four digits', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const { user } = await checkout()
    await toPayment(user)
    await user.click(screen.getByRole('radio', { name: /^Card/ }))
    await user.type(screen.getByRole('textbox', { name: /Card number/ }), '4242424242424242')
    const holder = screen.getByRole('textbox', { name: /Name on the card/ })
    await user.click(holder)
    await user.paste('A'.repeat(10_000))
    expect(holder).toHaveAccessibleDescription('No more than 100 characters fit in here.')
    await user.type(screen.getByRole('textbox', { name: /Expiry/ }), '12/99')
    await user.type(screen.getByRole('textbox', { name: /Security code/ }), '123')
    answerDemo({ [shopPaths.placeOrder]: brokenCall })
    await user.click(await button('Place the order'))
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(await screen.findByText('•••• 4242')).toBeVisible()
    answerDemo()
    await user.click(await button('Place the order'))
    expect(await screen.findByRole('dialog', { name: 'Thank you' })).toHaveTextContent('•••• 4242')
  })

  it('whose answer was lost is told all the same, and is one order', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const { user } = await checkout()
    await toPayment(user)
    loseFirstAnswer(shopPaths.placeOrder)
    await user.click(await button('Place the order'))
    expect(await screen.findByRole('dialog', { name: 'Thank you' })).toHaveTextContent('SHOP-1001')
    expect(await shopDatabase.orders.count()).toBe(1)
  })
})

describe('the steps', () => {
  it('open in their order; a double click takes one', async () => {
    const { user } = await checkout()
    expect(await button('Payment')).toBeDisabled()
    await user.dblClick(await button('Continue to billing'))
    expect(await step('Address and delivery')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Billing', current: 'step' })).toBeVisible()
    await user.click(await button('Back'))
    expect(await step('In your cart')).toHaveFocus()
  })

  it('lie in the history: Back leads to the one before, with what was chosen and typed', async () => {
    history.replaceState(null, '', '/e-commerce/checkout')
    const { user } = await checkout([cap], 'en', true)
    await toBilling(user)
    await user.click(await screen.findByRole('radio', { name: /Narin.*office/ }))
    history.back()
    expect(await step('In your cart')).toHaveFocus()
    await toBilling(user)
    expect(await screen.findByRole('radio', { name: /Narin.*office/ })).toBeChecked()
    await user.click(await button('Continue to payment'))
    await step('Payment')
    await user.click(screen.getByRole('radio', { name: /^Card/ }))
    await user.type(screen.getByRole('textbox', { name: /Name on the card/ }), 'สมชาย')
    history.back()
    expect(await step('Address and delivery')).toHaveFocus()
    await user.click(await button('Continue to payment'))
    await step('Payment')
    expect(screen.getByRole('textbox', { name: /Name on the card/ })).toHaveValue('สมชาย')
    await user.click(screen.getByRole('button', { name: 'Cart' }))
    await step('In your cart')
    expect(location.pathname).toBe('/e-commerce/checkout')
  })

  it('are not left by Back while the order is on its way', async () => {
    history.replaceState(null, '', '/e-commerce/checkout')
    const { user } = await checkout([cap], 'en', true)
    await toPayment(user)
    const held = Promise.withResolvers<undefined>()
    answerDemo({ [shopPaths.placeOrder]: () => held.promise })
    await user.click(await button('Place the order'))
    const arrived = new Promise((resolve) => {
      addEventListener('popstate', resolve, { once: true, capture: true })
    })
    history.back()
    await arrived
    // The step's place in the history is taken again.
    await waitFor(() => expect(history.state).toMatchObject({ step: 2 }))
    expect(await step('Payment')).toBeVisible()
    held.resolve(undefined)
    expect(await screen.findByRole('dialog', { name: 'Thank you' })).toBeVisible()
  })

  it('are kept: opened anew, the same one stands there', async () => {
    const { user, unmount } = await checkout()
    await toPayment(user)
    unmount()
    await renderDemo(<CheckoutPage />)
    expect(await step('Payment')).toBeVisible()
    await expectAmounts(['Total', '449.00 baht'])
  })

  it('begin anew when what was kept is damaged; the cart is still there', async () => {
    const { unmount } = await checkout()
    await step('In your cart')
    unmount()
    localStorage.setItem(cartKey, '{"step":"<img>"')
    await renderDemo(<CheckoutPage />)
    expect(await step('In your cart')).toBeVisible()
    await expectAmounts(['Total', '449.00 baht'])
  })

  it.each(locales.filter((locale) => locale !== defaultLocale))(
    'are told in %s',
    async (locale) => {
      await checkout([cap], locale)
      await screen.findAllByRole('heading', { level: 2 })
      expect(document.body.textContent).not.toMatch(/shop\.|\{\w+\}/)
    },
  )
})

describe('what was ordered', () => {
  it('is nothing at first: there is the way to the shop', async () => {
    await renderDemo(<OrdersPage />)
    expect(await screen.findByText('Nothing ordered yet')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to the products' })).toBeVisible()
  })

  it('can be cancelled, and ordered again', async () => {
    await shopDatabase.orders.add({
      id: 'SHOP-1001',
      number: 1001,
      requestId: 'r1',
      date: new Date().toISOString(),
      lines: [{ ...hoodie, name: 'Night Raid Hoodie', image: null, price: 1290 }],
      discount: 0,
      code: '',
      shipping: 0,
      total: 2580,
      address: { id: 'a', name: 'มาลี' },
      delivery: 'free',
      method: 'cod',
      card: '',
      cancelledAt: null,
    })
    const { user } = await renderDemo(<OrdersPage />, { path: '/e-commerce/orders' })
    const card = await screen.findByRole('article', { name: 'SHOP-1001' })
    expect(card).toHaveTextContent('Night Raid Hoodie (Black, M) × 2')
    await expectNoBarrier()
    await user.click(within(card).getByRole('button', { name: 'Cancel the order' }))
    const question = await screen.findByRole('alertdialog')
    vi.spyOn(console, 'error').mockReturnValue()
    loseFirstAnswer(shopPaths.cancelOrder)
    await user.click(within(question).getByRole('button', { name: 'Cancel the order' }))
    expect(await screen.findByText('SHOP-1001 was cancelled.')).toBeVisible()
    expect(await within(card).findByText('Cancelled')).toBeVisible()
    await waitFor(() => expect(question).not.toBeInTheDocument())
    answerDemo({ [shopPaths.add]: brokenCall })
    await user.click(within(card).getByRole('button', { name: 'Order again' }))
    expect(await screen.findByText(/^The cart could not be changed\. ./)).toBeVisible()
    answerDemo()
    await user.click(within(card).getByRole('button', { name: 'Order again' }))
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/checkout'))
    expect(await shopDatabase.lines.toArray()).toMatchObject([{ size: 'M', quantity: 2 }])
  })
})
