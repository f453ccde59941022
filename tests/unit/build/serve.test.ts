import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serve } from '../../../.build/serve'

const folder = mkdtempSync(join(tmpdir(), 'arcade-serve-'))
let server: Server
let url: string

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<title>app</title>')
  writeFileSync(join(folder, 'assets/a-1.js'), 'export {}')
  writeFileSync(
    join(folder, '_headers'),
    '/*\n  X-Frame: no\n  Cache-Control: no-cache\n\n/assets/*\n  Cache-Control: immutable\n',
  )
  server = await serve(folder, 0)
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  url = `http://127.0.0.1:${address.port}`
})

afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

test.each([
  ['/', 200, 'no-cache'],
  ['/dashboard/analytics', 200, 'no-cache'],
  ['/assets/a-1.js', 200, 'immutable'],
])('the server answers %s with %d, %s', async (path, status, caching) => {
  const response = await fetch(url + path)
  expect(response.status).toBe(status)
  expect(response.headers.get('cache-control')).toBe(caching)
  expect(response.headers.get('x-frame')).toBe('no')
})

const opened = { headers: { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } }

test.each([
  '/apps/e-commerce/product-details/v1.2',
  '/user/mail@elsewhere.example',
  '/login?from=/a/b.c',
  '/picture.png',
])('the server opens the app at %s, with or without dots', async (path) => {
  const response = await fetch(url + path, opened)
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('<title>app</title>')
})

test.each(['/assets/gone.js', '/api/account/me'])(
  'the server does not answer %s with the page, even for a navigation',
  async (path) => {
    expect((await fetch(url + path, opened)).status).toBe(404)
  },
)

test('the server does not answer a submitted form with the app', async () => {
  const response = await fetch(`${url}/dashboard/analytics`, { method: 'POST', ...opened })
  expect(response.status).toBe(405)
})

test.each(['/assets/gone.js', '/api/account/me', '/picture.png', '/../package.json'])(
  'the server answers %s with 404, never with the page',
  async (path) => {
    const response = await fetch(url + path)
    expect(response.status).toBe(404)
    expect(await response.text()).not.toContain('<title>')
  },
)
