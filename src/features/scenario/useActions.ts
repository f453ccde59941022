import { useState } from 'react'
import type { Failure } from '#contract/failure'
import type { Steering } from '#contract/scenario/scenario'
import type { Scenario } from './useScenario'

interface Actions {
  /** Why the last one was not done. */
  readonly failure: Failure | null
  /** Answers whether it was done. While another one is under way nothing is. */
  readonly run: (work: () => Promise<Steering>, done: string) => Promise<boolean>
}

/** What one section asks of the door. */
export function useActions({ busy, perform }: Scenario): Actions {
  const [failure, setFailure] = useState<Failure | null>(null)

  async function run(work: () => Promise<Steering>, done: string): Promise<boolean> {
    if (busy) return false
    setFailure(null)
    const failed = await perform(work, done)
    setFailure(failed)
    return failed === null
  }

  return { failure, run }
}
