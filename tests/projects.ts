import { readdirSync, readFileSync } from 'node:fs'
import type { TestProjectConfiguration } from 'vitest/config'

/** What a test needs a process of its own for: a document, or modules of its own. */
const needsOwnProcess = /@vitest-environment jsdom|vi\.(do)?mock\(|resetModules\(/

const unit = readdirSync('tests/unit', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.test.ts'))
  .map((path) => `tests/unit/${path.replaceAll('\\', '/')}`)
  .toSorted()

const alone = unit.filter((path) => needsOwnProcess.test(readFileSync(path, 'utf8')))

export const plainUnitTests = unit.filter((path) => !alone.includes(path))

/**
 * Plain unit tests share processes, which saves starting one for each of their many files and
 * loading the same modules again; what could leave something behind for the next file does not.
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
        include: [...alone, 'tests/component/**/*.test.tsx'],
        setupFiles: ['tests/setup.ts', 'tests/component/setup.ts'],
      },
    },
  ]
}
