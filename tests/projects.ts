import { readdirSync, readFileSync } from 'node:fs'
import type { TestProjectConfiguration } from 'vitest/config'

/** What a unit test's first line says that asks for a document, or for modules of the app of its own. */
const needsWindow = /^\/\/ needs a window\n/

const tests = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .map((path) => `tests/${path.replaceAll('\\', '/')}`)
  .filter((path) => /\.test\.tsx?$/.test(path))
  .toSorted()

const inWindow = tests.filter(
  (path) => path.startsWith('tests/component/') || needsWindow.test(readFileSync(path, 'utf8')),
)

export const plainUnitTests = tests.filter((path) => !inWindow.includes(path))

/**
 * Plain unit tests share processes, which saves starting one for each of their many files and
 * loading the same modules again. So do tests in a window, those of screens and some units, where each file
 * has a window and modules of the app of its own (`component/window.ts`).
 */
export function testProjects(): TestProjectConfiguration[] {
  return [
    {
      extends: true,
      test: {
        name: 'unit',
        include: plainUnitTests,
        isolate: false,
        setupFiles: ['tests/setup.ts'],
      },
    },
    {
      extends: true,
      test: {
        name: 'component',
        include: inWindow,
        isolate: false,
        environment: './tests/component/environment.ts',
        // It keeps the window in which it came.
        server: { deps: { inline: ['axe-core'] } },
        setupFiles: ['tests/component/window.ts', 'tests/setup.ts', 'tests/component/setup.ts'],
      },
    },
  ]
}
