/**
 * The one gate every call goes through. While a new worker takes over it is shut, so that the old
 * one falls idle (a worker that is never idle postpones its replacement) and no call is lost.
 */
let shut: Promise<void> | undefined
let open = () => {}
let reopening: ReturnType<typeof setTimeout> | undefined
const underway = new Set<Promise<unknown>>()

/** A replacement that never comes must not hold the calls for ever. */
const longestHoldMs = 8000

export function shutGate(): void {
  shut ??= new Promise((resolve) => {
    open = resolve
  })
  clearTimeout(reopening)
  reopening = setTimeout(openGate, longestHoldMs)
}

export function openGate(): void {
  clearTimeout(reopening)
  open()
  shut = undefined
}

/** Runs `call` as soon as the gate is open and counts it until it settles. */
export async function throughGate<T>(call: () => Promise<T>): Promise<T> {
  while (shut) await shut
  const running = call()
  underway.add(running)
  try {
    return await running
  } finally {
    underway.delete(running)
  }
}

/** Resolves when every call that was let through has settled. */
export async function callsSettled(): Promise<void> {
  await Promise.allSettled(underway)
}
