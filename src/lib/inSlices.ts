/** Work that lets others in between wherever it yields. */
export type Work<Result> = Generator<undefined, Result, undefined>

/** So long a screen may stand still, for input of a slow phone too. */
const sliceMs = 30

/** Does long work piece by piece, so that the page stays alive; once nobody wants it any more it throws. */
export async function inSlices<Result>(work: Work<Result>, signal: AbortSignal): Promise<Result> {
  for (;;) {
    const end = performance.now() + sliceMs
    do {
      const { done, value } = work.next()
      if (done) return value
    } while (performance.now() < end)
    await new Promise((next) => setTimeout(next))
    signal.throwIfAborted()
  }
}
