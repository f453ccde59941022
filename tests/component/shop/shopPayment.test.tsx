import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { api } from '#api/client/api'
import { shopPaths } from '#contract/shop/paths'
import { shopCartApi } from '#features/shop/api/cart'
import { cartKey } from '#features/shop/api/cartState'
import { CheckoutPage } from '#features/shop/CheckoutPage'
import { hasUnsaved } from '#lib/unsaved'
import { shopDatabase } from '#mocks/shop/database'
import { placeOrder } from '#mocks/shop/orders'
import { defaultLocale, locales } from '#ui/intl/locale'
import { answerDemo, brokenCall, loseFirstAnswer, renderDemo } from '../demoPages'
import {
  button,
  cap,
  checkout,
  expectAmounts,
  expectNoA11yViolations,
  startCheckout,
  step,
  toBilling,
  type User,
} from './openCheckout'

startCheckout()

async function toPayment(user: User): Promise<void> {
  await toBilling(user)
  await screen.findAllByRole('radio', { name: /Narin/ })
  await user.click(await button('Continue to payment'))
  await step('Payment')
}

describe('the payment step', () => {
  it('places an order with cash on delivery, empties the cart and resets the steps', async () => {
    const { user } = await checkout()
    await toPayment(user)
    expect(screen.getByRole('radio', { name: /Cash on delivery/ })).toBeChecked()
    await expectNoA11yViolations()
    const calls = answerDemo()
    await user.dblClick(await button('Place the order'))
    const told = await screen.findByRole('dialog', { name: 'Thank you' })
    expect(told).toHaveTextContent('449.00 baht')
    expect(told).toHaveTextContent('Nothing is charged')
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

  it('reports an order placed in another window, but not a cart emptied by hand', async () => {
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

  it('validates a card and never stores or sends it in full', async () => {
    const { user } = await checkout()
    await toPayment(user)
    await user.click(screen.getByRole('radio', { name: /^Card/ }))
    expect(await screen.findByText(/Do not enter a real card/)).toBeVisible()
    await user.click(await button('Place the order'))
    const number = screen.getByRole('textbox', { name: /Card number/ })
    expect(number).toHaveFocus()
    await user.type(number, '4242424242424241')
    await user.tab()
    expect(number).toHaveValue('4242 4242 4242 4241')
    expect(number).toHaveAccessibleDescription('This is not a card number')
    await user.clear(number)
    await user.type(number, '4242424242424242')
    await user.type(screen.getByRole('textbox', { name: /Name on the card/ }), 'สมชาย')
    const expiry = screen.getByRole('textbox', { name: /Expiry/ })
    await user.type(expiry, '01/20')
    await user.type(screen.getByRole('textbox', { name: /Security code/ }), '123')
    expect(expiry).toHaveAccessibleDescription('This card has expired')
    await user.clear(expiry)
    await user.type(expiry, '12/99')
    await expectNoA11yViolations()
    const calls = answerDemo()
    const whole = vi.spyOn(Storage.prototype, 'setItem')
    await user.click(await button('Place the order'))
    expect(await screen.findByRole('dialog', { name: 'Thank you' })).toHaveTextContent('•••• 4242')
    expect(JSON.stringify(calls)).not.toMatch(/4242.?4242/)
    expect(JSON.stringify(whole.mock.calls)).not.toMatch(/4242.?4242/)
    whole.mockRestore()
    expect(hasUnsaved()).toBe(false)
  })

  it('keeps the cart and only the last four card digits when the order fails', async () => {
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

  it('reports an order whose answer was lost and creates it once', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const { user } = await checkout()
    await toPayment(user)
    loseFirstAnswer(shopPaths.placeOrder)
    await user.click(await button('Place the order'))
    expect(await screen.findByRole('dialog', { name: 'Thank you' })).toHaveTextContent('SHOP-1001')
    expect(await shopDatabase.orders.count()).toBe(1)
  })
})

describe('the steps of the checkout', () => {
  it('open in their order, and a double click goes one step on', async () => {
    const { user } = await checkout()
    expect(await button('Payment')).toBeDisabled()
    await user.dblClick(await button('Continue to billing'))
    expect(await step('Address and delivery')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Billing', current: 'step' })).toBeVisible()
    await user.click(await button('Back'))
    expect(await step('In your cart')).toHaveFocus()
  })

  it('are in the history, so Back returns to the previous step with its input', async () => {
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
    await user.click(screen.getByRole('button', { name: 'Cart (done)' }))
    await step('In your cart')
    expect(location.pathname).toBe('/e-commerce/checkout')
  })

  it('ignore Back while the order is being sent', async () => {
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
    // The step’s history entry is added again.
    await waitFor(() => expect(history.state).toMatchObject({ step: 2 }))
    expect(await step('Payment')).toBeVisible()
    held.resolve(undefined)
    expect(await screen.findByRole('dialog', { name: 'Thank you' })).toBeVisible()
  })

  it('are stored, so that the page reopens at the same step', async () => {
    const { user, unmount } = await checkout()
    await toPayment(user)
    unmount()
    await renderDemo(<CheckoutPage />)
    expect(await step('Payment')).toBeVisible()
    await expectAmounts(['Total', '449.00 baht'])
  })

  it('start again when the stored step is damaged, with the cart intact', async () => {
    const { unmount } = await checkout()
    await step('In your cart')
    unmount()
    localStorage.setItem(cartKey, '{"step":"<img>"')
    await renderDemo(<CheckoutPage />)
    expect(await step('In your cart')).toBeVisible()
    await expectAmounts(['Total', '449.00 baht'])
  })

  it.each(locales.filter((locale) => locale !== defaultLocale))(
    'show every text in %s',
    async (locale) => {
      await checkout([cap], locale)
      await screen.findAllByRole('heading', { level: 2 })
      expect(document.body.textContent).not.toMatch(/shop\.|\{\w+\}/)
    },
  )
})
