import { describe, expect, it } from 'vitest'
import { type Crumb, crumbsTo } from '#app/menu/breadcrumbs'
import { menu } from '#app/menu/menu'
import { deepMenu } from './deepMenu'

const home = { label: { key: 'shell.home' }, path: '/dashboard/analytics' }

const words = (crumbs: readonly Crumb[]) =>
  crumbs.map(({ label }) => ('key' in label ? label.key : label.text))

describe('crumbsTo', () => {
  it.each(['/dashboard/analytics', '/dashboard/analytics/'])(
    'returns no breadcrumbs at %s',
    (pathname) => {
      expect(crumbsTo(menu, pathname)).toEqual([])
    },
  )

  it('lists home, the branches and the page', () => {
    expect(crumbsTo(deepMenu, '/user/card/card2')).toEqual([
      home,
      { label: { key: 'shell.username' }, path: null },
      { label: { key: 'shell.settings' }, path: null },
      { label: { key: 'shell.logout' }, path: null },
    ])
  })

  it('lists what lies below a page, and makes the page a link', () => {
    expect(crumbsTo(deepMenu, '/orders/12')).toEqual([
      home,
      { label: { key: 'shell.balance' }, path: null },
      { label: { key: 'shell.menu.documentation' }, path: '/orders' },
      { label: { text: '12' }, path: null },
    ])
  })

  it('never links from one product to another', () => {
    const crumbs = crumbsTo(menu, '/e-commerce/product-details/product-3')
    expect(crumbs.slice(1)).toEqual([
      { label: { key: 'shell.menu.shop' }, path: null },
      { label: { key: 'shell.menu.productDetails' }, path: null },
      { label: { text: 'product-3' }, path: null },
    ])
  })

  it('decodes the segments of long paths', () => {
    const path = '/orders/a/b/c/d/e/%E0%B8%81/f'
    expect(words(crumbsTo(deepMenu, path)).slice(3)).toEqual(['a', 'b', 'c', 'd', 'e', 'ก', 'f'])
  })

  it('keeps a broken escape as it is', () => {
    expect(words(crumbsTo(deepMenu, '/orders/%E0%A4'))).toContain('%E0%A4')
  })

  it.each([
    ['/games/play', ['shell.home', 'shell.menu.games', 'shell.path.play']],
    ['/promotion/p1', ['shell.home', 'shell.menu.promotion', 'shell.menu.promotions', 'p1']],
    ['/account/limits', ['shell.home', 'shell.menu.account', 'shell.menu.limits']],
  ])('names the way to %s', (pathname, names) => {
    expect(words(crumbsTo(menu, pathname))).toEqual(names)
  })

  it('shows “not found” for a path outside the menu', () => {
    expect(words(crumbsTo(menu, '/nowhere/at/all'))).toEqual(['shell.home', 'error.notFound'])
  })
})
