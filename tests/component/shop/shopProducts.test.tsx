import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '#api/client/api'
import { shopPaths } from '#contract/shop/paths'
import { ProductDetailPage } from '#features/shop/ProductDetailPage'
import { ProductListPage } from '#features/shop/ProductListPage'
import { ProductsPage } from '#features/shop/ProductsPage'
import { shopDatabase } from '#mocks/shop/database'
import { answerDemo, brokenCall, loseFirstAnswer, renderDemo, resetDemo } from '../demoPages'

const detailRoute = '/e-commerce/product-details/:id'
const detailOf = (id: string) => `/e-commerce/product-details/${id}`

/** The width of the screen, as far as media queries report it. */
function seeWidth(width: number): void {
  vi.stubGlobal('matchMedia', (query: string) => {
    const least = Number(/min-width:\s*([\d.]+)px/.exec(query)?.[1] ?? 0)
    const most = Number(/max-width:\s*([\d.]+)px/.exec(query)?.[1] ?? Infinity)
    const matches = !query.includes('prefers') && width >= least && width <= most
    return { matches, media: query, addEventListener() {}, removeEventListener() {} }
  })
}

beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  seeWidth(1440)
  await resetDemo(shopDatabase)
})

const address = () => screen.getByTestId('address').textContent
const grid = () => screen.findByRole('list', { name: 'Products' })
const names = () => screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)
const products = async () => {
  await grid()
  return names().filter((name) => name !== 'Filters')
}
const cartCount = (count: number) =>
  screen.findByRole('link', { name: `Open cart, ${count} item${count === 1 ? '' : 's'}` })
const button = (name: string | RegExp) => screen.getByRole('button', { name })

async function barriers(container: HTMLElement): Promise<string[]> {
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

describe('the products', () => {
  it('are listed with rating, price and previous price', async () => {
    const { container } = await renderDemo(<ProductsPage />)
    expect(await products()).toHaveLength(8)
    const cap = within(screen.getAllByRole('article')[0] ?? container)
    expect(cap.getByText('4.5 of 5 stars')).toBeInTheDocument()
    expect(cap.getByText('449.00 baht')).toBeVisible()
    expect(cap.getByText('590.00 baht').closest('del')).toBeVisible()
    expect(cap.getByText('24% off')).toBeVisible()
    expect(cap.getByRole('link', { name: 'Pixel Crown Cap' })).toHaveAttribute(
      'href',
      detailOf('1'),
    )
    expect(await barriers(container)).toEqual([])
  })

  it('are filtered by the address, with chips that remove a filter', async () => {
    const { user } = await renderDemo(<ProductsPage />, { path: '/p?price=0-500' })
    await waitFor(async () =>
      expect(await products()).toEqual(['Pixel Crown Cap', 'Little Ghost Mug']),
    )
    await user.click(screen.getByRole('checkbox', { name: 'Home' }))
    await waitFor(() => expect(address()).toBe('/p?category=home&price=0-500'))
    await waitFor(async () => expect(await products()).toEqual(['Little Ghost Mug']))
    expect(screen.getByText('1 product')).toBeVisible()
    await user.click(button('Remove filter: Up to 500 baht'))
    expect(address()).toBe('/p?category=home')
    await user.click(button('Remove filter: Home'))
    await waitFor(async () => expect(await products()).toHaveLength(8))
    expect(address()).toBe('/p')
  })

  it('are searched and sorted, and an empty result links back to all', async () => {
    const { user } = await renderDemo(<ProductsPage />)
    await grid()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'high')
    await waitFor(async () => expect((await products())[0]).toBe('Monsoon Runner'))
    await user.tab()
    await user.keyboard('/no such thing')
    expect(await screen.findByText('No product found')).toBeVisible()
    expect(address()).toContain('q=no+such+thing')
    await user.click(screen.getAllByRole('button', { name: 'Clear all' })[0] ?? document.body)
    await waitFor(async () => expect(await products()).toHaveLength(8))
    expect(screen.getByRole('searchbox')).toHaveValue('')
    expect(address()).toBe('/?sort=high')
  })

  it('ignore invalid filters in the address', async () => {
    await renderDemo(<ProductsPage />, { path: '/p?price=1-2&rating=9&gender=x&sort=__proto__' })
    expect(await products()).toHaveLength(8)
  })

  it('have their filter in a drawer on a phone', async () => {
    seeWidth(390)
    const { user } = await renderDemo(<ProductsPage />)
    await grid()
    expect(screen.queryByRole('radio')).not.toBeInTheDocument()
    await user.click(button('Filters'))
    const drawer = await screen.findByRole('dialog', { name: 'Filters' })
    await user.click(within(drawer).getByRole('radio', { name: '4.5 stars or more' }))
    await user.click(await within(drawer).findByRole('button', { name: 'Show 5 products' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(button('Filters (1)')).toHaveFocus()
    expect(await products()).toHaveLength(5)
  })

  it('are added to the cart once on a double click, which is announced', async () => {
    const calls = answerDemo()
    const { user } = await renderDemo(<ProductsPage />)
    await grid()
    await user.click(button('Add to cart: Night Raid Hoodie'))
    const dialog = await screen.findByRole('dialog', { name: 'Night Raid Hoodie' })
    const add = within(dialog).getByRole('button', { name: 'Add to cart' })
    await user.click(add)
    expect(within(dialog).getByText('Choose a colour first.')).toBeVisible()
    expect(within(dialog).getByText('Choose a size first.')).toBeVisible()
    await user.click(within(dialog).getByRole('radio', { name: 'Violet' }))
    await user.click(within(dialog).getByRole('radio', { name: 'S' }))
    await user.dblClick(add)
    expect(await screen.findByText('Night Raid Hoodie (Violet, S) is in the cart')).toBeVisible()
    expect(await cartCount(1)).toHaveAttribute('href', '/e-commerce/checkout')
    expect(calls.filter(({ path }) => path === '/api/cart/add')).toHaveLength(1)
    await waitFor(() => expect(button('Add to cart: Night Raid Hoodie')).toHaveFocus())
  })

  it('are not added when they are sold out or the call fails', async () => {
    answerDemo({ '/api/cart/add': brokenCall })
    const { user } = await renderDemo(<ProductsPage />)
    await grid()
    expect(screen.queryByRole('button', { name: /Ghost Mug/ })).not.toBeInTheDocument()
    expect(screen.getByText('Sold out')).toBeVisible()
    await user.click(button('Add to cart: Pixel Crown Cap'))
    await user.click(await screen.findByRole('radio', { name: 'Blue' }))
    await user.click(button('Add to cart'))
    expect(await screen.findByText(/Pixel Crown Cap \(Blue\) was not added\./)).toBeVisible()
    await user.click(button('Cancel'))
    await cartCount(0)
  })

  it('offer a retry when they could not be loaded', async () => {
    answerDemo({ '/api/products/filter': brokenCall })
    const { user } = await renderDemo(<ProductsPage />)
    const retry = await screen.findByRole('button', { name: 'Try again' })
    answerDemo()
    await user.click(retry)
    expect(await products()).toHaveLength(8)
  })
})

const renderProduct = (id: string, query = '') =>
  renderDemo(<ProductDetailPage />, { path: detailOf(id) + query, route: detailRoute })
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

describe('the page of a product', () => {
  it('shows the first product for “default”', async () => {
    const { container } = await renderProduct('default')
    await heading('Pixel Crown Cap')
    expect(await screen.findByRole('link', { name: /Monsoon Runner/ })).toHaveAttribute(
      'href',
      detailOf('3'),
    )
    expect(await barriers(container)).toEqual([])
  })

  it.each(['nothing', '__proto__', '%F0%9F%92%A9', '99999999999999999999'])(
    'links back to all products for an unknown one (%s)',
    async (id) => {
      await renderProduct(id)
      expect(await screen.findByText('Product not found')).toBeVisible()
      expect(screen.getByRole('link', { name: 'All products' })).toHaveAttribute(
        'href',
        '/e-commerce/products',
      )
    },
  )

  it('links back to the list with its filter', async () => {
    const { user } = await renderDemo(
      <Routes>
        <Route path="/e-commerce/products" element={<ProductsPage />} />
        <Route path={detailRoute} element={<ProductDetailPage />} />
      </Routes>,
      { path: '/e-commerce/products?q=hood' },
    )
    expect(await products()).toHaveLength(2)
    const before = address()
    await user.click(screen.getAllByRole('link', { name: /Hood/ })[0] ?? document.body)
    const back = await screen.findByRole('link', { name: 'All products' })
    expect(back).toHaveAttribute('href', before)
    await user.click(await screen.findByRole('tab', { name: 'Reviews' }))
    expect(await screen.findByRole('tab', { name: 'Reviews', selected: true })).toBeVisible()
    expect(back).toHaveAttribute('href', before)
    await user.click(back)
    expect(await products()).toHaveLength(2)
    expect(address()).toBe(before)
  })

  it('requires a size and adds the chosen options', async () => {
    const calls = answerDemo()
    const { user } = await renderProduct('2')
    await heading('Night Raid Hoodie')
    await user.click(button('Add to cart'))
    expect(screen.getByRole('radio', { name: 'Violet' })).toHaveFocus()
    await user.click(screen.getByRole('radio', { name: 'Black' }))
    expect(screen.queryByText('Choose a colour first.')).not.toBeInTheDocument()
    await user.click(button('Add to cart'))
    expect(screen.getByRole('alert', { name: '' })).toHaveTextContent('Choose a size first.')
    expect(screen.getByRole('radio', { name: 'S' })).toHaveFocus()
    await user.click(screen.getByRole('radio', { name: 'L' }))
    expect(screen.queryByText('Choose a size first.')).not.toBeInTheDocument()
    await user.click(button('One more'))
    await user.dblClick(button('Add to cart'))
    await cartCount(2)
    const added = calls.filter(({ path }) => path === '/api/cart/add').map(({ body }) => body)
    const product = { id: '2', color: 'black', size: 'L', quantity: 2 }
    expect(added).toEqual([{ product, requestId: expect.any(String) }])
  })

  it('buys a product at once', async () => {
    const { user } = await renderProduct('1')
    await heading('Pixel Crown Cap')
    await user.click(screen.getByRole('radio', { name: 'Blue' }))
    await user.dblClick(button('Buy now'))
    await waitFor(() => expect(address()).toBe('/e-commerce/checkout'))
    // On a phone it would cover the button for the next step.
    expect(screen.queryByText(/is in the cart/)).not.toBeInTheDocument()
  })

  it.each([
    ['as it was put into the cart before', 0, 1],
    ['with as many more as are chosen now', 1, 2],
  ])('buys a product %s', async (_, more, bought) => {
    const { user } = await renderProduct('1')
    await user.click(await screen.findByRole('radio', { name: 'Blue' }))
    await user.click(button('Add to cart'))
    for (let count = 0; count < more; count += 1) await user.click(button('One more'))
    await user.click(button('Buy now'))
    await waitFor(() => expect(address()).toBe('/e-commerce/checkout'))
    expect(await shopDatabase.lines.toArray()).toMatchObject([{ quantity: bought }])
  })

  it('buys a product with one more while it is still being put into the cart', async () => {
    const answered = Promise.withResolvers<void>()
    answerDemo({ [shopPaths.add]: () => answered.promise.then(() => undefined) })
    const { user } = await renderProduct('1')
    await user.click(await screen.findByRole('radio', { name: 'Blue' }))
    await user.click(button('Add to cart'))
    await user.click(button('One more'))
    await user.click(button('Buy now'))
    answered.resolve()
    await waitFor(() => expect(address()).toBe('/e-commerce/checkout'))
    expect(await shopDatabase.lines.toArray()).toMatchObject([{ quantity: 2 }])
  })

  it('adds a product again that was removed from the cart elsewhere', async () => {
    const { user, store } = await renderProduct('1')
    await user.click(await screen.findByRole('radio', { name: 'Blue' }))
    await user.click(button('Add to cart'))
    await cartCount(1)
    await shopDatabase.lines.clear()
    store.dispatch(api.util.invalidateTags(['Cart']))
    await cartCount(0)
    await user.click(button('Buy now'))
    await waitFor(() => expect(address()).toBe('/e-commerce/checkout'))
    expect(await shopDatabase.lines.toArray()).toMatchObject([{ quantity: 1 }])
  })

  it('adds a product once after a lost answer and reports no error', async () => {
    const { user } = await renderProduct('1')
    await user.click(await screen.findByRole('radio', { name: 'Blue' }))
    loseFirstAnswer(shopPaths.add)
    await user.click(button('Add to cart'))
    expect(await screen.findByText('Pixel Crown Cap (Blue) is in the cart')).toBeVisible()
    expect(await shopDatabase.lines.toArray()).toMatchObject([{ quantity: 1 }])
  })

  it('does not let a sold-out product be chosen', async () => {
    await renderProduct('7')
    await heading('Little Ghost Mug')
    expect(screen.getByText('This product is sold out at the moment.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Buy now' })).not.toBeInTheDocument()
  })

  it('does not offer more pieces than a cart may hold', async () => {
    const { user } = await renderProduct('5')
    await heading('Songthaew Backpack')
    const more = button('One more')
    await user.click(screen.getByRole('radio', { name: 'Orange' }))
    for (let count = 1; count < 99; count += 1) fireEvent.click(more)
    await waitFor(() => expect(more).toHaveAttribute('aria-disabled', 'true'))
    await user.click(button('Add to cart'))
    await cartCount(99)
    expect(await screen.findByText(/already holds 99/)).toBeVisible()
    expect(button('Add to cart')).toBeDisabled()
    await user.click(screen.getByRole('radio', { name: 'Black' }))
    expect(button('Add to cart')).toBeEnabled()
    await user.click(screen.getByRole('radio', { name: 'Orange' }))
    await user.click(button('Buy now'))
    await waitFor(() => expect(address()).toBe('/e-commerce/checkout'))
    expect(await shopDatabase.lines.toArray()).toMatchObject([{ quantity: 99 }])
  })

  it('shows its pictures one by one, and its reviews', async () => {
    const { user } = await renderProduct('1')
    await heading('Pixel Crown Cap')
    expect(screen.getByRole('list', { name: 'Pictures of Pixel Crown Cap' })).toBeVisible()
    const second = button('Picture 2 of 3')
    await user.click(second)
    expect(second).toHaveAttribute('aria-current', 'true')
    await user.click(screen.getByRole('tab', { name: 'Reviews' }))
    expect(await screen.findByText('Siriporn Wattana')).toBeVisible()
    expect(address()).toBe(`${detailOf('1')}?tab=reviews`)
  })
})

describe('the list of products', () => {
  it('links to the products and shows their stock in words', async () => {
    const { user, container } = await renderDemo(<ProductListPage />)
    await screen.findByRole('table')
    expect(screen.getByRole('link', { name: 'Doi Ranger Jacket' })).toHaveAttribute(
      'href',
      detailOf('8'),
    )
    expect(await barriers(container)).toEqual([])
    await user.selectOptions(screen.getByRole('combobox', { name: 'Stock' }), 'Sold out')
    expect(screen.getAllByRole('rowheader').map((one) => one.textContent)).toEqual([
      'Little Ghost Mug',
    ])
  })

  it('sorts by price in satang, not by text', async () => {
    await renderDemo(<ProductListPage />, { path: '/l?sort=price' })
    await screen.findByRole('table')
    const all = screen.getAllByRole('rowheader').map((one) => one.textContent)
    expect([all[0], all[7]]).toEqual(['Little Ghost Mug', 'Monsoon Runner'])
  })
})
