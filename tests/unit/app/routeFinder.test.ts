import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { routeFinder } from '#app/routes/routeFinder'

const element = createElement('p')
const routeAt = routeFinder(
  ['/promotion/:PromotionID', '/promotion', '/promotion/received', '/wallet/:way/:id'].map(
    (path) => ({ path, element }),
  ),
)

describe('the route of a path', () => {
  it.each([
    ['/promotion', '/promotion'],
    ['/Promotion/', '/promotion'],
    ['/promotion/received', '/promotion/received'],
    ['/promotion/P3', '/promotion/:PromotionID'],
    ['/promotion/a%20b', '/promotion/:PromotionID'],
    ['/wallet/deposit/D1', '/wallet/:way/:id'],
    ['/wallet/deposit', undefined],
    ['/promotions', undefined],
    ['/', undefined],
  ])('%s is at %s', (pathname, path) => {
    expect(routeAt(pathname)?.path).toBe(path)
  })
})
