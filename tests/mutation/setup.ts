/**
 * What a file prepares for its tests counts for each of them. Otherwise Stryker takes it for code that
 * runs when it is loaded, and tries each change there with every test that there is.
 */

import type { RunnerTask } from 'vitest'
import { afterAll, beforeAll } from 'vitest'

/** How often each change was passed, by its id. */
type Hits = Record<string, number>

/** What Stryker keeps while it finds out which test passes which change; nothing of it later. */
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

/** As Stryker names tests: their suites' names and their own. */
function namesIn(task: RunnerTask): string[] {
  if (task.type === 'test') return [task.name]
  return task.tasks.flatMap(namesIn).map((name) => `${task.name} ${name}`)
}
