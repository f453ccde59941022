import { nextFrame, pause } from './time'

/**
 * Scrolls the page, or its largest scrolling pane, at fling speed (7,200 pixels a second).
 * @returns the longest task during that time, in milliseconds
 */
export async function scrollThrough(): Promise<number> {
  let longest = 0
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration)
  })
  observer.observe({ type: 'longtask' })
  const pane = scroller()
  for (let step = 0; step < 300; step += 1) {
    pane.scrollBy({ top: 120, behavior: 'instant' })
    await nextFrame()
  }
  await pause(100)
  observer.disconnect()
  return longest
}

function scroller(): Element {
  const page = document.scrollingElement ?? document.documentElement
  const panes = [...document.querySelectorAll('main *')].filter(
    (element) => /auto|scroll/.test(getComputedStyle(element).overflowY) && hidden(element) > 0,
  )
  return [page, ...panes].reduce((most, one) => (hidden(one) > hidden(most) ? one : most))
}

/** @returns pixels that are out of sight */
function hidden(element: Element): number {
  return element.scrollHeight - element.clientHeight
}
