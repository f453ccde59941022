import { useCallback, useEffect, useRef, useState } from 'react'
import { providerFailure } from '#api/client/provider'
import { type Failure, isFailure } from '#contract/failure'
import { type Steering, scenarioPaths } from '#contract/scenario/scenario'
import { readSteering } from './api/scenario'
import { noteSteering } from './steering/steeringMark'

export interface Scenario {
  /** What is in force; null until it is known. */
  readonly steering: Steering | null
  /** Why it is not known. */
  readonly readFailure: Failure | null
  /** Whether the door is being asked; one thing at a time. */
  readonly busy: boolean
  /** Waits for what is under way. */
  readonly idle: () => Promise<void>
  /** What was done last, in words; empty for nothing. */
  readonly outcome: string
  /** Does `work`, then says `done`. Answers why it was not done, else null. */
  readonly perform: (work: () => Promise<Steering>, done: string) => Promise<Failure | null>
  /** What somebody else made of it, in words. */
  readonly heard: (steering: Steering, done: string) => void
  readonly read: () => void
}

type Answer = { steering: Steering } | { failure: Failure }

/** What testers have ordered, read anew for each opening of the panel: calls use rules up. */
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
    // Emptied first, so that the same words twice are announced twice.
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

/** Whatever was thrown, as it is told, coded where the door said so; what nobody expected stands in the console. */
export function failureOf(cause: unknown): Failure {
  if (isFailure(cause)) return providerFailure(cause, scenarioPaths.all)
  console.error('Steering the simulated back ends failed', cause)
  return { kind: 'badAnswer', status: null, message: String(cause) }
}
