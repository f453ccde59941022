/** The latest start in milliseconds, because a busy page may never be idle. */
const latestMs = 3000

/** The delay in milliseconds if the browser cannot tell (Safari): enough for the page to be drawn. */
const guessMs = 1000

/**
 * Runs `work` once the browser has nothing more urgent to do.
 * @returns a function that cancels it
 */
export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const handle = requestIdleCallback(work, { timeout: latestMs })
    return () => cancelIdleCallback(handle)
  }
  const handle = setTimeout(work, guessMs)
  return () => clearTimeout(handle)
}
