import { useState } from 'react'
import type { Failure } from '#contract/failure'
import type { TestControls } from '#contract/scenario/scenario'
import type { Scenario } from './useScenario'

type Run = (work: () => Promise<TestControls>, done: string) => Promise<boolean>

interface Actions {
  /** Error of the last action. */
  readonly failure: Failure | null
  /**
   * Runs an action, unless another is in progress.
   * @returns whether it was done
   */
  readonly run: Run
  /** The same, but waits for the action in progress. */
  readonly runNext: Run
}

/** Calls of one section to the test API. */
export function useActions({ busy, idle, perform }: Scenario): Actions {
  const [failure, setFailure] = useState<Failure | null>(null)

  const runNext: Run = async (work, done) => {
    await idle()
    setFailure(null)
    const failed = await perform(work, done)
    setFailure(failed)
    return failed === null
  }

  const run: Run = async (work, done) => !busy && runNext(work, done)

  return { failure, run, runNext }
}
