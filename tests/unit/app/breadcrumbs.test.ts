import { describe, expect, it } from 'vitest'
import { type Crumb, crumbsTo } from '#app/menu/breadcrumbs'
import { menu } from '#app/menu/menu'
import { deepMenu } from './deepMenu'

const home = { label: { key: 'shell.home' }, path: '/dashboard/analytics' }

const words = (crumbs: readonly Crumb[]) =>
  crumbs.map(({ label }) => ('key' in label ? label.key : label.text))

describe('crumbsTo', () => {
  it.each(['/dashboard/analytics', '/dashboard/analytics/'])('gives none at %s', (pathname) => {
    expect(crumbsTo(menu, pathname)).toEqual([])
  })

  it('leads from home through the branches to the page', () => {
    expect(crumbsTo(deepMenu, '/user/card/card2')).toEqual([
      home,
      { label: { key: 'shell.username' }, path: null },
      { label: { key: 'shell.settings' }, path: null },
      { label: { key: 'shell.logout' }, path: null },
    ])
  })

  it('goes on to what lies below a page, and makes the page a link', () => {
    expect(crumbsTo(deepMenu, '/orders/12')).toEqual([
      home,
      { label: { key: 'shell.balance' }, path: null },
      { label: { key: 'shell.menu.documentation' }, path: '/orders' },
      { label: { text: '12' }, path: null },
    ])
  })

  it('never leads from a product to another one', () => {
    const crumbs = crumbsTo(menu, '/e-commerce/product-details/product-3')
    expect(crumbs.slice(1)).toEqual([
      { label: { key: 'shell.menu.shop' }, path: null },
      { label: { key: 'shell.menu.productDetails' }, path: null },
      { label: { text: 'product-3' }, path: null },
    ])
  })

  it('shows the names of long paths as they are meant', () => {
    const path = '/orders/a/b/c/d/e/%E0%B8%81/f'
    expect(words(crumbsTo(deepMenu, path)).slice(3)).toEqual(['a', 'b', 'c', 'd', 'e', 'ก', 'f'])
  })

  it('survives a broken escape', () => {
    expect(words(crumbsTo(deepMenu, '/orders/%E0%A4'))).toContain('%E0%A4')
  })

  it.each([
    ['/games/play', ['shell.home', 'shell.menu.games', 'shell.path.play']],
    ['/promotion/p1', ['shell.home', 'shell.menu.promotion', 'shell.menu.promotions', 'p1']],
    ['/account/limits', ['shell.home', 'shell.menu.account', 'shell.menu.limits']],
  ])('names the way to %s', (pathname, names) => {
    expect(words(crumbsTo(menu, pathname))).toEqual(names)
  })

  it('says that a path outside the menu is not found', () => {
    expect(words(crumbsTo(menu, '/nowhere/at/all'))).toEqual(['shell.home', 'error.notFound'])
  })
})
