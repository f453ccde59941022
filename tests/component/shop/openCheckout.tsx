import { act, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { beforeEach, expect } from 'vitest'
import { shopCartApi } from '#features/shop/api/cart'
import { watchCart } from '#features/shop/api/watchCart'
import { CheckoutPage } from '#features/shop/CheckoutPage'
import { shopDatabase } from '#mocks/shop/database'
import { type Locale } from '#ui/intl/locale'
import { renderDemo, resetDemo } from '../demoPages'

export const cap = { id: '1', color: 'blue', size: '', quantity: 1 }

export const hoodie = { id: '2', color: 'black', size: 'M', quantity: 2 }

/** Renders the checkout with these lines in the cart. */
export async function checkout(choices = [cap], locale: Locale = 'en', inWindow = false) {
  const path = '/e-commerce/checkout'
  const rendered = await renderDemo(<CheckoutPage />, { path, locale, inWindow })
  watchCart(rendered.store)
  for (const choice of choices) {
    await act(() => rendered.store.dispatch(shopCartApi.endpoints.addToCart.initiate(choice)))
  }
  return rendered
}

export type User = Awaited<ReturnType<typeof checkout>>['user']

export const button = (name: string | RegExp) => screen.findByRole('button', { name })

export const step = (name: string) => screen.findByRole('heading', { level: 2, name })

export const summary = () => screen.findByRole('region', { name: 'Order summary' })

export async function expectAmounts(
  ...amounts: readonly (readonly [string, string])[]
): Promise<void> {
  const region = await summary()
  for (const [name, amount] of amounts) {
    await waitFor(() =>
      expect(within(region).getByText(name).closest('dt')?.nextSibling).toHaveTextContent(amount),
    )
  }
}

export async function expectNoA11yViolations(): Promise<void> {
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
}

export async function toBilling(user: User): Promise<void> {
  await user.click(await button('Continue to billing'))
  await step('Address and delivery')
}

/** Sets up each test: the sample shop and an empty cart. */
export function startCheckout(): void {
  beforeEach(async () => {
    localStorage.clear()
    await resetDemo(shopDatabase)
  })
}
