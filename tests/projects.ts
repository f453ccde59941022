import { readdirSync, readFileSync } from 'node:fs'
import type { TestProjectConfiguration } from 'vitest/config'

/** First line of a unit test that needs a document, or its own copies of the app's modules. */
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
 * Plain unit tests share processes, which saves starting a process and loading the modules for each file.
 * So do tests with a window: those of screens and some units. There, each file has its own window and its
 * own copies of the app's modules (`component/window.ts`).
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
        // Keeps the window in which it was loaded.
        server: { deps: { inline: ['axe-core'] } },
        setupFiles: ['tests/component/window.ts', 'tests/setup.ts', 'tests/component/setup.ts'],
      },
    },
  ]
}
