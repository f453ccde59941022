import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { plainUnitTests } from '../projects'

/**
 * Matches files that call the simulated provider as a player, or use the rules that it shares with the
 * pages.
 */
const knowsMoney =
  /providerPlayer|callProvider|lib\/money|contract\/(promotion\/|rewards\/wheel|wallet\/(transaction|history|statement|deposit))/

/**
 * Matches tests that call as a page does, with a frozen clock. Stryker's hit counter does not get through
 * them.
 */
const asksAsPage = /#api\/client/

function isOfMoney(path: string): boolean {
  const text = readFileSync(path, 'utf8')
  return knowsMoney.test(text) && !asksAsPage.test(text)
}

/**
 * Translates test names. Stryker joins the names of suites and test with spaces.
 * Vitest 5 joins them with ` > `, and would find no test inside a suite.
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

/** Runs files with property tests last: they take longest, and the first failed test ends a run. */
class QuickOnesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((first, second) => tries(first) - tries(second))
  }
}

function tries({ moduleId }: TestSpecification): number {
  return readFileSync(moduleId, 'utf8').split('asyncProperty').length
}

/** Runs the unit tests of money without the build's plugins, because they run once for each mutant. */
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
