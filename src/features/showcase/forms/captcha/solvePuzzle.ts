import solverUrl from 'altcha/workers/sha?worker&url'
import type { CaptchaChallenge, CaptchaProof } from '#contract/captcha/captcha'

/** Far more than the slowest phone needs. */
const patienceMs = 60_000

/** With Trusted Types in force a worker's address must come from a policy. */
const policy = window.trustedTypes?.createPolicy('arcade-solver', {
  createScriptURL: (address) => address,
})

/**
 * Finds the number that the puzzle asks for, in a worker, so that the page stays quick. Rejects when
 * the signal says so, or when it takes longer than a minute.
 */
export function solvePuzzle(
  challenge: CaptchaChallenge,
  signal: AbortSignal,
): Promise<CaptchaProof> {
  const worker = new Worker(policy?.createScriptURL(solverUrl) ?? solverUrl, { type: 'module' })
  return new Promise<CaptchaProof>((resolve, reject) => {
    for (const end of [signal, AbortSignal.timeout(patienceMs)]) {
      end.addEventListener('abort', () => reject(end.reason))
    }
    worker.addEventListener('error', () => reject(new Error('The solver could not be started')))
    worker.addEventListener('message', ({ data }: MessageEvent<{ counter?: number } | null>) => {
      if (data?.counter === undefined) reject(new Error('The puzzle has no solution'))
      else resolve({ challenge, solution: { counter: data.counter } })
    })
    worker.postMessage({ type: 'work', challenge, counterStart: 0, counterStep: 1 })
  }).finally(() => worker.terminate())
}
