/**
 * What a file prepares for its tests counts for the first of them. Otherwise Stryker takes it for code
 * that runs when it is loaded, and tries each change there with every test that there is.
 */

import type { RunnerTask } from 'vitest'
import { beforeAll } from 'vitest'

beforeAll(({}, suite) => {
  const names: string[] = []
  let task: RunnerTask | undefined = suite.tasks[0]
  while (task) {
    names.push(task.name)
    task = task.type === 'suite' ? task.tasks[0] : undefined
  }
  const stryker: unknown = Reflect.get(globalThis, '__stryker__')
  if (typeof stryker === 'object' && stryker !== null) {
    Reflect.set(stryker, 'currentTestId', `${suite.file.filepath}#${names.join(' ')}`)
  }
})
