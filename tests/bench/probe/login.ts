import { loadedPaths } from './stored'
import { nextFrame, pause } from './time'
import { acceptsText } from './typing'

/** When a login page became visible and usable. Milliseconds since the navigation began. */
export interface LoginTimes {
  firstPaint: number
  usable: number
  /** When the whole page, including its button, was usable. */
  complete: number
  /** Sum of the unexpected layout shifts until a second after `complete`. */
  layoutShift: number
  /** Sum of all tasks over 50 ms until a second after `complete`. Milliseconds. */
  inLongTasks: number
  /** Paths of the scripts that were requested before `complete`. */
  scripts: string[]
}

const quietMs = 200

/**
 * One definition for all pages. Usable: the username field is on top, opaque and enabled. A text typed into
 * it is still there when the next frame is painted. No task over 50 ms begins in the 200 ms after that; if
 * one does, the page is usable when it ends. Complete: the same for the page with its button.
 */
export async function watchLogin(): Promise<LoginTimes> {
  const longTasks = observe('longtask')
  const shifts = observe('layout-shift')
  const [fieldAt, buttonAt] = await Promise.all([
    firstTime(() => acceptsText('input[autocomplete=username]')),
    firstTime(async () => document.querySelector('button[type=submit]') !== null),
  ])
  const usable = await whenQuiet(fieldAt, longTasks)
  const complete = await whenQuiet(Math.max(fieldAt, buttonAt), longTasks)
  await pause(1000)
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  return {
    firstPaint: paint?.startTime ?? Number.NaN,
    usable,
    complete,
    layoutShift: shifts.reduce((sum, shift) => sum + Number(Reflect.get(shift, 'value')), 0),
    inLongTasks: longTasks.reduce((sum, { duration }) => sum + duration, 0),
    scripts: loadedPaths(complete).filter((path) => path.endsWith('.js')),
  }
}

/** @returns when `holds` is first true, in milliseconds since the navigation began */
async function firstTime(holds: () => Promise<boolean>): Promise<number> {
  while (!(await holds())) await nextFrame()
  return performance.now()
}

/** @returns a list that grows with each entry that the browser reports */
function observe(type: string): PerformanceEntry[] {
  const entries: PerformanceEntry[] = []
  new PerformanceObserver((list) => entries.push(...list.getEntries())).observe({
    type,
    buffered: true,
  })
  return entries
}

async function whenQuiet(since: number, longTasks: PerformanceEntry[]): Promise<number> {
  // Wait slightly longer than the quiet time, because the browser reports a task only after it ends.
  await pause(since + quietMs + 50 - performance.now())
  const ends = longTasks
    .filter(({ startTime }) => startTime < since + quietMs)
    .map(({ startTime, duration }) => startTime + duration)
  const latest = Math.max(since, ...ends)
  return latest > since ? whenQuiet(latest, longTasks) : since
}
