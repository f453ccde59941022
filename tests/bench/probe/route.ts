import { nextFrame, pause } from './time'

const patienceMs = 10_000

/** Changes to a path inside the app; what it takes until the new heading is painted. Milliseconds. */
export async function changeRoute(path: string): Promise<number> {
  const before = heading()
  const begin = performance.now()
  history.pushState(null, '', path)
  dispatchEvent(new PopStateEvent('popstate', { state: null }))
  while (heading() === before || heading() === '') {
    if (performance.now() - begin > patienceMs) throw new Error(`${path} shows no heading`)
    await nextFrame()
  }
  // A frame is painted right after its callbacks, so before the next task.
  await pause(0)
  return performance.now() - begin
}

function heading(): string {
  return document.querySelector('h1')?.textContent ?? ''
}
