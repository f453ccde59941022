import { expect, test } from 'vitest'
import { headerRules, headersFile, nginxFile } from '../../../.build/hosting'
import { serve } from '../../../.build/serve'
import { folderWith } from './smallBuild'

const rules = headerRules("default-src 'none'; script-src 'self' 'sha256-a+b/c='", true)
const policy = "default-src 'none'; script-src 'self' 'sha256-a+b/c='; frame-ancestors 'none'"

const always = {
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), payment=(), display-capture=(self)',
  'cross-origin-opener-policy': 'same-origin',
}

const expected = [
  ['/index.html', { ...always, 'cache-control': 'no-cache' }],
  ['/worker.js', { ...always, 'cache-control': 'no-cache' }],
  ['/assets/a-1.js', { ...always, 'cache-control': 'public, max-age=31536000, immutable' }],
] as const

test('a host that reads _headers sends the headers of the table with each file', async () => {
  const folder = folderWith({
    _headers: headersFile(rules),
    'index.html': '<title>app</title>',
    'pages/landing.html': '<title>painted</title>',
    'worker.js': '',
    'assets/a-1.js': '',
  })
  const server = await serve(folder, 0)
  try {
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('No port')
    for (const [path, headers] of expected) {
      const answer = await fetch(`http://127.0.0.1:${address.port}${path}`)
      expect({ path, ...Object.fromEntries(answer.headers) }).toMatchObject({ path, ...headers })
    }
    // A page with a file of its own gets that file. Other addresses of the app get index.html.
    for (const [path, title] of [
      ['/pages/landing', 'painted'],
      ['/pages/faqs', 'app'],
    ]) {
      const answer = await fetch(`http://127.0.0.1:${address.port}${path}`)
      expect(await answer.text()).toContain(title)
    }
  } finally {
    server.close()
  }
})

/** @returns the headers that each location of an nginx configuration adds, by path */
function placesOf(config: string): Record<string, Record<string, string>> {
  const places = [...config.matchAll(/location (?:~ )?(\S+) \{([^}]*)\}/g)]
  return Object.fromEntries(
    places.map(([, path = '', text = '']) => {
      const added = [...text.matchAll(/add_header (\S+) "([^"]*)" always;/g)]
      return [
        path,
        Object.fromEntries(added.map(([, name = '', value = '']) => [name.toLowerCase(), value])),
      ]
    }),
  )
}

test('each nginx location lists all headers, because one with its own headers inherits none', () => {
  const places = placesOf(nginxFile(rules))
  expect(places['/']).toEqual(expected[0][1])
  expect(places['\\.webmanifest$']).toEqual(expected[1][1])
  expect(places['/assets/']).toEqual(expected[2][1])
  expect(Object.keys(places['/api/'] ?? {})).toEqual([])
})

test('a rule that is added to the table reaches both kinds of hosts', () => {
  const added = [...rules, { prefix: '/assets/', headers: { 'X-Added': 'yes' } }]
  expect(headersFile(added)).toMatch(/\n\/assets\/\*\n {2}X-Added: yes\n$/)
  expect(placesOf(nginxFile(added))['/assets/']).toMatchObject({ 'x-added': 'yes' })
  expect(placesOf(nginxFile(added))['/']).not.toHaveProperty('x-added')
})

test("only a build with the testers' panel may capture the screen", () => {
  const [online] = headerRules("default-src 'none'", false)
  expect(online?.headers['Permissions-Policy']).toMatch(/display-capture=\(\)$/)
})
