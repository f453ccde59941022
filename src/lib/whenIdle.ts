/** At the latest after so many milliseconds: a busy page may never be idle. */
const latestMs = 3000

/** Where the browser cannot tell (Safari): late enough for the page to stand. */
const guessMs = 1000

/** Runs `work` once the browser has nothing more urgent to do. Answers the function that calls it off. */
export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const handle = requestIdleCallback(work, { timeout: latestMs })
    return () => cancelIdleCallback(handle)
  }
  const handle = setTimeout(work, guessMs)
  return () => clearTimeout(handle)
}
