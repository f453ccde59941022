import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { shopPaths } from '#contract/shop/paths'
import { OrdersPage } from '#features/shop/OrdersPage'
import { shopDatabase } from '#mocks/shop/database'
import { answerDemo, brokenCall, loseFirstAnswer, renderDemo } from '../demoPages'
import { expectNoA11yViolations, hoodie, startCheckout } from './openCheckout'

startCheckout()

describe('the list of the customer’s orders', () => {
  it('is empty at first and links to the shop', async () => {
    await renderDemo(<OrdersPage />)
    expect(await screen.findByText('Nothing ordered yet')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to the products' })).toBeVisible()
  })

  it('lets an order be cancelled and ordered again', async () => {
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
    await expectNoA11yViolations()
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
