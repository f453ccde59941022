/** Whether the back ends can be reached, and whether the page is visible. */

import { isMocked } from '../environment'
import { observable } from '../observable'
import { storedText } from '../storage/storedValue'

/** Whether an overlay such as the app lock hides the whole page, so that its messages cannot be read. */
export const pageCover = observable(false)

/** Set by testers of a mocked build, which then behaves as if it were offline. */
const simulated = storedText('simulate-offline')
const simulatedMark = '1'

/**
 * Whether the back ends can be reached now; the header and the buttons follow it. A mocked build has them in
 * the browser and works without a connection, unless a tester simulates offline. A build with a provider only
 * depends on its connection, whatever a tester once set.
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

/**
 * Calls back whenever {@link isOnline} may have changed.
 * @returns a function that stops watching
 */
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

/**
 * A page that comes to the front fires both `visibilitychange` and `focus`. Within this time they count as
 * one return. Milliseconds.
 */
const sameReturnMs = 1_000

/**
 * Calls back when the page becomes visible again or gets the focus.
 * @returns a function that stops watching
 */
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

/** Runs `work` now, or as soon as the page is visible. */
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

/**
 * Runs `work` every `everyMs` while the page is visible, and when it becomes visible again.
 * @returns a function that stops it
 */
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

/**
 * Runs `work` every `everyMs` while the page is hidden. Browsers may delay timers of a hidden page by up to a
 * minute.
 * @returns a function that stops it
 */
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
