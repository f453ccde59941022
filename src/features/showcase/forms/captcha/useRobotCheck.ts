import { useEffect, useRef, useState } from 'react'
import type { CaptchaProof } from '#contract/captcha/captcha'
import { fetchChallenge } from './api'
import { solvePuzzle } from './solvePuzzle'

export type CheckState = 'open' | 'working' | 'done' | 'expired' | 'failed'

/** State of one robot check: fetches and solves a puzzle, and keeps the proof until it is used or expired. */
export function useRobotCheck(seconds = 300) {
  const [state, setState] = useState<CheckState>('open')
  const [proof, setProof] = useState<CaptchaProof | null>(null)
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  useEffect(() => {
    if (state !== 'done') return undefined
    const timer = setTimeout(() => setState('expired'), seconds * 1000)
    return () => clearTimeout(timer)
  }, [state, seconds])

  /** @returns the proof; null if there is none */
  async function start(): Promise<CaptchaProof | null> {
    running.current?.abort()
    const run = new AbortController()
    running.current = run
    setState('working')
    try {
      const found = await solvePuzzle(await fetchChallenge(seconds, run.signal), run.signal)
      setProof(found)
      setState('done')
      return found
    } catch {
      if (!run.signal.aborted) setState('failed')
      return null
    }
  }

  /** A used proof is invalid: the next submission needs a new one. */
  function reset() {
    running.current?.abort()
    setProof(null)
    setState('open')
  }

  return { state, proof: state === 'done' ? proof : null, start, reset }
}
