import { nextFrame, pause } from './time'

const patienceMs = 10_000

/**
 * Navigates to a path inside the app.
 * @returns milliseconds until the new heading is painted
 */
export function changeRoute(path: string): Promise<number> {
  const before = heading()
  return go(path, () => heading() !== before && heading() !== '')
}

/**
 * Navigates to a path.
 * @returns milliseconds until an element that matches `selector` is painted
 */
export function openUntil(path: string, selector: string): Promise<number> {
  return go(path, () => document.querySelector(selector) !== null)
}

async function go(path: string, isThere: () => boolean): Promise<number> {
  const begin = performance.now()
  history.pushState(null, '', path)
  dispatchEvent(new PopStateEvent('popstate', { state: null }))
  while (!isThere()) {
    if (performance.now() - begin > patienceMs) throw new Error(`${path} does not show itself`)
    await nextFrame()
  }
  // A frame is painted right after its callbacks, so before the next task.
  await pause(0)
  return performance.now() - begin
}

function heading(): string {
  return document.querySelector('h1')?.textContent ?? ''
}
