import { statSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const size = ({ moduleId }: TestSpecification) => statSync(moduleId).size

/**
 * The same order of files on every machine: Vitest itself goes by how long they took before. Those with a
 * process of their own begin with the largest, so that the processes end together; those that share one go by name.
 */
export class Sequencer extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const alone = files.filter(({ project }) => project.config.isolate)
    const together = files.filter(({ project }) => !project.config.isolate)
    return Promise.resolve([
      ...together.toSorted((one, other) => (one.moduleId < other.moduleId ? -1 : 1)),
      ...alone.toSorted((one, other) => size(other) - size(one)),
    ])
  }
}
