import { readdirSync, readFileSync } from 'node:fs'
import type { TestProjectConfiguration } from 'vitest/config'

/** What a test needs a process of its own for: a document, or modules of its own. */
const needsOwnProcess = /@vitest-environment jsdom|vi\.(do)?mock\(|resetModules\(/

const tests = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .map((path) => `tests/${path.replaceAll('\\', '/')}`)
  .filter((path) => /\.test\.tsx?$/.test(path))
  .toSorted()

const alone = tests.filter((path) => needsOwnProcess.test(readFileSync(path, 'utf8')))
const together = tests.filter((path) => !alone.includes(path))
const screens = together.filter((path) => path.startsWith('tests/component/'))

export const plainUnitTests = together.filter((path) => !screens.includes(path))

/**
 * Plain unit tests share processes, which saves starting one for each of their many files and
 * loading the same modules again. So do tests of screens, where each file has a window and modules of the
 * app of its own (`component/window.ts`). What puts other modules in the place of the app's is alone.
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
        include: screens,
        isolate: false,
        environment: './tests/component/environment.ts',
        // It keeps the window in which it came.
        server: { deps: { inline: ['axe-core'] } },
        // A second try on a machine that is busy with something else; the report still names it.
        retry: 1,
        setupFiles: ['tests/component/window.ts', 'tests/setup.ts', 'tests/component/setup.ts'],
      },
    },
    {
      extends: true,
      test: {
        name: 'alone',
        include: alone,
        retry: 1,
        setupFiles: ['tests/setup.ts', 'tests/component/setup.ts'],
      },
    },
  ]
}
