import { expect, test } from 'vitest'
import { licences } from '../../../.build/licences'
import { buildSmall, textOf } from './smallBuild'

const library = (name: string, licence: string) => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({
    name,
    version: '1.2.3',
    license: licence,
    main: 'index.js',
  }),
  [`node_modules/${name}/index.js`]: `export const mark = document.createElement('${name.length}')`,
  [`node_modules/${name}/LICENSE.md`]: `Copyright of the people of ${name}`,
})

test('the licence file names exactly the libraries of the build and the worker, with their texts', async () => {
  const built = await buildSmall(
    {
      'index.html': '<script type="module" src="/main.js"></script>',
      'main.js': `import { mark } from 'used'\nimport { mark as other } from '@scope/used'
        document.body.append(mark, other)`,
      ...library('used', 'MIT'),
      ...library('@scope/used', 'ISC'),
      ...library('absent', 'MIT'),
    },
    [licences()],
  )
  const text = textOf(built, 'licences.txt')
  expect(text).toContain('used 1.2.3 (MIT)\n\nCopyright of the people of used\n')
  expect(text).toContain('@scope/used 1.2.3 (ISC)\n\nCopyright of the people of @scope/used\n')
  expect(text).not.toContain('absent')
  for (const name of ['core', 'precaching', 'routing']) {
    expect(text).toMatch(new RegExp(`^workbox-${name} 7[.\\d]* \\(MIT\\)$`, 'm'))
  }
})
