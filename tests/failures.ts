import type { UserConsoleLog } from 'vitest'
import type { Reporter, TestCase, TestModule } from 'vitest/node'

/**
 * Prints the last lines of a run: the warnings, then the failed tests with the first line of each error. A
 * test expects its own warnings, so a green run prints none.
 */
export default class Failures implements Reporter {
  readonly #warnings = new Set<string>()

  onUserConsoleLog({ type, content }: UserConsoleLog): void {
    if (type === 'stderr') this.#warnings.add(content.trim().split('\n', 1)[0] ?? '')
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    if (this.#warnings.size > 0) console.log(`Warnings:\n${[...this.#warnings].join('\n')}`)
    const failed = modules.flatMap((module) => [...module.children.allTests('failed')])
    const broken = modules.filter((module) => module.errors().length > 0)
    if (failed.length + broken.length === 0) return
    console.log(`Failed:\n${[...broken.map(brokenLine), ...failed.map(failedLine)].join('\n')}`)
  }
}

const failedLine = (test: TestCase) =>
  `${test.module.relativeModuleId} > ${test.fullName}: ${firstLine(test.result().errors ?? [])}`

const brokenLine = (module: TestModule) =>
  `${module.relativeModuleId}: ${firstLine(module.errors())}`

function firstLine([error]: readonly { message: string }[]): string {
  return error?.message.split('\n', 1)[0] ?? ''
}
