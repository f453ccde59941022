/**
 * Attributes the coverage of a file's set-up to each of its tests. Otherwise Stryker takes that code for
 * static code and runs every test for each of its mutants.
 */

import type { RunnerTask } from 'vitest'
import { afterAll, beforeAll } from 'vitest'

/** Number of hits per mutant ID. */
type Hits = Record<string, number>

/** State that Stryker keeps while it finds out which test covers which mutant. */
interface Kept {
  currentTestId?: string
  mutantCoverage?: { perTest: Record<string, Hits> }
}

beforeAll(({}, { file }) => {
  const kept = keptByStryker()
  if (kept) kept.currentTestId = preparing(file.filepath)
})

afterAll(({}, { file }) => {
  const perTest = keptByStryker()?.mutantCoverage?.perTest
  const prepared = perTest?.[preparing(file.filepath)]
  if (!perTest || !prepared) return
  delete perTest[preparing(file.filepath)]
  for (const name of file.tasks.flatMap((task) => namesIn(task))) {
    const id = `${file.filepath}#${name}`
    perTest[id] = { ...prepared, ...perTest[id] }
  }
})

const preparing = (path: string) => `${path}#`

function keptByStryker(): Kept | undefined {
  const kept: unknown = Reflect.get(globalThis, '__stryker__')
  return typeof kept === 'object' && kept !== null ? kept : undefined
}

/** @returns test names as Stryker writes them: the names of the suites, then the test's own */
function namesIn(task: RunnerTask): string[] {
  if (task.type === 'test') return [task.name]
  return task.tasks.flatMap(namesIn).map((name) => `${task.name} ${name}`)
}
