import { expect, test } from 'vitest'
import { chunkGroups } from '../../../.build/chunkGroups'
import { buildSmall, chunkOf } from './smallBuild'

const part = (name: string) => `export const ${name} = document.createElement('${name}')`
const pageOf = (...parts: string[]) =>
  `${parts.map((name) => `import { ${name} } from '../../parts/${name}'`).join('\n')}
  export const page = [${parts.join(', ')}]`

const files = {
  'index.html': '<script type="module" src="/src/main.ts"></script>',
  'src/main.ts': `import { router } from './parts/router'
    const pages = [
      () => import('./features/session/LoginPage'),
      () => import('./features/session/RegisterPage'),
      () => import('./app/shell/MainLayout'),
      () => import('./features/dashboard/DashboardPage'),
      () => import('./features/mail/MailPage'),
    ]
    window.open = (index) => [router, pages[index]()]`,
  'src/features/session/LoginPage.tsx': pageOf('router', 'field'),
  'src/features/session/RegisterPage.tsx': pageOf('field', 'form'),
  'src/app/shell/MainLayout.tsx': pageOf('menu', 'field'),
  'src/features/dashboard/DashboardPage.tsx': pageOf('card', 'form'),
  'src/features/mail/MailPage.tsx': pageOf('card', 'editor'),
  'src/parts/field.ts': `import { letters } from './letters'\n${part('field')}\nfield.append(letters)`,
  ...Object.fromEntries(
    ['router', 'letters', 'form', 'menu', 'card', 'editor'].map((name) => [
      `src/parts/${name}.ts`,
      part(name),
    ]),
  ),
}

test('a module belongs to the first screen that needs it; pages keep files of their own', async () => {
  const built = await buildSmall(files, [], {
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  })
  const nameOf = (module: string) => chunkOf(built, module).name
  expect(nameOf('parts/router.ts')).toBe(nameOf('src/main.ts'))
  const parts = ['field', 'letters', 'form', 'menu', 'card'].map((name) => [
    name,
    nameOf(`parts/${name}.ts`),
  ])
  expect(Object.fromEntries(parts)).toEqual({
    field: 'guest',
    letters: 'guest',
    form: 'forms',
    menu: 'member',
    card: 'member',
  })
  const pages = ['LoginPage', 'RegisterPage', 'MainLayout', 'DashboardPage', 'MailPage']
  expect(pages.map((page) => nameOf(`${page}.tsx`))).toEqual(pages)
  // What only one page needs stays with it.
  expect(nameOf('parts/editor.ts')).toBe('MailPage')
})
