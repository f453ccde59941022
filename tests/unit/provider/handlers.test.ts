import { http } from 'msw/http'
import { expect, test } from 'vitest'
import { indexHandlers } from '#mocks/dispatch'

const origin = 'https://provider.invalid'
const paths = ['/bank', '/promotion', '/promotion/:id', '/promotion/receivedall/:id', '/check/']
const find = indexHandlers([
  ...paths.map((path) => http.get(`${origin}${path}`, () => Response.json(path))),
  http.post(`${origin}/promotion`, () => Response.json('new')),
])

const found = (path: string, method = 'GET') =>
  find(new Request(`${origin}${path}`, { method })).map(({ info }) => String(info.path))

test.each([
  ['/bank', '/bank'],
  ['/bank?sort=1', '/bank'],
  ['/promotion', '/promotion'],
  ['/promotion/', '/promotion'],
  ['/promotion/P1', '/promotion/:id'],
  ['/promotion/receivedall/M1', '/promotion/receivedall/:id'],
  ['/check', '/check/'],
])('the path %s is handled by %s', (path, handler) => {
  expect(found(path)).toEqual([origin + handler])
})

test('another method or an unknown path has no handler', () => {
  expect(found('/bank', 'DELETE')).toEqual([])
  expect(found('/nothing')).toEqual([])
  expect(found('/')).toEqual([])
})
