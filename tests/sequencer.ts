import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The same order of files on every machine, by name: Vitest itself goes by how long they took before. */
export class Sequencer extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files.toSorted((one, other) => (one.moduleId < other.moduleId ? -1 : 1)))
  }
}
