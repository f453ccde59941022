import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Orders files by name, the same on every machine; Vitest orders them by their last duration. Runs one
 * project after another, because a process with its compiled code ends when the next file belongs to
 * another project.
 */
export class Sequencer extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1)))
  }
}

const keyOf = ({ project, moduleId }: TestSpecification) => `${project.name} ${moduleId}`
