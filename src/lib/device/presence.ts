/** Whether the back ends can be reached, and whether anybody may be looking at this page. */

import { isMocked } from '../environment'
import { observable } from '../observable'
import { storedText } from '../storage/storedValue'

/** Whether something stands over the whole page, such as the app lock: nobody can read what the page says meanwhile. */
export const pageCover = observable(false)

/** Set by testers of a mocked build: everything behaves as if there were no network. */
const simulated = storedText('simulate-offline')
const simulatedMark = '1'

/**
 * Whether the back ends can be reached now: what the header says and what the buttons do. A mocked
 * build has them in the browser and goes on without a network, unless a tester simulates that there
 * is none. A build with a provider has only its network, whatever a tester once left behind.
 */
export function isOnline(): boolean {
  return isMocked ? !isOfflineSimulated() : navigator.onLine
}

export function isOfflineSimulated(): boolean {
  return isMocked && simulated.get() === simulatedMark
}

export function simulateOffline(on: boolean): void {
  simulated.set(on ? simulatedMark : null)
}

/** Calls back whenever {@link isOnline} may have changed. Answers the function that stops. */
export function watchOnline(changed: () => void): () => void {
  const stop = simulated.subscribe(changed)
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    stop()
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

export function isPageVisible(): boolean {
  return document.visibilityState !== 'hidden'
}

/** A page that comes to the front is told of twice: as seen, and as the one with the focus. Milliseconds. */
const sameReturnMs = 1_000

/** Calls back when the page is seen again, or chosen among others. Answers the function that stops. */
export function watchPageVisible(watcher: () => void): () => void {
  let toldAt = -Infinity
  const look = () => {
    const isAgain = performance.now() - toldAt < sameReturnMs
    toldAt = isPageVisible() ? performance.now() : -Infinity
    if (isPageVisible() && !isAgain) watcher()
  }
  document.addEventListener('visibilitychange', look)
  addEventListener('focus', look)
  return () => {
    document.removeEventListener('visibilitychange', look)
    removeEventListener('focus', look)
  }
}

/** Does `work` now, or as soon as the page is seen. */
export function oncePageVisible(work: () => void): void {
  if (isPageVisible()) {
    work()
    return
  }
  const stop = watchPageVisible(() => {
    stop()
    work()
  })
}

/** Does `work` every so often while the page is seen, and when it is seen again. Answers the function that stops. */
export function repeatWhileVisible(work: () => void, everyMs: number): () => void {
  let timer: ReturnType<typeof setInterval> | undefined
  const follow = () => {
    clearInterval(timer)
    timer = isPageVisible() ? setInterval(work, everyMs) : undefined
  }
  const look = () => {
    follow()
    if (isPageVisible()) work()
  }
  follow()
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
  }
}

/** Does `work` every so often while the page is not seen; browsers have a hidden one wait up to a minute. Answers the function that stops. */
export function repeatWhileHidden(work: () => void, everyMs: number): () => void {
  let timer: ReturnType<typeof setInterval> | undefined
  const follow = () => {
    clearInterval(timer)
    timer = isPageVisible() ? undefined : setInterval(work, everyMs)
  }
  follow()
  document.addEventListener('visibilitychange', follow)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', follow)
  }
}
