import { describe, expect, it } from 'vitest'
import { demoGroup, mainGroup, menu, productGroup, supportGroup } from '#app/menu/menu'
import { menuTrails, pagesOf, selectedIds, trailTo } from '#app/menu/menuTrail'
import { demoFeatures, productFeatures, showcaseFeature } from '#app/routes/features'
import { isMemberPath, nearestPath } from '#app/routes/knownPaths'
import { memberPaths, sectionRedirects } from '#lib/paths/member'
import { openPaths } from '#lib/paths/open'
import { isApartPath, landingPath, plainPath } from '#lib/paths/publicPaths'
import { showcasePaths } from '#lib/paths/showcase'
import type { MenuGroup } from '#ui/navigation/menuItem'
import { deepMenu } from './deepMenu'

describe('trailTo', () => {
  it.each([
    ['/dashboard/analytics', ['dashboard', 'analytics']],
    ['/dashboard/analytics/', ['dashboard', 'analytics']],
    ['/Dashboard/Analytics', ['dashboard', 'analytics']],
    ['/orders', ['sales', 'orders']],
    ['/orders/12', ['sales', 'orders']],
    ['/orders/new', ['sales', 'new-order']],
    ['/user/card/card2', ['people', 'cards', 'card2']],
    ['/user/card/card2/edit/7', ['people', 'cards', 'card2']],
    ['/ordersx', []],
    ['/user/card', []],
    ['/', []],
    ['', []],
    ['/nowhere', []],
  ])('selects for %s the items %j', (pathname, ids) => {
    expect([...selectedIds(deepMenu, pathname)]).toEqual(ids)
  })

  it('depends only on the path', () => {
    trailTo(deepMenu, '/orders')
    expect(trailTo(deepMenu, '/user/card/card1')?.page.id).toBe('card1')
    expect(trailTo(deepMenu, '/orders')?.page.id).toBe('orders')
  })
})

describe('the menu', () => {
  it('has unique IDs and paths, at most three levels, and no empty group', () => {
    const trails = menuTrails(menu)
    const paths = trails.map((trail) => trail.page.path)
    expect(new Set(paths).size).toBe(paths.length)
    expect(paths).toContain(landingPath)
    expect(trails.filter(({ branches }) => branches.length > 2)).toEqual([])
    expect(menu.map((group) => group.items.length)).not.toContain(0)
  })

  it('links only to pages that exist', () => {
    const shown = menuTrails(menu).map((trail) => trail.page.path)
    expect(shown.filter((path) => !isMemberPath(path) && !isApartPath(path))).toEqual([])
  })

  it('contains every showcase and every open page, and each showcase has its page', () => {
    const shown = new Set(menuTrails(menu).map((trail) => trail.page.path))
    const all: string[] = [...Object.values(showcasePaths), ...Object.values(openPaths)]
    expect(all.filter((path) => !shown.has(path))).toEqual([])
    expect(showcaseFeature.pages.map(({ path }) => path)).toEqual(Object.values(showcasePaths))
  })

  it('contains every member page without an ID, also for the breadcrumbs', () => {
    const shown = menuTrails(menu).map((trail) => trail.page.path)
    const entrances: string[] = sectionRedirects.map(({ from }) => from)
    const own = Object.values(memberPaths).filter(
      (path) =>
        !['/games/play', '/wallet/shared'].includes(path) &&
        !path.includes(':') &&
        !entrances.includes(path),
    )
    expect(own.filter((path) => !shown.includes(path))).toEqual([])
  })

  it('has one page for each path of the member area that is not a redirect', () => {
    const entrances: string[] = sectionRedirects.map(({ from }) => from)
    const tables = [...productFeatures, ...demoFeatures].flatMap(({ pages }) => pages)
    const wanted = [landingPath, ...Object.values(memberPaths)]
    expect(tables.map(({ path }) => path).toSorted()).toEqual(
      wanted.filter((path) => !entrances.includes(path)).toSorted(),
    )
  })

  it('separates the product from the rest', () => {
    expect(menu.slice(0, 2)).toEqual([productGroup, demoGroup])
    expect(menu.slice(2, 6).map(({ id }) => id)).toEqual([
      'forms',
      'elements',
      'pages',
      'utilities',
    ])
    const demo = demoGroup.items.flatMap(pagesOf).map(({ path }) => path)
    expect(demo.filter((path) => !/^\/(user|customer|app|e-commerce)\//.test(path))).toEqual([])
  })
})

describe('the main sections', () => {
  it('the sections are the five of the navigation bar, in its order', () => {
    const first = mainGroup.items.map((item) => pagesOf(item)[0]?.path)
    expect(first).toEqual([
      '/dashboard/analytics',
      '/promotion',
      '/wallet/deposit',
      '/rewards',
      '/account',
    ])
  })

  it.each([
    ['/wallet/deposit/d1', ['money', 'deposit']],
    ['/wallet', ['money', 'wallet']],
    ['/promotion/p1', ['promotion', 'promotions']],
    ['/promotion/received', ['promotion', 'received']],
    ['/account/limits', ['account', 'limits']],
    ['/games/play', []],
  ])('select %s with the items %j', (pathname, ids) => {
    expect([...selectedIds([mainGroup], pathname)]).toEqual(ids)
  })
})

const addresses = (group: MenuGroup) =>
  group.items.map((item) => ('address' in item ? item.address : null))

describe('supportGroup', () => {
  it('is empty unless the build sets addresses', () => {
    expect(supportGroup(undefined, '').items).toEqual([])
  })

  it('accepts only https addresses', () => {
    const group = supportGroup('https://docs.example/', 'javascript:alert(1)')
    expect(addresses(group)).toEqual(['https://docs.example/'])
    expect(addresses(supportGroup('http://docs.example/', 'nonsense'))).toEqual([])
  })
})

describe('nearestPath', () => {
  it.each([
    ['/dashbord/analytics', '/dashboard/analytics'],
    ['/dashboard/analytic', '/dashboard/analytics'],
    ['/regster', '/register'],
    ['/LOGIN/', '/login'],
    ['/something/else/altogether/here', null],
    [`/${'x'.repeat(5000)}`, null],
  ])('suggests for %s: %s', (asked, nearest) => {
    expect(nearestPath(asked, ['/dashboard/analytics', '/login', '/register'])).toBe(nearest)
  })
})

describe('paths', () => {
  it('are compared without case and without a trailing slash', () => {
    expect(plainPath('/Login//')).toBe('/login')
    expect(plainPath('/')).toBe('/')
  })

  it.each([
    ['/dashboard/analytics', true],
    ['/dashboard/analytics/', true],
    ['/dashboard', false],
    ['/login', false],
    ['/nowhere', false],
    ['/pages/price/price1', true],
    ['/pages/landing', false],
  ])('are recognised as member pages: %s is %s', (path, isKnown) => {
    expect(isMemberPath(path)).toBe(isKnown)
  })

  it.each([
    ['/pages/landing', true],
    ['/Pages/Landing/', true],
    ['/pages/nothing', true],
    ['/pages/price/price2', false],
    ['/pages', false],
    ['/login', false],
  ])('are recognised as open pages: %s is %s', (path, isOpen) => {
    expect(isApartPath(path)).toBe(isOpen)
  })
})
