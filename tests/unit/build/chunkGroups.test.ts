import { expect, test } from 'vitest'
import { chunkGroups } from '../../../.build/chunkGroups'
import { buildIn, chunkOf, folderWith } from './smallBuild'

const part = (name: string) => `export const ${name} = document.createElement('${name}')`
const pageOf = (...parts: string[]) =>
  `${parts.map((name) => `import { ${name} } from '../../parts/${name}'`).join('\n')}
  export const page = [${parts.join(', ')}]`

const files = {
  'index.html': '<script type="module" src="/src/main.ts"></script>',
  'src/main.ts': `import { router } from './parts/router'
    const pages = [
      () => import('./features/session/LoginPage'),
      () => import('./features/pages/LandingPage'),
      () => import('./app/shell/MainLayout'),
      () => import('./features/dashboard/DashboardPage'),
      () => import('./features/mail/MailPage'),
    ]
    window.open = (index) => [router, pages[index]()]`,
  'src/features/session/LoginPage.tsx': pageOf('router', 'field'),
  'src/features/pages/LandingPage.tsx': pageOf('field', 'form', 'hero'),
  'src/app/shell/MainLayout.tsx': pageOf('menu', 'field'),
  'src/features/dashboard/DashboardPage.tsx': pageOf('card', 'form'),
  'src/features/mail/MailPage.tsx': pageOf('card', 'editor', 'hero'),
  'src/parts/field.ts': `import { letters } from './letters'\n${part('field')}\nfield.append(letters)`,
  ...Object.fromEntries(
    ['router', 'letters', 'form', 'hero', 'menu', 'card', 'editor'].map((name) => [
      `src/parts/${name}.ts`,
      part(name),
    ]),
  ),
}

async function built() {
  const folder = folderWith(files)
  return buildIn(folder, [], {
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups(folder) } } },
  })
}

test('a module is in the file of the first area that needs it', async () => {
  const app = await built()
  const nameOf = (module: string) => chunkOf(app, module).name
  expect(nameOf('parts/router.ts')).toBe(nameOf('src/main.ts'))
  const parts = ['field', 'letters', 'form', 'menu', 'card'].map((name) => [
    name,
    nameOf(`parts/${name}.ts`),
  ])
  expect(Object.fromEntries(parts)).toEqual({
    field: 'guest',
    letters: 'guest',
    form: 'shared',
    menu: 'member',
    card: 'member',
  })
})

test('a page has a file of its own, with everything that only this page needs', async () => {
  const app = await built()
  const nameOf = (module: string) => chunkOf(app, module).name
  const pages = ['LoginPage', 'LandingPage', 'MainLayout', 'DashboardPage', 'MailPage']
  expect(pages.map((page) => nameOf(`${page}.tsx`))).toEqual(pages)
  expect(nameOf('parts/editor.ts')).toBe('MailPage')
})
