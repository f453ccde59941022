import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { afterEach, expect, test, vi } from 'vitest'
import { locales } from '#ui/intl/locale'
import { appShell } from '../../../.build/appShell'
import { chunkGroups } from '../../../.build/chunkGroups'
import { type Built, buildIn, chunkOf, folderWith, textOf } from './smallBuild'

afterEach(() => vi.unstubAllEnvs())

const page = `<!doctype html>
<html><head>
    <meta charset="utf-8" />
    <!-- What nobody needs -->
    <title>%APP_NAME%</title>
    <script>
      /* Why it is so. */
      window.frame = /*late*/ {}
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
      en: () => import('./locales/en/entry/ui.json'),
      apart: () => import('./app/routes/apartPages'),
    }
    document.title = Object.keys(open).join()
    window.open = (name) => open[name]()`,
  'src/features/session/LoginPage.tsx': `import { field } from '../../field'
    import { base } from '../../base'
    export const login = [field, base]`,
  'src/app/shell/MainLayout.tsx': `import { field } from '../../field'\nexport const layout = { field }`,
  'src/app/routes/apartPages.tsx': `import { base } from '../../base'\nexport const apart = { base }`,
  'src/base.ts': `export const base = document.createElement('main')`,
  'src/field.ts': `export const field = document.createElement('input')`,
  'src/locales/en/entry/ui.json': '{ "ui.hello": "Hello" }',
}

function buildWith(files: Readonly<Record<string, string>>) {
  const folder = folderWith(files)
  const output = { codeSplitting: { groups: chunkGroups(folder) } }
  return buildIn(folder, [appShell()], { rolldownOptions: { output } })
}

const built = () => buildWith(files)

interface Frame {
  preload: Record<string, string[]>
  words: Record<string, Record<string, unknown>>
}

function bootScript(output: Built): string {
  const [, script = ''] = /<script>(.*?)<\/script>/s.exec(textOf(output, 'index.html')) ?? []
  return script
}

/** @returns the data that the boot script gets */
function frameOf(output: Built): Frame {
  return JSON.parse(
    runInNewContext(`window = {}; ${bootScript(output)}; JSON.stringify(window.frame)`),
  )
}

test('each screen preloads its scripts and their imports, without those already loaded', async () => {
  const output = await built()
  const file = (module: string) => chunkOf(output, module).fileName.replace('assets/', '')
  const { preload } = frameOf(output)
  expect(preload['guest']?.toSorted()).toEqual([file('LoginPage.tsx'), file('field.ts')].toSorted())
  expect(preload['app']?.toSorted()).toEqual([file('MainLayout.tsx'), file('field.ts')].toSorted())
  expect(preload['en']).toEqual([file('entry/ui.json')])
  expect(Object.values(preload).flat()).not.toContain(file('main.ts'))
})

test('a file that every screen needs is preloaded before the scripts, and in no list', async () => {
  const apart = "import { field } from '../../field'\nexport const apart = { field }"
  const output = await buildWith({ ...files, 'src/app/routes/apartPages.tsx': apart })
  const { fileName } = chunkOf(output, 'field.ts')
  const index = textOf(output, 'index.html')
  expect(
    index.indexOf(`<link rel="modulepreload" crossorigin href="/${fileName}">`),
  ).toBeGreaterThan(0)
  expect(index.indexOf(fileName)).toBeLessThan(index.indexOf('<title>'))
  expect(Object.values(frameOf(output).preload).flat()).not.toContain(
    fileName.replace('assets/', ''),
  )
})

test('the app shell has the same labels and last texts as the app, in every language', async () => {
  const { words } = frameOf(await built())
  for (const locale of locales) {
    const texts = (name: string) =>
      JSON.parse(readFileSync(`src/locales/${locale}/${name}.json`, 'utf8'))
    expect(words[locale]).toEqual({
      labels: {
        username: texts('entry/session')['session.username'],
        password: texts('entry/session')['session.password'],
      },
      tooOld: texts('frame')['frame.tooOld'],
      failed: texts('frame')['frame.failed'],
      reload: texts('entry/error')['error.reload'],
    })
  }
})

test("the app's script is requested before the boot script runs, and comments are removed", async () => {
  const index = textOf(await built(), 'index.html')
  const places = ['type="module"', '<title>', 'window.frame'].map((text) => index.indexOf(text))
  expect(places[0]).toBeGreaterThan(0)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(index).not.toMatch(/<!--|\/\*|^ /m)
})

test('the boot script is short, in the syntax of the oldest supported browsers', async () => {
  const script = bootScript(await built())
  expect(script).toContain('window.pair=function(')
  expect(script).not.toContain('=>')
})

test('the title of the page is the name that the build is given', async () => {
  expect(textOf(await built(), 'index.html')).toContain('<title>Arcade Member</title>')
  vi.stubEnv('VITE_APP_NAME', 'Lotus')
  expect(textOf(await built(), 'index.html')).toContain('<title>Lotus</title>')
})
