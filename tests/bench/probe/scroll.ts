import { nextFrame, pause } from './time'

/** Scrolls the page to its end in half screens, as a person flings it; the longest task meanwhile in milliseconds. */
export async function scrollThrough(): Promise<number> {
  let longest = 0
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration)
  })
  observer.observe({ type: 'longtask' })
  for (let step = 0; step < 200; step += 1) {
    scrollBy({ top: innerHeight / 2, behavior: 'instant' })
    await nextFrame()
  }
  await pause(100)
  observer.disconnect()
  return longest
}
