import { useRef, useState } from 'react'
import { useFailureWords } from './useFailureWords'

/** How a mutation ends. */
interface Outcome<Answer> {
  data?: Answer
  error?: unknown
}

/** One deed at a time: while one is under way, a further press does nothing. */
export function useDeed() {
  const failureWords = useFailureWords()
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  /** Answers what came, or undefined when nothing was sent or it failed; `failure` says why. */
  async function run<Answer>(
    send: () => PromiseLike<Outcome<Answer>>,
  ): Promise<Answer | undefined> {
    if (running.current) return undefined
    running.current = true
    setBusy(true)
    setFailure(null)
    const { data, error } = await send()
    running.current = false
    setBusy(false)
    if (error === undefined) return data
    setFailure(failureWords(error))
    return undefined
  }

  return { run, busy, failure, forget: () => setFailure(null) }
}
