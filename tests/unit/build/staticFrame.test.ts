import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { afterEach, expect, test, vi } from 'vitest'
import { locales } from '#ui/intl/locale'
import { staticFrame } from '../../../.build/staticFrame'
import { type Built, buildSmall, chunkOf, textOf } from './smallBuild'

afterEach(() => vi.unstubAllEnvs())

const page = `<!doctype html>
<html><head>
    <meta charset="utf-8" />
    <!-- What nobody needs -->
    <title>%APP_NAME%</title>
    <script>
      /* Why it is so. */
      window.frame = /*frame*/ {}
      window.pair = function (one) { return { one: one } }
    </script>
</head><body><script type="module" src="/src/main.ts"></script></body></html>`

const files = {
  'index.html': page,
  'src/main.ts': `import { base } from './base'
    document.body.append(base)
    const open = {
      login: () => import('./features/session/LoginPage'),
      layout: () => import('./app/shell/MainLayout'),
      en: () => import('./locales/en/entry'),
      apart: () => import('./app/routes/apartPages'),
      faqs: () => import('./features/pages/FaqsPage'),
      words: () => import('./features/pages/faqs/texts/th'),
    }
    document.title = Object.keys(open).join()
    window.open = (name) => open[name]()`,
  'src/features/session/LoginPage.tsx': `import { field } from '../../field'
    import { base } from '../../base'
    export const login = [field, base]`,
  'src/app/shell/MainLayout.tsx': `import { field } from '../../field'\nexport const layout = { field }`,
  'src/app/routes/apartPages.tsx': `import { base } from '../../base'\nexport const apart = { base }`,
  'src/features/pages/FaqsPage.tsx': `import { base } from '../../base'\nimport { field } from '../../field'\nexport const faqs = { base, field }`,
  'src/features/pages/faqs/texts/th.ts': `export const words = document.title + 'th'`,
  'src/base.ts': `export const base = document.createElement('main')`,
  'src/field.ts': `export const field = document.createElement('input')`,
  'src/locales/en/entry.ts': `export const texts = { hello: document.title }`,
}

const built = () => buildSmall(files, [staticFrame()])

interface Frame {
  preload: Record<string, string[]>
  words: Record<string, Record<string, string>>
  labels: Record<string, Record<string, string>>
}

function bootScript(output: Built): string {
  const [, script = ''] = /<script>(.*?)<\/script>/s.exec(textOf(output, 'index.html')) ?? []
  return script
}

/** What the boot script is given. */
function frameOf(output: Built): Frame {
  return JSON.parse(
    runInNewContext(`window = {}; ${bootScript(output)}; JSON.stringify(window.frame)`),
  )
}

test('the browser is told of each screen’s scripts, all that they import too, and not what it has', async () => {
  const output = await built()
  const file = (module: string) => `/${chunkOf(output, module).fileName}`
  const { preload } = frameOf(output)
  expect(preload['guest']?.toSorted()).toEqual([file('LoginPage.tsx'), file('field.ts')].toSorted())
  expect(preload['app']?.toSorted()).toEqual([file('MainLayout.tsx'), file('field.ts')].toSorted())
  expect(preload['en']).toEqual([file('en/entry.ts')])
  expect(Object.values(preload).flat()).not.toContain(file('main.ts'))
})

test('of a painted page the browser is told its code beyond that of all open pages, and its words', async () => {
  const output = await built()
  const file = (module: string) => `/${chunkOf(output, module).fileName}`
  const { preload } = frameOf(output)
  expect(preload['apart']).toContain(file('apartPages.tsx'))
  expect(preload['/pages/faqs']).toContain(file('FaqsPage.tsx'))
  expect(preload['/pages/faqs']).not.toContain(file('apartPages.tsx'))
  expect(preload['/pages/faqs th']).toEqual([file('faqs/texts/th.ts')])
  expect(preload['/pages/faqs en']).toEqual([])
})

test('it has the labels and the last words in every language, as the app has them', async () => {
  const { labels, words } = frameOf(await built())
  for (const locale of locales) {
    const texts = (name: string) =>
      JSON.parse(readFileSync(`src/locales/${locale}/${name}.json`, 'utf8'))
    expect(labels[locale]?.['username']).toBe(texts('session')['session.username'])
    expect(words[locale]).toEqual({
      tooOld: texts('frame')['frame.tooOld'],
      failed: texts('frame')['frame.failed'],
      reload: texts('error')['error.reload'],
    })
  }
})

test('the app’s script is asked for before the boot script runs, and remarks stay at home', async () => {
  const index = textOf(await built(), 'index.html')
  const places = ['type="module"', '<title>', 'window.frame'].map((text) => index.indexOf(text))
  expect(places[0]).toBeGreaterThan(0)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(index).not.toMatch(/<!--|\/\*|^ /m)
})

test('the boot script is short, in the syntax of the oldest browsers', async () => {
  const script = bootScript(await built())
  expect(script).toContain('window.pair=function(')
  expect(script).not.toContain('=>')
})

test('the app bears the name that the build is given', async () => {
  expect(textOf(await built(), 'index.html')).toContain('<title>Arcade Member</title>')
  vi.stubEnv('VITE_APP_NAME', 'Lotus')
  expect(textOf(await built(), 'index.html')).toContain('<title>Lotus</title>')
})
