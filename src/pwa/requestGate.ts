/**
 * The one gate every request passes. While a new worker takes over, new ones are held, so that the old
 * one falls idle (a worker that is never idle postpones its replacement) and no request is lost.
 */
let held: Promise<void> | undefined
let release = () => {}
let releaseTimer: ReturnType<typeof setTimeout> | undefined
const pending = new Set<Promise<unknown>>()

/** If the new worker never takes over, requests go on after so many milliseconds. */
const longestHoldMs = 8000

export function holdRequests(): void {
  held ??= new Promise((resolve) => {
    release = resolve
  })
  clearTimeout(releaseTimer)
  releaseTimer = setTimeout(releaseRequests, longestHoldMs)
}

export function releaseRequests(): void {
  clearTimeout(releaseTimer)
  release()
  held = undefined
}

/** Runs `call` as soon as requests are not held, and counts it until it settles. */
export async function passRequestGate<T>(call: () => Promise<T>): Promise<T> {
  while (held) await held
  const running = call()
  pending.add(running)
  try {
    return await running
  } finally {
    pending.delete(running)
  }
}

/** Resolves when every request that was let through has settled. */
export async function requestsSettled(): Promise<void> {
  await Promise.allSettled(pending)
}
