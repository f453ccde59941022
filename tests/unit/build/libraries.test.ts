import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { libraries } from '../../../.build/libraries'
import { folderWith } from './smallBuild'

interface Library {
  file: string
  /** Code of the published library that a build must not contain. */
  forbidden: RegExp
  /** Code that replaces it in a build. */
  instead: RegExp
}

const patched: Library[] = [
  {
    file: '@hello-pangea/dnd/dist/dnd.esm.js',
    forbidden: /\.textContent = proposed/,
    instead: /\.sheet\.insertRule\(/,
  },
  ...['RootProps', 'SectionContentProps'].map((part) => ({
    file: `@mui/x-date-pickers/internals/hooks/useField/useField${part}.mjs`,
    forbidden: /\.innerHTML = /,
    instead: /\.textContent = /,
  })),
  {
    file: '@mui/x-data-grid/utils/css/context.mjs',
    forbidden: /children: cssString/,
    instead: /GlobalStyles, \{\s*styles: cssString/,
  },
]

/** Builds one file of a library, with all its imports external. */
async function builtFile(folder: string, { file }: Library): Promise<string> {
  const input = join(folder, file)
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [libraries()],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input,
        external: (id) => resolve(folder, id) !== input,
        preserveEntrySignatures: 'strict',
      },
    },
  })
  if (!('output' in built)) throw new Error('Vite built more or less than one file')
  return built.output[0].code
}

test.each(patched)('the build of $file keeps to the content security policy', async (library) => {
  const published = readFileSync(join('node_modules', library.file), 'utf8')
  expect(library.forbidden.test(published)).toBe(true)
  const code = await builtFile(resolve('node_modules'), library)
  // Assert a boolean, so that a failure does not print a whole library.
  expect(library.forbidden.test(code)).toBe(false)
  expect(library.instead.test(code)).toBe(true)
})

test.each(patched)(
  'the build stops when $file no longer contains the replaced code',
  async (library) => {
    const folder = folderWith({ [library.file]: 'export const other = "written otherwise"' })
    await expect(builtFile(folder, library)).rejects.toThrow('look at .build/libraries.ts')
  },
)
