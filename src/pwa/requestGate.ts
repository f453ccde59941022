/**
 * The gate that every request passes. While a new worker takes over, new requests are held. So the old worker
 * becomes idle (a busy worker postpones its replacement), and no request is lost.
 */
let held: Promise<void> | undefined
let release = () => {}
let releaseTimer: ReturnType<typeof setTimeout> | undefined
const pending = new Set<Promise<unknown>>()

/** The longest hold in milliseconds, in case the new worker never takes over. */
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

/** Runs `call` as soon as requests are not held, and tracks it until it settles. */
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
