import { describe, expect, it } from 'vitest'
import { parentOf } from '#app/menu/parentPage'
import { isMemberPath } from '#app/routes/knownPaths'
import { memberPaths } from '#lib/paths/member'

describe('parentOf', () => {
  it.each([
    ['/app/mail', '/dashboard/analytics'],
    ['/rewards/wheel', '/rewards'],
    ['/wallet/deposit', '/wallet'],
    ['/wallet/deposit/d1', '/wallet/deposit'],
    ['/account/limits/', '/account'],
    ['/games/play', '/games'],
    ['/customer/invoice-list/INV-1', '/customer/invoice-list'],
    ['/nowhere/at/all', '/dashboard/analytics'],
  ])('finds for %s the page that the address continues: %s', (pathname, parent) => {
    expect(parentOf(pathname)?.path).toBe(parent)
  })

  it.each([
    ['/customer/create-invoice', '/customer/invoice-list'],
    ['/customer/order-details', '/customer/order-list'],
    ['/e-commerce/product-details/p7', '/e-commerce/products'],
    ['/e-commerce/checkout', '/e-commerce/products'],
    ['/notifications', '/account'],
  ])('finds for %s the page that its route names: %s', (pathname, parent) => {
    expect(parentOf(pathname)?.path).toBe(parent)
  })

  it('never leads to an address that redirects back', () => {
    expect(parentOf('/user/social-profile/posts')?.path).toBe('/dashboard/analytics')
  })

  it('finds nothing above the landing page', () => {
    expect(parentOf('/dashboard/analytics')).toBeNull()
  })

  it('leads from every member page to another existing page', () => {
    for (const path of Object.values(memberPaths)) {
      const parent = parentOf(path)?.path ?? ''
      expect([path, isMemberPath(parent)]).toEqual([path, true])
      expect(parent).not.toBe(path)
    }
  })
})
