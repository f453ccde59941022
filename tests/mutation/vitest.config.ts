import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { plainUnitTests } from '../projects'

/** What asks the simulated provider as a player, or the rules that it shares with the pages. */
const knowsMoney =
  /providerPlayer|callProvider|lib\/money|contract\/(promotion\/|rewards\/wheel|wallet\/(transaction|history|statement|deposit))/

/** How a page asks, with time that stands still: Stryker, which counts what is passed, does not get through it. */
const asksAsPage = /#api\/client/

function isOfMoney(path: string): boolean {
  const text = readFileSync(path, 'utf8')
  return knowsMoney.test(text) && !asksAsPage.test(text)
}

/**
 * Stryker asks for a test by the names of its suites and its own with spaces between. Vitest 5 knows it
 * by the same with ` > ` between, and would run none that stands in a suite.
 */
const suiteNames: Plugin = {
  name: 'suite-names',
  configureVitest({ project }) {
    let pattern: RegExp | undefined
    Object.defineProperty(project.config, 'testNamePattern', {
      get: () => pattern,
      set(wanted: RegExp | undefined) {
        pattern = wanted && new RegExp(wanted.source.replaceAll(' ', '(?: > | )'))
      },
    })
  },
}

/** The first test that fails ends a run; those that try many cases take the longest. */
class QuickOnesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((first, second) => tries(first) - tries(second))
  }
}

function tries({ moduleId }: TestSpecification): number {
  return readFileSync(moduleId, 'utf8').split('asyncProperty').length
}

/** The unit tests of money without the build's plugins: they are run once for each mutant. */
export default defineConfig({
  define: {
    __APP_VERSION__: '"0.0.0"',
    __PICTURE_ORIGINS__: '[]',
    __BUILD_ID__: '"mutation"',
  },
  plugins: [suiteNames],
  test: {
    include: plainUnitTests.filter(isOfMoney),
    setupFiles: ['tests/setup.ts', 'tests/mutation/setup.ts'],
    sequence: { sequencer: QuickOnesFirst },
    isolate: false,
    restoreMocks: true,
    testTimeout: 20_000,
  },
})
