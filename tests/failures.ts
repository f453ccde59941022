import type { Reporter, TestCase, TestModule } from 'vitest/node'

/** The last lines of a run that failed: which tests, and the first line of why. */
export default class Failures implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
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
