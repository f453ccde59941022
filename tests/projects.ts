import { readdirSync, readFileSync } from 'node:fs'
import type { TestProjectConfiguration } from 'vitest/config'

/** What a test needs a process of its own for: a document, or modules of its own. */
const needsOwnProcess = /@vitest-environment jsdom|vi\.(do)?mock\(|resetModules\(/

const tests = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .map((path) => `tests/${path.replaceAll('\\', '/')}`)
  .filter((path) => /\.test\.tsx?$/.test(path))
  .toSorted()

const alone = tests.filter((path) => needsOwnProcess.test(readFileSync(path, 'utf8')))

export const plainUnitTests = tests.filter((path) => !alone.includes(path))

/**
 * Plain unit tests share processes, which saves starting one for each of their many files and
 * loading the same modules again. What could leave something behind for the next file does not: a
 * component test that shares its document passes or fails by what ran there before it.
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
        include: alone,
        // A second try on a machine that is busy with something else; the report still names it.
        retry: 1,
        setupFiles: ['tests/setup.ts', 'tests/component/setup.ts'],
      },
    },
  ]
}
