import { useEffect, useRef, useState } from 'react'
import type { CaptchaProof } from '#contract/captcha/captcha'
import { fetchChallenge } from './api'
import { solvePuzzle } from './solvePuzzle'

export type CheckState = 'open' | 'working' | 'done' | 'expired' | 'failed'

/** One robot check: a puzzle is fetched and solved, and its proof kept until it is used or too old. */
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

  /** Answers the proof, or null when there is none to be had. */
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

  /** A used proof is good for nothing: the next submission needs another one. */
  function reset() {
    running.current?.abort()
    setProof(null)
    setState('open')
  }

  return { state, proof: state === 'done' ? proof : null, start, reset }
}
