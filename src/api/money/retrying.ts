/** Pauses between two attempts at what did not get through, in milliseconds; the last one stays. */
export const retryPauses: readonly number[] = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000]

export interface Retrying {
  /** There is something to do: begins with the first pause, unless it is at it already. */
  start: () => void
  /** Worth a try at once: the player is back, or the network. */
  hurry: () => void
  stop: () => void
}

/** Repeats `attempt` with growing pauses for as long as it answers that something is left to do. */
export function retrying(attempt: () => Promise<boolean>): Retrying {
  let timer: ReturnType<typeof setTimeout> | undefined
  let attempts = 0
  let isRunning = false
  let isHurried = false
  let isStopped = false

  function plan(): void {
    clearTimeout(timer)
    timer = setTimeout(run, retryPauses[Math.min(attempts, retryPauses.length - 1)])
    attempts += 1
  }

  function run(): void {
    if (isRunning || isStopped) return
    timer = undefined
    isRunning = true
    void attempt()
      .catch((cause: unknown) => {
        console.error('What did not get through could not be tried again', cause)
        return true
      })
      .then((isLeft) => {
        isRunning = false
        const again = isHurried
        isHurried = false
        if (isLeft && again) run()
        else if (isLeft && !isStopped) plan()
        else attempts = 0
      })
  }

  return {
    start: () => {
      if (timer === undefined && !isRunning && !isStopped) plan()
    },
    hurry: () => {
      clearTimeout(timer)
      // What is under way may have begun before there was a reason to hurry.
      isHurried = isRunning
      run()
    },
    stop: () => {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
