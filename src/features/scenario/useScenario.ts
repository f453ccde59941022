import { useCallback, useEffect, useRef, useState } from 'react'
import { providerFailure } from '#api/client/provider'
import { type Failure, isFailure } from '#contract/failure'
import { scenarioPaths, type TestControls } from '#contract/scenario/scenario'
import { noteControls } from './activeControls/activeControlsState'
import { readTestControls } from './api/scenario'

export interface Scenario {
  /** The active rules and clock; null until loaded. */
  readonly controls: TestControls | null
  /** Why they could not be loaded. */
  readonly readFailure: Failure | null
  /** Whether a call to the test API is in progress; one at a time. */
  readonly busy: boolean
  /** Resolves when the call in progress has ended. */
  readonly idle: () => Promise<void>
  /** Result of the last action in words; empty for none. */
  readonly outcome: string
  /**
   * Runs `work`, then announces `done`.
   * @returns the error, or null
   */
  readonly perform: (work: () => Promise<TestControls>, done: string) => Promise<Failure | null>
  /** Takes over a state changed by other code, and announces `done`. */
  readonly heard: (controls: TestControls, done: string) => void
  readonly read: () => void
}

type Answer = { controls: TestControls } | { failure: Failure }

/** The test controls' state, loaded again each time the panel opens, because calls use rules up. */
export function useScenario(): Scenario {
  const [controls, setControls] = useState<TestControls | null>(null)
  const [readFailure, setReadFailure] = useState<Failure | null>(null)
  const [busy, setBusy] = useState(true)
  const [outcome, setOutcome] = useState('')
  const underWay = useRef<Promise<Answer> | null>(null)

  const ask = useCallback((work: () => Promise<TestControls>): Promise<Answer> => {
    underWay.current = answerOf(work)
    return underWay.current
  }, [])

  const take = useCallback((answer: Answer): Failure | null => {
    setBusy(false)
    if ('failure' in answer) return answer.failure
    noteControls(answer.controls)
    setControls(answer.controls)
    setReadFailure(null)
    return null
  }, [])

  useEffect(() => {
    void ask(readTestControls).then((answer) => setReadFailure(take(answer)))
  }, [ask, take])

  async function perform(work: () => Promise<TestControls>, done: string): Promise<Failure | null> {
    setBusy(true)
    // Empty it first, so that the same text is announced again.
    setOutcome('')
    const failure = take(await ask(work))
    if (failure === null) setOutcome(done)
    return failure
  }

  async function idle(): Promise<void> {
    await underWay.current
  }

  function heard(next: TestControls, done: string): void {
    take({ controls: next })
    setOutcome(done)
  }

  const read = () => void perform(readTestControls, '').then(setReadFailure)
  return { controls, readFailure, busy, idle, outcome, perform, heard, read }
}

async function answerOf(work: () => Promise<TestControls>): Promise<Answer> {
  try {
    return { controls: await work() }
  } catch (cause) {
    return { failure: failureOf(cause) }
  }
}

/**
 * Converts anything thrown into a `Failure`, with the test API's code if there is one. Logs unexpected errors.
 */
export function failureOf(cause: unknown): Failure {
  if (isFailure(cause)) return providerFailure(cause, scenarioPaths.all)
  console.error('TestControls the simulated back ends failed', cause)
  return { kind: 'badAnswer', status: null, message: String(cause) }
}
