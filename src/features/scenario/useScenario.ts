import { useCallback, useEffect, useRef, useState } from 'react'
import { providerFailure } from '#api/client/provider'
import { type Failure, isFailure } from '#contract/failure'
import { type Steering, scenarioPaths } from '#contract/scenario/scenario'
import { readSteering } from './api/scenario'
import { noteSteering } from './steering/steeringMark'

export interface Scenario {
  /** The active rules and clock; null until loaded. */
  readonly steering: Steering | null
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
  readonly perform: (work: () => Promise<Steering>, done: string) => Promise<Failure | null>
  /** Takes over a state changed by other code, and announces `done`. */
  readonly heard: (steering: Steering, done: string) => void
  readonly read: () => void
}

type Answer = { steering: Steering } | { failure: Failure }

/** The test controls' state, loaded again each time the panel opens, because calls use rules up. */
export function useScenario(): Scenario {
  const [steering, setSteering] = useState<Steering | null>(null)
  const [readFailure, setReadFailure] = useState<Failure | null>(null)
  const [busy, setBusy] = useState(true)
  const [outcome, setOutcome] = useState('')
  const underWay = useRef<Promise<Answer> | null>(null)

  const ask = useCallback((work: () => Promise<Steering>): Promise<Answer> => {
    underWay.current = answerOf(work)
    return underWay.current
  }, [])

  const take = useCallback((answer: Answer): Failure | null => {
    setBusy(false)
    if ('failure' in answer) return answer.failure
    noteSteering(answer.steering)
    setSteering(answer.steering)
    setReadFailure(null)
    return null
  }, [])

  useEffect(() => {
    void ask(readSteering).then((answer) => setReadFailure(take(answer)))
  }, [ask, take])

  async function perform(work: () => Promise<Steering>, done: string): Promise<Failure | null> {
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

  function heard(next: Steering, done: string): void {
    take({ steering: next })
    setOutcome(done)
  }

  const read = () => void perform(readSteering, '').then(setReadFailure)
  return { steering, readFailure, busy, idle, outcome, perform, heard, read }
}

async function answerOf(work: () => Promise<Steering>): Promise<Answer> {
  try {
    return { steering: await work() }
  } catch (cause) {
    return { failure: failureOf(cause) }
  }
}

/**
 * Converts anything thrown into a `Failure`, with the test API's code if there is one. Logs unexpected errors.
 */
export function failureOf(cause: unknown): Failure {
  if (isFailure(cause)) return providerFailure(cause, scenarioPaths.all)
  console.error('Steering the simulated back ends failed', cause)
  return { kind: 'badAnswer', status: null, message: String(cause) }
}
