import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { afterEach, expect, test, vi } from 'vitest'
import { contentSecurity } from '../../../.build/contentSecurity'
import { buildSmall, textOf } from './smallBuild'

afterEach(() => vi.unstubAllEnvs())

const script = 'document.title = \'a < b && "c"\''
const style = 'body { margin: 0 }'
const page = (inline = script) => `<!doctype html>
<html><head>
    <meta charset="utf-8" />
    <title>Small</title>
    <style>${style}</style>
    <script>${inline}</script>
</head><body></body></html>`

/** @returns the policies of a build by directive: of its page, and of the headers for its hosts */
async function policiesOf(html = page(), others: readonly Plugin[] = []) {
  const built = await buildSmall({ 'index.html': html }, [...others, contentSecurity()])
  const index = textOf(built, 'index.html')
  const [, ofPage = ''] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(index) ?? []
  const [, ofHost = ''] = /Content-Security-Policy: (.+)/.exec(textOf(built, '_headers')) ?? []
  const [, ofNginx = ''] =
    /Content-Security-Policy "([^"]+)"/.exec(textOf(built, 'nginx.conf')) ?? []
  return {
    built,
    index,
    ofPage: directives(ofPage),
    ofHost: directives(ofHost),
    ofNginx: directives(ofNginx),
  }
}

function directives(policy: string): Record<string, string> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ')
      return [name, values.join(' ')]
    }),
  )
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('inline script and style are allowed only by their hash', async () => {
  const { ofPage } = await policiesOf()
  expect(ofPage['script-src']).toBe(`'self' ${hash(script)}`)
  expect(ofPage['style-src']).toMatch(/^'self' /)
  expect(ofPage['style-src']).toContain(hash(style))
  expect(ofPage['default-src']).toBe("'none'")
  expect(JSON.stringify(ofPage)).not.toMatch(/unsafe|\*/)
  const { ofPage: other } = await policiesOf(page('document.title = 1'))
  expect(other['script-src']).toBe(`'self' ${hash('document.title = 1')}`)
})

test('a page with its own style allows it there, and hosts allow what any page has', async () => {
  const other: Plugin = {
    name: 'other',
    generateBundle: {
      order: 'post',
      handler() {
        const source = page().replace('</head>', '<style id="own">h1 { margin: 0 }</style></head>')
        this.emitFile({ type: 'asset', fileName: 'pages/a.html', source })
      },
    },
  }
  const { built, ofPage, ofHost } = await policiesOf(page(), [other])
  const own = hash('h1 { margin: 0 }')
  expect(textOf(built, 'pages/a.html')).toContain(own)
  expect(ofPage['style-src']).not.toContain(own)
  expect(ofHost['style-src']).toContain(own)
  expect(ofHost['style-src']?.split(hash(style))).toHaveLength(2)
})

test('the hash is that of the final script, after the changes of other plugins', async () => {
  const other: Plugin = {
    name: 'other',
    transformIndexHtml: { order: 'post', handler: (html) => html.replace('a < b', 'a > b') },
  }
  const { ofPage } = await policiesOf(page(), [other])
  expect(ofPage['script-src']).toBe(`'self' ${hash(script.replace('a < b', 'a > b'))}`)
})

test('the policy comes before everything that it governs, after the charset', async () => {
  const { index } = await policiesOf()
  const places = ['<meta charset', 'Content-Security-Policy', '<title>', '<script>'].map((text) =>
    index.indexOf(text),
  )
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(places[0]).toBeGreaterThan(0)
})

test('hosts send the same policy and forbid framing the page', async () => {
  const { ofPage, ofHost, ofNginx } = await policiesOf()
  expect(ofHost).toEqual({ ...ofPage, 'frame-ancestors': "'none'" })
  expect(ofNginx).toEqual(ofHost)
})

test('only a build with a provider allows that provider and its pictures', async () => {
  const { ofPage: mocked } = await policiesOf()
  expect(mocked['img-src']).toBe("'self' data: blob:")
  expect(mocked['connect-src']).toBe("'self' https://provider.invalid")
  vi.stubEnv('VITE_PROVIDER_URL', 'https://provider.example/api/v2')
  vi.stubEnv('VITE_PICTURE_ORIGINS', 'https://pictures.example/logos https://provider.example')
  const { ofPage } = await policiesOf()
  expect(ofPage['connect-src']).toBe("'self' https://provider.example")
  expect(ofPage['img-src']).toBe(
    "'self' data: blob: https://provider.example https://pictures.example",
  )
})

test('an invalid picture origin fails the build', async () => {
  vi.stubEnv('VITE_PICTURE_ORIGINS', 'pictures')
  await expect(policiesOf()).rejects.toThrow(/Invalid URL/)
})

test('the policy lists exactly the Trusted Types policies that the sources create', async () => {
  const { ofPage } = await policiesOf()
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  )
  const made = files.flatMap((file) =>
    [...readFileSync(join('src', file), 'utf8').matchAll(/createPolicy\('([\w-]+)'/g)].map(
      ([, name]) => name,
    ),
  )
  const [clipboard] = /(?<=createPolicy\(")\w+/.exec(
    readFileSync('node_modules/prosemirror-view/dist/index.js', 'utf8'),
  ) ?? ['none']
  expect(new Set(ofPage['trusted-types']?.split(' '))).toEqual(new Set([...made, clipboard]))
  expect(ofPage['require-trusted-types-for']).toBe("'script'")
})
