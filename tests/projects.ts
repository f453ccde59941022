import { readdirSync, readFileSync } from 'node:fs'
import type { TestProjectConfiguration } from 'vitest/config'

/** What a test needs a process of its own for: modules of its own, or, as its first lines say, another reason. */
const needsOwnProcess = /vi\.(do)?mock\(|resetModules\(|^\/\/ Alone:/m

const needsDocument = /^\/\/ @vitest-environment jsdom/m

const tests = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .map((path) => `tests/${path.replaceAll('\\', '/')}`)
  .filter((path) => /\.test\.tsx?$/.test(path))
  .toSorted()
  .map((path) => ({ path, source: readFileSync(path, 'utf8') }))

const alone = tests.filter(({ source }) => needsOwnProcess.test(source))
const together = tests.filter((test) => !alone.includes(test))
const inDocument = together.filter(({ source }) => needsDocument.test(source))
const plain = together.filter((test) => !inDocument.includes(test))

const pathsOf = (files: typeof tests) => files.map(({ path }) => path)

export const plainUnitTests = pathsOf(plain)

const documentSetup = ['tests/setup.ts', 'tests/component/setup.ts']

/**
 * Tests share processes, which saves starting one for each of their many files and loading the same
 * modules again: half of the processor's time. What could leave something behind for the next file does not.
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
        include: pathsOf(inDocument),
        environment: 'jsdom',
        isolate: false,
        setupFiles: documentSetup,
      },
    },
    {
      extends: true,
      test: { name: 'alone', include: pathsOf(alone), setupFiles: documentSetup },
    },
  ]
}
