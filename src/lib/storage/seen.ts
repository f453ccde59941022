/** Whether anybody may be looking at this page, and what waits for that. */

export function isSeen(): boolean {
  return document.visibilityState !== 'hidden'
}

/** A page that comes to the front is told of twice: as seen, and as the one with the focus. Milliseconds. */
const sameReturnMs = 1_000

/** Calls back when the page is seen again, or chosen among others. Answers the function that stops. */
export function watchSeen(watcher: () => void): () => void {
  let toldAt = -Infinity
  const look = () => {
    const isAgain = performance.now() - toldAt < sameReturnMs
    toldAt = isSeen() ? performance.now() : -Infinity
    if (isSeen() && !isAgain) watcher()
  }
  document.addEventListener('visibilitychange', look)
  addEventListener('focus', look)
  return () => {
    document.removeEventListener('visibilitychange', look)
    removeEventListener('focus', look)
  }
}

/** Does `work` now, or as soon as the page is seen. */
export function onceSeen(work: () => void): void {
  if (isSeen()) {
    work()
    return
  }
  const stop = watchSeen(() => {
    stop()
    work()
  })
}

/** Does `work` every so often while the page is seen, and when it is seen again. Answers the function that stops. */
export function repeatWhileSeen(work: () => void, everyMs: number): () => void {
  let timer: ReturnType<typeof setInterval> | undefined
  const follow = () => {
    clearInterval(timer)
    timer = isSeen() ? setInterval(work, everyMs) : undefined
  }
  const look = () => {
    follow()
    if (isSeen()) work()
  }
  follow()
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
  }
}

/** Does `work` every so often while the page is not seen; browsers have a hidden one wait up to a minute. Answers the function that stops. */
export function repeatWhileUnseen(work: () => void, everyMs: number): () => void {
  let timer: ReturnType<typeof setInterval> | undefined
  const follow = () => {
    clearInterval(timer)
    timer = isSeen() ? undefined : setInterval(work, everyMs)
  }
  follow()
  document.addEventListener('visibilitychange', follow)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', follow)
  }
}
