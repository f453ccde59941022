import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The same order of files on every machine, by name: Vitest itself goes by how long they took before. One project
 * after the other: a process ends where the next file is of another, and what it has compiled is gone.
 */
export class Sequencer extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1)))
  }
}

const keyOf = ({ project, moduleId }: TestSpecification) => `${project.name} ${moduleId}`
