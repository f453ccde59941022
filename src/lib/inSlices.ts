/** Long work that lets other tasks run wherever it yields. */
export type Work<Result> = Generator<undefined, Result, undefined>

interface Slices {
  /** Makes the work throw once its result is not wanted any more. */
  signal?: AbortSignal
  /** The longest slice in milliseconds. By default as long as a screen may block, also on a slow phone. */
  sliceMs?: number
}

/** Runs long work in slices, so that its page or worker stays responsive. */
export async function inSlices<Result>(
  work: Work<Result>,
  { signal, sliceMs = 30 }: Slices = {},
): Promise<Result> {
  for (;;) {
    const end = performance.now() + sliceMs
    do {
      const { done, value } = work.next()
      if (done) return value
    } while (performance.now() < end)
    await new Promise((next) => setTimeout(next))
    signal?.throwIfAborted()
  }
}

/** Runs the work in one go, for callers that nothing else waits for. */
export function atOnce<Result>(work: Work<Result>): Result {
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
  }
}
