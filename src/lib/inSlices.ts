/** Work that lets others in between wherever it yields. */
export type Work<Result> = Generator<undefined, Result, undefined>

interface Slices {
  /** Once nobody wants the result any more it throws. */
  signal?: AbortSignal
  /** How long everything else may stand still, in milliseconds; left out, as long as a screen may, on a slow phone too. */
  sliceMs?: number
}

/** Does long work piece by piece, so that the others of its page or worker stay alive. */
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

/** Does it in one go, where nobody else waits. */
export function atOnce<Result>(work: Work<Result>): Result {
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
  }
}
