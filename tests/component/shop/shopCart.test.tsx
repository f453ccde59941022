import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { shopPaths } from '#contract/shop/paths'
import { shopCartApi } from '#features/shop/api/cart'
import { CheckoutPage } from '#features/shop/CheckoutPage'
import { answerDemo, brokenCall, renderDemo } from '../demoPages'
import {
  button,
  cap,
  checkout,
  expectAmounts,
  expectNoA11yViolations,
  hoodie,
  startCheckout,
  type User,
} from './openCheckout'

startCheckout()

async function applyCode(user: User, code: string): Promise<void> {
  await user.type(await screen.findByLabelText('Discount code'), code)
  await user.click(await button('Apply'))
}

describe('the cart', () => {
  it('links to the products when it is empty', async () => {
    await checkout([])
    expect(await screen.findByText('Your cart is empty')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to the products' })).toHaveAttribute(
      'href',
      '/e-commerce/products',
    )
    expect(screen.queryByRole('button', { name: /Continue/ })).not.toBeInTheDocument()
  })

  it('shows its lines with their options and prices', async () => {
    await checkout([cap, hoodie])
    const lines = await screen.findByRole('list', { name: 'In your cart' })
    expect(await within(lines).findByText('Black · Size M')).toBeVisible()
    expect(within(lines).getByText('2,580.00 baht')).toBeVisible()
    await expectAmounts(['3 items', '3,029.00 baht'], ['Delivery', 'Free'], ['Total', '3,029.00'])
    await expectNoA11yViolations()
  })

  it('updates the quantity with each press', async () => {
    const { user } = await checkout()
    const more = await button('One more')
    await user.click(more)
    await user.click(more)
    expect(screen.getByRole('group', { name: 'Quantity of Pixel Crown Cap' })).toHaveTextContent(
      '3',
    )
    await expectAmounts(['3 items', '1,347.00 baht'])
    await user.click(await button('One fewer'))
    await expectAmounts(['2 items', '898.00 baht'])
  })

  it('reverts a quantity that could not be saved and says so', async () => {
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

  it('moves the focus from a removed line to the next one', async () => {
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

  it('loses only one line by a double click, although the next line moves up', async () => {
    await checkout([cap, hoodie])
    await screen.findByText('Black · Size M')
    const [first, second] = screen.getAllByRole('button', { name: /^Remove/ })
    fireEvent.click(first ?? document.body, { detail: 1 })
    await waitFor(() => expect(first).not.toBeInTheDocument())
    fireEvent.click(second ?? document.body, { detail: 2 })
    expect(second).toHaveAttribute('aria-busy', 'false')
  })

  it('restores a removed line', async () => {
    const { user } = await checkout([hoodie])
    await user.click(await button('Remove Night Raid Hoodie'))
    expect(await screen.findByText('Your cart is empty')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    await user.click(await button('UNDO'))
    const line = (await screen.findByText('Black · Size M')).closest('[data-entry]')
    await waitFor(() => expect(line).toHaveFocus())
    await expectAmounts(['2 items', '2,580.00 baht'])
  })

  it('says why it could not be loaded and offers a retry', async () => {
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
  it('is accepted in any spelling and replaces an earlier one', async () => {
    const { user } = await checkout()
    await applyCode(user, ' flat05 ')
    expect(await screen.findByText('FLAT05 takes 5.00 baht off.')).toBeVisible()
    await expectAmounts(['Discount (FLAT05)', '−5.00 baht'], ['Total', '444.00 baht'])
    await applyCode(user, 'SUB150')
    await expectAmounts(['Discount (SUB150)', '−150.00 baht'], ['Total', '299.00 baht'])
  })

  it('is shown only while it applies, because another window may remove it', async () => {
    const { user, store } = await checkout()
    await applyCode(user, 'FLAT05')
    const told = await screen.findByText('FLAT05 takes 5.00 baht off.')
    const removal = shopCartApi.endpoints.applyDiscount.initiate({ code: '', total: 449 })
    await act(() => store.dispatch(removal))
    await expectAmounts(['Total', '449.00 baht'])
    expect(told).not.toBeInTheDocument()
  })

  it('that is worth less replaces a better one only after a question', async () => {
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

  it('is sent once on a double click, reported when missing and can be removed', async () => {
    const { user } = await checkout()
    await user.click(await button('Apply'))
    const field = screen.getByLabelText('Discount code')
    expect(field).toHaveAccessibleDescription('Enter a code first.')
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
