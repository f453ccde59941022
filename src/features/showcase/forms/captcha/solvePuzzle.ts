import solverUrl from 'altcha/workers/sha?worker&url'
import type { CaptchaChallenge, CaptchaProof } from '#contract/captcha/captcha'

/** Far more than the slowest phone needs. */
const patienceMs = 60_000

/** With Trusted Types, the URL of a worker must come from a policy. */
const policy = window.trustedTypes?.createPolicy('arcade-solver', {
  createScriptURL: (address) => address,
})

/**
 * Solves the puzzle in a worker, so that the page stays responsive.
 * @throws if the signal aborts, or after one minute
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
