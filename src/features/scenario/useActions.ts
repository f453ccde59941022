import { useState } from 'react'
import type { Failure } from '#contract/failure'
import type { Steering } from '#contract/scenario/scenario'
import type { Scenario } from './useScenario'

type Run = (work: () => Promise<Steering>, done: string) => Promise<boolean>

interface Actions {
  /** Why the last one was not done. */
  readonly failure: Failure | null
  /** Answers whether it was done. While another one is under way nothing is. */
  readonly run: Run
  /** The same, once nothing else is under way. */
  readonly runNext: Run
}

/** What one section asks of the door. */
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
